package tumult.games.frappadingue;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.games.frappadingue.FrappadingueRefusal.COUNTER_DOES_NOT_HELP;
import static tumult.games.frappadingue.FrappadingueRefusal.NOT_ABOVE_ZERO;
import static tumult.games.frappadingue.FrappadingueRefusal.NOT_A_HUNDRED;
import static tumult.games.frappadingue.FrappadingueRefusal.NOT_VISIBLE;
import static tumult.games.frappadingue.FrappadingueRefusal.NO_COMBINATION;
import static tumult.games.frappadingue.FrappadingueRefusal.PLACE_FIRST;
import static tumult.games.frappadingue.Tables.QUINTES;
import static tumult.games.frappadingue.Tables.at;
import static tumult.games.frappadingue.Tables.game;
import static tumult.games.frappadingue.Tables.start;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tumult.engine.Seat;
import tumult.testkit.Rule;
import tumult.testkit.Scene;

/** One turn: dealing, placing, going on, stopping, and the points. */
final class FrappadingueRulesTest {
  private static final String WHOLE_DECK = "8,8,8,8,8,8,8,4,4,4,4,4";

  private static Scene<?, ?, ?> after(String deal, String... steps) {
    return at("phase=place deal=" + deal).play(steps);
  }

  @Test
  @Rule(1)
  void the_deck_holds_kilometres_specials_and_crashes_but_no_forced_exchange() {
    assertThat(at("phase=deal").legal(Seat.CHANCE))
        .containsExactly(
            "card 7",
            "card 8",
            "card 9",
            "card 10",
            "card 11",
            "card 12",
            "card 13",
            "card +5",
            "card -5",
            "card +10",
            "card -10",
            "card X");
  }

  @Test
  @Rule(2)
  void there_are_eight_of_each_rank_and_four_of_each_special_and_of_the_crash() {
    assertThat(at("phase=deal").field("deck")).isEqualTo(WHOLE_DECK);
    assertThat(at("phase=deal").weight("card 7")).isEqualTo(8);
    assertThat(at("phase=deal").weight("card X")).isEqualTo(4);
  }

  @Test
  @Rule(2)
  void options_change_the_counts() {
    assertThat(at("copies=20,specials=10,crashes=0", "phase=deal").field("deck"))
        .isEqualTo("20,20,20,20,20,20,20,10,10,10,10,0");
  }

  @Test
  @Rule(3)
  void a_turn_begins_with_five_piles() {
    var scene = start().play("* first 0");
    assertThat(scene.field("due")).isEqualTo("5");
    scene.play("* card 8", "* card 7", "* card 7", "* card 9", "* card X");
    assertThat(scene.field("deal")).isEqualTo("8,7,7,9,X");
    assertThat(scene.actors()).containsExactly(0);
  }

  @Test
  @Rule(4)
  void a_deal_draws_without_replacement() {
    var scene = at("phase=deal deal=8,8,X");
    assertThat(scene.weight("card 8")).isEqualTo(6);
    assertThat(scene.weight("card X")).isEqualTo(3);
    assertThat(scene.weight("card 7")).isEqualTo(8);
  }

  @Test
  @Rule(4)
  void a_card_of_which_none_is_left_cannot_come() {
    var scene = at("copies=5,crashes=2", "phase=deal deal=X,X");
    assertThat(scene.legal(Seat.CHANCE)).doesNotContain("card X").hasSize(11);
    assertThat(scene.refusal("* card X")).isEqualTo(FrappadingueRefusal.NONE_LEFT);
    var noSeven = at("copies=5", "phase=deal counter=7,7,7,7,7");
    assertThat(noSeven.refusal("* card 7")).isEqualTo(FrappadingueRefusal.NONE_LEFT);
  }

  @Test
  @Rule({4, 10})
  void a_redeal_shuffles_the_unplaced_cards_but_not_the_counter() {
    var scene = at("phase=place deal=8,8,-5,7,9").play("0 place 8", "0 redeal");
    assertThat(scene.weight("card 8")).isEqualTo(7);
    assertThat(scene.weight("card -5")).isEqualTo(3);
    assertThat(scene.weight("card 7")).isEqualTo(8);
  }

  @Test
  @Rule(5)
  void something_must_be_placed_before_stopping_or_going_on() {
    var scene = at("phase=place deal=8,7,7,9,9");
    assertThat(scene.legal(0)).containsExactly("place 8");
    assertThat(scene.refusal("0 score")).isEqualTo(PLACE_FIRST);
    assertThat(scene.refusal("0 redeal")).isEqualTo(PLACE_FIRST);
  }

  @Test
  @Rule(5)
  void other_ranks_are_placed_only_in_combinations() {
    var scene = at("phase=place deal=10,10,8,12,13");
    assertThat(scene.legal(0)).containsExactly("place 8", "place 12", "place 8,12");
    assertThat(scene.refusal("0 place 10,10,10")).isEqualTo(NO_COMBINATION);
  }

  @ParameterizedTest
  @Rule(6)
  @CsvSource(
      delimiter = ' ',
      value = {"+10,+5,7,9,11", "7,7,9,9,13", "X,7,9,10,-10"})
  void a_deal_without_anything_that_scores_ends_the_turn(String deal) {
    var scene = at("phase=deal deal=" + deal.substring(0, deal.lastIndexOf(',')));
    scene.play("* card " + deal.substring(deal.lastIndexOf(',') + 1));
    assertThat(scene.field("turn")).isEqualTo("1");
    assertThat(scene.field("phase")).isEqualTo("deal");
    assertThat(scene.field("lastEndings")).isEqualTo("bust,none,none");
    assertThat(scene.field("lastDeals")).isEqualTo(deal + "/-/-");
    assertThat(scene.field("scores")).isEqualTo("0,0,0");
  }

  @Test
  @Rule(7)
  void any_eights_any_twelves_and_one_combination_are_offered() {
    assertThat(at("phase=place deal=8,8,12,12,7").legal(0))
        .containsExactly(
            "place 8",
            "place 8,8",
            "place 12",
            "place 8,12",
            "place 8,8,12",
            "place 12,12",
            "place 8,12,12",
            "place 8,8,12,12");
    assertThat(at("phase=place deal=9,9,8,9,9").legal(0))
        .containsExactly(
            "place 8", "place 9,9,9", "place 8,9,9,9", "place 9,9,9,9", "place 8,9,9,9,9");
  }

  @Test
  @Rule(7)
  void a_quinte_may_be_placed_as_a_brelan() {
    assertThat(at("phase=place deal=13,13,13,13,13").legal(0))
        .containsExactly("place 13,13,13", "place 13,13,13,13", "place 13,13,13,13,13");
  }

  @Test
  @Rule(7)
  void not_everything_that_scores_need_be_placed() {
    var scene = after("8,12,7,9,X", "0 place 8"); // worked example
    assertThat(scene.field("total")).isEqualTo("100");
    assertThat(scene.field("counter")).isEqualTo("8");
    assertThat(scene.play("0 redeal").field("due")).isEqualTo("4");
  }

  @Test
  @Rule(7)
  void equal_cards_count_as_their_highest_combination() {
    assertThat(after("12,12,12,7,9", "0 place 12,12,12").field("total")).isEqualTo("500");
    assertThat(after("8,8,8,8,9", "0 place 8,8,8,8").field("total")).isEqualTo("2000");
  }

  @Test
  @Rule(7)
  void what_is_not_visible_cannot_be_placed() {
    var scene = at("phase=place deal=8,12,7,7,9");
    assertThat(scene.refusal("0 place 8,8")).isEqualTo(NOT_VISIBLE);
    assertThat(scene.refusal("0 place 12,12,12")).isEqualTo(NOT_VISIBLE);
    assertThat(scene.refusal("0 place 8,13,13,13")).isEqualTo(NO_COMBINATION);
  }

  @Test
  @Rule({6, 8})
  void a_fourth_seven_joins_nothing() {
    var scene = at("phase=deal counter=7,7,7"); // worked example
    scene.play("* card 7", "* card 9");
    assertThat(scene.field("lastEndings")).startsWith("bust");
    assertThat(scene.field("lastTotals")).startsWith("100,");
  }

  @Test
  @Rule(8)
  void the_counter_completes_no_combination() {
    var scene = at("phase=place counter=8,12 deal=8,8,12");
    assertThat(scene.refusal("0 place 8,8,8")).isEqualTo(COUNTER_DOES_NOT_HELP);
    assertThat(scene.refusal("0 place 8,8,8,8")).isEqualTo(NOT_VISIBLE);
    assertThat(scene.refusal("0 place 12,12")).isEqualTo(NOT_VISIBLE);
    assertThat(scene.play("0 place 8,8").field("total")).isEqualTo("350");
  }

  @Test
  @Rule(8)
  void sevens_in_the_counter_complete_no_combination() {
    var scene = at("phase=place counter=7,7,7 deal=7,8");
    assertThat(scene.refusal("0 place 7,7,7,7")).isEqualTo(COUNTER_DOES_NOT_HELP);
    assertThat(scene.refusal("0 place 7,7,7,7,7")).isEqualTo(NO_COMBINATION);
  }

  @Test
  @Rule(9)
  void all_visible_specials_go_along() {
    var scene = after("8,+10,7,-5,-5", "0 place 8");
    assertThat(scene.field("counter")).isEqualTo("8,-5,-5,+10");
    assertThat(scene.field("total")).isEqualTo("100");
    assertThat(scene.field("placed")).isEqualTo("4");
  }

  @Test
  @Rule(9)
  void specials_alone_are_no_placement() {
    assertThat(at("phase=place deal=8,+10,+10,+5,7").legal(0)).containsExactly("place 8");
  }

  @Test
  @Rule(10)
  void the_counter_grows_through_the_turn() {
    var scene = after("8,12,7,9,X", "0 place 8", "0 redeal");
    scene.play("* card 12", "* card 12", "* card 7", "* card 9", "0 place 12,12");
    assertThat(scene.field("counter")).isEqualTo("8/12,12");
    assertThat(scene.field("total")).isEqualTo("200");
    assertThat(scene.weight("card 8")).isZero();
    assertThat(scene.play("0 redeal").weight("card 8")).isEqualTo(7);
  }

  @ParameterizedTest
  @Rule(11)
  @CsvSource(
      delimiter = ' ',
      value = {"8 4", "8,8 3", "8,8,8 2", "8,8,8,8 1", "8,8,8,8,8 5"})
  void the_more_is_placed_the_fewer_piles_follow(String placed, String piles) {
    var scene = after("8,8,8,8,8", "0 place " + placed, "0 redeal");
    assertThat(scene.field("due")).isEqualTo(piles);
  }

  @Test
  @Rule({9, 12})
  void specials_count_towards_a_main_pleine() {
    var scene = at("phase=place counter=8,8 deal=8,+10,-5").play("0 place 8"); // leaflet's example
    assertThat(scene.field("placed")).isEqualTo("0");
    assertThat(scene.field("total")).isEqualTo("350");
    assertThat(scene.play("0 redeal").field("due")).isEqualTo("5");
  }

  @Test
  @Rule(12)
  void points_are_kept_through_several_mains_pleines() {
    var scene = at("phase=place counter=8,8,8,8,8/12,12,12,12,12 deal=7,7,7,8,8");
    scene.play("0 place 7,7,7,8,8");
    assertThat(scene.field("total")).isEqualTo("6300");
    assertThat(scene.play("0 redeal").field("due")).isEqualTo("5");
  }

  @Test
  @Rule(13)
  void a_hundred_may_be_scored_or_risked() {
    assertThat(after("8,12,7,9,X", "0 place 8").actors()).containsExactly(0);
    assertThat(at("phase=place deal=8,12,7,9,X").play("0 place 8").legal(0))
        .containsExactly("score", "redeal");
  }

  @Test
  @Rule({9, 13})
  void two_hundred_and_fifty_oblige_to_redeal() {
    var scene = at("phase=place deal=10,10,10,-5,7").play("0 place 10,10,10"); // worked example
    assertThat(scene.field("total")).isEqualTo("250");
    assertThat(scene.legal(0)).containsExactly("redeal");
    assertThat(scene.refusal("0 score")).isEqualTo(NOT_A_HUNDRED);
    assertThat(scene.play("0 redeal").field("due")).isEqualTo("1");
  }

  @Test
  @Rule({7, 13})
  void placing_less_may_make_a_total_that_can_be_scored() {
    String position = "phase=place counter=8,-5 deal=12,12,12"; // worked example
    assertThat(at(position).play("0 place 12").legal(0)).containsExactly("score", "redeal");
    var all = at(position).play("0 place 12,12,12");
    assertThat(all.field("total")).isEqualTo("550");
    assertThat(all.refusal("0 score")).isEqualTo(NOT_A_HUNDRED);
  }

  @Test
  @Rule(13)
  void one_places_once_in_a_deal() {
    var scene = at("phase=place deal=8,8,7,9,13").play("0 place 8");
    assertThat(scene.refusal("0 place 8")).isEqualTo(FrappadingueRefusal.ALREADY_PLACED);
  }

  @Test
  @Rule({9, 14})
  void a_total_of_zero_forces_a_redeal() {
    var scene = at("phase=place deal=12,-5,7,9,13").play("0 place 12"); // worked example
    assertThat(scene.field("total")).isEqualTo("0");
    assertThat(scene.refusal("0 score")).isEqualTo(NOT_ABOVE_ZERO);
    assertThat(scene.play("0 redeal").field("due")).isEqualTo("3");
  }

  @Test
  @Rule(14)
  void a_negative_total_forces_a_redeal_and_never_lowers_a_score() {
    var scene = at("phase=place round=2 scores=300,0,0 deal=8,-10,-10,7,9").play("0 place 8");
    assertThat(scene.field("total")).isEqualTo("-100");
    assertThat(scene.refusal("0 score")).isEqualTo(NOT_ABOVE_ZERO);
    scene.play("0 redeal", "* card 7", "* card 9");
    assertThat(scene.field("scores")).isEqualTo("300,0,0");
    assertThat(scene.field("lastTotals")).isEqualTo("-100,0,0");
  }

  @Test
  @Rule(14)
  void after_a_main_pleine_the_choice_is_the_same() {
    assertThat(at("phase=place deal=8,8,8,8,8").play("0 place 8,8,8,8,8").legal(0))
        .containsExactly("score", "redeal");
    assertThat(at("phase=place deal=8,8,8,8,-5").play("0 place 8,8,8,8").legal(0))
        .containsExactly("redeal");
  }

  @Test
  @Rule({15, 16})
  void a_crash_in_a_redeal_ends_the_turn_whatever_else_is_visible() {
    var scene = at("phase=deal counter=8,8,8 deal=8").play("* card X");
    assertThat(scene.field("turn")).isEqualTo("1");
    assertThat(scene.field("scores")).isEqualTo("0,0,0");
    assertThat(scene.field("lastEndings")).isEqualTo("crashed,none,none");
    assertThat(scene.field("lastTotals")).isEqualTo("1000,0,0");
  }

  @Test
  @Rule(16)
  void a_crash_is_judged_only_when_all_piles_lie_there() {
    assertThat(at("phase=deal counter=8 deal=X").play("* card 8").field("deal")).isEqualTo("X,8");
  }

  @Test
  @Rule(16)
  void a_crash_after_a_main_pleine_ends_the_turn_too() {
    var scene = at("phase=deal counter=8,8,8,8,8 deal=X,8,8,8").play("* card 12");
    assertThat(scene.field("lastEndings")).startsWith("crashed");
  }

  @Test
  @Rule(16)
  void in_the_opening_deal_a_crash_is_a_dead_card() {
    var scene = at("phase=deal deal=8,12,7,9").play("* card X"); // worked example
    assertThat(scene.legal(0)).containsExactly("place 8", "place 12", "place 8,12");
  }

  @Test
  @Rule(16)
  void crash_on_deal_makes_it_end_the_turn_there_too() {
    var scene = at("seats=2,crashOnDeal=true", "phase=deal deal=8,12,7,9").play("* card X");
    assertThat(scene.field("lastEndings")).isEqualTo("crashed,none");
    var harmless = at("seats=2,crashOnDeal=true", "phase=deal deal=8,12,7,9").play("* card 7");
    assertThat(harmless.field("phase")).isEqualTo("place");
  }

  @Test
  @Rule(17)
  void a_lost_counter_returns_to_the_deck() {
    var scene = at("phase=deal counter=8,8,8,+5").play("* card 7");
    assertThat(scene.field("counter")).isEqualTo("-");
    assertThat(scene.field("deck")).isEqualTo(WHOLE_DECK);
    assertThat(scene.field("total")).isEqualTo("0");
    assertThat(scene.field("due")).isEqualTo("5");
  }

  @Test
  @Rule(18)
  void a_scored_counter_returns_to_the_deck_too() {
    var scene = at("phase=place deal=8,7,7,9,9").play("0 place 8", "0 score");
    assertThat(scene.field("deck")).isEqualTo(WHOLE_DECK);
    assertThat(scene.field("counter")).isEqualTo("-");
    assertThat(scene.field("turn")).isEqualTo("1");
  }

  @Test
  @Rule(18)
  void if_too_few_cards_are_left_all_of_them_are_shown() {
    var few = at("copies=5,specials=1,crashes=0", "phase=deal counter=" + QUINTES);
    assertThat(few.field("due")).isEqualTo("4");
    few.play("* card +5", "* card -5", "* card +10", "* card -10");
    assertThat(few.field("lastEndings")).startsWith("bust");
  }

  @Test
  @Rule(18)
  void if_no_card_is_left_a_total_that_can_be_scored_is_scored() {
    String counter = QUINTES.substring(0, QUINTES.lastIndexOf('/'));
    var scene =
        at(
            "seats=2,copies=5,specials=0,crashes=0",
            "phase=place counter=" + counter + " deal=13,13,13,13,13");
    scene.play("0 place 13,13,13,13,13");
    assertThat(scene.field("turn")).isEqualTo("1");
    assertThat(scene.field("scores")).isEqualTo("12400,0");
    assertThat(scene.field("lastEndings")).isEqualTo("scored,none");
  }

  @Test
  @Rule(18)
  void if_no_card_is_left_any_other_total_is_lost() {
    String counter = QUINTES.replace("12,12,12,12,12/", "") + "/12,12,12,12";
    var scene =
        at("seats=2,copies=5,specials=0,crashes=0", "phase=place counter=" + counter + " deal=12");
    scene.play("0 place 12");
    assertThat(scene.field("scores")).isEqualTo("0,0");
    assertThat(scene.field("lastEndings")).isEqualTo("out-of-cards,none");
    assertThat(scene.field("lastTotals")).isEqualTo("11450,0");
  }

  @ParameterizedTest
  @Rule(19)
  @CsvSource(
      delimiter = ' ',
      value = {
        "8 100",
        "8,8 200",
        "12 50",
        "12,12 100",
        "7,7,7 100",
        "7,7,7,7 200",
        "7,7,7,7,7 400",
        "8,8,8 1000",
        "8,8,8,8 2000",
        "8,8,8,8,8 4000",
        "9,9,9 200",
        "9,9,9,9 400",
        "9,9,9,9,9 800",
        "10,10,10 300",
        "10,10,10,10 600",
        "10,10,10,10,10 1200",
        "11,11,11 400",
        "11,11,11,11 800",
        "11,11,11,11,11 1600",
        "12,12,12 500",
        "12,12,12,12 1000",
        "12,12,12,12,12 2000",
        "13,13,13 600",
        "13,13,13,13 1200",
        "13,13,13,13,13 2400",
        "8,8,9,9,9 400",
        "8,12,13,13,13 750",
        "8,8,12,12,12 700"
      })
  void points_of_a_placement(String cards, String points) {
    List<String> dead = List.of("X", "X", "X", "X").subList(0, 5 - cards.split(",", -1).length);
    String deal = String.join(",", cards, String.join(",", dead)).replaceAll(",$", "");
    assertThat(after(deal, "0 place " + cards).field("total")).isEqualTo(points);
  }

  @ParameterizedTest
  @Rule({20, 21})
  @CsvSource(
      delimiter = ' ',
      value = {"+10 200", "-10 0", "-5 50", "+5 150"})
  void points_of_a_special_placed_with_an_eight(String special, String total) {
    assertThat(after("8,7,7,9," + special, "0 place 8").field("total")).isEqualTo(total);
  }

  @Test
  @Rule(21)
  void plus_five_may_be_thirty_as_scanned() {
    var scene = at("plusFive=30", "phase=place deal=8,+5,7,9,11").play("0 place 8");
    assertThat(scene.field("total")).isEqualTo("130");
    assertThat(scene.refusal("0 score")).isEqualTo(NOT_A_HUNDRED);
  }

  @Test
  @Rule(21)
  void with_thirty_one_to_four_plus_fives_make_a_counter_worthless() {
    for (String deal : List.of("8,+5,7,9,11", "8,+5,+5,9,11", "8,+5,+5,+5,11", "8,+5,+5,+5,+5")) {
      var scene = at("plusFive=30", "phase=place deal=" + deal).play("0 place 8");
      assertThat(Integer.parseInt(scene.field("total")) % 50).as(deal).isNotZero();
    }
  }

  @Test
  @Rule(2)
  void fewer_than_five_copies_are_refused() {
    org.assertj.core.api.Assertions.assertThatThrownBy(() -> game("copies=4"))
        .hasMessageContaining("copies=4: must be 5–20 (fewer than five could make no quinte)");
  }
}
