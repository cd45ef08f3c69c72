package tumult.lab.report;

import tumult.lab.Estimate;

/**
 * What comes with something that may happen several times in a game, on average over all times. One
 * game is one observation, since what happens in it belongs together: intervals are those of a
 * ratio of two sums (by the delta method).
 */
public final class Ratio {
  private long games;
  private double times;
  private double sum;
  private double timesSquared;
  private double products;
  private double sumSquared;

  /**
   * Adds a game in which it has happened.
   *
   * @param often how often it happened
   * @param what the sum of what came with it
   */
  void add(double often, double what) {
    games++;
    times += often;
    sum += what;
    timesSquared += often * often;
    products += often * what;
    sumSquared += what * what;
  }

  void add(Ratio other) {
    games += other.games;
    times += other.times;
    sum += other.sum;
    timesSquared += other.timesSquared;
    products += other.products;
    sumSquared += other.sumSquared;
  }

  /** In how many games it has happened. */
  public long games() {
    return games;
  }

  /** How often it has happened in all. */
  public long times() {
    return Math.round(times);
  }

  /** What comes with it, each time. */
  public Estimate estimate() {
    double ratio = sum / times;
    double left = sumSquared - 2 * ratio * products + ratio * ratio * timesSquared;
    return Estimate.ofError(ratio, Math.sqrt(Math.max(0, left)) / times);
  }

  /**
   * By how much the share of the wins of those to whom it happened is above that of all others.
   *
   * @param all how many games there were
   * @param seats how many there are in each; together they win once
   */
  Estimate contrast(long all, int seats) {
    double others = (double) all * seats - times;
    double with = sum / times;
    double without = (all - sum) / others;
    double ofSum = 1 / times + 1 / others;
    double ofTimes = -with / times - without / others;
    double ofGame = (without * seats - 1) / others;
    double squares =
        ofSum * ofSum * sumSquared
            + ofTimes * ofTimes * timesSquared
            + ofGame * ofGame * all
            + 2 * ofSum * ofTimes * products
            + 2 * ofSum * ofGame * sum
            + 2 * ofTimes * ofGame * times;
    return Estimate.ofError(with - without, Math.sqrt(Math.max(0, squares)));
  }
}
