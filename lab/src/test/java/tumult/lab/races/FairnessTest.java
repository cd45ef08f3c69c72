package tumult.lab.races;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tumult.table.races.RaceLimits;

/** The arbiter beside other referees on the same few races. */
final class FairnessTest {
  private static final FairnessReport FAIRNESS =
      FairnessReport.measure(30_000, RaceLimits.STANDARD);

  @Test
  void a_long_way_is_no_disadvantage() {
    assertThat(FAIRNESS.score(JudgingMethod.ARRIVAL).biasPoints()).isGreaterThan(30);
    assertThat(FAIRNESS.score(JudgingMethod.ARBITER).biasPoints()).isBetween(-3.0, 3.0);
  }

  @Test
  void a_clear_winner_is_seldom_missed() {
    assertThat(FAIRNESS.score(JudgingMethod.ARRIVAL).wrongRate()).isGreaterThan(0.1);
    assertThat(FAIRNESS.score(JudgingMethod.ARBITER).wrongRate()).isBetween(0.0, 0.015);
    assertThat(FAIRNESS.score(JudgingMethod.PERFECT).wrongRate()).isZero();
  }

  @Test
  void dead_heats_are_hardly_more_than_there_are() {
    double perfect = FAIRNESS.score(JudgingMethod.PERFECT).deadHeatRate();
    assertThat(FAIRNESS.score(JudgingMethod.ARBITER).deadHeatRate())
        .isBetween(perfect, perfect + 0.03);
  }

  @Test
  void lies_are_bounded() {
    assertThat(FAIRNESS.worstLie().millis()).isBetween(0.0, 25.0);
    assertThat(FAIRNESS.worstSlowPong().millis()).isLessThan(45);
  }

  @Test
  void doubt_bounds_what_an_inflated_round_trip_gains() {
    assertThat(inflated(RaceLimits.STANDARD)).isBetween(50.0, 130.0);
    assertThat(inflated(RaceLimits.STANDARD.withSurprise(100))).isGreaterThan(150);
  }

  private static double inflated(RaceLimits limits) {
    Lie lie =
        Lie.all().stream()
            .filter(each -> each.name().equals("all late by 200"))
            .findAny()
            .orElseThrow();
    return new RaceTrial(1, limits).run(6_000, company -> company.withLiar(lie)).meanGain();
  }

  @Test
  void the_same_seed_gives_the_same_figures() {
    assertThat(FairnessReport.measure(10_000, RaceLimits.STANDARD))
        .isEqualTo(FairnessReport.measure(10_000, RaceLimits.STANDARD));
  }
}
