package tumult.games.frappadingue.solved;

/**
 * What many turns or matches brought on average, beside what was worked out.
 *
 * @param count how many
 * @param mean what they brought
 * @param error its standard error
 * @param low the least that was worked out
 * @param high the most
 */
public record Trial(long count, double mean, double error, double low, double high) {
  /** Standard errors of a 95 % interval. */
  public static final double USUAL = 1.96;

  /** Whether what was worked out is within so many standard errors. */
  public boolean agrees(double errors) {
    return mean + errors * error >= low && mean - errors * error <= high;
  }

  /** A mean that is being found. */
  static final class Mean {
    private long count;
    private double sum;
    private double squares;

    void add(double value) {
      count++;
      sum += value;
      squares += value * value;
    }

    Trial beside(double low, double high) {
      double mean = sum / count;
      double variance = Math.max(0, squares / count - mean * mean);
      return new Trial(count, mean, Math.sqrt(variance / count), low, high);
    }
  }
}
