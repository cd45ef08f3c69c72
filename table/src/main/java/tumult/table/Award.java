package tumult.table;

/**
 * A feat that an evening tells: nobody has done better in any of its games.
 *
 * @param room the id of the game that tells it in its texts
 * @param feat the key of the feat there
 * @param number what was counted, as the game says
 * @param game the number of the game in which it was done
 */
public record Award(
    String room, String feat, int number, String person, String name, String avatar, int game) {}
