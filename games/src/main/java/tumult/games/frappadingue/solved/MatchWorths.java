package tumult.games.frappadingue.solved;

import tumult.engine.Rng;

/**
 * How likely each of two players is to win a match, for every pair of scores below the target, if
 * both play for that; a shared win is half a win. Scores are in hundreds (R13).
 *
 * <p>The first of a round may reach the target, and the second has one turn left (R23); if the
 * second reaches it, that is the end. Points only grow, so pairs are worked out in the order of
 * their sum, the highest first. Two turns without score lead back to the same pair: what the two
 * are worth there, a and b, each follows from the other by a function that is convex and made of
 * straight pieces. Newton's method follows the pieces to where both agree.
 *
 * <p>The end after 500 rounds (R23) is left out; {@link Duel} says how likely it is.
 */
final class MatchWorths {
  /** After a step this small the next one is far below what is printed. */
  private static final double SMALL = 1e-8;

  /** The slopes of the pieces are looked up in one of so many steps. */
  private static final int CHORDS = 4;

  private static final int MOST_STEPS = 100;

  /** More than this in the last turn counts as out of reach. */
  private static final int OUT_OF_REACH = 60;

  @FunctionalInterface
  private interface Pair {
    void at(int x, int y);
  }

  /** Is told of each pair. */
  @FunctionalInterface
  interface Follower {
    /**
     * A pair.
     *
     * @param x the first's score
     * @param y the second's score
     * @param firstTotals how likely each total is of the first, on its turn, in hundreds
     * @param secondTotals the same of the second
     */
    void pair(int x, int y, double[] firstTotals, double[] secondTotals);
  }

  private final int target;
  private final TurnWorths firstTurn;
  private final TurnWorths secondTurn;
  private final double[] first;
  private final double[] second;
  private final double[] last = new double[TurnGraph.MOST_HUNDREDS + 1];

  /**
   * Works out a match.
   *
   * @param target in hundreds
   * @param firstMost whether the first is expected to get the most beyond the graph, not the least
   * @param secondMost the same for the second
   */
  MatchWorths(TurnGraph graph, int target, boolean firstMost, boolean secondMost) {
    this.target = target;
    firstTurn = new TurnWorths(graph, firstMost);
    secondTurn = firstMost == secondMost ? firstTurn : new TurnWorths(graph, secondMost);
    first = new double[target * target];
    second = new double[target * target];
    for (int behind = 0; behind < last.length; behind++) {
      last[behind] = secondMost && behind > 0 ? last[behind - 1] : 0;
      if (behind <= OUT_OF_REACH) {
        secondTurn.solve(lastPayoffs(behind));
        last[behind] = secondTurn.opening();
      }
    }
    eachPair(this::solve);
  }

  /** How likely the first is to win from its turn, with the scores of the first and the second. */
  double first(int x, int y) {
    return first[x * target + y];
  }

  /** How likely the second is to win from its turn, with the scores of the first and the second. */
  double second(int x, int y) {
    return second[x * target + y];
  }

  /**
   * How likely the second is to win in its last turn, if it is so far behind; ahead, it has won.
   */
  double last(int behind) {
    return behind < 0 ? 1 : last[Math.min(behind, last.length - 1)];
  }

  /** What each total of the first is worth to it. */
  double[] firstPayoffs(int x, int y) {
    double[] payoffs = new double[TurnGraph.MOST_HUNDREDS + 1];
    for (int total = 0; total < payoffs.length; total++) {
      int sum = x + total;
      payoffs[total] = 1 - (sum < target ? second(sum, y) : last(sum - y)); // R23
    }
    return payoffs;
  }

  /** What each total of the second is worth to it. */
  double[] secondPayoffs(int x, int y) {
    double[] payoffs = new double[TurnGraph.MOST_HUNDREDS + 1];
    for (int total = 0; total < payoffs.length; total++) {
      payoffs[total] = y + total < target ? 1 - first(x, y + total) : 1; // R23
    }
    return payoffs;
  }

  /** In the last turn only the lead counts. */
  static double[] lastPayoffs(int behind) {
    double[] payoffs = new double[TurnGraph.MOST_HUNDREDS + 1];
    for (int total = 0; total < payoffs.length; total++) {
      payoffs[total] = total > behind ? 1 : total == behind ? 0.5 : 0;
    }
    return payoffs;
  }

  /** A number for all of it: another table hardly ever has the same. */
  long hash() {
    long hash = target;
    for (int pair = 0; pair < first.length; pair++) {
      hash = Rng.mix(hash + Double.doubleToLongBits(first[pair]));
      hash = Rng.mix(hash + Double.doubleToLongBits(second[pair]));
    }
    return hash;
  }

  /** Goes through all pairs, so that those that follow from one come before it. */
  private void eachPair(Pair pair) {
    for (int sum = 2 * (target - 1); sum >= 0; sum--) {
      for (int x = Math.max(0, sum - target + 1); x < target && x <= sum; x++) {
        pair.at(x, sum - x);
      }
    }
  }

  private void solve(int x, int y) {
    double[] firstPayoffs = firstPayoffs(x, y);
    double[] secondPayoffs = secondPayoffs(x, y);
    double a = guess(first, x, y, target);
    double b = guess(second, x, y, 1);
    double slopeA = 0;
    double slopeB = 0;
    double step = 1;
    for (int steps = 0; step > SMALL; steps++) {
      if (steps == MOST_STEPS) {
        throw new IllegalStateException("no worth of %d:%d was found".formatted(x, y));
      }
      firstPayoffs[0] = 1 - b;
      secondPayoffs[0] = 1 - a;
      if (steps % CHORDS == 0) {
        firstTurn.solve(firstPayoffs);
        slopeA = firstTurn.slope();
      } else {
        firstTurn.solveWithoutSlopes(firstPayoffs);
      }
      double baseA = firstTurn.opening() + slopeA * b; // a = baseA - slopeA b
      if (steps % CHORDS == 0) {
        secondTurn.solve(secondPayoffs);
        slopeB = secondTurn.slope();
      } else {
        secondTurn.solveWithoutSlopes(secondPayoffs);
      }
      double baseB = secondTurn.opening() + slopeB * a; // b = baseB - slopeB a
      double nextA = (baseA - slopeA * baseB) / (1 - slopeA * slopeB);
      double nextB = baseB - slopeB * nextA;
      step = Math.max(Math.abs(nextA - a), Math.abs(nextB - b));
      a = nextA;
      b = nextB;
    }
    first[x * target + y] = a;
    second[x * target + y] = b;
  }

  /** Tells of all pairs again, and of the turns that are played there. */
  void follow(Follower follower) {
    eachPair(
        (x, y) -> follower.pair(x, y, totals(firstPayoffs(x, y)), totals(secondPayoffs(x, y))));
  }

  /** A worth as it would be if it went on as from the two pairs above. */
  private double guess(double[] worths, int x, int y, int up) {
    int score = up == 1 ? y : x;
    int pair = x * target + y;
    double above = score + 1 < target ? worths[pair + up] : 1;
    double guess = score + 2 < target ? 2 * above - worths[pair + 2 * up] : above;
    return Math.clamp(guess, 0, 1);
  }

  private double[] totals(double[] payoffs) {
    double[] totals = new double[TurnGraph.MOST_HUNDREDS + 1];
    firstTurn.solve(payoffs);
    firstTurn.distribute(payoffs, totals);
    return totals;
  }
}
