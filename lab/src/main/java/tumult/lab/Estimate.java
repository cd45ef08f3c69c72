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
    double half = WIDTH * Math.sqrt(variance / count);
    return new Estimate(mean, mean - half, mean + half);
  }

  /** The same, knowing that it cannot be outside of these. */
  public Estimate within(double least, double greatest) {
    return new Estimate(mean, Math.max(least, low), Math.min(greatest, high));
  }
}
