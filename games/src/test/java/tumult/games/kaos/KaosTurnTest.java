package tumult.games.kaos;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.engine.Seat.CHANCE;
import static tumult.engine.Seat.SPECTATOR;
import static tumult.games.kaos.KaosScenes.at;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tumult.engine.Refusal;
import tumult.testkit.Rule;

/** The three actions of a turn (R14–R23). */
final class KaosTurnTest {
  /** All chaos cards but a Steal and a Switch. */
  private static final String MOST_CHAOS_CARDS =
      "chance,chance,chance,chance,chance,chance,chance,chance,reset,reset,reset,reset,"
          + "steal,steal,steal,perfect,perfect,perfect,perfect,destroy,destroy,destroy,destroy,"
          + "switch,switch,switch";

  // Action 1

  @ParameterizedTest
  @CsvSource({"'12,12,11',false", "'12,12,12',true", "'12,12,12,1',true"})
  @Rule({14, 15})
  void the_draw_may_be_left_out_at_36_and_over_but_not_below(String hand, boolean may) {
    var scene = at("seats=2", "phase=start turn=0 hands=%s/3".formatted(hand));
    assertThat(scene.legal(0).contains("skip")).isEqualTo(may);
    if (!may) {
      assertThat(scene.refusal("0 skip")).isEqualTo(KaosRefusal.MUST_DRAW);
    }
  }

  @Test
  @Rule({14, 37})
  void a_drawn_card_goes_to_the_hand_unseen_by_the_others() {
    var scene = at("seats=2", "phase=start turn=0 hands=5/3").play("0 draw", "* card 8");
    assertThat(scene.view(0).players().get(0).knownCards()).containsExactly(5, 8);
    assertThat(scene.view(1).players().get(0).knownCards()).isEmpty();
    assertThat(scene.view(1).players().get(0).cards()).isEqualTo(2);
  }

  @Test
  @Rule(15)
  void from_an_empty_pile_nothing_is_drawn() {
    var scene =
        at(
            "seats=2,highest=6,copies=3",
            "phase=start turn=0 hands=1,1,1,2,2,2,3,3,3/4,4,4,5,5,5,6,6,6 pile=-");
    scene.play("0 draw");
    assertThat(scene.field("phase")).isEqualTo("die");
  }

  @Test
  @Rule({15, 37})
  void what_was_drawn_is_hidden_in_what_the_others_are_told() {
    var scene = at("seats=2", "phase=card turn=0 hands=5/3");
    int card = scene.game().action(scene.game().parse("card 8"));
    assertThat(scene.game().seen(scene.state(), CHANCE, card, 0)).isEqualTo("card 8");
    assertThat(scene.game().seen(scene.state(), CHANCE, card, 1)).isEqualTo("card ?");
  }

  // Action 2

  @Test
  @Rule({16, 23})
  void after_a_blank_nothing_happens() {
    var scene = at("seats=2", "phase=die turn=0 hands=5/3").play("* die blank");
    assertThat(scene.legal(0)).containsExactly("pass", "raise 1", "raise 2", "raise 3");
  }

  @Test
  @Rule({16, 20})
  void after_a_blank_saved_cards_may_be_used_any_number_also_none() {
    var scene = at("seats=2", "phase=die turn=0 hands=5/3 saved=switch,destroy/-");
    scene.play("* die blank");
    assertThat(scene.legal(0)).containsExactly("done", "destroy", "switch");
    scene.play("0 switch");
    assertThat(scene.legal(0)).containsExactly("done", "destroy");
    scene.play("0 done");
    assertThat(scene.field("saved")).isEqualTo("destroy/-");
    assertThat(scene.field("phase")).isEqualTo("raise");
  }

  @Test
  @Rule(17)
  void after_do_a_card_is_drawn_and_all_must_be_used_in_any_order() {
    var scene = at("seats=2", "phase=die turn=0 hands=5/3 saved=switch/-");
    scene.play("* die do", "* chaos destroy");
    assertThat(scene.legal(0)).containsExactly("destroy", "switch");
    assertThat(scene.refusal("0 done")).isEqualTo(KaosRefusal.MUST_USE_ALL);
    scene.play("0 switch", "0 destroy", "* lose 5");
    assertThat(scene.field("phase")).isEqualTo("raise");
  }

  @Test
  @Rule(18)
  void a_dare_taken_is_like_do() {
    var scene = at("seats=2", "phase=die turn=0 hands=5/3 saved=switch/-");
    scene.play("* die dare", "0 take", "* chaos destroy");
    assertThat(scene.legal(0)).containsExactly("destroy", "switch");
  }

  @Test
  @Rule({18, 20})
  void a_dare_declined_costs_a_chip_and_no_saved_card_may_be_used() {
    var scene = at("seats=2", "phase=dare turn=0 die=dare hands=5/3 saved=switch/-");
    assertThat(scene.legal(0)).containsExactly("take", "decline");
    scene.play("0 decline");
    assertThat(scene.field("chips")).isEqualTo("28,29");
    assertThat(scene.field("pot")).isEqualTo("3");
    assertThat(scene.legal(0)).startsWith("pass");
    assertThat(scene.refusal("0 switch")).isEqualTo(KaosRefusal.CHAOS_CARDS_AFTER_THE_DIE);
  }

  @Test
  @Rule(19)
  void after_decide_the_card_is_drawn_unseen_and_may_be_kept() {
    var scene = at("seats=2", "phase=die turn=0 hands=5/3 saved=switch/-");
    scene.play("* die decide", "* chaos steal");
    assertThat(scene.legal(0)).containsExactly("done", "switch", "steal 1");
    assertThat(scene.view(1).players().get(0).saved()).isEqualTo(2);
    assertThat(scene.view(1).players().get(0).knownSaved()).isEmpty();
    scene.play("0 done");
    assertThat(scene.field("saved")).isEqualTo("steal,switch/-");
  }

  @Test
  @Rule(20)
  void each_card_is_settled_before_the_next_is_chosen() {
    var scene = at("seats=2", "phase=use turn=0 die=do hands=5/3 saved=steal,switch/-");
    scene.play("0 steal 1");
    assertThat(scene.actors()).containsExactly(CHANCE);
    assertThat(scene.refusal("0 switch")).isEqualTo(Refusal.Common.NOT_YOUR_TURN);
  }

  @Test
  @Rule(20)
  void without_a_chip_a_dare_must_be_taken() {
    var scene = at("seats=2", "phase=dare turn=0 die=dare hands=5/3 chips=0,29");
    assertThat(scene.legal(0)).containsExactly("take");
    assertThat(scene.refusal("0 decline")).isEqualTo(KaosRefusal.NO_CHIP_TO_DECLINE);
  }

  @Test
  @Rule(20)
  void from_an_empty_chaos_pile_nothing_is_drawn_and_the_rest_of_the_face_holds() {
    var scene =
        at(
            "seats=2",
            "phase=die turn=0 hands=5/3 chaosPile=- saved=switch/steal," + MOST_CHAOS_CARDS);
    scene.play("* die do");
    assertThat(scene.legal(0)).containsExactly("switch");
  }

  @Test
  @Rule(20)
  void without_any_chaos_card_the_turn_goes_on_to_the_raise() {
    var scene =
        at(
            "seats=2",
            "phase=dare turn=0 die=dare hands=5/3 chaosPile=- saved=-/steal,switch,"
                + MOST_CHAOS_CARDS);
    scene.play("0 take");
    assertThat(scene.field("phase")).isEqualTo("raise");
  }

  @Test
  @Rule(21)
  void a_used_card_goes_under_the_chaos_pile_once_settled() {
    var scene = at("seats=2", "phase=use turn=0 die=do hands=5/3 saved=steal,switch/-");
    scene.play("0 switch", "0 steal 1");
    assertThat(scene.field("chaosUnder")).isEqualTo("switch");
    assertThat(scene.field("using")).isEqualTo("steal");
    scene.play("* lose 3");
    assertThat(scene.field("chaosUnder")).isEqualTo("switch,steal");
  }

  @Test
  @Rule({21, 37})
  void used_chaos_cards_come_back_in_their_order_and_everybody_knows() {
    var scene =
        at(
            "seats=2",
            "phase=die turn=0 hands=5/3 chaosPile=- chaosUnder=steal,switch saved=-/"
                + MOST_CHAOS_CARDS);
    scene.play("* die decide");
    assertThat(scene.legal(CHANCE)).containsExactly("chaos steal");
    scene.play("* chaos steal");
    assertThat(scene.view(1).players().get(0).knownSaved()).containsExactly(ChaosCard.STEAL);
    assertThat(scene.view(SPECTATOR).players().get(0).openSaved()).containsExactly(ChaosCard.STEAL);
  }

  // Action 3

  @Test
  @Rule(22)
  void a_raise_of_3_against_5_2_and_0_chips_adds_8_to_the_pot() {
    var scene = at("seats=4", "phase=raise turn=0 die=blank hands=5/3/8/2 chips=10,5,2,0");
    scene.play("0 raise 3");
    assertThat(scene.field("chips")).isEqualTo("7,2,0,0");
    assertThat(scene.field("pot")).isEqualTo("111");
    assertThat(scene.field("in")).isEqualTo("0,1,2,3");
  }

  @Test
  @Rule(22)
  void a_pass_costs_nothing() {
    var scene = at("seats=2", "phase=raise turn=0 die=blank hands=5/3").play("0 pass");
    assertThat(scene.field("pot")).isEqualTo("2");
    assertThat(scene.actors()).containsExactly(1);
  }

  @ParameterizedTest
  @CsvSource({"0,pass", "1,raise 1", "2,raise 2", "3,raise 3", "4,raise 3"})
  @Rule(23)
  void one_cannot_raise_by_more_than_one_has(int chips, String highest) {
    var scene =
        at("seats=2", "phase=raise turn=0 die=blank hands=5/3 chips=%d,20".formatted(chips));
    assertThat(scene.legal(0)).endsWith(highest).hasSize(Math.min(chips, 3) + 1);
    if (chips < 3) {
      assertThat(scene.refusal("0 raise 3")).isEqualTo(KaosRefusal.TOO_FEW_CHIPS);
    }
  }

  @Test
  @Rule(23)
  void the_raise_comes_after_a_kept_decide_too() {
    var scene = at("seats=2", "phase=use turn=0 die=decide hands=5/3 saved=steal/-");
    assertThat(scene.refusal("0 raise 1")).isEqualTo(KaosRefusal.CHAOS_CARDS_FIRST);
    scene.play("0 done");
    assertThat(scene.legal(0)).contains("raise 3");
  }
}
