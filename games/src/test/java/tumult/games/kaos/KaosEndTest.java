package tumult.games.kaos;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.engine.Seat.CHANCE;
import static tumult.engine.Seat.SPECTATOR;
import static tumult.games.kaos.KaosScenes.at;

import org.junit.jupiter.api.Test;
import tumult.engine.Refusal;
import tumult.testkit.Rule;

/** The end of a round and of the match (R32–R36). */
final class KaosEndTest {
  // The end of a round

  @Test
  @Rule({32, 33})
  void thirty_one_calls_but_34_held_since_the_turn_before_takes_the_pot() {
    var scene = at("seats=2", "phase=raise turn=1 turns=3 die=blank hands=12,12,7/12,12,10");
    scene.play("1 pass", "0 call");
    assertThat(scene.field("chips")).isEqualTo("29,31");
    assertThat(scene.field("shown")).isEqualTo("7,12,12/10,12,12");
  }

  @Test
  @Rule(32)
  void hands_over_36_or_below_30_do_not_count() {
    var scene =
        at("seats=4", "phase=start turn=0 turns=4 hands=12,12,6/12,12,11,2/11,11,7,4/11,10,8");
    scene.play("0 call");
    assertThat(scene.field("chips")).isEqualTo("29,29,33,29");
  }

  @Test
  @Rule({32, 33})
  void at_36_each_a_4_beats_a_9() {
    var scene = at("seats=2", "phase=start turn=0 turns=2 hands=12,12,12/12,12,11,1");
    scene.play("0 call", "* card 9", "* card 4");
    assertThat(scene.field("chips")).isEqualTo("29,31");
    assertThat(scene.field("shown")).isEqualTo("9,12,12,12/1,4,11,12,12");
  }

  @Test
  @Rule(33)
  void at_33_each_1_and_5_are_equal_and_both_draw_again_on_top() {
    var scene = at("seats=2", "phase=start turn=0 turns=2 hands=12,12,9/12,11,10");
    scene.play("0 call", "* card 1", "* card 5");
    assertThat(scene.field("phase")).isEqualTo("showdown");
    scene.play("* card 2", "* card 2");
    assertThat(scene.field("chips")).isEqualTo("31,29");
  }

  @Test
  @Rule(33)
  void all_hands_are_shown_while_the_equal_highest_draw() {
    var scene = at("seats=3", "phase=start turn=0 turns=3 hands=12,12,9/12,11,10/4,2");
    scene.play("0 call", "* card 1");
    assertThat(scene.view(SPECTATOR).players().get(2).knownCards()).containsExactly(2, 4);
    assertThat(scene.view(2).players().get(0).knownCards()).containsExactly(1, 9, 12, 12);
  }

  @Test
  @Rule({11, 33})
  void nobody_waits_any_longer_while_the_equal_highest_draw() {
    var scene = at("seats=2", "phase=start turn=0 turns=2 hands=12,12,9/12,11,10").play("0 call");
    assertThat(scene.view(0).callIsRight()).isFalse();
    assertThat(scene.view(0).players())
        .extracting(KaosView.Player::tenure)
        .containsOnly(Tenure.NONE);
  }

  @Test
  @Rule(33)
  void the_shown_hands_are_remembered_in_the_next_round() {
    var scene = at("seats=2", "phase=start turn=0 turns=2 hands=12,12,9/5").play("0 call");
    assertThat(scene.view(1).players().get(0).shownCards()).containsExactly(9, 12, 12);
    assertThat(scene.view(1).players().get(0).knownCards()).isEmpty();
  }

  @Test
  @Rule(33)
  void the_draw_goes_clockwise_from_the_caller() {
    var scene = at("seats=3", "phase=start turn=1 turns=3 hands=12,12,9/12,11,10/12,11,8,2");
    scene.play("1 call", "* card 1", "* card 2");
    assertThat(scene.field("hands")).isEqualTo("9,12,12/1,10,11,12/2,2,8,11,12");
    assertThat(scene.view(0).target()).isZero();
  }

  @Test
  @Rule(33)
  void the_draw_begins_left_of_a_caller_who_is_not_among_the_highest() {
    var scene = at("seats=3", "phase=start turn=1 turns=3 hands=12,12,9/12,11,7/12,11,8,2");
    scene.play("1 call");
    assertThat(scene.view(0).target()).isEqualTo(2);
  }

  @Test
  @Rule(33)
  void fewer_cards_than_equal_players_share_the_pot_odd_chips_from_the_callers_left() {
    var scene =
        at(
            "seats=2,highest=6,copies=3",
            "phase=start turn=0 turns=2 hands=6,6,6,5,5,2/1,1,1,2,2,3,3,4,4,4,5 pile=3"
                + " chips=20,19");
    scene.play("0 call");
    assertThat(scene.field("chips")).isEqualTo("30,30");
  }

  @Test
  @Rule(33)
  void as_many_cards_as_equal_players_are_drawn() {
    var scene =
        at(
            "seats=2,highest=6,copies=3",
            "phase=start turn=0 turns=2 hands=6,6,6,5,5,2/1,1,2,3,3,3,4,4,4,5 pile=1 under=2");
    scene.play("0 call");
    assertThat(scene.field("phase")).isEqualTo("showdown");
  }

  @Test
  @Rule(34)
  void after_1000_turns_all_share_the_pot_odd_chips_from_the_first_player() {
    var scene = at("seats=3", "phase=raise turn=2 turns=999 die=blank hands=5/3/4 chips=20,20,19");
    assertThat(scene.field("first")).isEqualTo("2");
    scene.play("2 pass");
    assertThat(scene.field("round")).isEqualTo("2");
    assertThat(scene.field("chips")).isEqualTo("30,30,30");
  }

  @Test
  @Rule(34)
  void after_999_turns_the_round_goes_on() {
    var scene = at("seats=3", "phase=raise turn=2 turns=998 die=blank hands=5/3/4");
    scene.play("2 pass");
    assertThat(scene.actors()).containsExactly(0);
    assertThat(scene.field("round")).isEqualTo("1");
  }

  // The match

  @Test
  @Rule(35)
  void who_has_all_chips_has_won() {
    var scene = at("seats=2", "phase=start turn=0 turns=2 hands=12,12,12/3 chips=20,0");
    scene.play("0 call");
    assertThat(scene.winners()).containsExactly(0);
    assertThat(scene.state().score(0)).isEqualTo(60);
    assertThat(scene.actors()).isEmpty();
    assertThat(scene.view(1).players().get(0).cards()).isZero();
    assertThat(scene.view(1).players().get(0).shownCards()).containsExactly(12, 12, 12);
    assertThat(scene.refusal("0 draw")).isEqualTo(Refusal.Common.GAME_OVER);
  }

  @Test
  @Rule(35)
  void nobody_has_won_before() {
    var scene = at("seats=2", "phase=start turn=0 turns=2 hands=12,12,12/3 chips=20,1");
    assertThat(scene.winners()).isEmpty();
    scene.play("0 call");
    assertThat(scene.winners()).isEmpty();
    assertThat(scene.field("phase")).isEqualTo("opening");
  }

  @Test
  @Rule(36)
  void after_max_rounds_most_chips_win() {
    var scene =
        at(
            "seats=3,maxRounds=2",
            "phase=start round=2 turn=0 turns=3 hands=12,12,12/3/4 chips=20,30,22");
    scene.play("0 call");
    assertThat(scene.winners()).containsExactly(0);
  }

  @Test
  @Rule(36)
  void equal_most_share_the_win() {
    var scene =
        at(
            "seats=3,maxRounds=2",
            "phase=start round=2 turn=0 turns=3 hands=12,12,12/3/4 chips=20,38,14");
    scene.play("0 call");
    assertThat(scene.winners()).containsExactly(0, 1);
  }

  @Test
  @Rule(36)
  void a_round_before_the_last_does_not_end_the_match() {
    var scene =
        at(
            "seats=3,maxRounds=2",
            "phase=start round=1 turn=0 turns=3 hands=12,12,12/3/4 chips=20,38,14");
    scene.play("0 call");
    assertThat(scene.actors()).containsExactly(CHANCE);
  }

  @Test
  @Rule(36)
  void the_thousandth_round_ends_the_match_in_any_case() {
    var scene = at("seats=2", "phase=start round=1000 turn=0 turns=2 hands=12,12,12/3");
    scene.play("0 call");
    assertThat(scene.winners()).containsExactly(0);
    var before = at("seats=2", "phase=start round=999 turn=0 turns=2 hands=12,12,12/3");
    assertThat(before.play("0 call").winners()).isEmpty();
  }
}
