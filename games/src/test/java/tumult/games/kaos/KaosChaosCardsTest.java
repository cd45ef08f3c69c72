package tumult.games.kaos;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.engine.Seat.CHANCE;
import static tumult.games.kaos.KaosScenes.at;

import org.junit.jupiter.api.Test;
import tumult.testkit.Rule;

/** What the chaos cards do (R24–R30). */
final class KaosChaosCardsTest {
  @Test
  @Rule({21, 24})
  void chance_swaps_a_card_for_a_new_one() {
    var scene = at("seats=3", "phase=use turn=2 die=do hands=5/3/1,12 saved=-/-/chance");
    assertThat(scene.legal(2))
        .containsExactly("chance 1 swap", "chance 12 swap", "chance 1 drop", "chance 12 drop");
    scene.play("2 chance 12 swap", "* card 2");
    assertThat(scene.field("hands")).isEqualTo("5/3/1,2");
    assertThat(scene.field("under")).isEqualTo("12");
    assertThat(scene.field("underKnownTo")).isEqualTo("2");
    assertThat(scene.field("chaosUnder")).isEqualTo("chance");
    assertThat(scene.field("phase")).isEqualTo("raise");
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
  @Rule({26, 30, 31})
  void steal_takes_a_blind_card_from_another_and_puts_it_under() {
    var scene = at("seats=4", "phase=use turn=2 die=do hands=5/4/6/9,3,9 saved=-/-/steal/-");
    scene.play("2 steal 3");
    assertThat(scene.legal(CHANCE)).containsExactly("lose 3", "lose 9");
    assertThat(scene.weight("lose 9")).isEqualTo(2);
    scene.play("* lose 9");
    assertThat(scene.field("hands")).isEqualTo("5/4/6/3,9");
    assertThat(scene.field("under")).isEqualTo("9");
    assertThat(scene.field("underKnownTo")).isEqualTo("23");
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
  @Rule({30, 31})
  void a_reset_hand_is_drawn_again_lowest_card_first() {
    var scene =
        at(
            "seats=2,highest=6,copies=3",
            "phase=use turn=0 die=do hands=1,1,1,2,2,2,3,3,3/4,4,4,5,5,5,6,6,6 saved=reset/-");
    scene.play("0 reset 1");
    assertThat(scene.view(0).under()).extracting(KaosView.UnderCard::card).containsOnly(0);
    assertThat(scene.view(0).under()).extracting(KaosView.UnderCard::follows).startsWith(false);
    assertThat(scene.legal(CHANCE)).containsExactly("card 4");
    scene.play("* card 4");
    assertThat(scene.field("under")).isEqualTo("4,4,5,5,5,6,6,6");
    assertThat(scene.field("underKnownTo")).isEqualTo("1,1+,1+,1+,1+,1+,1+,1+");
  }

  @Test
  @Rule(30)
  void a_used_card_is_carried_out_wanted_or_not() {
    var scene = at("seats=2", "phase=use turn=0 die=do hands=12,12,12/3 saved=destroy/-");
    assertThat(scene.legal(0)).containsExactly("destroy");
  }
}
