package tumult.games.frappadingue.solved;

/**
 * A match between one who plays for the win and one who plays every turn for its points, worked out
 * pair by pair as {@link MatchWorths} is.
 */
public final class Duel implements MatchWorths.Follower {
  /** The match ends after so many rounds (R23). */
  private static final int ROUNDS = 500;

  private static final int TILTS = 200;

  private final MatchWorths worths;
  private final int target;

  /** How likely each total is of the one who plays for points, in hundreds. */
  private final double[] scorer;

  /** The winner's chances with the winner first: on the winner's turn, on the scorer's. */
  private final double[] ownTurn;

  private final double[] scorersReply;

  /** With the winner second: on the scorer's turn, on the winner's. */
  private final double[] scorersTurn;

  private final double[] ownReply;

  /** By tilt t/100: the highest mean of exp(-t/100 · total) that any turn of the winner has. */
  private final double[] slowest = new double[TILTS];

  Duel(MatchWorths worths, int target, double[] scorer) {
    this.worths = worths;
    this.target = target;
    this.scorer = scorer;
    ownTurn = new double[target * target];
    scorersReply = new double[target * target];
    scorersTurn = new double[target * target];
    ownReply = new double[target * target];
  }

  /** The share of wins that goes to who plays for the win, half of the matches as the first. */
  public double share() {
    return (ownTurn[0] + scorersTurn[0]) / 2;
  }

  /**
   * At most how likely a match is not to be over after 500 rounds, if one plays for the win: by
   * Markov's inequality for exp(-tilt · score).
   */
  public double unfinished() {
    double least = 1;
    for (int tilt = 1; tilt < TILTS; tilt++) {
      double exponent = tilt / 100.0 * (target - 1) + (ROUNDS - 1) * Math.log(slowest[tilt]);
      least = Math.min(least, Math.exp(exponent));
    }
    return least;
  }

  @Override
  public void pair(int x, int y, double[] firstTotals, double[] secondTotals) {
    int pair = x * target + y;
    double own = 0;
    double reply = 0;
    double scorers = 0;
    double answer = 0;
    for (int total = 1; total < scorer.length; total++) {
      int sum = x + total;
      if (sum < target) {
        own += firstTotals[total] * scorersReply[sum * target + y];
        scorers += scorer[total] * ownReply[sum * target + y];
      } else {
        own += firstTotals[total] * (1 - scorersLast(sum - y)); // R23
        scorers += scorer[total] * worths.last(sum - y);
      }
      if (y + total < target) {
        reply += scorer[total] * ownTurn[pair + total];
        answer += secondTotals[total] * scorersTurn[pair + total];
      } else {
        answer += secondTotals[total];
      }
    }
    ownTurn[pair] = (own + firstTotals[0] * reply) / (1 - firstTotals[0] * scorer[0]);
    scorersReply[pair] = reply + scorer[0] * ownTurn[pair];
    scorersTurn[pair] = (scorers + scorer[0] * answer) / (1 - scorer[0] * secondTotals[0]);
    ownReply[pair] = answer + secondTotals[0] * scorersTurn[pair];
    slow(firstTotals);
    slow(secondTotals);
  }

  private double scorersLast(int behind) {
    double wins = behind < scorer.length ? scorer[behind] / 2 : 0;
    for (int total = behind + 1; total < scorer.length; total++) {
      wins += scorer[total];
    }
    return wins;
  }

  private void slow(double[] totals) {
    for (int tilt = 1; tilt < TILTS; tilt++) {
      double mean = 0;
      double factor = Math.exp(-tilt / 100.0);
      double power = 1;
      for (double chance : totals) {
        mean += chance * power;
        power *= factor;
      }
      slowest[tilt] = Math.max(slowest[tilt], mean);
    }
  }
}
