package tumult.games.kaos;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.games.kaos.KaosScenes.at;

import org.junit.jupiter.api.Test;
import tumult.testkit.Rule;

/** Right and wrong calls (R10–R13). */
final class KaosCallTest {
  @Test
  @Rule({10, 11})
  void thirty_three_untouched_for_a_round_is_a_right_call() {
    var scene = at("seats=2", "phase=raise turn=0 die=blank hands=12,12,9/3");
    scene.play("0 pass", "1 draw", "* card 2", "* die blank", "1 pass", "0 call");
    assertThat(scene.field("round")).isEqualTo("2");
    assertThat(scene.field("chips")).isEqualTo("31,29");
  }

  @Test
  @Rule({10, 11})
  void a_steal_that_leaves_30_does_not_break_the_wait() {
    var scene = at("seats=2", "phase=use turn=1 turns=1 die=blank hands=12,12,3,6/3 saved=-/steal");
    scene.play("1 steal 0", "* lose 3", "1 pass", "0 call");
    assertThat(scene.field("round")).isEqualTo("2");
  }

  @Test
  @Rule({11, 12, 15})
  void after_a_steal_that_leaves_28_a_call_is_wrong_and_one_must_draw() {
    var scene =
        at("seats=3", "phase=use turn=2 turns=2 die=blank hands=12,12,5,4/3/4 saved=-/-/steal");
    scene.play("2 steal 0", "* lose 5", "2 pass", "0 call");
    assertThat(scene.field("chips")).isEqualTo("27,30,30");
    assertThat(scene.legal(0)).containsExactly("draw");
  }

  @Test
  @Rule({11, 15})
  void forty_that_a_steal_brings_to_36_need_no_draw_but_a_call_is_wrong() {
    var scene =
        at("seats=2", "phase=use turn=1 turns=1 die=blank hands=12,12,12,4/3 saved=-/steal");
    scene.play("1 steal 0", "* lose 4", "1 pass");
    assertThat(scene.legal(0)).containsExactly("call", "draw", "skip");
    scene.play("0 call");
    assertThat(scene.field("chips")).isEqualTo("28,30");
  }

  @Test
  @Rule(11)
  void two_steals_are_no_break_while_the_hand_stays_in_30_to_36() {
    var scene =
        at("seats=2", "phase=use turn=1 turns=1 die=do hands=12,12,9,2,1/3 saved=-/steal,steal");
    scene.play("1 steal 0", "* lose 1", "1 steal 0", "* lose 2", "1 pass");
    assertThat(scene.field("tenure")).isEqualTo("robbed,untouched");
    assertThat(scene.field("held")).isEqualTo("0");
  }

  @Test
  @Rule(11)
  void whoever_is_robbed_waits_on_and_the_others_are_untouched() {
    var scene =
        at(
            "seats=4",
            "phase=use turn=3 turns=3 die=do hands=12,12,9/12,11,10/12,11,9,2/3 saved=-/-/-/steal");
    scene.play("3 steal 2", "* lose 12");
    assertThat(scene.field("tenure")).isEqualTo("untouched,untouched,robbed,none");
    assertThat(scene.field("held")).isEqualTo("0,1");
    scene.play("3 pass", "0 draw");
    assertThat(scene.field("tenure")).isEqualTo("none,untouched,robbed,untouched");
    assertThat(scene.field("held")).isEqualTo("1");
  }

  @Test
  @Rule(11)
  void a_steal_before_the_first_turn_begins_no_wait() {
    var scene = at("seats=3", "phase=use turn=0 die=do hands=5/12,12,8,2/3 saved=steal/-/-");
    scene.play("0 steal 1", "* lose 2");
    assertThat(scene.field("tenure")).isEqualTo("none,none,none");
  }

  @Test
  @Rule({11, 25})
  void a_reset_breaks_the_wait() {
    var scene = at("seats=2", "phase=use turn=1 turns=1 die=do hands=12,12,9/3 saved=-/reset");
    scene.play("1 reset 0", "* card 12", "1 pass");
    assertThat(scene.field("held")).isEqualTo("-");
  }

  @Test
  @Rule(11)
  void nobody_calls_rightly_in_the_first_turn() {
    var scene = at("seats=2", "phase=start turn=0 hands=12,12,12/3");
    scene.play("0 call");
    assertThat(scene.field("chips")).isEqualTo("28,30");
  }

  @Test
  @Rule(11)
  void one_must_have_been_in_30_to_36_at_the_end_of_the_last_turn() {
    var scene = at("seats=2", "phase=raise turn=0 die=blank hands=12,12,5/3");
    scene.play("0 pass", "1 draw", "* card 2", "* die blank", "1 pass");
    scene.play("0 draw", "* card 1", "* die blank", "0 pass");
    scene.play("1 draw", "* card 2", "* die blank", "1 pass", "0 call");
    assertThat(scene.field("round")).isEqualTo("2");
  }

  @Test
  @Rule(12)
  void a_wrong_call_pays_each_opponent_a_chip() {
    var scene = at("seats=4", "phase=start turn=1 hands=5/3/8/2");
    scene.play("1 call");
    assertThat(scene.field("chips")).isEqualTo("30,26,30,30");
  }

  @Test
  @Rule(13)
  void a_wrong_call_pays_clockwise_from_the_left_as_far_as_the_chips_go() {
    var scene = at("seats=4", "phase=start turn=2 hands=5/3/8/2 chips=10,10,2,10");
    scene.play("2 call");
    assertThat(scene.field("chips")).isEqualTo("11,10,0,11");
  }

  @Test
  @Rule(13)
  void only_those_in_the_round_are_paid() {
    var scene = at("seats=4", "phase=start turn=2 in=0,2,3 hands=5/-/8/2 chips=20,0,20,20");
    scene.play("2 call");
    assertThat(scene.field("chips")).isEqualTo("21,0,18,21");
  }

  @Test
  @Rule(13)
  void after_a_wrong_call_the_turn_goes_on_without_a_second_one() {
    var scene = at("seats=2", "phase=start turn=0 hands=12,12,12/3").play("0 call");
    assertThat(scene.legal(0)).containsExactly("draw", "skip");
    assertThat(scene.refusal("0 call")).isEqualTo(KaosRefusal.CALLED_ALREADY);
    assertThat(scene.view(1).players().get(0).knownCards()).isEmpty();
    scene.play("0 skip", "* die blank", "0 pass");
    assertThat(scene.legal(1)).contains("call");
  }

  @Test
  @Rule(13)
  void the_call_is_offered_right_or_wrong() {
    var scene = at("seats=2", "phase=start turn=0 hands=5/3");
    assertThat(scene.legal(0)).containsExactly("call", "draw");
  }

  @Test
  @Rule(13)
  void with_forgiving_only_a_right_call_is_offered() {
    var wrong = at("seats=2,forgiving=true", "phase=start turn=0 hands=12,12,12/3");
    assertThat(wrong.legal(0)).containsExactly("draw", "skip");
    assertThat(wrong.refusal("0 call")).isEqualTo(KaosRefusal.CALL_TOO_EARLY);
    var right = at("seats=2,forgiving=true", "phase=start turn=0 turns=2 hands=12,12,12/3");
    assertThat(right.legal(0)).containsExactly("call", "draw", "skip");
  }

  @Test
  @Rule(10)
  void a_call_comes_before_action_1() {
    var scene = at("seats=2", "phase=raise turn=0 turns=2 die=blank hands=12,12,12/3");
    assertThat(scene.refusal("0 call")).isEqualTo(KaosRefusal.CALL_AT_THE_START);
  }

  @Test
  @Rule({8, 11})
  void a_hand_held_in_the_round_before_does_not_count() {
    var scene = at("seats=2", "phase=raise turn=0 die=blank hands=12,12,9/3");
    scene.play("0 pass", "1 draw", "* card 2", "* die blank", "1 pass", "0 call");
    scene.play("* card 5", "* card 3", "0 call");
    assertThat(scene.field("round")).isEqualTo("2");
    assertThat(scene.field("chips")).isEqualTo("29,29");
  }
}
