package tumult.games.frappadingue;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.games.frappadingue.Tables.at;
import static tumult.games.frappadingue.Tables.game;
import static tumult.games.frappadingue.Tables.start;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tumult.engine.Match;
import tumult.engine.Refusal;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.games.frappadingue.FrappadingueView.PadLine;
import tumult.games.frappadingue.FrappadingueView.Pile;
import tumult.games.frappadingue.FrappadingueView.Placing;
import tumult.testkit.Rule;
import tumult.testkit.Scene;

/** The match around the turns, and what everybody sees of it. */
final class FrappadingueMatchTest {
  private static final String[] BUST = {"* card 7", "* card 7", "* card 9", "* card 9", "* card X"};
  private static final String TWO = "seats=2,target=500";

  @Test
  @Rule(22)
  void a_scored_total_is_added_on_the_pad() {
    var scene = at("phase=place turn=1 round=2 scores=100,300,0 deal=8,8,7,7,9");
    scene.play("1 place 8,8", "1 score");
    assertThat(scene.field("scores")).isEqualTo("100,500,0");
    assertThat(scene.state().score(1)).isEqualTo(500);
    assertThat(scene.field("lastEndings")).isEqualTo("none,scored,none");
    assertThat(scene.field("lastTotals")).isEqualTo("0,200,0");
  }

  @Test
  @Rule(23)
  void who_reaches_the_target_wins_when_the_round_is_finished() {
    var scene = at(TWO, "phase=place deal=12,12,12,7,9").play("0 place 12,12,12", "0 score");
    assertThat(scene.actors()).containsExactly(Seat.CHANCE);
    assertThat(scene.winners()).isEmpty();
    scene.play(BUST);
    assertThat(scene.field("phase")).isEqualTo("over");
    assertThat(scene.actors()).isEmpty();
    assertThat(scene.winners()).containsExactly(0);
  }

  @Test
  @Rule(23)
  void one_point_short_of_the_target_goes_on() {
    var scene = at(TWO, "phase=deal turn=1 scores=400,0").play(BUST);
    assertThat(scene.field("round")).isEqualTo("2");
    assertThat(scene.field("turn")).isEqualTo("0");
  }

  @Test
  @Rule(23)
  void the_highest_total_wins_not_the_first_to_reach_the_target() {
    var scene = at(TWO, "phase=place turn=1 scores=500,0 deal=13,13,13,7,9");
    scene.play("1 place 13,13,13", "1 score");
    assertThat(scene.winners()).containsExactly(1);
  }

  @Test
  @Rule(23)
  void equal_highest_share() {
    var scene = at("seats=3,target=500", "phase=deal turn=2 scores=600,600,0").play(BUST);
    assertThat(scene.winners()).containsExactly(0, 1);
  }

  @Test
  @Rule(23)
  void the_default_target_is_two_thousand() {
    assertThat(at("phase=deal turn=2 scores=1900,0,0").play(BUST).winners()).isEmpty();
    assertThat(at("phase=deal turn=2 scores=2000,0,0").play(BUST).winners()).containsExactly(0);
  }

  @Test
  @Rule(23)
  void after_five_hundred_rounds_the_highest_total_wins() {
    assertThat(at("phase=deal turn=2 round=500 scores=0,300,0").play(BUST).winners())
        .containsExactly(1);
    assertThat(at("phase=deal turn=2 round=499 scores=0,300,0").play(BUST).field("round"))
        .isEqualTo("500");
    assertThat(at("phase=deal turn=1 round=500 scores=0,300,0").play(BUST).field("turn"))
        .isEqualTo("2");
  }

  @ParameterizedTest
  @Rule(24)
  @CsvSource({"1", "2", "3", "4", "5", "6", "7", "8"})
  void the_first_seat_is_chosen_by_lot_also_alone(int seats) {
    var scene = Scene.start(game("seats=" + seats));
    assertThat(scene.legal(Seat.CHANCE))
        .isEqualTo(IntStream.range(0, seats).mapToObj(seat -> "first " + seat).toList());
    assertThat(scene.weight("first " + (seats - 1))).isEqualTo(1);
    assertThat(scene.weight("card 8")).isZero();
  }

  @Test
  @Rule(24)
  void turns_go_clockwise_from_the_first_seat() {
    var scene = start().play("* first 1");
    List<String> turns = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      turns.add(scene.field("turn") + " in round " + scene.field("round"));
      scene.play(BUST);
    }
    assertThat(turns)
        .containsExactly("1 in round 1", "2 in round 1", "0 in round 1", "1 in round 2");
  }

  @Test
  @Rule(24)
  void solo_practice_counts_the_turns_to_the_target() {
    var scene = at("seats=1,target=500", "phase=place round=7 scores=400 deal=8,7,7,9,9");
    scene.play("0 place 8", "0 score");
    assertThat(scene.winners()).containsExactly(0);
    assertThat(scene.view(0).round()).isEqualTo(7);
  }

  @Test
  @Rule(25)
  void everybody_sees_everything() {
    var scene = at("phase=place turn=1 counter=8 deal=8,7,-5,12").play("1 place 8");
    FrappadingueView view = scene.view(1);
    assertThat(view).isEqualTo(scene.view(0)).isEqualTo(scene.view(Seat.SPECTATOR));
    assertThat(scene.game().seen(scene.state(), 1, FrappadingueMove.SCORE, 0)).isEqualTo("score");
  }

  @Test
  @Rule(25)
  void the_view_shows_the_counter_and_what_it_allows() {
    FrappadingueView view =
        at("phase=place turn=1 counter=8 deal=8,7,-5,8").play("1 place 8").view(0);
    assertThat(view.counter())
        .containsExactly(
            new Placing(List.of(Card.EIGHT), 100),
            new Placing(List.of(Card.EIGHT, Card.MINUS_FIVE), 50));
    assertThat(view.piles())
        .containsExactly(
            new Pile(Card.EIGHT, true),
            new Pile(Card.SEVEN, false),
            new Pile(Card.MINUS_FIVE, true),
            new Pile(Card.EIGHT, false));
    assertThat(List.of(view.total(), view.placed(), view.nextPiles(), view.fullHands(), view.due()))
        .containsExactly(150, 3, 2, 0, 0);
    assertThat(view.scorable()).isFalse();
    assertThat(view.whyNot()).isEqualTo(FrappadingueRefusal.NOT_A_HUNDRED);
  }

  @Test
  @Rule(25)
  void the_view_says_when_a_total_may_be_scored() {
    var scene = at("phase=place counter=8,8,8,8,8 deal=8,7,7,9,9");
    assertThat(scene.view(0).whyNot()).isEqualTo(FrappadingueRefusal.PLACE_FIRST);
    assertThat(scene.view(0).scorable()).isFalse();
    scene.play("0 place 8");
    assertThat(scene.view(0).scorable()).isTrue();
    assertThat(scene.view(0).whyNot()).isNull();
    assertThat(scene.view(0).fullHands()).isEqualTo(1);
    assertThat(at("phase=deal").view(0).whyNot()).isNull();
  }

  @Test
  @Rule(25)
  void the_view_tells_how_the_last_turns_ended() {
    var scene = at("phase=deal counter=8,8,8 deal=7").play("* card X");
    assertThat(scene.view(2).pad())
        .containsExactly(
            new PadLine(0, Ending.CRASHED, 1000, List.of(Card.SEVEN, Card.CRASH)),
            new PadLine(0, Ending.NONE, 0, List.of()),
            new PadLine(0, Ending.NONE, 0, List.of()));
  }

  @Test
  @Rule(25)
  void the_view_counts_the_cards_that_may_come() {
    var scene = at("phase=place deal=8,7,7,9,-5");
    assertThat(count(scene.view(0), Card.SEVEN)).isEqualTo(6);
    scene.play("0 place 8");
    assertThat(count(scene.view(0), Card.SEVEN)).isEqualTo(8);
    assertThat(count(scene.view(0), Card.MINUS_FIVE)).isEqualTo(3);
  }

  private static int count(FrappadingueView view, Card card) {
    return view.deck().get(Card.ALL.indexOf(card)).count();
  }

  @Test
  void nobody_moves_out_of_turn_or_for_chance() {
    var scene = at("phase=place deal=8,7,7,9,9");
    assertThat(scene.refusal("1 place 8")).isEqualTo(Refusal.Common.NOT_YOUR_TURN);
    assertThat(scene.refusal("* card 8")).isEqualTo(Refusal.Common.NOT_YOUR_TURN);
    assertThat(scene.refusal("0 card 8")).isEqualTo(Refusal.Common.NOT_NOW);
    assertThat(scene.refusal("0 first 1")).isEqualTo(Refusal.Common.NOT_NOW);
    scene.play("0 place 8");
    assertThat(scene.refusal("0 card 8")).isEqualTo(Refusal.Common.NOT_NOW);
    assertThat(scene.refusal("! score")).isEqualTo(Refusal.Common.NOT_YOUR_TURN);
  }

  @Test
  void chance_keeps_to_its_moment() {
    assertThat(start().refusal("* card 8")).isEqualTo(Refusal.Common.NOT_NOW);
    assertThat(start().refusal("0 score")).isEqualTo(Refusal.Common.NOT_YOUR_TURN);
    assertThat(at("phase=deal").refusal("* first 0")).isEqualTo(Refusal.Common.NOT_NOW);
    assertThat(at("phase=deal").refusal("* place 8")).isEqualTo(Refusal.Common.NOT_NOW);
    assertThat(at("phase=deal").weight("first 0")).isZero();
    assertThat(at("phase=place deal=8,7,7,9,9").weight("card 8")).isZero();
  }

  @Test
  void the_turn_of_most_placings_fits() {
    String counter = "7,7,7/8/12/9,9,9/8/12/10,10,10/8/12/11,11,11/8/12/13,13,13/8";
    var scene = at("copies=5", "phase=place counter=" + counter + " deal=12").play("0 place 12");
    assertThat(scene.field("counter")).isEqualTo(counter + "/12");
  }

  @Test
  void after_the_end_nothing_is_legal() {
    var scene = at("phase=over round=3 scores=2000,0,0");
    assertThat(scene.legal(0)).isEmpty();
    assertThat(scene.refusal("0 score")).isEqualTo(Refusal.Common.GAME_OVER);
    assertThat(scene.state().why(0, FrappadingueMove.SCORE)).isEqualTo(Refusal.Common.GAME_OVER);
    assertThat(scene.winners()).containsExactly(0);
  }

  @Test
  void different_positions_have_different_hashes() {
    Map<Long, String> seen = new HashMap<>();
    Frappadingue game = game("seats=2,target=500");
    for (int n = 0; n < 30; n++) {
      var match = new Match<>(game);
      Rng rng = new Rng(11, n);
      while (!match.state().over()) {
        match.random(rng);
        String text = game.write(match.state()).toString();
        assertThat(seen.putIfAbsent(match.state().hash(), text)).isIn(null, text);
      }
    }
  }
}
