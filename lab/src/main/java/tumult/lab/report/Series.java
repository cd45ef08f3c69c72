package tumult.lab.report;

/** How long a series of games has to be, so that the better one wins it. */
public final class Series {
  private static final int LONGEST = 20_001;

  private Series() {}

  /**
   * The smallest odd number of games of which the better one wins more than half, in so many of
   * hundred such series; 0 if no series is long enough.
   *
   * @param share how often the better one wins a game, above a half
   * @param sure e.g. 0.9
   */
  public static int length(double share, double sure) {
    for (int games = 1; games <= LONGEST; games += games < 101 ? 2 : games / 50 * 2) {
      if (won(games, share) >= sure) {
        return games;
      }
    }
    return 0;
  }

  /** How likely it is to win more than half of an odd number of games. */
  static double won(int games, double share) {
    double likely = 0;
    double log = games * Math.log(share); // all of them
    for (int wins = games; wins > games / 2; wins--) {
      likely += Math.exp(log);
      log += Math.log((double) wins / (games - wins + 1)) + Math.log((1 - share) / share);
    }
    return Math.min(1, likely);
  }
}
