package tumult.games.frappadingue.solved;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.engine.Setup;
import tumult.games.frappadingue.CardSet;
import tumult.games.frappadingue.Frappadingue;
import tumult.games.frappadingue.FrappadingueOptions;

/** One turn, played for its points. */
final class BestTurnTest {
  private static final TurnSolution USUAL = new Solution(setup("")).turn(0.05);

  private static Setup setup(String options) {
    return Setup.parse(
        "frappadingue(%s)".formatted(options), Map.of(Frappadingue.KIND.id(), Frappadingue.KIND));
  }

  @Test
  void the_usual_deck_is_worth_what_it_was() {
    assertThat(USUAL.low()).isCloseTo(87.77934671727138, within(1e-9));
    assertThat(USUAL.high()).isCloseTo(87.81199076926492, within(1e-9));
    assertThat("%016x".formatted(USUAL.hash())).isEqualTo("ffe9d8001c400222");
  }

  @Test
  void bounds_that_are_nearer_lie_between_those_that_are_not() {
    BestTurn best = new BestTurn(new Turn(FrappadingueOptions.of(setup("crashes=8"))), Aim.POINTS);
    double low = best.low();
    double high = best.high();
    for (double width = 10; width > 0.1; width /= 3) {
      best.narrow(width, Integer.MAX_VALUE);
      assertThat(best.low()).isBetween(low, best.high());
      assertThat(best.high()).isBetween(best.low(), high);
      assertThat(best.high() - best.low()).isLessThanOrEqualTo(width);
      low = best.low();
      high = best.high();
    }
  }

  /** Five standard errors: with another seed this would fail once in a million times. */
  @Test
  void turns_that_are_played_bring_what_was_worked_out() {
    Trial trial = USUAL.trial(200_000, 1);
    assertThat(trial.agrees(5)).as("%s", trial).isTrue();
    assertThat(trial.error()).isLessThan(0.4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"crashes=20,copies=5", "crashOnDeal=true", "plusFive=30", "specials=0"})
  void other_decks_agree_with_what_is_played(String options) {
    TurnSolution turn = new Solution(setup(options)).turn(0.5);
    Trial trial = turn.trial(50_000, 1);
    assertThat(trial.agrees(5)).as("%s", trial).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"100, 0.47424", "500, 0.03927"})
  void the_chance_of_so_many_points_is_what_it_was(int points, double chance) {
    BestTurn best = new BestTurn(new Turn(FrappadingueOptions.of(setup(""))), Aim.atLeast(points));
    best.narrow(1e-3, Integer.MAX_VALUE);
    assertThat(chance).isBetween(best.low(), best.high());
  }

  @Test
  void a_stop_with_more_points_than_fit_its_key_is_only_bounded() {
    assertThat(Turn.key(CardSet.one(Cards.EIGHT), 512)).isEqualTo(Turn.OPENING);
    assertThat(Turn.fifties(Turn.key(CardSet.one(Cards.EIGHT), 511))).isEqualTo(511);
  }
}
