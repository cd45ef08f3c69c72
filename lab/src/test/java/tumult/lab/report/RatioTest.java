package tumult.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tumult.engine.Rng;
import tumult.lab.Estimate;

/** Intervals that take a game for one observation: they cover the truth as often as they say. */
final class RatioTest {
  private static final int SERIES = 1_000;
  private static final int GAMES = 300;

  /** In every game a lot decides how often something happens; each time brings 0.3 on average. */
  @Test
  void an_interval_covers_what_comes_with_something_in_95_of_100_cases() {
    int covered = 0;
    for (int series = 0; series < SERIES; series++) {
      Rng rng = new Rng(1, series);
      Ratio ratio = new Ratio();
      for (int game = 0; game < GAMES; game++) {
        int won = rng.below(10) < 3 ? 1 : 0;
        int often = 1 + rng.below(5);
        ratio.add(often, often * won);
      }
      covered += covers(ratio.estimate(), 0.3) ? 1 : 0;
    }
    assertThat(covered).isBetween(930, 965);
  }

  /**
   * Two seats; half of the time one of them has something, and then wins two times out of three.
   */
  @Test
  void an_interval_covers_the_difference_between_with_and_without() {
    // With: 2/3. Without: the other half of the games, 1/2 each, and the partner's 1/3.
    double truth = 2 / 3.0 - (0.5 + 0.5 / 3) / 1.5;
    int covered = 0;
    for (int series = 0; series < SERIES; series++) {
      Rng rng = new Rng(2, series);
      Ratio ratio = new Ratio();
      for (int game = 0; game < GAMES; game++) {
        if (rng.below(2) == 0) {
          ratio.add(1, rng.below(3) < 2 ? 1 : 0);
        }
      }
      covered += covers(ratio.contrast(GAMES, 2), truth) ? 1 : 0;
    }
    assertThat(covered).isBetween(930, 965);
  }

  private static boolean covers(Estimate estimate, double truth) {
    return estimate.low() <= truth && truth <= estimate.high();
  }
}
