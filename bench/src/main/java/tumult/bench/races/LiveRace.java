package tumult.bench.races;

/**
 * A race that two have run.
 *
 * @param winner -1 for a dead heat
 * @param first the true reaction of the first, in microseconds
 * @param second that of the second
 */
public record LiveRace(int winner, long first, long second) {
  long reaction(int rival) {
    return rival == 0 ? first : second;
  }

  public long gap() {
    return Math.abs(first - second);
  }

  public int faster() {
    return first <= second ? 0 : 1;
  }

  /** A rival's share of the win. */
  double share(int rival) {
    return winner < 0 ? 0.5 : winner == rival ? 1 : 0;
  }
}
