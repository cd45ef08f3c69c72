package tumult.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tumult.lab.Estimate;

/**
 * The numbers of a report against what paper and pencil say about {@link Wager}.
 *
 * <p>Let C be 1, 0 or -1 as the first one's card is higher, equal or lower, each in a third of the
 * deals, and K be 1 or -1, three times to one, by the coin. Who does not concede wins (1 + CK) / 2;
 * who concedes nothing.
 */
final class WagerTest {
  private static final int GAMES = 40_000;
  private static final int THREADS = 2;

  /** By the rule one concedes a quarter of the time. */
  private final Course course = Course.of(Wager.game(), GAMES, 1, THREADS);

  @Test
  void there_is_one_decision_with_two_moves_and_the_first_wins_three_eighths() {
    assertThat(course.length()).isEqualTo(new Estimate(1, 1, 1));
    assertThat(course.branching().mean()).isEqualTo(2);
    assertThat(course.real().mean()).isEqualTo(1);
    assertThat(course.seconds().mean()).isEqualTo(Course.CHOICE);
    covers(course.seats().get(0), 0.375);
    covers(course.places().get(1), 0.625);
    covers(course.beginning(), -0.125);
    double entropy = -0.375 * Math.log(0.375) - 0.625 * Math.log(0.625);
    assertThat(course.uniformity()).isCloseTo(entropy / Math.log(2), within(0.005));
  }

  /** The coin, 1/2 on average, and E(C), 2/3, 0 or -2/3, in half of 3/4 of a win. */
  @Test
  void a_card_is_worth_what_it_does_to_both_seats() {
    Impact impact = Impact.of(Wager.game(), GAMES, 1, THREADS);
    Map<String, Estimate> cards = Objects.requireNonNull(impact.luck(30).get("card"));
    assertThat(impact.luck(30)).containsOnlyKeys("card"); // the coin is nobody's
    covers(of(cards, "card 3"), 0.125);
    covers(of(cards, "card 2"), 0);
    covers(of(cards, "card 1"), -0.125);
    assertThat(of(cards, "card 3").isBeyondChance(3.5)).isTrue();
  }

  /**
   * Who concedes, a quarter of the firsts, wins nothing: all wins go to the other 7/4 of a seat.
   */
  @Test
  void who_concedes_loses_and_keeping_is_as_good_as_anything() {
    Impact impact = Impact.of(Wager.game(), GAMES, 1, THREADS);
    for (Map<String, Estimate> found : List.of(impact.firsts(30), impact.moves(30))) {
      covers(of(found, "concede"), -4 / 7.0);
      covers(of(found, "keep"), 0);
    }
  }

  /**
   * By level 1 one concedes in q = 1/2 + 1/8 of the games, by level 2 in 3/10 + 7/40, by level 3 in
   * 1/4: in all q = 0.45. What is drawn anew leaves E(Var) of the variance.
   */
  @Test
  void the_shares_of_luck_and_play_are_those_of_the_formulas() {
    double q = (0.625 + 0.475 + 0.25) / 3;
    double variance = (1 - q) * (1 / 4.0 + 1 / 6.0) - (1 - q) * (1 - q) / 4;
    Sources sources = Sources.of(Wager.game(), GAMES, 1, THREADS);
    Map<String, Estimate> shares = sources.shares();
    assertThat(shares).containsOnlyKeys("card", "coin", "play");
    near(of(shares, "card"), (1 - q) / 6 / variance);
    near(of(shares, "coin"), (1 - q) / 6 * 0.75 / variance);
    near(of(shares, "play"), (1 / 4.0 + 1 / 6.0) * q * (1 - q) / variance);
    near(sources.luck(), (1 - q) / 6 / variance);
    near(Sources.allLuck(Wager.game(), GAMES, 9, THREADS).luck(), (1 - q) / 6 / variance);
  }

  /** Before the choice the first wins 3/8 + 3C/16; whoever wins in the end had that or the rest. */
  @Test
  void the_winners_chance_and_the_worth_of_a_choice_are_as_counted() {
    double expected = 0;
    for (double chance : new double[] {9 / 16.0, 6 / 16.0, 3 / 16.0}) {
      expected += (chance * chance + (1 - chance) * (1 - chance)) / 3;
    }
    Tension tension = Tension.of(Wager.game(), 2_000, 40, 1, THREADS);
    assertThat(tension.changes().mean()).isZero();
    assertThat(tension.lastChange().mean()).isZero();
    near(tension.winner().getFirst(), expected);
    near(tension.winner().getLast(), expected);
    near(tension.clarity(), 0.25); // half of what keeping is worth
    assertThat(tension.lowest().mean()).isCloseTo(expected, within(0.02));
  }

  @Test
  void the_number_of_threads_changes_nothing() {
    assertThat(Course.of(Wager.game(), GAMES, 1, 1).seats()).isEqualTo(course.seats());
    Gist.Size size = new Gist.Size(500, 50, 10, 500);
    assertThat(Gist.of(Wager.game(), size, 3, 1)).isEqualTo(Gist.of(Wager.game(), size, 3, 4));
  }

  private static Estimate of(Map<String, Estimate> found, String name) {
    return Objects.requireNonNull(found.get(name), name);
  }

  /** Inside an interval of four standard errors. */
  private static void covers(Estimate estimate, double truth) {
    assertThat(estimate.mean()).isCloseTo(truth, within(4 * estimate.error() + 1e-12));
  }

  private static void near(Estimate estimate, double truth) {
    covers(estimate, truth);
    assertThat(estimate.error()).isLessThan(0.02);
  }
}
