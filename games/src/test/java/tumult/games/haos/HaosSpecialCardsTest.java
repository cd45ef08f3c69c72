package tumult.games.haos;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.games.haos.Scenes.four;
import static tumult.games.haos.Scenes.pile;
import static tumult.games.haos.Scenes.returned;

import org.junit.jupiter.api.Test;
import tumult.engine.Seat;
import tumult.testkit.Rule;
import tumult.testkit.Scene;

/** Grab, Palm, All open and Left, alone and together. */
final class HaosSpecialCardsTest {
  private static final String PILES = "piles=gA/gB/gC,gF/gD totem=gN,gO ";
  private static final String TURN = "phase=turn turn=0 " + PILES;

  /** Seats 0 and 2 are in a duel; seat 3 is to open. */
  private static final String DUEL =
      "phase=turn turn=3 nameable=1 piles=rA/gB/bA,gC/gD totem=gN,gO ";

  private static Scene<HaosState, HaosView, HaosMove> turn() {
    return four(TURN);
  }

  /** Seat 0 opens All open, then everybody opens one of these. */
  private static Scene<HaosState, HaosView, HaosMove> allOpen(String... cards) {
    var scene = turn().play("0 open", "* card All");
    for (String card : cards) {
      scene.play("* card " + card);
    }
    return scene;
  }

  // Grab and Palm

  @Test
  @Rule({17, 19})
  void at_a_grab_card_all_race_to_grab_and_nobody_opens() {
    var scene = turn().play("0 open", "* card Grab");
    assertThat(scene.field("phase")).isEqualTo("grab");
    assertThat(scene.legal(1)).containsExactly("grab", "palm");
    assertThat(scene.refusal("1 open")).isEqualTo(HaosRefusal.RACE_IS_ON);
    assertThat(scene.legal(Seat.ARBITER)).containsExactly("dead-heat", "lapse");
  }

  @Test
  @Rule({17, 19})
  void
      the_winner_of_a_race_puts_the_own_pile_under_the_totem_and_the_next_after_the_opener_plays() {
    var scene = turn().play("0 open", "* card Grab", "2 grab");
    assertThat(scene.field("totem")).isEqualTo("gC,gF,gN,gO");
    assertThat(scene.field("piles")).isEqualTo("Grab,gA/gB/-/gD");
    assertThat(scene.actors()).containsExactly(1);
  }

  @Test
  @Rule(17)
  void the_opener_of_a_grab_card_may_win_the_race_too() {
    var scene = turn().play("0 open", "* card Grab", "0 grab");
    assertThat(scene.field("totem")).isEqualTo("gA,gN,gO,Grab");
    assertThat(scene.field("turn")).isEqualTo("1");
  }

  @Test
  @Rule(18)
  void at_a_palm_card_the_first_palm_wins() {
    var scene = turn().play("0 open", "* card Palm");
    assertThat(scene.field("phase")).isEqualTo("palm");
    scene.play("3 palm");
    assertThat(scene.field("totem")).isEqualTo("gD,gN,gO");
    assertThat(scene.field("turn")).isEqualTo("1");
  }

  @Test
  @Rule({12, 18})
  void a_grab_where_a_palm_is_due_is_a_mistake_and_the_other_way_round() {
    var scene = turn().play("0 open", "* card Palm", "3 grab");
    assertThat(returned(scene, 3)).isEqualTo("gA+gB+gC+gD+gF+gN+gO+Palm");
    assertThat(scene.field("turn")).isEqualTo("3");
    scene = turn().play("0 open", "* card Grab", "2 palm");
    assertThat(returned(scene, 2)).isEqualTo("gA+gB+gC+gD+gF+gN+gO+Grab");
  }

  @Test
  @Rule({15, 19})
  void a_race_that_nobody_answers_lapses_and_settles_everything() {
    var scene = turn().play("0 open", "* card Grab", "! lapse");
    assertThat(scene.field("piles")).isEqualTo("Grab,gA/gB/gC,gF/gD");
    assertThat(scene.actors()).containsExactly(1);
    scene.play("1 open", "* card bD");
    assertThat(scene.refusal("0 grab@prev")).isEqualTo(HaosRefusal.OPENING_TOO_OLD);
  }

  @Test
  @Rule({8, 19})
  void a_lapse_kills_a_standing_match() {
    var scene = four(DUEL).play("3 open", "* card Grab", "! lapse", "0 open", "* card gE");
    scene.play("2 grab");
    assertThat(scene.field("turn")).isEqualTo("2");
    scene = four(DUEL).play("3 open", "* card Grab", "! lapse", "0 open", "* card gE", "1 open");
    scene.play("* card gG");
    assertThat(scene.actors()).doesNotContain(Seat.ARBITER);
  }

  @Test
  @Rule(19)
  void a_special_acts_once_and_matches_nothing() {
    var scene = four("phase=turn turn=0 piles=-/-/Grab/gD totem=gN,gO");
    scene.play("0 open", "* card Grab", "! lapse", "1 open", "* card gE");
    assertThat(scene.field("phase")).isEqualTo("turn");
    assertThat(scene.actors()).doesNotContain(Seat.ARBITER);
    assertThat(scene.play("2 grab").field("turn")).as("a mistake").isEqualTo("2");
  }

  @Test
  @Rule(19)
  void a_special_covers_the_symbol_below() {
    var scene = four("phase=turn turn=0 piles=gA/gB/bA/gD totem=gN,gO opened=9");
    scene.play("0 open", "* card rA", "1 open", "* card gE", "2 open", "* card Grab", "! lapse");
    assertThat(scene.play("3 open", "* card yA", "2 grab").field("turn")).isEqualTo("2");
  }

  @Test
  @Rule({14, 19})
  void a_race_can_end_in_a_dead_heat() {
    var scene = turn().play("0 open", "* card Grab", "! dead-heat");
    assertThat(scene.field("totem")).isEqualTo("gA,gB,gC,gD,gF,gN,gO,Grab");
    assertThat(scene.field("turn")).isEqualTo("1");
  }

  @Test
  @Rule({15, 22})
  void who_has_not_seen_the_race_begin_still_wins_the_duel_before_it() {
    var scene = four(DUEL).play("3 open", "* card Palm", "0 grab@prev");
    assertThat(returned(scene, 2)).isEqualTo("bA+rA+gC+gN+gO");
    assertThat(scene.field("turn")).isEqualTo("2");
    assertThat(pile(scene, 3)).isEqualTo("Palm,gD");
  }

  // A race meets a duel

  @Test
  @Rule({21, 22})
  void the_winner_of_a_race_who_is_in_a_duel_chooses() {
    var scene = four(DUEL).play("3 open", "* card Grab", "2 grab");
    assertThat(scene.actors()).containsExactly(2, Seat.ARBITER);
    assertThat(scene.legal(2)).containsExactly("choose duel", "choose special");
    assertThat(scene.legal(Seat.ARBITER)).containsExactly("lapse");
  }

  @Test
  @Rule(21)
  void the_duel_chosen_is_settled_like_a_duel() {
    var scene = four(DUEL).play("3 open", "* card Grab", "2 grab", "2 choose duel");
    assertThat(returned(scene, 0)).isEqualTo("bA+rA+gC+gN+gO");
    assertThat(scene.field("piles")).isEqualTo("-/gB/-/Grab,gD");
    assertThat(scene.actors()).containsExactly(0);
  }

  @Test
  @Rule(21)
  void the_special_chosen_is_settled_like_a_race() {
    var scene = four(DUEL).play("3 open", "* card Palm", "2 palm", "2 choose special");
    assertThat(scene.field("totem")).isEqualTo("bA,gC,gN,gO");
    assertThat(scene.field("turn")).as("after the opener").isEqualTo("0");
    assertThat(pile(scene, 0)).isEqualTo("rA");
  }

  @Test
  @Rule(22)
  void a_choice_not_made_in_time_is_the_specials() {
    var scene = four(DUEL).play("3 open", "* card Grab", "0 grab", "! lapse");
    assertThat(scene.field("totem")).isEqualTo("rA,gN,gO");
    assertThat(scene.actors()).containsExactly(0);
    assertThat(scene.field("returned")).isEqualTo("-/-/-/-");
  }

  @Test
  @Rule(22)
  void until_the_choice_is_made_touches_are_void_and_nobody_opens() {
    var scene = four(DUEL).play("3 open", "* card Grab", "2 grab");
    assertThat(scene.refusal("0 grab")).isEqualTo(HaosRefusal.CHOICE_IS_OPEN);
    assertThat(scene.refusal("0 grab@prev")).isEqualTo(HaosRefusal.CHOICE_IS_OPEN);
    assertThat(scene.refusal("0 open")).isEqualTo(HaosRefusal.CHOICE_IS_OPEN);
    assertThat(scene.refusal("0 choose duel")).isEqualTo(HaosRefusal.CHOICE_IS_OPEN);
    assertThat(scene.refusal("2 palm")).isEqualTo(HaosRefusal.CHOOSE_FIRST);
    assertThat(scene.refusal("! dead-heat")).isEqualTo(HaosRefusal.CHOICE_IS_OPEN);
  }

  @Test
  @Rule({21, 22})
  void a_race_outranks_a_duel_for_all_others() {
    var scene = four(DUEL).play("3 open", "* card Grab", "1 grab");
    assertThat(scene.field("totem")).isEqualTo("gB,gN,gO");
    assertThat(scene.field("turn")).isEqualTo("0");
    scene.play("0 open", "* card gE", "2 grab");
    assertThat(scene.field("turn")).as("the duel is void").isEqualTo("2");
  }

  @Test
  @Rule({12, 22})
  void a_duellist_who_grabs_where_a_palm_is_due_makes_a_mistake() {
    var scene = four(DUEL).play("3 open", "* card Palm", "0 grab");
    assertThat(scene.field("piles")).isEqualTo("-/-/-/-");
    assertThat(scene.field("turn")).isEqualTo("0");
  }

  @Test
  @Rule(21)
  void without_a_race_there_is_nothing_to_choose() {
    assertThat(four(DUEL).refusal("0 choose duel")).isEqualTo(HaosRefusal.NOTHING_TO_CHOOSE);
  }

  // All open

  @Test
  @Rule({20, 23})
  void all_open_one_card_clockwise_from_the_opener_and_nobody_can_touch_before() {
    var scene = turn().play("0 open", "* card All");
    assertThat(scene.actors()).containsExactly(Seat.CHANCE);
    scene.play("* card gE", "* card gG", "* card gH");
    assertThat(scene.actors()).containsExactly(Seat.CHANCE);
    scene.play("* card gI");
    assertThat(scene.field("piles")).isEqualTo("gE,All,gA/gG,gB/gH,gC,gF/gI,gD");
  }

  @Test
  @Rule({20, 23})
  void if_nothing_comes_of_it_the_opener_opens_the_next_card() {
    var scene = allOpen("gE", "gG", "gH", "gI");
    assertThat(scene.field("turn")).isEqualTo("0");
    assertThat(scene.legal(0)).containsExactly("open", "grab", "palm");
    assertThat(scene.legal(1)).containsExactly("grab", "palm");
  }

  @Test
  @Rule({15, 23})
  void after_all_open_only_the_cards_opened_together_can_be_named() {
    var scene = four(DUEL).play("3 open", "* card All");
    scene.play("* card gE", "* card gG", "* card gH", "* card gI");
    assertThat(scene.refusal("0 grab@prev")).isEqualTo(HaosRefusal.OPENING_TOO_OLD);
    scene.play("3 open", "* card gJ");
    assertThat(scene.legal(1)).containsExactly("grab", "palm", "grab@prev", "palm@prev");
  }

  @Test
  @Rule({21, 23})
  void a_duel_among_the_cards_opened_together_goes_on_with_its_loser() {
    var scene = allOpen("gE", "gG", "rE", "gI").play("0 grab");
    assertThat(returned(scene, 2)).isEqualTo("gA+gC+gE+rE+gF+gN+gO+All");
    assertThat(scene.field("turn")).isEqualTo("2");
  }

  @Test
  @Rule(21)
  void of_several_duels_the_first_grabber_wins_the_own_and_the_others_are_void() {
    var scene = allOpen("gE", "gG", "rE", "rG").play("3 grab");
    assertThat(returned(scene, 1)).isEqualTo("gB+gD+gG+rG+gN+gO");
    assertThat(scene.actors()).containsExactly(1);
    scene.play("1 open", "* card gJ", "0 grab");
    assertThat(scene.field("turn")).as("a mistake").isEqualTo("0");
  }

  @Test
  @Rule(23)
  void an_unclaimed_duel_leaves_the_opener_of_all_open_to_move() {
    var scene = allOpen("gE", "gG", "rE", "gI");
    assertThat(scene.legal(0)).containsExactly("open", "grab", "palm");
    scene.play("0 open", "* card gJ");
    assertThat(scene.play("2 grab@prev").field("turn")).isEqualTo("0");
  }

  @Test
  @Rule(23)
  void after_a_mistake_the_offender_plays_also_after_all_open() {
    assertThat(allOpen("gE", "gG", "gH", "gI").play("2 grab").field("turn")).isEqualTo("2");
  }

  @Test
  @Rule({14, 23})
  void after_a_dead_heat_the_player_after_the_opener_of_all_open_plays() {
    var scene = allOpen("gE", "gG", "rE", "rG");
    assertThat(scene.legal(Seat.ARBITER)).containsExactly("dead-heat");
    assertThat(scene.play("! dead-heat").field("turn")).isEqualTo("1");
  }

  @Test
  @Rule({21, 23})
  void a_race_among_the_cards_opened_together_goes_on_after_the_opener_of_all_open() {
    var scene = allOpen("gE", "gG", "Palm", "gI");
    assertThat(scene.field("phase")).isEqualTo("palm");
    scene.play("3 palm");
    assertThat(scene.field("turn")).isEqualTo("1");
    assertThat(scene.field("totem")).isEqualTo("gD,gI,gN,gO");
  }

  @Test
  @Rule({21, 22})
  void grab_outranks_palm() {
    var scene = allOpen("gE", "Palm", "gH", "Grab");
    assertThat(scene.field("phase")).isEqualTo("grab");
    scene.play("0 palm");
    assertThat(scene.field("turn")).as("a mistake").isEqualTo("0");
    scene = allOpen("Grab", "Palm", "gH", "gI").play("1 grab");
    assertThat(scene.field("totem")).isEqualTo("gB,gN,gO,Palm");
    assertThat(scene.field("phase")).as("Palm is void").isEqualTo("turn");
  }

  @Test
  @Rule({12, 21})
  void all_open_yields_grab_and_a_duel_a_duellist_who_grabs_first_may_choose() {
    var scene = allOpen("gE", "Grab", "rE", "gI").play("2 grab");
    assertThat(scene.legal(2)).containsExactly("choose duel", "choose special");
    scene.play("2 choose duel");
    assertThat(scene.field("turn")).isEqualTo("0");
    scene = allOpen("gE", "Grab", "rE", "gI").play("2 grab", "2 choose special");
    assertThat(scene.field("turn")).isEqualTo("1");
    scene = allOpen("gE", "Grab", "rE", "gI").play("2 palm");
    assertThat(scene.field("piles")).as("a palm is a mistake").isEqualTo("-/-/-/-");
  }

  @Test
  @Rule(24)
  void all_open_among_them_lets_all_open_once_more() {
    var scene = allOpen("gE", "All", "rE", "All");
    assertThat(scene.field("phase")).isEqualTo("together");
    assertThat(scene.field("turn")).as("the opener stays the first one").isEqualTo("0");
    scene.play("* card gG", "* card gH", "* card gI", "* card gJ");
    assertThat(scene.field("phase")).as("once, however many").isEqualTo("turn");
    assertThat(scene.field("turn")).isEqualTo("0");
    assertThat(scene.play("0 grab").field("piles")).as("covered").isEqualTo("-/-/-/-");
  }

  @Test
  @Rule(24)
  void the_repeat_may_be_repeated() {
    var scene = allOpen("gE", "All", "rE", "gI", "All", "gG", "gH", "bI");
    assertThat(scene.field("phase")).isEqualTo("together");
    scene.play("* card rG", "* card rH", "* card rI", "* card rJ");
    assertThat(scene.legal(2)).containsExactly("grab", "palm");
    assertThat(scene.field("turn")).isEqualTo("0");
  }

  @Test
  @Rule(24)
  void all_open_is_void_beside_a_grab_or_palm() {
    var scene = allOpen("gE", "All", "Palm", "gI");
    assertThat(scene.field("phase")).isEqualTo("palm");
    assertThat(scene.play("! lapse").field("turn")).isEqualTo("1");
    assertThat(allOpen("gE", "All", "gI", "Grab").field("phase")).isEqualTo("grab");
  }

  @Test
  @Rule({24, 25})
  void a_left_among_them_is_laid_beside_and_its_owner_opens_another() {
    var scene = allOpen("gE", "Left");
    assertThat(scene.field("turn")).isEqualTo("1");
    scene.play("* card rE", "* card gH", "* card gI");
    assertThat(scene.field("lefts")).isEqualTo("0,1,0,0");
    assertThat(pile(scene, 1)).isEqualTo("rE,gB");
    scene.play("3 grab");
    assertThat(scene.field("turn")).as("3 plays gE, 0 plays rE").isEqualTo("0");
    assertThat(returned(scene, 0)).isEqualTo("gA+gD+gE+gI+gN+gO+All");
    assertThat(pile(scene, 1)).as("the Left is slid under").isEqualTo("rE,gB,Left");
  }

  @Test
  @Rule({24, 26})
  void two_lefts_of_one_opening_shift_two_seats() {
    var scene = allOpen("gE", "Left", "Left", "rE", "gH", "gI");
    assertThat(scene.field("lefts")).isEqualTo("0,2,0,0");
    scene.play("2 grab");
    assertThat(scene.field("turn")).as("2 plays gE, 3 plays rE").isEqualTo("3");
  }

  // Left

  @Test
  @Rule(25)
  void the_opener_of_left_opens_another_card_which_counts_as_played() {
    var scene = turn().play("0 open", "* card Left");
    assertThat(scene.actors()).containsExactly(Seat.CHANCE);
    scene.play("* card gE");
    assertThat(scene.field("lefts")).isEqualTo("1,0,0,0");
    assertThat(pile(scene, 0)).isEqualTo("gE,gA");
    assertThat(scene.field("turn")).isEqualTo("1");
  }

  /** Clockwise A=x, B=x, C=y, D=z. */
  private static Scene<HaosState, HaosView, HaosMove> leftExample() {
    return four("phase=turn turn=1 nameable=1 piles=rA/bA/gC/gD lefts=1,0,0,0 totem=gN,gO");
  }

  @Test
  @Rule(25)
  void with_left_one_is_in_a_duel_by_the_left_neighbours_card() {
    var scene = leftExample().play("3 grab");
    assertThat(returned(scene, 0)).as("stakes are own piles").isEqualTo("rA+gD+gN+gO+Left");
    assertThat(scene.field("piles")).isEqualTo("-/bA/gC/-");
    scene = leftExample().play("0 grab");
    assertThat(returned(scene, 3)).isEqualTo("rA+gD+gN+gO+Left");
  }

  @Test
  @Rule(25)
  void with_left_the_owner_of_a_matching_card_may_be_in_no_duel() {
    var scene = leftExample().play("1 grab");
    assertThat(returned(scene, 1)).isEqualTo("bA+rA+gC+gD+gN+gO+Left");
  }

  @Test
  @Rule({8, 26})
  void after_the_duel_the_same_cards_without_left_are_no_duel() {
    var scene = four("phase=turn turn=1 nameable=1 piles=rA/gB/bA/gD lefts=1,0,0,0 totem=gN,gO");
    scene.play("3 grab");
    assertThat(scene.field("turn")).isEqualTo("1");
    assertThat(scene.field("piles")).isEqualTo("rA,Left/-/bA/-");
    assertThat(scene.field("lefts")).isEqualTo("0,0,0,0");
    scene.play("1 open", "* card gE", "0 grab");
    assertThat(scene.field("turn")).as("a mistake").isEqualTo("0");
  }

  @Test
  @Rule({10, 26})
  void with_left_the_loser_is_found_by_the_cards_played() {
    String three =
        "phase=turn turn=3 nameable=1 piles=rA/bA/gA/gD lefts=1,0,0,0 totem=gN,gO opened=9"
            + " openedIn=";
    assertThat(four(three + "7,6,9,5").play("0 grab").field("turn")).as("plays gA").isEqualTo("1");
    assertThat(four(three + "7,6,9,5").play("1 grab").field("turn")).as("plays rA").isEqualTo("3");
    assertThat(four(three + "6,7,9,5").play("1 grab").field("turn")).as("plays bA").isEqualTo("0");
  }

  @Test
  @Rule(26)
  void a_second_left_shifts_one_more() {
    var scene = four("phase=turn turn=1 nameable=1 piles=rA/gB/gC/gD lefts=1,0,0,0 totem=gN,gO");
    scene.play("1 open", "* card Left", "* card bA");
    assertThat(scene.legal(Seat.ARBITER)).containsExactly("dead-heat");
    scene.play("2 grab");
    assertThat(scene.field("turn")).as("2 plays rA, 3 plays bA").isEqualTo("3");
  }

  @Test
  @Rule(26)
  void as_many_lefts_as_players_bring_everybody_back_to_the_own_card() {
    var scene =
        Scene.at(
            Scenes.table("seats=3,lefts=3"),
            "phase=turn turn=1 nameable=1 piles=rA/bA/gC lefts=2,1,0 totem=gN,gO");
    scene.play("0 grab");
    assertThat(returned(scene, 1)).isEqualTo("bA+rA+gN+gO+Left+Left+Left");
    assertThat(scene.field("lefts")).isEqualTo("0,0,0");
  }

  @Test
  @Rule(26)
  void with_left_and_no_card_there_one_plays_with_none() {
    var scene = four("phase=turn turn=1 nameable=1 piles=rA/-/bA/- lefts=1,0,0,0 totem=gN,gO");
    scene.play("3 grab");
    assertThat(returned(scene, 1)).as("neither has a stake").isEqualTo("gN+gO");
    assertThat(scene.field("piles")).isEqualTo("rA,Left/-/bA/-");
    scene = four("phase=turn turn=1 nameable=1 piles=rA/-/bA/- lefts=1,0,0,0 totem=gN,gO");
    assertThat(scene.play("0 grab").field("piles")).as("a mistake").isEqualTo("-/-/-/-");
  }

  @Test
  @Rule(26)
  void opening_does_not_end_left_and_all_open_neither() {
    var scene = leftExample().play("1 open", "* card All");
    scene.play("* card gE", "* card gG", "* card rE", "* card gH");
    assertThat(scene.field("lefts")).isEqualTo("1,0,0,0");
    assertThat(scene.play("0 grab").field("turn")).as("0 plays gE, 2 plays... rE").isEqualTo("2");
  }

  @Test
  @Rule({15, 26})
  void a_left_opened_during_a_duel_changes_who_is_in_it() {
    var scene = four(DUEL).play("3 open", "* card Left", "* card gE", "1 grab");
    assertThat(returned(scene, 3)).as("1 plays bA, 3 plays rA").isEqualTo("gB+gD+gE+gN+gO+Left");
    scene = four(DUEL).play("3 open", "* card Left", "* card gE", "0 grab");
    assertThat(scene.field("piles")).as("a mistake").isEqualTo("-/-/-/-");
    scene = four(DUEL).play("3 open", "* card Left", "* card gE", "0 grab@prev");
    assertThat(returned(scene, 2)).as("in it before").isEqualTo("bA+rA+gC+gN+gO");
    assertThat(pile(scene, 3)).isEqualTo("gE,gD,Left");
    scene = four(DUEL).play("3 open", "* card Left", "* card gE", "1 grab@prev");
    assertThat(scene.field("piles")).as("not in it before").isEqualTo("-/-/-/-");
  }

  @Test
  @Rule({14, 26})
  void a_left_makes_a_dead_heat_possible_between_those_before_and_those_after() {
    var scene = four(DUEL).play("3 open", "* card Left", "* card gE", "! dead-heat");
    assertThat(scene.field("totem")).isEqualTo("bA,rA,gB,gC,gD,gE,gN,gO,Left");
    assertThat(scene.field("lefts")).isEqualTo("0,0,0,0");
  }

  @Test
  @Rule(26)
  void every_settled_event_ends_left() {
    assertThat(leftExample().play("2 palm").field("lefts")).isEqualTo("0,0,0,0");
    var scene = leftExample().play("1 open", "* card Palm", "! lapse");
    assertThat(scene.field("piles")).isEqualTo("rA,Left/Palm,bA/gC/gD");
    scene = leftExample().play("1 open", "* card Grab", "0 grab");
    assertThat(scene.field("totem")).as("it moves with its pile").isEqualTo("rA,gN,gO,Left");
  }
}
