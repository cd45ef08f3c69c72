package tumult.bots;

/**
 * What a search found out about the legal actions: for each, the part of the win that the seat may
 * expect from it, and how sure that is.
 */
public final class Estimates {
  private final int[] actions;
  private final long[] count;
  private final double[] mean;
  private final double[] error;
  private final int best;

  Estimates(int[] actions, long[] count, double[] mean, double[] error, int best) {
    this.actions = actions;
    this.count = count;
    this.mean = mean;
    this.error = error;
    this.best = best;
  }

  /** How many actions there are. */
  public int size() {
    return actions.length;
  }

  /** The action at an index. */
  public int action(int index) {
    return actions[index];
  }

  /** The part of the win that an action promises, from 0 to 1. */
  public double share(int index) {
    return mean[index];
  }

  /** The standard error of that. */
  public double error(int index) {
    return error[index];
  }

  /** How much what comes of an action differs from one time to another: a standard deviation. */
  double spread(int index) {
    return error[index] * Math.sqrt((double) count[index]);
  }

  /** How often an action was tried. */
  public long tries(int index) {
    return count[index];
  }

  /** How often all were tried together. */
  public long iterations() {
    long all = 0;
    for (long each : count) {
      all += each;
    }
    return all;
  }

  /** The index of the action to play. */
  public int best() {
    return best;
  }
}
