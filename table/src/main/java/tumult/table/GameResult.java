package tumult.table;

import java.util.List;

/**
 * How a game at a table ended.
 *
 * @param number which game at this table it was, 1 for the first
 * @param game its full name, with every option
 * @param began when, in milliseconds
 * @param players who played it, seat 0 first
 */
public record GameResult(int number, String game, long began, long ended, List<Player> players) {
  public GameResult {
    players = List.copyOf(players);
  }

  /** Who has won a game gets so many points, the last one none. */
  public static final int MOST_POINTS = 10;

  /** Whether it counts for the evening: who plays alone has nobody to beat. */
  public boolean counts() {
    return players.size() > 1;
  }

  /**
   * Who had a seat: the last person who sat there, even if a bot has finished the game for them.
   *
   * @param person empty for a bot, and so is the name
   * @param level of the bot, 0 for a person
   * @param points what the place is worth, 0–10
   */
  public record Player(
      String person,
      String name,
      String avatar,
      int level,
      int score,
      boolean won,
      boolean resigned,
      int points) {
    Player of(String otherPerson, String otherName, String otherAvatar) {
      return new Player(otherPerson, otherName, otherAvatar, level, score, won, resigned, points);
    }
  }
}
