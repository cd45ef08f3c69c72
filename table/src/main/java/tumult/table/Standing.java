package tumult.table;

/**
 * How somebody stands after the games of an evening.
 *
 * @param points of all games; one that they were not in counts like a place in the middle
 * @param games how many they were in
 * @param wins how many of them they won or shared
 * @param inTheRunning whether they were in at least half of the games, so that they can win the
 *     evening
 */
public record Standing(
    String person,
    String name,
    String avatar,
    int points,
    int games,
    int wins,
    boolean inTheRunning) {}
