package tumult.games.maumau;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tumult.engine.BadInput;
import tumult.engine.Refusal;
import tumult.engine.Seat;
import tumult.testkit.Rule;
import tumult.testkit.Scene;

/** The rules of {@code docs/rules/mau-mau}, one by one; R27 is in {@link MauMauViewTest}. */
class MauMauRulesTest {
  private static Scene<MauMauState, MauMauView, MauMauMove> four(String position) {
    return Deck.scene("seats=4", position);
  }

  private static Scene<MauMauState, MauMauView, MauMauMove> two(String position) {
    return Deck.scene("seats=2", position);
  }

  /** Four seats, all cards dealt, about to turn the starter; seat 0 is the dealer. */
  private static Scene<MauMauState, MauMauView, MauMauMove> starter(String options) {
    return Deck.scene(
        options,
        "phase=starter dealer=0 turn=0"
            + " hands=g1,g2,g3,g4,g5/b1,b2,b3,b4,b+2/r1,r2,r3,r4,r5/y1,y2,y3,y4,y5");
  }

  private static void draw(Scene<?, ?, ?> scene, String... cards) {
    for (String card : cards) {
      scene.play("* card " + card);
    }
  }

  // Components

  @Test
  @Rule(1)
  void there_are_110_cards_two_of_each_and_six_colour_changers() {
    var scene = Scene.start(Deck.game("seats=2")).play("* dealer 0");
    assertThat(scene.legal(Seat.CHANCE)).hasSize(53);
    assertThat(scene.field("pile").split(",")).hasSize(110);
    assertThat(scene.weight("card r8")).isEqualTo(2);
    assertThat(scene.weight("card yS")).isEqualTo(2);
    assertThat(scene.weight("card C")).isEqualTo(6);
  }

  @Test
  @Rule(1)
  void every_colour_has_nine_numbers_and_four_specials() {
    var scene = Scene.start(Deck.game("seats=2")).play("* dealer 0");
    for (String colour : List.of("g", "b", "r", "y")) {
      assertThat(scene.legal(Seat.CHANCE).stream().filter(m -> m.startsWith("card " + colour)))
          .hasSize(13);
    }
  }

  // Set-up

  @Test
  @Rule({2, 25})
  void as_many_rounds_as_agreed_are_played() {
    String last = "turn=0 hands=r8/g1 discards=r1";
    assertThat(Deck.scene("seats=2,rounds=1", last).play("0 lay r8").field("phase"))
        .isEqualTo("over");
    var scene = Deck.scene("seats=2,rounds=2", last).play("0 lay r8");
    assertThat(scene.field("phase")).isEqualTo("deal");
    assertThat(scene.field("round")).isEqualTo("2");
    assertThat(scene.winners()).isEmpty();
  }

  @Test
  @Rule({2, 4})
  void one_to_twenty_rounds_and_two_to_eight_players() {
    assertThat(Deck.game("rounds=20,seats=8").seats()).isEqualTo(8);
    assertThat(Deck.game("rounds=1,seats=2").seats()).isEqualTo(2);
    for (String wrong : List.of("rounds=0", "rounds=21", "seats=1", "seats=9")) {
      assertThatThrownBy(() -> Deck.game(wrong)).isInstanceOf(BadInput.class);
    }
    assertThat(Deck.game("seats=3").setup())
        .hasToString("mau-mau@1(seats=3,rounds=3,starter=dealer,mustPlay=true,mauSeconds=4)");
  }

  @Test
  @Rule({3, 4})
  void five_cards_each_from_the_left_of_the_dealer_then_the_starter() {
    var scene = Scene.start(Deck.game("seats=3")).play("* dealer 1");
    assertThat(scene.field("turn")).isEqualTo("2");
    draw(scene, "g3", "b3", "r3", "y3", "C");
    assertThat(scene.field("turn")).isEqualTo("0");
    draw(scene, "g1", "b1", "r1", "y1", "C");
    draw(scene, "g2", "b2", "r2", "y2", "C");
    assertThat(scene.field("hands")).isEqualTo("g1,b1,r1,y1,C/g2,b2,r2,y2,C/g3,b3,r3,y3,C");
    scene.play("* starter r8");
    assertThat(scene.field("discards")).isEqualTo("r8");
    assertThat(scene.field("pile").split(",")).hasSize(110 - 15 - 1);
  }

  @Test
  @Rule(4)
  void the_first_dealer_is_found_by_lot() {
    var scene = Scene.start(Deck.game("seats=3"));
    assertThat(scene.actors()).containsExactly(Seat.CHANCE);
    assertThat(scene.legal(Seat.CHANCE)).containsExactly("dealer 0", "dealer 1", "dealer 2");
    assertThat(scene.weight("dealer 0")).isEqualTo(1);
    assertThat(scene.weight("dealer 2")).isEqualTo(1);
    assertThat(scene.weight("card r8")).isZero();
  }

  @Test
  @Rule(3)
  void in_the_next_round_the_next_to_the_left_deals() {
    var scene = two("turn=0 dealer=1 hands=r8/g1 discards=r1").play("0 lay r8");
    assertThat(scene.field("dealer")).isEqualTo("0");
    assertThat(scene.field("turn")).isEqualTo("1");
    var further = two("turn=0 dealer=0 hands=r8/g1 discards=r1").play("0 lay r8");
    assertThat(further.field("dealer")).isEqualTo("1");
  }

  @Test
  @Rule(4)
  void every_round_starts_left_of_the_dealer_and_clockwise() {
    var scene =
        Deck.scene(
            "seats=3",
            "turn=2 dealer=2 direction=counterclockwise hands=g1/g2/r8 discards=r1 turnsPlayed=7");
    scene.play("2 lay r8");
    assertThat(scene.field("direction")).isEqualTo("clockwise");
    assertThat(scene.field("turnsPlayed")).isEqualTo("0");
    draw(scene, "g1", "g2", "g3", "g4", "g5", "b1", "b2", "b3", "b4", "b5");
    draw(scene, "r1", "r2", "r3", "r4", "r5");
    scene.play("* starter y1");
    assertThat(scene.actors()).containsExactly(1);
    scene.play("1 lay g1");
    assertThat(scene.actors()).containsExactly(2);
  }

  @Test
  @Rule(5)
  void if_so_chosen_the_starter_is_a_number_card() {
    var scene = starter("seats=4,starter=number");
    assertThat(scene.legal(Seat.CHANCE))
        .hasSize(36)
        .contains("starter g1", "starter y9")
        .doesNotContain("starter gD", "starter C", "starter y+2");
    assertThat(scene.weight("starter g1")).isEqualTo(1);
    assertThat(scene.weight("starter g9")).isEqualTo(2);
    assertThat(scene.weight("starter gS")).isZero();
    assertThat(scene.refusal("* starter gS")).isEqualTo(MauMauRefusal.STARTER_IS_A_NUMBER);
    assertThat(scene.play("* starter g9").actors()).containsExactly(1);
  }

  @Test
  @Rule(5)
  void the_card_turned_stays_whatever_it_is() {
    var scene = starter("seats=4");
    assertThat(scene.legal(Seat.CHANCE)).hasSize(53);
    assertThat(scene.weight("starter C")).isEqualTo(6);
    assertThat(scene.weight("starter b+2")).isEqualTo(1);
    assertThat(scene.play("* starter g9").actors()).containsExactly(1);
  }

  @Test
  @Rule(5)
  void change_direction_as_starter_lets_the_right_of_the_dealer_begin() {
    var scene = starter("seats=4").play("* starter yD");
    assertThat(scene.actors()).containsExactly(3);
    assertThat(scene.play("3 lay y1").actors()).containsExactly(2);
  }

  @Test
  @Rule(5)
  void draw_2_as_starter_is_owed_by_the_first_who_may_answer() {
    var scene = starter("seats=4").play("* starter y+2");
    assertThat(scene.field("owed")).isEqualTo("2");
    assertThat(scene.legal(1)).containsExactly("lay b+2", "draw");
    assertThat(scene.play("1 lay b+2").field("owed")).isEqualTo("4");
  }

  @Test
  @Rule(5)
  void draw_4_as_starter_is_drawn_by_the_first_and_the_second_plays() {
    var scene = starter("seats=4").play("* starter y+4");
    assertThat(scene.actors()).containsExactly(Seat.CHANCE);
    draw(scene, "C", "C", "C", "C");
    assertThat(scene.actors()).containsExactly(2);
    assertThat(scene.field("hands")).contains("b1,b2,b3,b4,b+2,C,C,C,C");
    assertThat(scene.field("turnsPlayed")).isEqualTo("0");
  }

  @Test
  @Rule(5)
  void stop_as_starter_skips_the_first() {
    assertThat(starter("seats=4").play("* starter yS").actors()).containsExactly(2);
  }

  @Test
  @Rule(5)
  void colour_changer_as_starter_is_named_by_the_first_who_then_plays() {
    var scene = starter("seats=4").play("* starter C");
    assertThat(scene.legal(1)).containsExactly("name g", "name b", "name r", "name y");
    assertThat(scene.refusal("1 lay b1")).isEqualTo(MauMauRefusal.NAMES_THE_STARTER_FIRST);
    assertThat(scene.refusal("1 draw")).isEqualTo(MauMauRefusal.NAMES_THE_STARTER_FIRST);
    scene.play("1 name b");
    assertThat(scene.legal(1)).containsExactly("lay b1", "lay b2", "lay b3", "lay b4", "lay b+2");
    assertThat(scene.field("named")).isEqualTo("b");
  }

  // A turn

  @Test
  @Rule({6, 7})
  void on_a_red_8_goes_red_or_an_8_or_a_colour_changer() {
    var scene = four("turn=0 hands=r1,rS,g8,y8,b8,g7,C/g1/g2/g3 discards=r8");
    assertThat(scene.legal(0))
        .containsExactly(
            "lay g8", "lay b8", "lay r1", "lay rS", "lay y8", "lay C=g", "lay C=b", "lay C=r",
            "lay C=y");
    assertThat(scene.refusal("0 lay g7")).isEqualTo(MauMauRefusal.DOES_NOT_MATCH);
  }

  @Test
  @Rule(6)
  void the_same_special_matches_in_another_colour() {
    var scene = four("turn=0 hands=gS,bD,b+2,b+4,r1/g1/g2/g3 discards=rS");
    assertThat(scene.legal(0)).containsExactly("lay gS", "lay r1");
  }

  @Test
  @Rule(6)
  void only_cards_in_hand_can_be_laid() {
    var scene = four("turn=0 hands=r1,g1/r2/g2/g3 discards=r8");
    assertThat(scene.refusal("0 lay r2")).isEqualTo(MauMauRefusal.NOT_IN_HAND);
    assertThat(scene.refusal("0 lay C=r")).isEqualTo(MauMauRefusal.NOT_IN_HAND);
    assertThat(scene.refusal("1 lay r2")).isEqualTo(Refusal.Common.NOT_YOUR_TURN);
    scene.play("0 lay r1", "0 mau");
    assertThat(scene.field("discards")).isEqualTo("r8,r1");
    assertThat(scene.field("hands")).isEqualTo("g1/r2/g2/g3");
  }

  @Test
  @Rule({7, 8})
  void a_named_colour_holds_until_another_card_is_laid() {
    var scene = four("turn=0 hands=C,g1,g2/r1,b8,y1,C/g2,r9/g3 discards=b8");
    scene.play("0 lay C=r");
    assertThat(scene.legal(1))
        .containsExactly("lay r1", "lay C=g", "lay C=b", "lay C=r", "lay C=y");
    assertThat(scene.refusal("1 lay b8")).isEqualTo(MauMauRefusal.NOT_THE_NAMED_COLOUR);
    scene.play("1 lay C=r");
    assertThat(scene.field("named")).isEqualTo("r");
    assertThat(scene.legal(2)).containsExactly("lay r9");
    scene.play("2 lay r9");
    assertThat(scene.field("named")).isEqualTo("-");
  }

  @Test
  @Rule(8)
  void a_named_colour_stays_while_others_draw() {
    var scene = four("turn=0 hands=C,g1,g2/b1/g2/g3 discards=b8").play("0 lay C=g", "1 draw");
    draw(scene, "y9");
    assertThat(scene.field("named")).isEqualTo("g");
    assertThat(scene.legal(2)).containsExactly("lay g2");
  }

  @Test
  @Rule(8)
  void the_colour_is_named_in_laying_and_not_otherwise() {
    var scene = four("turn=0 hands=C,g1,b1/b1/g2/g3 discards=b8");
    assertThat(scene.refusal("0 lay C")).isEqualTo(MauMauRefusal.NAMES_NO_COLOUR);
    assertThat(scene.refusal("0 name g")).isEqualTo(MauMauRefusal.NAMED_WHEN_LAYING);
    assertThat(scene.legal(0)).as("naming the colour in force is allowed").contains("lay C=b");
  }

  @Test
  @Rule(9)
  void who_cannot_lay_draws_one_and_the_turn_passes_even_if_it_matches() {
    var scene = four("turn=0 hands=g1,b2/r1/g2/g3 discards=r8");
    assertThat(scene.legal(0)).containsExactly("draw");
    scene.play("0 draw");
    assertThat(scene.actors()).containsExactly(Seat.CHANCE);
    scene.play("* card r8");
    assertThat(scene.actors()).containsExactly(1);
    assertThat(scene.field("hands")).isEqualTo("g1,b2,r8/r1/g2/g3");
  }

  @Test
  @Rule(10)
  void a_matching_coloured_card_must_be_laid_or_a_colour_changer_instead() {
    var scene = four("turn=0 hands=r1,b2,C/r1/g2/g3 discards=r8");
    assertThat(scene.legal(0))
        .containsExactly("lay r1", "lay C=g", "lay C=b", "lay C=r", "lay C=y");
    assertThat(scene.refusal("0 draw")).isEqualTo(MauMauRefusal.MUST_LAY);
  }

  @Test
  @Rule(10)
  void a_colour_changer_alone_need_not_be_laid() {
    var scene = four("turn=0 hands=g1,b2,C/r1/g2/g3 discards=r8");
    assertThat(scene.legal(0)).containsExactly("lay C=g", "lay C=b", "lay C=r", "lay C=y", "draw");
  }

  @Test
  @Rule(10)
  void without_must_play_drawing_is_always_allowed() {
    var scene = Deck.scene("seats=2,mustPlay=false", "turn=0 hands=r1,b2/r1 discards=r8");
    assertThat(scene.legal(0)).containsExactly("lay r1", "draw");
    scene.play("0 draw", "* card C");
    assertThat(scene.actors()).containsExactly(1);
  }

  // Specials

  @Test
  @Rule(11)
  void change_direction_turns_the_direction_until_the_next_one() {
    var scene = four("turn=0 hands=rD,r1,g9/r2,r9,g9/rD,b9/r1,r2,gD discards=r8");
    assertThat(scene.play("0 lay rD").actors()).containsExactly(3);
    assertThat(scene.play("3 lay r1").actors()).containsExactly(2);
    scene.play("2 lay rD", "2 mau");
    assertThat(scene.actors()).containsExactly(3);
    assertThat(scene.play("3 lay gD", "3 mau").actors()).containsExactly(2);
  }

  @Test
  @Rule(11)
  void a_special_acts_on_the_next_in_the_direction_of_play() {
    var stop = four("turn=0 direction=counterclockwise hands=rS,r1,r2/g1/g2/g3 discards=r8");
    assertThat(stop.play("0 lay rS").actors()).containsExactly(2);
    var two = four("turn=1 direction=counterclockwise hands=g1,g4/r+2,g1,g7/g2/g3 discards=r8");
    assertThat(two.play("1 lay r+2").actors()).containsExactly(0);
    var four = four("turn=0 direction=counterclockwise hands=r+4,r1,r2/g1/g2/g3 discards=r8");
    four.play("0 lay r+4");
    draw(four, "C", "C", "C", "C");
    assertThat(four.field("hands")).isEqualTo("r1,r2/g1/g2/g3,C,C,C,C");
    assertThat(four.actors()).containsExactly(2);
  }

  @Test
  @Rule(12)
  void with_two_players_change_direction_changes_nothing() {
    var scene = two("turn=0 hands=rD,r1,r2/rD,r3,r4 discards=r8").play("0 lay rD");
    assertThat(scene.actors()).containsExactly(1);
    assertThat(scene.field("direction")).isEqualTo("clockwise");
    assertThat(scene.play("1 lay rD").actors()).containsExactly(0);
  }

  @Test
  @Rule(12)
  void with_two_players_stop_and_draw_4_give_another_turn() {
    var stop = two("turn=1 hands=g1/rS,r1,r2 discards=r8").play("1 lay rS");
    assertThat(stop.actors()).containsExactly(1);
    var four = two("turn=1 hands=g1/r+4,r1,r2 discards=r8").play("1 lay r+4");
    draw(four, "C", "C", "C", "C");
    assertThat(four.actors()).containsExactly(1);
  }

  @Test
  @Rule({13, 14})
  void draw_two_is_answered_by_draw_two_or_drawn() {
    var scene = four("turn=0 hands=r+2,g1,g2/b+2,g1,g2/g3,g4/y+2,y1,y2 discards=r8");
    scene.play("0 lay r+2");
    assertThat(scene.legal(1)).containsExactly("lay b+2", "draw");
    scene.play("1 lay b+2");
    assertThat(scene.legal(2)).containsExactly("draw");
    scene.play("2 draw");
    draw(scene, "g5", "g6", "g7", "g8");
    assertThat(scene.actors()).containsExactly(3);
    assertThat(scene.field("owed")).isEqualTo("0");
    scene.play("3 lay y+2");
    assertThat(scene.field("owed")).as("starts again at 2").isEqualTo("2");
  }

  @Test
  @Rule(13)
  void the_sum_grows_by_two_each_time() {
    var scene =
        four("turn=0 hands=r+2,g1,g2/b+2,g1,g2/b+2,g4,g5/y1,y2 discards=r8")
            .play("0 lay r+2", "1 lay b+2", "2 lay b+2", "3 draw");
    assertThat(scene.field("due")).isEqualTo("6");
    draw(scene, "g7", "g8", "g9", "b7", "b8");
    assertThat(scene.actors()).containsExactly(Seat.CHANCE);
    draw(scene, "b9");
    assertThat(scene.actors()).containsExactly(0);
  }

  @Test
  @Rule({13, 14})
  void the_answer_is_voluntary_even_if_one_must_play() {
    var scene = two("turn=1 owed=2 hands=g1/r+2,r1 discards=r+2").play("1 draw");
    draw(scene, "g7", "g8");
    assertThat(scene.field("hands")).isEqualTo("g1/g7,g8,r1,r+2");
    assertThat(scene.actors()).containsExactly(0);
  }

  @Test
  @Rule({7, 14})
  void nothing_but_a_draw_two_answers() {
    var scene = four("turn=1 owed=2 hands=g1/C,C,r+4,r1/g2/g3 discards=r+2");
    assertThat(scene.legal(1)).containsExactly("draw");
    for (String lay : List.of("lay C=g", "lay r+4", "lay r1", "lay C")) {
      assertThat(scene.refusal("1 " + lay)).isEqualTo(MauMauRefusal.ONLY_DRAW_2_ANSWERS);
    }
    scene.play("1 draw");
    draw(scene, "g7", "g8");
    assertThat(scene.actors()).containsExactly(2);
  }

  @Test
  @Rule(15)
  void draw_four_cannot_be_answered_and_the_one_after_plays() {
    var scene = four("turn=0 hands=r+4,g1,g2/b+4,g1/g3/g4 discards=r8").play("0 lay r+4");
    assertThat(scene.actors()).containsExactly(Seat.CHANCE);
    assertThat(scene.refusal("1 lay b+4")).isEqualTo(Refusal.Common.NOT_YOUR_TURN);
    draw(scene, "y1", "y2", "y3", "y4");
    assertThat(scene.field("hands")).isEqualTo("g1,g2/g1,b+4,y1,y2,y3,y4/g3/g4");
    assertThat(scene.actors()).containsExactly(2);
  }

  @Test
  @Rule(16)
  void a_special_acts_once_and_is_then_matched_like_any_other() {
    var paid = four("turn=2 hands=g1/g1/g+2,r4,g4,C/g3 discards=r+2");
    assertThat(paid.legal(2)).contains("lay g+2", "lay r4").doesNotContain("lay g4", "draw");
    var stop = four("turn=2 hands=g1/g1/gS,r4,g4/g3 discards=rS");
    assertThat(stop.legal(2)).containsExactly("lay gS", "lay r4");
    assertThat(stop.play("2 lay r4").actors()).containsExactly(3);
  }

  @Test
  @Rule(17)
  void stop_skips_the_next() {
    var scene = four("turn=3 hands=g1/g1,g4/g2/rS,r1,r2 discards=r8").play("3 lay rS");
    assertThat(scene.actors()).containsExactly(1);
    assertThat(scene.refusal("0 draw")).isEqualTo(Refusal.Common.NOT_YOUR_TURN);
  }

  // The pile runs out

  /** Two seats; the pile is empty, seat 1 holds all that lies nowhere else. */
  private static Scene<MauMauState, MauMauView, MauMauMove> emptyPile(
      String hand, String discards, String more) {
    return two(
        "turn=0 hands=%s/%s discards=%s %s"
            .formatted(hand, Deck.without(hand, discards), discards, more));
  }

  @Test
  @Rule({18, 19})
  void an_empty_pile_is_renewed_from_the_discards_but_the_top() {
    var scene = emptyPile("g1,g2", "y1,y1,y2,r8", "");
    assertThat(scene.field("pile")).isEqualTo("-");
    scene.play("0 draw");
    assertThat(scene.field("discards")).isEqualTo("r8");
    assertThat(scene.legal(Seat.CHANCE)).containsExactly("card y1", "card y2");
    assertThat(scene.weight("card y1")).isEqualTo(2);
    scene.play("* card y1");
    assertThat(scene.field("pile")).isEqualTo("y1,y2");
    assertThat(scene.actors()).containsExactly(1);
  }

  @Test
  @Rule(19)
  void the_pile_is_not_renewed_before_a_card_is_to_be_drawn() {
    String discards = "y1,r8";
    var scene =
        two(
            "turn=0 hands=g1/%s discards=%s"
                .formatted(Deck.without("g1", discards, "b9"), discards));
    scene.play("0 draw", "* card b9");
    assertThat(scene.field("pile")).isEqualTo("-");
    assertThat(scene.field("discards")).isEqualTo("y1,r8");
  }

  @Test
  @Rule(19)
  void it_is_renewed_in_the_middle_of_a_draw() {
    String discards = "y1,y2,r+2";
    var scene =
        two(
            "turn=0 owed=2 hands=g1/%s discards=%s"
                .formatted(Deck.without("g1", discards, "b9"), discards));
    scene.play("0 draw", "* card b9");
    assertThat(scene.field("discards")).isEqualTo("r+2");
    scene.play("* card y2");
    assertThat(scene.field("hands")).startsWith("g1,b9,y2/");
    assertThat(scene.actors()).containsExactly(1);
  }

  @Test
  @Rule(19)
  void a_named_colour_stays_in_force_when_the_pile_is_renewed() {
    var scene = emptyPile("g1,g2", "y1,y2,C", "named=r").play("0 draw", "* card y1");
    assertThat(scene.field("named")).isEqualTo("r");
    assertThat(scene.legal(1)).contains("lay r1").doesNotContain("lay g1", "lay y2");
  }

  @Test
  @Rule(19)
  void if_it_does_not_suffice_one_draws_what_there_is() {
    var scene = emptyPile("g1", "y1,y2,r+2", "owed=4").play("0 draw");
    draw(scene, "y1", "y2");
    assertThat(scene.actors()).containsExactly(1);
    assertThat(scene.field("due")).isEqualTo("0");
    assertThat(scene.field("hands")).startsWith("g1,y1,y2/");
  }

  @Test
  @Rule(19)
  void with_nothing_to_draw_the_turn_passes() {
    var scene = emptyPile("g1", "r8", "").play("0 draw");
    assertThat(scene.actors()).containsExactly(1);
    assertThat(scene.field("hands")).startsWith("g1/");
    assertThat(scene.field("turnsPlayed")).isEqualTo("1");
  }

  // Saying "mau"

  @Test
  @Rule({20, 21})
  void who_comes_down_to_one_card_says_mau_or_is_silent() {
    var scene = four("turn=0 hands=r1,g2/g1/g2/g3 discards=r8").play("0 lay r1");
    assertThat(scene.actors()).containsExactly(0);
    assertThat(scene.legal(0)).containsExactly("mau", "silent");
    assertThat(scene.refusal("0 draw")).isEqualTo(MauMauRefusal.DECIDES_ON_MAU_FIRST);
    assertThat(scene.refusal("0 lay g2")).isEqualTo(MauMauRefusal.DECIDES_ON_MAU_FIRST);
    assertThat(scene.refusal("1 draw")).isEqualTo(Refusal.Common.NOT_YOUR_TURN);
    scene.play("0 mau");
    assertThat(scene.actors()).containsExactly(1);
    assertThat(scene.field("hands")).startsWith("g2/");
  }

  @Test
  @Rule({20, 21})
  void silence_costs_one_card() {
    var scene = four("turn=0 hands=r1,g2/g1/g2/g3 discards=r8").play("0 lay r1", "0 silent");
    assertThat(scene.actors()).containsExactly(Seat.CHANCE);
    assertThat(scene.play("* card b9").actors()).containsExactly(1);
    assertThat(scene.field("hands")).startsWith("g2,b9/");
    assertThat(scene.field("due")).isEqualTo("0");
  }

  @Test
  @Rule(20)
  void nobody_says_mau_with_two_cards_or_without_laying() {
    var scene = four("turn=0 hands=r1,g2,g3/g1/g2/g3 discards=r8");
    assertThat(scene.refusal("0 mau")).isEqualTo(MauMauRefusal.NO_MAU_NOW);
    assertThat(scene.refusal("0 silent")).isEqualTo(MauMauRefusal.NO_MAU_NOW);
    assertThat(scene.play("0 lay r1").actors()).containsExactly(1);
    assertThat(scene.refusal("1 mau")).isEqualTo(MauMauRefusal.NO_MAU_NOW);
  }

  @Test
  @Rule(21)
  void the_decision_comes_before_the_special_acts() {
    var scene = four("turn=0 hands=r+2,g2/g1/g2/g3 discards=r8").play("0 lay r+2");
    assertThat(scene.field("owed")).isEqualTo("0");
    scene.play("0 silent", "* card b9");
    assertThat(scene.field("owed")).isEqualTo("2");
    assertThat(scene.legal(1)).containsExactly("draw");

    var direction = four("turn=0 hands=rD,g2/g1/g2/g3 discards=r8").play("0 lay rD");
    assertThat(direction.field("direction")).isEqualTo("clockwise");
    assertThat(direction.play("0 mau").field("direction")).isEqualTo("counterclockwise");
    assertThat(direction.actors()).containsExactly(3);
  }

  @Test
  @Rule(21)
  void a_named_colour_holds_at_once() {
    var scene = four("turn=0 hands=C,g2/g1/g2/g3 discards=r8").play("0 lay C=y");
    assertThat(scene.legal(0)).containsExactly("mau", "silent");
    assertThat(scene.field("named")).isEqualTo("y");
  }

  @Test
  @Rule(21)
  void after_mau_a_draw_four_is_drawn() {
    var scene = four("turn=0 hands=r+4,g2/g1/g2/g3 discards=r8").play("0 lay r+4", "0 silent");
    draw(scene, "b9");
    assertThat(scene.field("turn")).isEqualTo("1");
    assertThat(scene.field("due")).isEqualTo("4");
    draw(scene, "y1", "y2", "y3", "y4");
    assertThat(scene.field("hands")).isEqualTo("g2,b9/g1,y1,y2,y3,y4/g2/g3");
    assertThat(scene.actors()).containsExactly(2);
  }

  @Test
  @Rule(21)
  void silence_costs_nothing_if_there_is_nothing_to_draw() {
    String rest = Deck.without("g1", "r8");
    var scene = two("phase=mau turn=0 hands=g1/%s discards=r8".formatted(rest)).play("0 silent");
    assertThat(scene.actors()).containsExactly(1);
    assertThat(scene.field("hands")).startsWith("g1/");
  }

  @Test
  @Rule({18, 21})
  void the_penalty_may_come_from_the_discards() {
    var scene = emptyPile("g1,r1", "y1,r8", "").play("0 lay r1", "0 silent", "* card y1");
    assertThat(scene.field("hands")).startsWith("g1,y1/");
    assertThat(scene.field("discards")).isEqualTo("r1");
    assertThat(scene.field("pile")).isEqualTo("r8");
  }

  @Test
  @Rule(21)
  void a_live_table_waits_one_to_thirty_seconds_for_mau() {
    assertThat(Deck.game("mauSeconds=30").setup().number("mauSeconds")).isEqualTo(30);
    assertThat(Deck.game("mauSeconds=1").setup().number("mauSeconds")).isEqualTo(1);
    assertThatThrownBy(() -> Deck.game("mauSeconds=0")).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> Deck.game("mauSeconds=31")).isInstanceOf(BadInput.class);
  }

  // End of a round and of the match

  @Test
  @Rule({22, 24})
  void who_lays_the_last_card_scores_0_and_the_others_what_they_hold() {
    var scene = four("turn=0 hands=r8/r9,rS,C/g1,g2/g+4 discards=r1").play("0 lay r8");
    assertThat(scene.field("scores")).isEqualTo("0,29,3,10");
    assertThat(scene.field("phase")).isEqualTo("deal");
  }

  @Test
  @Rule(24)
  void numbers_count_their_number_and_specials_ten() {
    var scene =
        four("turn=0 hands=r8/g1,g1,g2,g3,g4,b5,b6,b7,b8,b9/rD,rD,r+2,y+4,yS/C,C,C,y9,y9"
                + " discards=r1")
            .play("0 lay r8");
    assertThat(scene.field("scores")).isEqualTo("0,46,50,48");
  }

  @Test
  @Rule(23)
  void a_special_laid_last_has_no_effect() {
    var two = Deck.scene("seats=2,rounds=1", "turn=0 hands=r+2/g1 discards=r1").play("0 lay r+2");
    assertThat(two.actors()).isEmpty();
    assertThat(two.field("owed")).isEqualTo("0");
    assertThat(two.field("scores")).isEqualTo("0,1");
    var four = Deck.scene("seats=2,rounds=1", "turn=0 hands=r+4/g1 discards=r1").play("0 lay r+4");
    assertThat(four.field("hands")).isEqualTo("-/g1");
    var turned = Deck.scene("seats=3,rounds=1", "turn=0 hands=rD/g1/g2 discards=r1");
    assertThat(turned.play("0 lay rD").field("direction")).isEqualTo("clockwise");
  }

  @Test
  @Rule(23)
  void a_sum_owed_lapses_when_the_answer_is_the_last_card() {
    var scene = two("turn=1 owed=4 hands=g1/r+2 discards=g+2,b+2").play("1 lay r+2");
    assertThat(scene.field("scores")).isEqualTo("1,0");
    assertThat(scene.field("owed")).isEqualTo("0");
  }

  @Test
  @Rule(23)
  void a_colour_changer_laid_last_names_nothing() {
    var scene = Deck.scene("seats=2,rounds=1", "turn=0 hands=C/g1 discards=r1");
    assertThat(scene.legal(0)).containsExactly("lay C", "draw");
    assertThat(scene.refusal("0 lay C=g")).isEqualTo(MauMauRefusal.LAST_CARD_NAMES_NOTHING);
    scene.play("0 lay C");
    assertThat(scene.field("named")).isEqualTo("-");
    assertThat(scene.winners()).containsExactly(0);
    assertThat(scene.refusal("0 mau")).isEqualTo(Refusal.Common.GAME_OVER);
  }

  @Test
  @Rule(25)
  void the_lowest_sum_wins() {
    var scene =
        Deck.scene(
            "seats=3,rounds=2",
            "round=2 turn=0 hands=r8/g1,g2/g9 discards=r1 scores=20,10,40 shown=g9,C,g1/C/C,C,C,C");
    assertThat(scene.winners()).isEmpty();
    scene.play("0 lay r8");
    assertThat(scene.state().score(0)).isEqualTo(20);
    assertThat(scene.state().score(1)).isEqualTo(13);
    assertThat(scene.winners()).containsExactly(1);
    assertThat(scene.actors()).isEmpty();
  }

  @Test
  @Rule(26)
  void equal_lowest_sums_share_the_win() {
    var scene =
        Deck.scene(
            "seats=3,rounds=2",
            "round=2 turn=0 hands=r8/g1,g2/g9 discards=r1 scores=13,10,40 shown=g3,C/C/C,C,C,C");
    assertThat(scene.play("0 lay r8").winners()).containsExactly(0, 1);
  }

  @Test
  @Rule(26)
  void the_thousandth_turn_ends_the_round() {
    String position = "turn=0 turnsPlayed=%d hands=r1,g2,g3/g4/g5/g6 discards=r8";
    var before = four(position.formatted(998)).play("0 lay r1");
    assertThat(before.field("phase")).isEqualTo("play");
    assertThat(before.field("turnsPlayed")).isEqualTo("999");
    var scene = four(position.formatted(999)).play("0 lay r1");
    assertThat(scene.field("phase")).isEqualTo("deal");
    assertThat(scene.field("scores")).isEqualTo("5,4,5,6");
  }

  @Test
  @Rule(26)
  void a_draw_is_a_turn_too_and_is_finished() {
    var scene = four("turn=0 turnsPlayed=999 owed=2 hands=g1/g4/g5/g6 discards=r+2").play("0 draw");
    assertThat(scene.field("phase")).isEqualTo("draw");
    draw(scene, "C", "y1");
    assertThat(scene.field("scores")).isEqualTo("12,4,5,6");
  }

  @Test
  @Rule(26)
  void the_last_mau_decision_and_a_draw_4_are_finished() {
    var scene = four("turn=0 turnsPlayed=999 hands=r+4,g2/g4/g5/g6 discards=r8");
    scene.play("0 lay r+4", "0 silent", "* card b1");
    assertThat(scene.field("due")).isEqualTo("4");
    draw(scene, "C", "C", "y1", "y2");
    assertThat(scene.field("scores")).isEqualTo("3,27,5,6");
  }

  @Test
  @Rule(26)
  void a_sum_still_owed_is_not_drawn() {
    var scene =
        Deck.scene("seats=2,rounds=1", "turn=0 turnsPlayed=999 hands=r+2,g2,g3/g4 discards=r8");
    scene.play("0 lay r+2");
    assertThat(scene.actors()).isEmpty();
    assertThat(scene.field("scores")).isEqualTo("5,4");
    assertThat(scene.field("owed")).isEqualTo("0");
    assertThat(scene.winners()).containsExactly(1);
  }

  @Test
  @Rule({22, 26})
  void the_thousandth_turn_may_win() {
    var scene = Deck.scene("seats=2,rounds=1", "turn=0 turnsPlayed=999 hands=r+2/g4 discards=r8");
    assertThat(scene.play("0 lay r+2").field("scores")).isEqualTo("0,4");
    assertThat(scene.winners()).containsExactly(0);
  }

  // Refusals that every phase has

  @Test
  void chance_and_arbiter_are_refused_like_everybody() {
    var scene = four("turn=0 hands=r1,g2/g1/g2/g3 discards=r8");
    assertThat(scene.refusal("* card r8")).isEqualTo(Refusal.Common.NOT_YOUR_TURN);
    assertThat(scene.refusal("! draw")).isEqualTo(Refusal.Common.NOT_YOUR_TURN);
    assertThat(scene.refusal("0 card r8")).isEqualTo(Refusal.Common.NOT_NOW);
  }

  @Test
  void chance_draws_only_what_is_in_the_pile() {
    var scene = four("turn=0 hands=g1,g2/g1/g2/g3 discards=r8,r8").play("0 draw");
    assertThat(scene.refusal("* card r8")).isEqualTo(MauMauRefusal.NOT_IN_PILE);
    assertThat(scene.refusal("* starter r1")).isEqualTo(Refusal.Common.NOT_NOW);
    assertThat(scene.refusal("* dealer 1")).isEqualTo(Refusal.Common.NOT_NOW);
    assertThat(scene.refusal("* draw")).isEqualTo(Refusal.Common.NOT_NOW);
    assertThat(scene.weight("starter r1")).isZero();
    var start = starter("seats=4");
    assertThat(start.refusal("* card r9")).isEqualTo(Refusal.Common.NOT_NOW);
    assertThat(start.refusal("* dealer 1")).isEqualTo(Refusal.Common.NOT_NOW);
    assertThat(Scene.start(Deck.game("seats=2")).refusal("* card r9"))
        .isEqualTo(Refusal.Common.NOT_NOW);
  }

  @Test
  void every_refusal_names_a_rule() {
    for (MauMauRefusal refusal : MauMauRefusal.values()) {
      assertThat(refusal.rule()).isBetween(1, 27);
    }
  }

  @Test
  @Rule({3, 5})
  void chance_deals_then_turns_the_starter_and_nothing_else() {
    var scene = Scene.start(Deck.game("seats=2,starter=number")).play("* dealer 0");
    for (String outcome :
        new String[] {"dealer 0", "dealer 1", "starter g1", "starter C", "draw"}) {
      assertThat(scene.refusal("* " + outcome)).as(outcome).isEqualTo(Refusal.Common.NOT_NOW);
    }
    draw(scene, "g1", "g1", "g2", "g2", "g3", "b1", "b1", "b2", "b2", "b3");
    for (String outcome : new String[] {"card g1", "card C", "dealer 0"}) {
      assertThat(scene.refusal("* " + outcome)).as(outcome).isEqualTo(Refusal.Common.NOT_NOW);
    }
    assertThat(scene.refusal("* starter g1")).isEqualTo(MauMauRefusal.NOT_IN_PILE);
    assertThat(scene.refusal("* starter C")).isEqualTo(MauMauRefusal.STARTER_IS_A_NUMBER);
    scene.play("* starter g4");
    assertThat(scene.refusal("1 card g1")).isEqualTo(Refusal.Common.NOT_NOW);
  }
}
