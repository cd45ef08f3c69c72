package tumult.lab;

/**
 * A sequential test of which of two bots is better, on the results of blocks: it ends as soon as
 * enough is known. Two tests of Wald's kind (SPRT) run side by side, each with half of the errors
 * allowed: "the first is better by the margin, and not equal", and the same of the second. Both use
 * the variance that was seen so far.
 *
 * @param margin how much better, as a part of the wins, e.g. 0.02: a smaller difference may be
 *     missed
 * @param errors how often a verdict may be wrong at most, e.g. 0.05
 */
public record SequentialTest(double margin, double errors) {
  /** Before so many blocks the variance is not trusted. */
  static final int FEWEST = 50;

  private static final double EVEN = 0.5;

  /** What can be said. */
  public enum Verdict {
    GO_ON,
    FIRST_IS_BETTER,
    SECOND_IS_BETTER,
    NO_DIFFERENCE
  }

  /** What can be said by the score of two bots. */
  public Verdict verdict(Score score) {
    if (score.blocks() < FEWEST) {
      return Verdict.GO_ON;
    }
    double bound = Math.log((1 - errors / 2) / (errors / 2));
    double mean = score.share(0).mean() - EVEN;
    // of one who always gets the same, nobody knows how much that says; half a win a block is
    // little
    double variance = Math.max(score.variance(0), 0.25 / score.blocks() / score.gamesPerBlock());
    double better = ratio(score.blocks(), mean, variance);
    double worse = ratio(score.blocks(), -mean, variance);
    if (better >= bound) {
      return Verdict.FIRST_IS_BETTER;
    }
    if (worse >= bound) {
      return Verdict.SECOND_IS_BETTER;
    }
    return better <= -bound && worse <= -bound ? Verdict.NO_DIFFERENCE : Verdict.GO_ON;
  }

  /** The logarithm of how much likelier what was seen is with the margin than without it. */
  private double ratio(long blocks, double mean, double variance) {
    return blocks * margin * (2 * mean - margin) / (2 * variance);
  }
}
