package tumult.lab.races;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tumult.lab.races.WeatherReport.Company;
import tumult.lab.races.WeatherReport.Score;
import tumult.table.races.RaceLimits;

/** Messages that are late, and how races are judged then. */
final class WeatherTest {
  private static final int RACES = 12_000;
  private static final WeatherReport REPORT = report(2026);

  private static WeatherReport report(long seed) {
    return WeatherReport.measure(RACES, RaceLimits.STANDARD, List.of(0.02, 0.0), seed);
  }

  private static Score score(double late, boolean ordered, Company company) {
    Weather weather = new Weather(late, ordered);
    return REPORT.scores().stream()
        .filter(score -> score.weather().equals(weather) && score.company() == company)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void a_share_of_the_messages_is_late_by_60_to_250_ms() {
    Line line = new Weather(0.1, false).line(new Distributions(1, 1), 20, 1);
    int late = 0;
    for (int i = 0; i < RACES; i++) {
      double way = line.deliver(1000.0 * i) - 1000.0 * i;
      assertThat(way < 22 || (way >= 80 && way < 272)).as("%s", way).isTrue();
      late += way > 22 ? 1 : 0;
    }
    assertThat((double) late / RACES).isBetween(0.09, 0.11);
  }

  @Test
  void what_follows_a_late_message_waits_behind_it_as_in_tcp() {
    assertThat(overtaken(new Weather(0.1, true))).isZero();
    assertThat(overtaken(new Weather(0.1, false))).isGreaterThan(100);
  }

  private static int overtaken(Weather weather) {
    Line line = weather.line(new Distributions(1, 1), 20, 1);
    int overtaken = 0;
    double before = 0;
    for (int i = 0; i < RACES; i++) {
      double arrives = line.deliver(10.0 * i);
      overtaken += arrives < before ? 1 : 0;
      before = arrives;
    }
    return overtaken;
  }

  @Test
  void the_wrong_one_seldom_wins_though_messages_are_late_as_tcp_is() {
    assertThat(score(0.02, true, Company.TWO).wrongRate()).isBetween(0.0, 0.0065);
    assertThat(score(0.02, true, Company.MIXED).wrongRate()).isBetween(0.0, 0.0065);
  }

  @Test
  void verdicts_do_not_take_long_whatever_is_late() {
    assertThat(score(0, true, Company.TWO).verdictP95()).isLessThan(60);
    assertThat(score(0, true, Company.MIXED).verdictP95()).isLessThan(60);
    assertThat(score(0.02, true, Company.TWO).verdictP95()).isLessThanOrEqualTo(60);
    assertThat(score(0.02, true, Company.MIXED).verdictP95()).isLessThanOrEqualTo(60);
  }

  @Test
  void what_nobody_can_know_in_time_is_a_dead_heat() {
    assertThat(extraDeadHeats(0.02, Company.TWO)).isBetween(0.02, 0.1);
    assertThat(extraDeadHeats(0.02, Company.MIXED)).isBetween(0.02, 0.08);
    assertThat(extraDeadHeats(0, Company.MIXED)).isLessThan(0.02);
  }

  private static double extraDeadHeats(double late, Company company) {
    Score score = score(late, true, company);
    return score.deadHeatRate() - score.perfectDeadHeatRate();
  }

  @Test
  void lies_are_bounded_at_tables_of_two() {
    assertThat(REPORT.worstGain("reaction")).isBetween(0.0, 15.0);
    assertThat(REPORT.worstGain("feigned stall")).isBetween(10.0, 35.0);
    assertThat(REPORT.worstGain("inflated round trip")).isBetween(30.0, 75.0);
  }

  @Test
  void an_inflated_round_trip_gains_less_than_60_ms_of_one_other_on_average() {
    Lie lie = Lie.some().getLast();
    double gain =
        new RaceTrial(5, RaceLimits.STANDARD)
            .run(4 * RACES, people -> people.in(new Weather(0, true)).twoWithLiar(lie))
            .meanGain();
    assertThat(gain).isBetween(30.0, 60.0);
  }

  @Test
  void the_same_seed_gives_the_same_figures() {
    assertThat(report(2026)).isEqualTo(REPORT);
    assertThat(report(2027)).isNotEqualTo(REPORT);
  }
}
