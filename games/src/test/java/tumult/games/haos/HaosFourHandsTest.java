package tumult.games.haos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tumult.games.haos.Scenes.begun;
import static tumult.games.haos.Scenes.cards;
import static tumult.games.haos.Scenes.hands;
import static tumult.games.haos.Scenes.odds;
import static tumult.games.haos.Scenes.pile;
import static tumult.games.haos.Scenes.returned;
import static tumult.games.haos.Scenes.table;
import static tumult.games.haos.Scenes.version1;

import java.util.List;
import org.junit.jupiter.api.Test;
import tumult.engine.Seat;
import tumult.testkit.Rule;
import tumult.testkit.Scene;

/** Two players with four hands: places 0 and 2 are seat 0's, places 1 and 3 seat 1's. */
final class HaosFourHandsTest {
  /** The right hands are in a duel; the left ones watch. */
  private static final String DUEL = "phase=turn turn=1 nameable=1 piles=rA/bA/gC/gD totem=gN ";

  /** Seat 0's right hand has one card left, and its top card matches that of seat 1's right. */
  private static final String LAST_CARD =
      "phase=turn turn=0 nameable=1 unseen=1,17,17,17 piles=rA/bA/gC/gD totem=" + cards("MNO");

  /** Both right hands have one card left; it is seat 0's turn. */
  private static final String TWO_LAST_CARDS =
      "phase=turn turn=0 unseen=1,1,15,15 piles=-/-/gC/gD totem=gA,gB," + cards("HIJKLMNO");

  // Set-up

  @Test
  @Rule({4, 29, 30})
  void two_play_four_stacks_of_17_without_lefts() {
    var scene = begun("seats=2", 0);
    assertThat(scene.field("unseen")).isEqualTo("17,17,17,17");
    assertThat(scene.field("totem")).isEqualTo("-");
    assertThat(odds(scene.play("0 open"))).endsWith("card Grab×3", "card Palm×2", "card All×3");
  }

  @Test
  @Rule(30)
  void what_does_not_divide_goes_under_the_totem() {
    var scene = begun("seats=2,grabs=2,lefts=6", 0);
    assertThat(scene.field("unseen")).isEqualTo("16,16,16,16");
    assertThat(scene.field("totem")).isEqualTo("gA,bA,rA");
  }

  @Test
  @Rule({29, 30})
  void the_lot_picks_any_of_the_four_hands_and_they_play_in_turn() {
    assertThat(odds(Scene.start(table("seats=2"))))
        .containsExactly("first 0×1", "first 1×1", "first 2×1", "first 3×1");
    var scene = begun("seats=2", 3).play("1 open", "* card gA", "0 open", "* card gB");
    scene.play("1 open", "* card gC", "0 open", "* card gD");
    assertThat(scene.field("piles")).isEqualTo("gB/gC/gD/gA");
  }

  @Test
  @Rule(31)
  void every_touch_names_its_hand() {
    assertThat(hands(DUEL).legal(1))
        .containsExactly("open", "grab right", "grab left", "palm right", "palm left");
    assertThatThrownBy(() -> table("seats=2").parse("grab"))
        .hasMessageContaining("grab right, grab left, palm right, palm left");
  }

  @Test
  @Rule(31)
  void a_touch_naming_the_opening_before_names_its_hand_too() {
    var scene = hands(DUEL).play("1 open", "* card gE");
    assertThat(scene.legal(1))
        .containsExactly(
            "grab right",
            "grab left",
            "palm right",
            "palm left",
            "grab right@prev",
            "grab left@prev",
            "palm right@prev",
            "palm left@prev");
  }

  // Duels

  @Test
  @Rule({29, 31})
  void only_the_two_hands_in_a_duel_give_and_take() {
    var scene = hands(DUEL).play("0 grab right");
    assertThat(returned(scene, 1)).isEqualTo("bA+rA");
    assertThat(scene.field("totem")).as("it stays").isEqualTo("gN");
    assertThat(scene.field("piles")).isEqualTo("-/-/gC/gD");
    assertThat(scene.field("turn")).isEqualTo("1");
    assertThat(hands(DUEL).play("1 grab right").field("turn")).isEqualTo("0");
  }

  @Test
  @Rule(31)
  void the_two_piles_of_a_duel_are_shuffled_together_and_go_below_what_came_back_before() {
    var scene = hands(DUEL + "returned=-/gE+gF/-/-").play("0 grab right");
    assertThat(returned(scene, 1)).isEqualTo("gE+gF,bA+rA");
  }

  @Test
  @Rule({21, 31})
  void a_duel_chosen_in_a_race_leaves_the_cards_under_the_totem_too() {
    var scene = hands("phase=turn turn=3 nameable=1 piles=rA/bA/gC/gD totem=gN");
    scene.play("1 open", "* card Grab", "0 grab right", "0 choose duel");
    assertThat(returned(scene, 1)).isEqualTo("bA+rA");
    assertThat(scene.field("totem")).isEqualTo("gN");
  }

  @Test
  @Rule(31)
  void in_version_1_the_losing_hand_took_the_cards_under_the_totem_too() {
    var scene = Scene.at(version1("seats=2"), DUEL).play("0 grab right");
    assertThat(returned(scene, 1)).isEqualTo("bA+rA+gN");
    assertThat(scene.field("totem")).isEqualTo("-");
    assertThat(scene.field("turn")).isEqualTo("1");
  }

  @Test
  @Rule({7, 31})
  void with_one_hand_each_the_loser_takes_the_cards_under_the_totem_in_both_versions() {
    String duel = "phase=turn turn=1 nameable=1 piles=rA/gB/bA/gD totem=gN,gO ";
    assertThat(Scene.at(table("seats=4"), duel).play("0 grab").field("totem")).isEqualTo("-");
    assertThat(Scene.at(version1("seats=4"), duel).play("0 grab").field("totem")).isEqualTo("-");
  }

  @Test
  @Rule(31)
  void the_wrong_hand_is_a_mistake_and_its_stack_takes_the_cards() {
    var scene = hands(DUEL).play("0 grab left");
    assertThat(returned(scene, 2)).isEqualTo("bA+rA+gC+gD+gN");
    assertThat(scene.field("turn")).isEqualTo("2");
    assertThat(returned(hands(DUEL).play("1 palm left"), 3)).isEqualTo("bA+rA+gC+gD+gN");
  }

  @Test
  @Rule({29, 31})
  void a_duel_between_ones_own_hands_is_not_grabbed_for() {
    var scene = hands("phase=turn turn=1 nameable=1 piles=rA/gB/bA/gD totem=gN");
    assertThat(scene.actors()).doesNotContain(Seat.ARBITER);
    scene.play("0 grab right");
    assertThat(returned(scene, 0)).as("a mistake").isEqualTo("bA+rA+gB+gD+gN");
  }

  @Test
  @Rule({10, 31})
  void only_hands_of_the_other_person_can_lose() {
    String three = "phase=turn turn=3 nameable=1 piles=rA/bA/gA/gD totem=gN opened=9 openedIn=";
    assertThat(hands(three + "7,6,9,5").play("0 grab right").field("turn")).isEqualTo("1");
    assertThat(hands(three + "7,6,9,5").play("0 grab left").field("turn")).isEqualTo("1");
    assertThat(hands(three + "7,6,9,5").play("1 grab right").field("turn")).isEqualTo("2");
  }

  @Test
  @Rule({10, 31})
  void of_four_equal_the_loser_is_the_other_persons_hand_opened_last() {
    String four = "phase=turn turn=3 nameable=1 piles=rA/bA/gA/yA totem=gN opened=9 openedIn=";
    assertThat(hands(four + "7,6,9,8").play("0 grab right").field("turn")).isEqualTo("3");
    assertThat(hands(four + "7,8,9,6").play("0 grab right").field("turn")).isEqualTo("1");
  }

  @Test
  @Rule(29)
  void at_a_grab_card_the_person_chooses_the_hand() {
    var scene = hands("phase=turn turn=0 piles=gA/gB/gC/gD totem=gN").play("0 open", "* card Grab");
    scene.play("1 grab left");
    assertThat(scene.field("totem")).isEqualTo("gD,gN");
    assertThat(scene.field("turn")).isEqualTo("1");
  }

  @Test
  @Rule({21, 29, 31})
  void only_the_hand_in_the_duel_may_choose() {
    var scene = hands(DUEL).play("1 open", "* card gE", "0 open", "* card bE", "1 open");
    scene.play("* card Palm", "0 palm left");
    assertThat(scene.legal(0)).containsExactly("choose duel", "choose special");
    assertThat(scene.play("0 choose duel").field("turn")).isEqualTo("1");
    scene = hands(DUEL).play("1 open", "* card gE", "0 open", "* card bE", "1 open");
    scene.play("* card Palm", "0 palm right");
    assertThat(scene.field("totem")).isEqualTo("rA,gN");
    assertThat(scene.field("phase")).isEqualTo("turn");
  }

  @Test
  @Rule({14, 31})
  void a_dead_heat_is_between_two_persons() {
    assertThat(hands(DUEL).legal(Seat.ARBITER)).containsExactly("dead-heat");
    var scene = hands(DUEL).play("! dead-heat");
    assertThat(scene.field("totem")).isEqualTo("bA,rA,gC,gD,gN");
  }

  // Going out

  @Test
  @Rule(32)
  void a_hand_that_opens_its_last_card_is_out_and_its_pile_goes_under_the_totem() {
    var scene = hands(LAST_CARD).play("0 open", "* card gE");
    assertThat(scene.winners()).isEmpty();
    assertThat(pile(scene, 0)).isEqualTo("-");
    assertThat(scene.field("totem")).isEqualTo("rA,gE," + cards("MNO"));
    assertThat(scene.field("turn")).isEqualTo("1");
  }

  @Test
  @Rule(32)
  void a_hand_that_is_out_cannot_touch() {
    var scene = hands(LAST_CARD).play("0 open", "* card gE");
    assertThat(scene.legal(0))
        .containsExactly("grab left", "palm left", "grab left@prev", "palm left@prev");
    assertThat(scene.refusal("0 grab right")).isEqualTo(HaosRefusal.HAND_IS_OUT);
    assertThat(scene.refusal("0 palm right@prev")).isEqualTo(HaosRefusal.HAND_IS_OUT);
  }

  @Test
  @Rule(32)
  void a_hand_that_is_out_is_skipped() {
    var scene = hands(LAST_CARD).play("0 open", "* card gE", "1 open", "* card gF");
    scene.play("0 open", "* card gG", "1 open", "* card gH");
    assertThat(scene.field("turn")).isEqualTo("1");
    assertThat(scene.field("piles")).isEqualTo("-/gF,bA/gG,gC/gH,gD");
  }

  @Test
  @Rule(32)
  void the_last_card_of_a_hand_does_nothing() {
    for (String card : List.of("Grab", "Palm", "All")) {
      var scene = hands(LAST_CARD).play("0 open", "* card " + card);
      assertThat(scene.field("phase")).as(card).isEqualTo("turn");
      assertThat(scene.field("turn")).as(card).isEqualTo("1");
    }
    var scene = hands(LAST_CARD).play("0 open", "* card yA", "1 grab right");
    assertThat(scene.field("piles")).as("a mistake").isEqualTo("-/-/-/-");
  }

  @Test
  @Rule(32)
  void going_out_is_no_settled_event() {
    var scene = hands(LAST_CARD.replace("gC/gD", "gC/bC")).play("0 open", "* card gE");
    assertThat(scene.field("nameable")).isEqualTo("2");
    scene.play("1 grab left");
    assertThat(returned(scene, 2)).isEqualTo("gC+bC");
  }

  @Test
  @Rule({15, 32})
  void a_duel_with_a_hand_that_has_gone_out_is_won_but_what_it_would_take_stays_under_the_totem() {
    var scene = hands(LAST_CARD).play("0 open", "* card gE");
    assertThat(scene.actors()).as("one entitled").doesNotContain(Seat.ARBITER);
    scene.play("1 grab right@prev");
    assertThat(scene.field("totem")).isEqualTo("bA,rA,gE," + cards("MNO"));
    assertThat(scene.field("returned")).isEqualTo("-/-/-/-");
    assertThat(scene.field("turn")).as("after the loser").isEqualTo("1");
    assertThat(scene.actors()).as("settled: nobody can touch").containsExactly(1);
  }

  @Test
  @Rule({15, 32})
  void a_position_tells_what_a_hand_that_went_out_had_covered() {
    String out =
        "phase=turn turn=1 nameable=2 opener=0 unseen=0,17,17,17 piles=-/bA/-/- covered=A"
            + " coveredIn=14 opened=17 openedIn=0,15,0,0 shiftBefore=0 totem="
            + cards("LMNO");
    assertThat(hands(out).actors()).containsExactly(0, 1);
    var scene = hands(out).play("1 grab right@prev");
    assertThat(scene.field("returned")).isEqualTo("-/-/-/-");
    assertThat(scene.field("totem")).startsWith("bA,gL");
  }

  @Test
  @Rule(32)
  void who_has_got_rid_of_both_stacks_wins_at_once() {
    var scene =
        hands("phase=turn turn=2 unseen=0,16,1,15 piles=-/gA/gB/gC totem=gD," + cards("HIJKLMNO"));
    scene.play("0 open", "* card Grab");
    assertThat(scene.winners()).containsExactly(0);
    assertThat(scene.actors()).isEmpty();
  }

  @Test
  @Rule({29, 32})
  void when_each_has_got_rid_of_a_stack_the_fewest_cards_win() {
    var scene = hands(TWO_LAST_CARDS.replace("15,15 piles=-/-/gC/gD", "14,16 piles=-/-/gC/gD"));
    scene.play("0 open", "* card gE");
    assertThat(scene.winners()).isEmpty();
    assertThat(scene.play("1 open", "* card gF").winners()).containsExactly(0);
    assertThat(scene.state().score(0)).isEqualTo(1);
    assertThat(scene.state().score(1)).isZero();
  }

  @Test
  @Rule({29, 32})
  void face_up_cards_count_as_cards_left() {
    var scene =
        hands(
            TWO_LAST_CARDS.replace(
                "15,15 piles=-/-/gC/gD totem=gA,", "15,15 piles=-/-/gC,gA/gD totem="));
    scene.play("0 open", "* card gE", "1 open", "* card gF");
    assertThat(scene.winners()).containsExactly(1);
  }

  @Test
  @Rule(32)
  void equal_cards_are_a_draw() {
    var scene = hands(TWO_LAST_CARDS).play("0 open", "* card gE", "1 open", "* card gF");
    assertThat(scene.winners()).containsExactly(0, 1);
    assertThat(scene.state().score(1)).isEqualTo(1);
  }

  @Test
  @Rule(32)
  void both_persons_rid_of_all_in_one_opening_is_a_draw() {
    var scene =
        Scene.at(
            table("seats=2,grabs=0,palms=0,allOpens=1"),
            "phase=turn turn=0 unseen=2,1,1,1 totem=" + cards("BCDEFGHIJKLMNO"));
    scene.play("0 open", "* card All", "* card gA", "* card bA", "* card rA");
    assertThat(scene.winners()).isEmpty();
    assertThat(scene.play("* card yA").winners()).containsExactly(0, 1);
  }

  @Test
  @Rule(32)
  void both_hands_of_one_and_one_of_the_other_in_one_opening_is_a_win() {
    var scene =
        Scene.at(
            table("seats=2,grabs=0,palms=0,allOpens=1"),
            "phase=turn turn=0 unseen=2,1,1,2 totem=gB,bB,rB," + cards("CDEFGHIJKLMNO"));
    scene.play("0 open", "* card All", "* card gA", "* card bA", "* card rA", "* card yA");
    assertThat(scene.winners()).containsExactly(0);
  }

  @Test
  @Rule({23, 32})
  void if_the_opener_of_all_open_goes_out_with_it_the_next_hand_plays() {
    var scene = hands(LAST_CARD.replace("unseen=1,17", "unseen=2,16"));
    scene.play("0 open", "* card All", "* card Grab", "* card gE", "* card gF", "* card gG");
    assertThat(scene.field("phase")).as("the last card does nothing").isEqualTo("turn");
    assertThat(scene.field("turn")).isEqualTo("1");
    assertThat(scene.field("piles")).isEqualTo("-/gE,bA/gF,gC/gG,gD");
  }

  @Test
  @Rule({24, 32})
  void the_repeat_goes_on_without_a_hand_that_went_out() {
    var scene = hands(LAST_CARD.replace("unseen=1,17", "unseen=2,16"));
    scene.play("0 open", "* card All", "* card gE", "* card All", "* card gF", "* card gG");
    assertThat(scene.field("turn")).isEqualTo("1");
    scene.play("* card gH", "* card gI", "* card gJ");
    assertThat(scene.field("phase")).isEqualTo("turn");
    assertThat(scene.field("turn")).isEqualTo("1");
  }

  @Test
  @Rule({24, 32})
  void an_all_open_as_last_card_among_them_is_not_repeated() {
    var scene = hands(LAST_CARD.replace("turn=0 nameable=1", "turn=3"));
    scene.play("1 open", "* card All", "* card gE", "* card All", "* card gF", "* card gG");
    assertThat(scene.field("phase")).isEqualTo("turn");
    assertThat(scene.field("turn")).isEqualTo("3");
  }

  @Test
  @Rule({28, 32})
  void at_the_limit_the_cards_of_both_hands_count() {
    var scene =
        hands("phase=turn turn=0 unseen=16,17,17,15 piles=-/-/-/gD totem=gA,gB opened=2999");
    assertThat(scene.play("0 open", "* card gE").winners()).as("33 and 33").containsExactly(0, 1);
    scene = hands("phase=turn turn=1 unseen=16,17,17,15 piles=-/-/-/- totem=gA,gB,gC opened=2999");
    assertThat(scene.play("1 open", "* card gE").winners()).as("33 and 32").containsExactly(1);
  }
}
