package tumult.games.frappadingue.solved;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.engine.Match;
import tumult.engine.Position;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.Setup;
import tumult.games.frappadingue.Frappadingue;
import tumult.games.frappadingue.FrappadingueMove;
import tumult.games.frappadingue.FrappadingueOptions;
import tumult.games.frappadingue.FrappadingueState;
import tumult.games.frappadingue.FrappadingueView;

/** A match for two, played for the win. */
final class MatchSolutionTest {
  private static final MatchSolution MATCH =
      new Solution(setup("target=1000")).match(MatchSolution.Detail.COARSE);
  private static final Duel DUEL = MATCH.duel();

  private static Setup setup(String options) {
    return Setup.parse(
        "frappadingue(%s)".formatted(options), Map.of(Frappadingue.KIND.id(), Frappadingue.KIND));
  }

  @Test
  void the_usual_deck_is_won_as_often_as_it_was() {
    assertThat(MATCH.first()).isCloseTo(0.49424521784186265, within(1e-9));
    assertThat(DUEL.share()).isCloseTo(0.5067498999428642, within(1e-9));
    assertThat(DUEL.unfinished()).isLessThan(1e-50);
    assertThat("%016x".formatted(MATCH.hash())).isEqualTo("4217313f8f858a1f");
  }

  /** Five standard errors each: with another seed one would fail once in a million times. */
  @Test
  void matches_that_are_played_are_won_as_often_as_was_worked_out() {
    Trial mirror = MATCH.trial(4_000, 1);
    assertThat(mirror.agrees(5)).as("%s", mirror).isTrue();
    Trial duel = MATCH.trialAgainstScorer(DUEL, 2_000, 1);
    assertThat(duel.agrees(5)).as("%s", duel).isTrue();
  }

  @Test
  void the_chance_is_between_its_bounds() {
    MatchSolution match = new Solution(setup("target=500")).match(MatchSolution.Detail.COARSE);
    assertThat(match.first()).isBetween(match.firstLow(), match.firstHigh());
    assertThat(match.firstHigh() - match.firstLow()).isLessThan(0.03);
  }

  /** Which is why a turn without score is the least that a position beyond the table is worth. */
  @Test
  void to_score_is_never_worse_than_not_to() {
    Turn turn = new Turn(FrappadingueOptions.of(setup("")));
    MatchWorths worths = new MatchWorths(TurnGraph.of(turn, 0.03, 100), 6, false, false);
    for (int pair = 0; pair < 36; pair++) {
      assertRises(worths.firstPayoffs(pair / 6, pair % 6));
      assertRises(worths.secondPayoffs(pair / 6, pair % 6));
    }
  }

  private static void assertRises(double[] payoffs) {
    for (int hundreds = 1; hundreds < payoffs.length; hundreds++) {
      assertThat(payoffs[hundreds]).isGreaterThanOrEqualTo(payoffs[hundreds - 1] - 1e-7);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // one scores as soon as one may, but for 100 after a main pleine, if one is not ahead
        "phase=choose deal=8,7,9,10,11 counter=8 scores=0,0 | score",
        "phase=choose deal=8,8,7,9,10 counter=8,8 scores=0,900 | score",
        "phase=choose deal=8,12,-5,+10,-10 counter=8,12,-5,+10,-10 scores=0,0 | redeal",
        "phase=choose deal=8,12,-5,+10,-10 counter=8,12,-5,+10,-10 scores=0,900 | redeal",
        "phase=choose deal=8,12,-5,+10,-10 counter=8,12,-5,+10,-10 scores=900,0 | score",
        // R23: in the last turn less than the lead is nothing, and a tie is half
        "phase=choose turn=1 deal=8,7,9,10,11 counter=8 scores=1000,800 | redeal",
        "phase=choose turn=1 deal=8,7,9,10,11 counter=8 scores=1000,900 | score",
        "phase=place turn=1 deal=8,12,12,9,10 scores=1000,500 | place 8",
        "phase=place turn=1 deal=8,8,12,12,10 scores=1000,800 | place 8,8,12,12",
        // what is placed shall be hundreds (R13)
        "phase=place deal=8,12,7,9,10 scores=0,0 | place 8",
        "phase=place deal=8,8,12,9,10 scores=0,0 | place 8,8",
        "phase=place deal=8,12,12,9,10 scores=0,0 | place 8,12,12",
        "phase=place deal=10,10,10,12,-5 scores=0,0 | place 10,10,10,12",
        "phase=place deal=8,12,12 counter=8,12 scores=0,0 | place 8,12",
      })
  void golden_positions(String position, String move) {
    Frappadingue game = new Frappadingue(setup("seats=2,target=1000"));
    Match<FrappadingueState, FrappadingueView, FrappadingueMove> match =
        new Match<>(game, game.read(Position.parse(position + " round=5")));
    int seat = Integer.numberOfTrailingZeros(match.state().actors());
    int action = MATCH.choose(game.view(match.state(), seat), seat, match.actions(seat));
    assertThat(game.text(action)).isEqualTo(move);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void whole_matches_are_played_with_legal_moves_from_the_view(int seats) {
    Frappadingue game = new Frappadingue(setup("target=1000,seats=" + seats));
    Match<FrappadingueState, FrappadingueView, FrappadingueMove> match = new Match<>(game);
    Rng rng = new Rng(seats);
    while (!match.state().over()) {
      match.luck(rng);
      int seat = Integer.numberOfTrailingZeros(match.state().actors());
      if (!match.state().over()) {
        int action = MATCH.choose(game.view(match.state(), seat), seat, match.actions(seat));
        assertThat(match.play(seat, action)).isNull();
      }
    }
    assertThat(Seat.seats(match.state().winners())).isNotEmpty();
  }
}
