package tumult.lab;

/**
 * A mean, and how far from it the true one may be: the interval covers it in 95 of 100 cases.
 *
 * @param mean the mean of what was seen
 * @param low the interval's lower end
 * @param high its upper end
 */
public record Estimate(double mean, double low, double high) {
  /** How many standard errors 95 of 100 cases are within. */
  private static final double WIDTH = 1.959964;

  /** From how many there were, their sum, and the sum of their squares. */
  public static Estimate of(long count, double sum, double squares) {
    double mean = sum / count;
    double variance =
        count < 2 ? Double.POSITIVE_INFINITY : Math.max(0, squares - sum * mean) / (count - 1);
    return ofError(mean, Math.sqrt(variance / count));
  }

  /** From a mean and its standard error. */
  public static Estimate ofError(double mean, double error) {
    return new Estimate(mean, mean - WIDTH * error, mean + WIDTH * error);
  }

  /** The same, knowing that it cannot be outside of these. */
  public Estimate within(double least, double greatest) {
    return new Estimate(mean, Math.max(least, low), Math.min(greatest, high));
  }

  /** The standard error. */
  public double error() {
    return Math.max(high - mean, mean - low) / WIDTH;
  }

  /** By how much it is above something that is known. */
  public Estimate less(double known) {
    return new Estimate(mean - known, low - known, high - known);
  }

  /** By how much it is above another one that was found independently of it. */
  public Estimate less(Estimate other) {
    return ofError(mean - other.mean, Math.hypot(error(), other.error()));
  }

  /** The same in another unit. */
  public Estimate times(double factor) {
    return new Estimate(mean * factor, low * factor, high * factor);
  }

  /** Whether it is so far from zero, in standard errors, that chance will not have done it. */
  public boolean isBeyondChance(double errors) {
    return Math.abs(mean) > errors * error();
  }
}
