package tumult.games.haos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tumult.games.haos.Scenes.begun;
import static tumult.games.haos.Scenes.cards;
import static tumult.games.haos.Scenes.four;
import static tumult.games.haos.Scenes.odds;
import static tumult.games.haos.Scenes.pile;
import static tumult.games.haos.Scenes.returned;
import static tumult.games.haos.Scenes.table;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tumult.engine.BadInput;
import tumult.engine.Refusal;
import tumult.engine.Seat;
import tumult.testkit.Rule;
import tumult.testkit.Scene;

/** Set-up, duels, mistakes, dead heats and what a touch names. */
final class HaosRulesTest {
  /** Seat 0 has just opened rA; seat 2 shows bA above gC. */
  private static final String DUEL =
      "phase=turn turn=1 nameable=1 piles=rA/gB/bA,gC/gD totem=gN,gO ";

  // Set-up

  @Test
  @Rule({1, 2})
  void sixty_symbol_cards_and_ten_specials() {
    var odds = odds(Scene.start(table("seats=4")).play("* first 0"));
    assertThat(odds).hasSize(64).startsWith("under gA×1", "under bA×1", "under rA×1", "under yA×1");
    assertThat(odds)
        .endsWith("under yO×1", "under Grab×3", "under Palm×2", "under All×3", "under Left×2");
  }

  @Test
  @Rule(2)
  void the_number_of_each_special_can_be_chosen() {
    var odds =
        odds(Scene.start(table("seats=3,grabs=2,palms=0,allOpens=6,lefts=5")).play("* first 0"));
    assertThat(odds)
        .hasSize(63)
        .endsWith("under yO×1", "under Grab×2", "under All×6", "under Left×5");
  }

  @Test
  @Rule(3)
  void four_get_17_cards_each_and_two_go_under_the_totem() {
    var scene = begun("seats=4", 2);
    assertThat(scene.field("unseen")).isEqualTo("17,17,17,17");
    assertThat(scene.field("totem")).isEqualTo("gA,bA");
  }

  @Test
  @Rule(3)
  void three_get_23_cards_each_and_one_goes_under_the_totem() {
    var scene = begun("seats=3", 0);
    assertThat(scene.field("unseen")).isEqualTo("23,23,23");
    assertThat(scene.field("totem")).isEqualTo("gA");
  }

  @Test
  @Rule(3)
  void ten_get_seven_cards_each_and_none_is_left_over() {
    var scene = begun("seats=10", 9);
    assertThat(scene.field("unseen")).isEqualTo("7,7,7,7,7,7,7,7,7,7");
    assertThat(scene.field("phase")).isEqualTo("turn");
  }

  @Test
  @Rule({3, 5})
  void the_lot_picks_the_first_player_and_the_turn_goes_clockwise() {
    var scene = Scene.start(table("seats=4"));
    assertThat(odds(scene)).containsExactly("first 0×1", "first 1×1", "first 2×1", "first 3×1");
    scene = begun("seats=4", 3);
    assertThat(scene.legal(3)).containsExactly("open");
    scene.play("3 open", "* card rK");
    assertThat(scene.legal(0)).contains("open");
  }

  @Test
  @Rule({3, 4})
  void with_three_or_more_everybody_uses_one_hand() {
    assertThatThrownBy(() -> table("seats=3").parse("grab left"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("expected open, grab, palm, grab@prev, palm@prev");
  }

  @Test
  @Rule(4)
  void two_to_ten_can_play() {
    assertThatThrownBy(() -> table("seats=11")).hasMessageContaining("2–10");
    assertThatThrownBy(() -> table("seats=1")).hasMessageContaining("2–10");
  }

  @Test
  @Rule(4)
  void cards_under_the_totem_never_act() {
    var scene = four("phase=turn turn=0 totem=gA,Grab").play("0 open", "* card rA");
    assertThat(scene.field("phase")).isEqualTo("turn");
    scene.play("0 grab");
    assertThat(returned(scene, 0)).isEqualTo("gA+rA+Grab");
  }

  // Opening

  @Test
  @Rule({5, 6})
  void a_card_is_opened_onto_the_own_pile() {
    var scene = four("phase=turn turn=1 piles=-/gB/-/- totem=gN,gO").play("1 open", "* card rK");
    assertThat(scene.field("piles")).isEqualTo("-/rK,gB/-/-");
    assertThat(scene.field("turn")).isEqualTo("2");
  }

  @Test
  @Rule(5)
  void only_the_player_to_move_opens() {
    var scene = four(DUEL);
    assertThat(scene.refusal("2 open")).isEqualTo(Refusal.Common.NOT_YOUR_TURN);
  }

  @Test
  @Rule(6)
  void a_covered_card_does_not_count() {
    var scene = four("phase=turn turn=1 nameable=1 piles=rA/-/gC,bA/- totem=gN,gO");
    scene.play("0 grab");
    assertThat(scene.field("piles")).isEqualTo("-/-/-/-");
    assertThat(scene.field("turn")).isEqualTo("0");
  }

  // Duels

  @Test
  @Rule(7)
  void the_loser_of_a_duel_takes_both_piles_and_the_cards_under_the_totem() {
    var scene = four(DUEL).play("2 grab");
    assertThat(returned(scene, 0)).isEqualTo("bA+rA+gC+gN+gO");
    assertThat(scene.field("piles")).isEqualTo("-/gB/-/gD");
    assertThat(scene.field("totem")).isEqualTo("-");
  }

  @Test
  @Rule(7)
  void either_duellist_may_win() {
    var scene = four(DUEL).play("0 grab");
    assertThat(returned(scene, 2)).isEqualTo("bA+rA+gC+gN+gO");
    assertThat(returned(scene, 0)).isEqualTo("-");
  }

  @Test
  @Rule(7)
  void the_loser_of_a_duel_plays_next() {
    assertThat(four(DUEL).play("2 grab").field("turn")).isEqualTo("0");
    assertThat(four(DUEL).play("0 grab").field("turn")).isEqualTo("2");
  }

  @Test
  @Rule({7, 11})
  void a_look_alike_is_no_duel_and_grabbing_costs_the_penalty() {
    var scene = four("phase=turn turn=1 nameable=1 piles=rA/-/rB,gC/- totem=gN,gO").play("2 grab");
    assertThat(returned(scene, 2)).isEqualTo("rA+rB+gC+gN+gO");
  }

  @Test
  @Rule(8)
  void a_match_of_two_cards_from_before_the_last_event_is_dead() {
    var scene =
        four("phase=turn turn=1 piles=rA/gB/bA/gD totem=gN,gO")
            .play("1 open", "* card gE", "0 grab");
    assertThat(returned(scene, 0)).isEqualTo("bA+rA+gB+gD+gE+gN+gO");
  }

  @Test
  @Rule(8)
  void one_fresh_card_makes_a_match() {
    var scene = four("phase=turn turn=1 piles=rA/gB/gC/gD totem=gN,gO");
    scene.play("1 open", "* card bA", "0 grab");
    assertThat(returned(scene, 1)).isEqualTo("bA+rA+gB+gN+gO");
  }

  @Test
  @Rule(8)
  void a_card_opened_before_the_latest_opening_is_still_fresh() {
    var scene = four("phase=turn turn=0 piles=-/-/gA/- totem=gN,gO");
    scene.play("0 open", "* card rA", "1 open", "* card rE", "2 grab");
    assertThat(returned(scene, 0)).isEqualTo("gA+rA+gN+gO");
  }

  @Test
  @Rule(9)
  void a_duel_does_not_stop_the_player_to_move_from_opening() {
    assertThat(four(DUEL).legal(1)).contains("open");
  }

  @Test
  @Rule(9)
  void a_duel_lasts_until_one_of_its_cards_is_covered() {
    var scene = four(DUEL).play("1 open", "* card gE");
    assertThat(scene.actors()).contains(Seat.ARBITER);
    scene.play("2 open", "* card gF", "3 open", "* card gG", "0 grab");
    assertThat(scene.field("turn")).as("a mistake").isEqualTo("0");
    assertThat(pile(scene, 1)).isEqualTo("-");
  }

  @Test
  @Rule(10)
  void of_three_the_loser_is_the_other_whose_card_was_opened_last() {
    String three = "phase=turn turn=3 nameable=1 piles=rA/bA/gA/gD totem=gN,gO openedIn=";
    assertThat(four(three + "2,1,3,1 opened=4 openings=3").play("2 grab").field("turn"))
        .isEqualTo("0");
    assertThat(four(three + "1,2,3,1 opened=4 openings=3").play("2 grab").field("turn"))
        .isEqualTo("1");
    assertThat(four(three + "1,2,3,1 opened=4 openings=3").play("1 grab").field("turn"))
        .isEqualTo("2");
  }

  @Test
  @Rule(10)
  void of_three_opened_at_the_same_time_the_first_clockwise_from_the_winner_loses() {
    String three =
        "phase=turn turn=0 opener=0 nameable=1 piles=rA/bA/gD/gA totem=gN,gO opened=5 openings=2"
            + " openedIn=2,2,2,2";
    assertThat(four(three).play("0 grab").field("turn")).isEqualTo("1");
    assertThat(four(three).play("1 grab").field("turn")).isEqualTo("3");
    assertThat(four(three).play("3 grab").field("turn")).isEqualTo("0");
  }

  @Test
  @Rule({8, 10})
  void of_three_any_may_grab_if_one_card_is_fresh() {
    String three =
        "phase=turn turn=3 nameable=1 piles=rA/bA/gA/gD totem=gN,gO opened=4 openedIn=2,3,4,1"
            + " settled=3";
    var scene = four(three).play("0 grab");
    assertThat(returned(scene, 2)).isEqualTo("gA+rA+gN+gO");
    assertThat(pile(scene, 1)).as("the third keeps its pile").isEqualTo("bA");
  }

  // Mistakes

  @Test
  @Rule(11)
  void a_mistake_takes_everybodys_face_up_cards_and_those_under_the_totem() {
    var scene = four(DUEL).play("1 grab");
    assertThat(returned(scene, 1)).isEqualTo("bA+rA+gB+gC+gD+gN+gO");
    assertThat(scene.field("piles")).isEqualTo("-/-/-/-");
    assertThat(scene.field("totem")).isEqualTo("-");
  }

  @Test
  @Rule(12)
  void the_offender_plays_next() {
    assertThat(four(DUEL).play("3 grab").actors()).containsExactly(3);
  }

  @Test
  @Rule(12)
  void a_palm_where_a_grab_is_due_is_a_mistake() {
    var scene = four(DUEL).play("0 palm");
    assertThat(returned(scene, 0)).isEqualTo("bA+rA+gB+gC+gD+gN+gO");
  }

  // Dead heats

  @Test
  @Rule({13, 14})
  void in_a_dead_heat_all_face_up_cards_go_under_the_totem() {
    var scene = four(DUEL).play("! dead-heat");
    assertThat(scene.field("totem")).isEqualTo("bA,rA,gB,gC,gD,gN,gO");
    assertThat(scene.field("piles")).isEqualTo("-/-/-/-");
    assertThat(scene.field("returned")).isEqualTo("-/-/-/-");
  }

  @Test
  @Rule(14)
  void after_a_dead_heat_the_player_after_the_last_opener_plays() {
    assertThat(four(DUEL).play("! dead-heat").actors()).containsExactly(1);
  }

  @Test
  @Rule(14)
  void a_dead_heat_needs_two_entitled() {
    var scene = four("phase=turn turn=1 nameable=1 piles=rA/gB/gC/gD totem=gN,gO");
    assertThat(scene.actors()).doesNotContain(Seat.ARBITER);
    assertThat(scene.refusal("! dead-heat")).isEqualTo(HaosRefusal.NOT_TWO_ENTITLED);
  }

  @Test
  @Rule({14, 15})
  void a_dead_heat_can_come_from_an_opening_that_is_no_longer_the_latest() {
    var scene = four(DUEL).play("1 open", "* card gE", "2 open", "* card gF");
    assertThat(scene.legal(Seat.ARBITER)).containsExactly("dead-heat");
    scene.play("3 open", "* card gG");
    assertThat(scene.legal(Seat.ARBITER)).isEmpty();
  }

  @Test
  @Rule(14)
  void a_dead_heat_can_be_between_players_of_different_duels() {
    var scene =
        four(
            "phase=turn turn=0 nameable=1 opener=0 piles=rA/bA/gB/bB totem=gN,gO opened=5"
                + " openings=2 openedIn=2,2,2,2");
    assertThat(scene.legal(Seat.ARBITER)).containsExactly("dead-heat");
    scene.play("! dead-heat");
    assertThat(scene.field("totem")).isEqualTo("bA,rA,gB,bB,gN,gO");
    assertThat(scene.field("turn")).as("after the opener").isEqualTo("1");
  }

  // What a touch names

  @Test
  @Rule(15)
  void before_the_first_opening_nobody_can_touch() {
    var scene = begun("seats=4", 0);
    assertThat(scene.actors()).containsExactly(0);
    assertThat(scene.refusal("0 grab")).isEqualTo(HaosRefusal.ALREADY_SETTLED);
    assertThat(scene.refusal("2 palm@prev")).isEqualTo(HaosRefusal.ALREADY_SETTLED);
  }

  @Test
  @Rule(15)
  void after_a_mistake_a_second_touch_before_the_next_opening_is_void() {
    var scene = four(DUEL).play("1 grab");
    assertThat(scene.refusal("2 grab")).isEqualTo(HaosRefusal.ALREADY_SETTLED);
    assertThat(scene.refusal("1 palm")).isEqualTo(HaosRefusal.ALREADY_SETTLED);
  }

  @Test
  @Rule(15)
  void after_a_duel_and_after_a_dead_heat_touches_are_void() {
    assertThat(four(DUEL).play("0 grab").actors()).containsExactly(2);
    assertThat(four(DUEL).play("! dead-heat").actors()).containsExactly(1);
  }

  @Test
  @Rule(15)
  void the_latest_two_openings_can_be_named() {
    var scene = four("phase=turn turn=0 totem=gN,gO").play("0 open", "* card gA");
    assertThat(scene.legal(3)).containsExactly("grab", "palm");
    assertThat(scene.refusal("3 grab@prev")).isEqualTo(HaosRefusal.OPENING_TOO_OLD);
    scene.play("1 open", "* card gB");
    assertThat(scene.legal(3)).containsExactly("grab", "palm", "grab@prev", "palm@prev");
    assertThat(scene.legal(2)).containsExactly("open", "grab", "palm", "grab@prev", "palm@prev");
    scene.play("2 open", "* card gC");
    assertThat(scene.legal(2)).containsExactly("grab", "palm", "grab@prev", "palm@prev");
  }

  @Test
  @Rule(15)
  void the_opening_before_an_event_cannot_be_named_after_the_next_one() {
    var scene = four(DUEL).play("1 grab", "1 open", "* card gE");
    assertThat(scene.legal(0)).containsExactly("grab", "palm");
  }

  @Test
  @Rule(15)
  void who_had_not_seen_the_covering_card_still_wins_the_duel() {
    var scene = four(DUEL).play("1 open", "* card gE", "2 open", "* card gF", "0 grab@prev");
    assertThat(returned(scene, 2))
        .as("with the cards lying there now")
        .isEqualTo("bA+rA+gC+gF+gN+gO");
    assertThat(scene.field("piles")).isEqualTo("-/gE,gB/-/gD");
    assertThat(scene.field("turn")).isEqualTo("2");
  }

  @Test
  @Rule(15)
  void who_names_the_covering_card_grabs_wrongly() {
    var scene = four(DUEL).play("1 open", "* card gE", "2 open", "* card gF", "0 grab");
    assertThat(scene.field("turn")).isEqualTo("0");
    assertThat(pile(scene, 3)).isEqualTo("-");
  }

  @Test
  @Rule(15)
  void nobody_is_rewarded_for_guessing_a_card() {
    var scene = four("phase=turn turn=3 nameable=1 piles=rA/gB/gC/- totem=gN,gO");
    scene.play("3 open", "* card bA", "0 grab@prev");
    assertThat(scene.field("turn")).as("a mistake").isEqualTo("0");
    assertThat(returned(scene, 0)).isEqualTo("bA+rA+gB+gC+gN+gO");
  }

  @Test
  @Rule(15)
  void a_palm_naming_the_opening_before_is_judged_by_it_too() {
    var scene = four(DUEL).play("1 open", "* card Palm", "0 palm@prev");
    assertThat(scene.field("turn")).as("a mistake: a grab was due").isEqualTo("0");
    assertThat(pile(scene, 1)).isEqualTo("-");
  }

  @Test
  @Rule({10, 15})
  void the_loser_too_is_found_by_the_position_named() {
    String three =
        "phase=turn turn=0 nameable=1 piles=rA/bA/-/gA totem=gN,gO opened=9 openedIn=7,8,0,9";
    var scene = four(three).play("0 open", "* card gE", "1 grab@prev");
    assertThat(scene.field("turn")).as("opened last then").isEqualTo("3");
    scene = four(three).play("0 open", "* card gE", "3 grab@prev");
    assertThat(scene.field("turn")).isEqualTo("1");
    scene = four(three.replace("7,8,0,9", "8,7,0,9")).play("0 open", "* card yA", "3 grab@prev");
    assertThat(scene.field("turn")).as("the card covered since").isEqualTo("0");
    scene = four(three).play("0 open", "* card yA", "3 grab@prev");
    assertThat(scene.field("turn")).as("the new card was not there").isEqualTo("1");
  }

  @Test
  @Rule({8, 15})
  void freshness_too_is_judged_by_the_position_named() {
    String stale =
        "phase=turn turn=3 nameable=1 piles=rA/bA/gC/gD totem=gN,gO opened=4 openedIn=1,2,4,3"
            + " settled=3";
    var scene = four(stale).play("3 open", "* card yA", "0 grab@prev");
    assertThat(scene.field("turn")).as("a mistake").isEqualTo("0");
    assertThat(four(stale).play("3 open", "* card yA", "0 grab").field("turn")).isEqualTo("3");
  }

  @Test
  @Rule(16)
  void cards_that_go_under_together_come_back_in_any_order() {
    var scene =
        four("phase=turn turn=0 unseen=0,16,16,16 returned=rA+gB+Grab+Grab,yC/-/-/- totem="
                + cards("LMNO")
                + " lefts=0,0,0,0 piles=-/gJ/-/- opened=30 openings=30")
            .play("0 open");
    assertThat(odds(scene)).containsExactly("card rA×1", "card gB×1", "card Grab×2");
    scene.play("* card gB");
    assertThat(returned(scene, 0)).isEqualTo("rA+Grab+Grab,yC");
  }

  @Test
  @Rule(16)
  void cards_never_seen_come_before_those_put_under() {
    var scene = four("phase=turn turn=0 returned=rA+gB/-/-/-").play("0 open");
    assertThat(scene.legal(Seat.CHANCE)).hasSize(62).doesNotContain("card rA", "card gB");
  }

  // The engine and what is seen

  @Test
  @Rule(33)
  void the_engine_takes_attempts_of_everybody_in_order() {
    var scene = four(DUEL);
    assertThat(scene.actors()).containsExactly(0, 1, 2, 3, Seat.ARBITER);
    assertThat(scene.refusal("1 lapse")).isEqualTo(HaosRefusal.ARBITER_ONLY);
    assertThat(scene.refusal("0 dead-heat")).isEqualTo(HaosRefusal.ARBITER_ONLY);
    assertThat(scene.refusal("! open")).isEqualTo(Refusal.Common.NOT_YOUR_TURN);
    assertThat(scene.refusal("! lapse")).isEqualTo(HaosRefusal.NOTHING_TO_LAPSE);
  }

  @Test
  @Rule({33, 34})
  void while_a_card_is_on_its_way_nobody_acts() {
    var scene = four(DUEL).play("1 open");
    assertThat(scene.actors()).containsExactly(Seat.CHANCE);
    assertThat(scene.refusal("0 grab")).isEqualTo(HaosRefusal.CARD_IS_COMING);
    assertThat(scene.refusal("! dead-heat")).isEqualTo(HaosRefusal.CARD_IS_COMING);
    assertThat(scene.refusal("0 card gE")).isEqualTo(HaosRefusal.LUCK_ONLY);
    assertThat(scene.refusal("* card rA")).isEqualTo(HaosRefusal.CARD_NOT_THERE);
    assertThat(scene.refusal("* under gE")).isEqualTo(Refusal.Common.NOT_NOW);
    assertThat(scene.refusal("* grab")).isEqualTo(Refusal.Common.NOT_YOUR_TURN);
  }

  @Test
  @Rule(34)
  void everybody_sees_the_same_and_no_card_that_lies_face_down() {
    var scene = four(DUEL + "lefts=1,0,0,0");
    HaosView view = scene.view(1);
    assertThat(List.of(scene.view(0), scene.view(3), scene.view(Seat.SPECTATOR)))
        .containsOnly(view);
    HaosView.Place place = view.places().get(2);
    assertThat(place.pile()).containsExactly("bA", "gC");
    assertThat(view.places().get(0).lefts()).isEqualTo(1);
    assertThat(place.stack()).isEqualTo(15);
    assertThat(view.totem()).containsExactly("gN", "gO");
    assertThat(view.toString().toLowerCase(Locale.ROOT)).doesNotContain("rk");
  }

  @Test
  @Rule({16, 34})
  void everybody_remembers_which_cards_went_under_a_stack() {
    HaosView.Place place = four(DUEL).play("1 grab").view(0).places().get(1);
    assertThat(place.returned()).containsExactly(List.of("bA", "rA", "gB", "gC", "gD", "gN", "gO"));
    assertThat(place.stack()).isEqualTo(place.unseen() + 7);
  }
}
