package tumult.testkit;

import static org.assertj.core.api.Assertions.assertThat;

/** Whether counts are what their odds make likely. */
final class Odds {
  /** So far off, in standard deviations, that no luck explains it. */
  private static final double TOO_FAR = 5.5;

  private Odds() {}

  static void assertNear(String what, int count, int draws, double share) {
    double spread = Math.sqrt(draws * share * (1 - share));
    assertThat(Math.abs(count - draws * share))
        .as("%s: %d of %d, expected %.3f", what, count, draws, share)
        .isLessThanOrEqualTo(TOO_FAR * spread + 1e-9);
  }
}
