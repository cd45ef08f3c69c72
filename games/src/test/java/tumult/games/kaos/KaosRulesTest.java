package tumult.games.kaos;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.engine.Seat.CHANCE;
import static tumult.engine.Seat.SPECTATOR;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tumult.engine.Refusal;
import tumult.testkit.Rule;
import tumult.testkit.Scene;

/** The rules of docs/rules/kaos.md, position by position. */
final class KaosRulesTest {
  private static Scene<KaosState, KaosView, KaosMove> at(String options, String position) {
    return Scene.at(KaosContractTest.game(options), position);
  }

  private static Scene<KaosState, KaosView, KaosMove> start(String options) {
    return Scene.start(KaosContractTest.game(options));
  }

  private static int many(String card, String list) {
    return Collections.frequency(List.of(list.split(",")), card);
  }

  // Components

  @Test
  @Rule({1, 36})
  void everybody_begins_with_30_chips_at_a_table_of_2_to_6() {
    assertThat(start("seats=2").field("chips")).isEqualTo("30,30");
    assertThat(start("seats=6").field("chips")).isEqualTo("30,30,30,30,30,30");
  }

  @Test
  @Rule(2)
  void there_are_28_chaos_cards() {
    String pile = at("seats=2", "phase=start turn=0 hands=5/3").field("chaosPile");
    assertThat(pile.split(",")).hasSize(28);
    assertThat(many("chance", pile)).isEqualTo(8);
    for (String card : List.of("reset", "steal", "perfect", "destroy", "switch")) {
      assertThat(many(card, pile)).as(card).isEqualTo(4);
    }
  }

  @ParameterizedTest
  @CsvSource({"12,5", "6,3", "15,10"})
  @Rule(3)
  void there_are_so_many_copies_of_each_number_up_to_the_highest(int highest, int copies) {
    var scene = start("seats=2,highest=%d,copies=%d".formatted(highest, copies));
    List<String> outcomes =
        IntStream.rangeClosed(1, highest).mapToObj(card -> "card " + card).toList();
    assertThat(scene.legal(CHANCE)).isEqualTo(outcomes);
    assertThat(outcomes).allMatch(outcome -> scene.weight(outcome) == copies);
  }

  @Test
  @Rule(3)
  void twelve_values_of_five_copies_and_three_blanks_are_usual() {
    assertThat(start("seats=2").game().setup())
        .hasToString("kaos@1(seats=2,highest=12,copies=5,blanks=3,forgiving=false,maxRounds=0)");
  }

  @ParameterizedTest
  @CsvSource({"0,0,2,2,2", "1,1,2,2,1", "2,2,2,1,1", "3,3,1,1,1"})
  @Rule(3)
  void do_dare_and_decide_share_what_is_not_blank(
      int blanks, int blank, int doFace, int dare, int decide) {
    var scene = at("seats=2,blanks=" + blanks, "phase=die turn=0 hands=5/3");
    assertThat(scene.weight("die blank")).isEqualTo(blank);
    assertThat(scene.weight("die do")).isEqualTo(doFace);
    assertThat(scene.weight("die dare")).isEqualTo(dare);
    assertThat(scene.weight("die decide")).isEqualTo(decide);
    assertThat(scene.legal(CHANCE)).hasSize(blank == 0 ? 3 : 4);
  }

  // Aim

  @ParameterizedTest
  @CsvSource({"'12,12,5',false", "'12,12,6',true", "'12,12,12',true", "'12,12,12,1',false"})
  @Rule({4, 10})
  void a_hand_of_30_to_36_can_end_the_round(String hand, boolean right) {
    var scene = at("seats=2", "phase=start turn=0 turns=2 hands=%s/3 chips=20,20".formatted(hand));
    scene.play("0 call");
    assertThat(scene.field("chips")).isEqualTo(right ? "40,20" : "19,21");
  }

  @Test
  @Rule(4)
  void over_36_one_plays_on_and_may_come_down() {
    var scene = at("seats=2", "phase=use turn=0 die=blank hands=12,12,12,4/3 saved=chance/-");
    scene.play("0 chance 4 drop", "0 pass");
    assertThat(scene.field("held")).isEqualTo("0");
  }

  // The opening of a round

  @Test
  @Rule(5)
  void the_highest_card_starts_and_then_all_pay_a_chip() {
    var scene = start("seats=3").play("* card 4", "* card 9", "* card 7");
    assertThat(scene.actors()).containsExactly(1);
    assertThat(scene.field("chips")).isEqualTo("29,29,29");
    assertThat(scene.field("pot")).isEqualTo("3");
  }

  @Test
  @Rule({5, 6})
  void equal_highest_draw_again_and_only_they() {
    var scene = start("seats=3").play("* card 9", "* card 4", "* card 9");
    assertThat(scene.field("waiting")).isEqualTo("0,2");
    scene.play("* card 2", "* card 3");
    assertThat(scene.actors()).containsExactly(2);
    assertThat(scene.field("hands")).isEqualTo("9/4/9");
    assertThat(scene.field("under")).isEqualTo("2,3");
  }

  @Test
  @Rule({5, 6})
  void those_equal_again_draw_until_one_is_found() {
    var scene = start("seats=3").play("* card 9", "* card 9", "* card 9");
    scene.play("* card 5", "* card 3", "* card 5");
    assertThat(scene.field("waiting")).isEqualTo("0,2");
    scene.play("* card 12", "* card 1");
    assertThat(scene.actors()).containsExactly(0);
  }

  @Test
  @Rule(6)
  void the_first_cards_are_shown_and_stay_in_hand() {
    var scene = start("seats=2").play("* card 4", "* card 9");
    assertThat(scene.view(0).players().get(1).knownCards()).containsExactly(9);
    assertThat(scene.view(SPECTATOR).players().get(0).startCard()).isEqualTo(4);
    assertThat(scene.field("hands")).isEqualTo("4/9");
  }

  @Test
  @Rule(6)
  void cards_drawn_again_are_shown_and_go_under_the_pile() {
    var scene = start("seats=2").play("* card 9", "* card 9", "* card 2");
    assertThat(scene.view(SPECTATOR).under())
        .containsExactly(new KaosView.UnderCard(2, true, false));
    assertThat(scene.weight("card 2")).isEqualTo(4);
  }

  @Test
  @Rule(6)
  void when_all_that_is_left_was_drawn_again_the_pile_is_shuffled() {
    var scene =
        at(
            "seats=2,highest=6,copies=3",
            "phase=tie hands=6/6 waiting=0,1 ahead=- best=0 pile=1"
                + " under=1,1,2,2,2,3,3,3,4,4,4,5,5,5,6");
    scene.play("* card 1");
    assertThat(scene.field("under")).isEqualTo("-");
    assertThat(scene.weight("card 1")).isEqualTo(3);
    assertThat(scene.weight("card 6")).isEqualTo(1);
  }

  @Test
  @Rule(6)
  void the_pile_is_not_shuffled_once_the_start_is_settled() {
    var scene =
        at(
            "seats=2,highest=6,copies=3",
            "phase=tie hands=6/6 waiting=1 ahead=0 best=6 pile=1"
                + " under=6,1,1,2,2,2,3,3,3,4,4,4,5,5,5");
    scene.play("* card 1", "0 draw");
    assertThat(scene.legal(CHANCE)).containsExactly("card 6");
  }

  @Test
  @Rule({7, 8})
  void who_has_no_chips_sits_out_the_next_round() {
    var scene = at("seats=3", "phase=start turn=0 turns=3 hands=12,12,12/3/4 chips=20,0,20");
    scene.play("0 call");
    assertThat(scene.field("in")).isEqualTo("0,2");
    scene.play("* card 4", "* card 3", "0 draw", "* card 1", "* die blank", "0 pass");
    assertThat(scene.actors()).containsExactly(2);
  }

  @Test
  @Rule(8)
  void who_has_lost_the_last_chip_is_in_the_round_until_it_ends() {
    var scene = at("seats=2", "phase=raise turn=0 die=blank hands=5/3 chips=29,0");
    scene.play("0 raise 1");
    assertThat(scene.actors()).containsExactly(1);
  }

  @Test
  @Rule(8)
  void a_new_round_begins_with_all_cards_in_the_piles() {
    var scene =
        at(
            "seats=2",
            "phase=start turn=0 turns=2 hands=12,12,12/3,5 saved=steal,reset/switch under=7,7"
                + " chaosUnder=chance");
    scene.play("0 call");
    assertThat(scene.field("round")).isEqualTo("2");
    assertThat(scene.field("hands")).isEqualTo("-/-");
    assertThat(scene.field("under")).isEqualTo("-");
    assertThat(scene.weight("card 12")).isEqualTo(5);
    scene.play("* card 3", "* card 4");
    assertThat(scene.field("saved")).isEqualTo("-/-");
    assertThat(scene.field("chaosPile").split(",")).hasSize(28);
  }

  @Test
  @Rule(9)
  void a_turn_is_draw_then_die_then_raise_or_pass_and_goes_on_clockwise() {
    var scene = at("seats=3", "phase=start turn=1 hands=5/3/8");
    scene.play("1 draw", "* card 2", "* die blank", "1 pass");
    assertThat(scene.actors()).containsExactly(2);
    scene.play("2 draw", "* card 2", "* die blank", "2 pass");
    assertThat(scene.actors()).containsExactly(0);
  }

  // The call

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
    String rest =
        "chance,chance,chance,chance,chance,chance,chance,chance,reset,reset,reset,reset,steal,"
            + "steal,steal,steal,perfect,perfect,perfect,perfect,destroy,destroy,destroy,destroy,"
            + "switch,switch,switch";
    var scene = at("seats=2", "phase=die turn=0 hands=5/3 chaosPile=- saved=switch/" + rest);
    scene.play("* die do");
    assertThat(scene.legal(0)).containsExactly("switch");
  }

  @Test
  @Rule(20)
  void without_any_chaos_card_the_turn_goes_on_to_the_raise() {
    String all =
        "chance,chance,chance,chance,chance,chance,chance,chance,reset,reset,reset,reset,steal,"
            + "steal,steal,steal,perfect,perfect,perfect,perfect,destroy,destroy,destroy,destroy,"
            + "switch,switch,switch,switch";
    var scene = at("seats=2", "phase=dare turn=0 die=dare hands=5/3 chaosPile=- saved=-/" + all);
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
    String rest =
        "chance,chance,chance,chance,chance,chance,chance,chance,reset,reset,reset,reset,steal,"
            + "steal,steal,perfect,perfect,perfect,perfect,destroy,destroy,destroy,destroy,"
            + "switch,switch,switch";
    var scene =
        at(
            "seats=2",
            "phase=die turn=0 hands=5/3 chaosPile=- chaosUnder=steal,switch saved=-/" + rest);
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

  // Chaos cards

  @Test
  @Rule(24)
  void chance_swaps_a_card_for_a_new_one() {
    var scene = at("seats=2", "phase=use turn=0 die=do hands=5,9/3 saved=chance/-");
    assertThat(scene.legal(0))
        .containsExactly("chance 5 swap", "chance 9 swap", "chance 5 drop", "chance 9 drop");
    scene.play("0 chance 9 swap", "* card 2");
    assertThat(scene.field("hands")).isEqualTo("2,5/3");
    assertThat(scene.field("under")).isEqualTo("9");
  }

  @Test
  @Rule(24)
  void chance_may_only_put_a_card_under() {
    var scene = at("seats=2", "phase=use turn=0 die=do hands=5,9/3 saved=chance/-");
    assertThat(scene.refusal("0 chance 4 drop")).isEqualTo(KaosRefusal.NOT_IN_HAND);
    assertThat(scene.refusal("0 chance")).isEqualTo(KaosRefusal.NAME_A_CARD);
    scene.play("0 chance 9 drop");
    assertThat(scene.field("hands")).isEqualTo("5/3");
    assertThat(scene.field("phase")).isEqualTo("raise");
  }

  @Test
  @Rule({25, 30, 31})
  void reset_puts_a_hand_under_lowest_first_and_deals_one_card() {
    var scene = at("seats=2", "phase=use turn=0 die=do hands=5/9,3,9 saved=reset/-");
    scene.play("0 reset 1", "* card 7");
    assertThat(scene.field("hands")).isEqualTo("5/7");
    assertThat(scene.field("under")).isEqualTo("3,9,9");
    assertThat(scene.field("underKnownTo")).isEqualTo("1,1+,1+");
  }

  @Test
  @Rule({25, 30})
  void reset_hits_anybody_in_the_round_and_oneself() {
    var scene =
        at(
            "seats=4",
            "phase=use turn=2 die=do in=0,2,3 hands=5/-/4/- chips=20,0,20,20 saved=-/-/reset/-");
    assertThat(scene.legal(2)).containsExactly("reset 0", "reset 2", "reset 3");
    assertThat(scene.refusal("2 reset 1")).isEqualTo(KaosRefusal.NOT_IN_THE_ROUND);
    scene.play("2 reset 2", "* card 6");
    assertThat(scene.field("hands")).isEqualTo("5/-/6/-");
  }

  @Test
  @Rule({26, 30})
  void steal_takes_a_blind_card_from_another_and_puts_it_under() {
    var scene = at("seats=2", "phase=use turn=0 die=do hands=5/9,3,9 saved=steal/-");
    scene.play("0 steal 1");
    assertThat(scene.legal(CHANCE)).containsExactly("lose 3", "lose 9");
    assertThat(scene.weight("lose 9")).isEqualTo(2);
    scene.play("* lose 9");
    assertThat(scene.field("hands")).isEqualTo("5/3,9");
    assertThat(scene.field("under")).isEqualTo("9");
  }

  @Test
  @Rule({26, 30})
  void steal_hits_others_who_hold_a_card() {
    var scene =
        at(
            "seats=4",
            "phase=use turn=2 die=do in=0,2,3 hands=5/-/4/- chips=20,0,20,20 saved=-/-/steal/-");
    assertThat(scene.legal(2)).containsExactly("steal 0");
    assertThat(scene.refusal("2 steal 2")).isEqualTo(KaosRefusal.NOT_YOURSELF);
    assertThat(scene.refusal("2 steal 1")).isEqualTo(KaosRefusal.NOT_IN_THE_ROUND);
    assertThat(scene.refusal("2 steal 3")).isEqualTo(KaosRefusal.NOTHING_TO_STEAL);
    assertThat(scene.refusal("2 steal")).isEqualTo(KaosRefusal.NAME_A_SEAT);
  }

  @Test
  @Rule(27)
  void perfect_draw_takes_any_card_of_the_pile() {
    var scene = at("seats=2", "phase=use turn=0 die=do hands=5/1,1,1,1 saved=perfect/- under=1");
    scene.play("0 perfect");
    assertThat(scene.legal(0)).hasSize(12).startsWith("take 1").endsWith("take 12");
    scene.play("0 take 1");
    assertThat(scene.field("hands")).isEqualTo("1,5/1,1,1,1");
  }

  @Test
  @Rule({27, 31})
  void perfect_draw_shows_the_pile_to_its_player_alone_and_shuffles_it() {
    var scene =
        at(
            "seats=2,highest=6,copies=3",
            "phase=use turn=0 die=do hands=1,1,1,2,2,2,3,3,3/4,4,4,5,5,5,6 saved=perfect/-"
                + " under=6,6 underKnownTo=01,1");
    scene.play("0 perfect");
    assertThat(scene.view(0).pileCards()).containsExactly(6, 6);
    assertThat(scene.view(1).pileCards()).isEmpty();
    assertThat(scene.view(1).under()).isEmpty();
    assertThat(scene.refusal("0 take 5")).isEqualTo(KaosRefusal.NOT_IN_THE_PILE);
    scene.play("0 take 6");
    assertThat(scene.view(0).pileCards()).isEmpty();
    assertThat(scene.field("pile")).isEqualTo("6");
  }

  @Test
  @Rule({28, 30})
  void destroy_takes_a_blind_card_of_ones_own() {
    var scene = at("seats=2", "phase=use turn=0 die=do hands=5,9,9/3 saved=destroy/-");
    scene.play("0 destroy");
    assertThat(scene.weight("lose 9")).isEqualTo(2);
    scene.play("* lose 5");
    assertThat(scene.field("hands")).isEqualTo("9,9/3");
    assertThat(scene.field("under")).isEqualTo("5");
  }

  @Test
  @Rule({29, 30})
  void switch_swaps_all_chips_with_the_next_in_the_round_to_the_left() {
    var scene =
        at(
            "seats=4",
            "phase=use turn=3 die=do in=1,2,3 hands=-/5/4/3 chips=0,9,8,7 saved=-/-/-/switch");
    scene.play("3 switch");
    assertThat(scene.field("chips")).isEqualTo("0,7,8,9");
  }

  @Test
  @Rule(30)
  void cards_that_can_do_nothing_are_spent() {
    var scene = at("seats=2", "phase=use turn=0 die=do hands=-/- saved=chance,steal,destroy/-");
    assertThat(scene.legal(0)).containsExactly("chance", "steal", "destroy");
    scene.play("0 chance", "0 steal", "0 destroy");
    assertThat(scene.field("chaosUnder")).isEqualTo("chance,steal,destroy");
    assertThat(scene.field("phase")).isEqualTo("raise");
  }

  @Test
  @Rule(30)
  void perfect_draw_from_an_empty_pile_is_spent() {
    var scene =
        at(
            "seats=2,highest=6,copies=3",
            "phase=use turn=0 die=do hands=1,1,1,2,2,2,3,3,3/4,4,4,5,5,5,6,6,6 saved=perfect/-");
    scene.play("0 perfect");
    assertThat(scene.field("phase")).isEqualTo("raise");
    assertThat(scene.field("chaosUnder")).isEqualTo("perfect");
  }

  @Test
  @Rule(30)
  void reset_of_an_empty_hand_with_an_empty_pile_is_spent() {
    var scene =
        at(
            "seats=3,highest=6,copies=3",
            "phase=use turn=0 die=do hands=1,1,1,2,2,2,3,3,3/4,4,4,5,5,5,6,6,6/- saved=reset/-/-");
    scene.play("0 reset 2");
    assertThat(scene.field("phase")).isEqualTo("raise");
  }

  @Test
  @Rule({24, 30})
  void chance_from_an_empty_pile_draws_the_card_back() {
    var scene =
        at(
            "seats=2,highest=6,copies=3",
            "phase=use turn=0 die=do hands=1,1,1,2,2,2,3,3,3/4,4,4,5,5,5,6,6,6 saved=chance/-");
    scene.play("0 chance 2 swap");
    assertThat(scene.legal(CHANCE)).containsExactly("card 2");
    assertThat(scene.weight("card 2")).isEqualTo(1);
    assertThat(scene.weight("card 3")).isZero();
  }

  @Test
  @Rule(30)
  void a_used_card_is_carried_out_wanted_or_not() {
    var scene = at("seats=2", "phase=use turn=0 die=do hands=12,12,12/3 saved=destroy/-");
    assertThat(scene.legal(0)).containsExactly("destroy");
  }

  // Who knows what

  @Test
  @Rule(31)
  void only_the_owner_knows_what_chance_and_destroy_put_under() {
    var scene = at("seats=2", "phase=use turn=0 die=do hands=5,9/3 saved=chance,destroy/-");
    scene.play("0 chance 9 drop", "0 destroy", "* lose 5");
    assertThat(scene.view(0).under()).extracting(KaosView.UnderCard::card).containsExactly(9, 5);
    assertThat(scene.view(1).under()).extracting(KaosView.UnderCard::card).containsExactly(0, 0);
    assertThat(scene.view(SPECTATOR).under()).isEqualTo(scene.view(1).under());
  }

  @Test
  @Rule(31)
  void with_steal_the_drawer_knows_too() {
    var scene = at("seats=3", "phase=use turn=0 die=do hands=5/3,9/4 saved=steal/-/-");
    scene.play("0 steal 1", "* lose 9");
    assertThat(scene.view(0).under().getFirst().card()).isEqualTo(9);
    assertThat(scene.view(1).under().getFirst().card()).isEqualTo(9);
    assertThat(scene.view(2).under().getFirst().card()).isZero();
    assertThat(scene.view(SPECTATOR).under().getFirst().card()).isZero();
  }

  @Test
  @Rule({31, 37})
  void who_knows_a_card_under_the_pile_sees_who_draws_it() {
    var scene =
        at(
            "seats=3,highest=6,copies=3",
            "phase=card turn=1 turns=1 hands=1,1,1,2,2,2,3,3,3/4,4,4,5,5,5/6,6 pile=-"
                + " under=6 underKnownTo=0");
    assertThat(scene.legal(CHANCE)).containsExactly("card 6");
    scene.play("* card 6");
    assertThat(scene.view(0).players().get(1).knownCards()).containsExactly(6);
    assertThat(scene.view(2).players().get(1).knownCards()).isEmpty();
    assertThat(scene.view(SPECTATOR).players().get(1).knownCards()).isEmpty();
  }

  @Test
  @Rule({6, 31, 37})
  void a_shown_card_is_remembered_until_an_unseen_card_leaves_the_hand() {
    var scene =
        at("seats=3", "phase=use turn=0 die=do hands=5/9,3/4 known=-/9:all/- saved=steal/-/-");
    assertThat(scene.view(2).players().get(1).openCards()).containsExactly(9);
    scene.play("0 steal 1", "* lose 3");
    assertThat(scene.view(0).players().get(1).knownCards()).containsExactly(9);
    assertThat(scene.view(2).players().get(1).knownCards()).isEmpty();
  }

  @Test
  @Rule(37)
  void a_seat_sees_its_own_cards_and_the_counts_of_the_others() {
    var scene = at("seats=2", "phase=start turn=0 turns=2 hands=5,9/3 saved=steal/reset,switch");
    KaosView view = scene.view(0);
    assertThat(view.players().get(0).knownCards()).containsExactly(5, 9);
    assertThat(view.players().get(0).knownSaved()).containsExactly(ChaosCard.STEAL);
    assertThat(view.players().get(1).cards()).isEqualTo(1);
    assertThat(view.players().get(1).saved()).isEqualTo(2);
    assertThat(view.players().get(1).knownCards()).isEmpty();
    assertThat(view.players().get(1).knownSaved()).isEmpty();
    assertThat(view.pileSize()).isEqualTo(57);
    assertThat(view.chaosPileSize()).isEqualTo(25);
    assertThat(view.pot()).isEqualTo(2);
  }

  @Test
  @Rule({11, 37})
  void only_the_owner_knows_whether_a_call_would_be_right() {
    var scene = at("seats=2", "phase=start turn=0 turns=2 hands=12,12,12/3");
    assertThat(scene.view(0).callIsRight()).isTrue();
    assertThat(scene.view(1).callIsRight()).isFalse();
    assertThat(scene.view(SPECTATOR).callIsRight()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"0,0 chance 9 swap", "1,0 chance ? swap", "2,0 chance ? swap"})
  @Rule(37)
  void what_chance_puts_under_is_hidden_from_the_others(int observer, String told) {
    var scene = at("seats=3", "phase=use turn=0 die=do hands=5,9/3/4 saved=chance/-/-");
    int action = scene.game().action(new KaosMove.ChanceSwap(9));
    assertThat("0 " + scene.game().seen(scene.state(), 0, action, observer)).isEqualTo(told);
  }

  @ParameterizedTest
  @CsvSource({"0,lose 9", "1,lose 9", "2,lose ?", "28,lose ?"})
  @Rule({31, 37})
  void what_steal_takes_is_told_to_the_two(int observer, String told) {
    var scene = at("seats=3", "phase=lose turn=0 target=1 die=do hands=5/9,3/4");
    int action = scene.game().action(new KaosMove.CardLost(9));
    assertThat(scene.game().seen(scene.state(), CHANCE, action, observer)).isEqualTo(told);
  }

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
