package tumult.games.sequencedice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tumult.games.sequencedice.SequenceDiceRefusal.*;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.engine.BadInput;
import tumult.engine.Refusal.Common;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.Setup;
import tumult.games.Games;
import tumult.games.sequencedice.SequenceDiceView.Side;
import tumult.games.sequencedice.SequenceDiceView.Space;
import tumult.testkit.Rule;
import tumult.testkit.Scene;

/**
 * The rules of {@code docs/rules/sequence-dice}, one by one. The board:
 *
 * <pre>
 *    a b  c  d e f
 * 1  2 3  4  5 6 2
 * 2  6 7  8  9 7 3
 * 3  5 9 12 12 8 4
 * 4  4 8 12 12 9 5
 * 5  3 7  9  8 7 6
 * 6  2 6  5  4 3 2
 * </pre>
 */
class SequenceDiceRulesTest {
  /** Twenty chips without a line of six. */
  private static final String TWENTY =
      "b1,e1,a2,c2,d2,f2,a3,b3,e3,f3,a4,b4,e4,f4,a5,c5,d5,f5,b6,e6";

  /** With the next one, a full board without a line of six, but for f1. */
  private static final String HALF = "a1,b1,c1,d2,e2,f2,a3,b3,c3,d4,e4,f4,a5,b5,c5,d6,e6,f6";

  private static final String OTHER_HALF_WITHOUT_F1 =
      "d1,e1,a2,b2,c2,d3,e3,f3,a4,b4,c4,d5,e5,f5,a6,b6,c6";

  private static SequenceDice game(String options) {
    return new SequenceDice(Setup.parse("sequence-dice(" + options + ")", Games.ALL));
  }

  private static Scene<SequenceDiceState, SequenceDiceView, SequenceDiceMove> two(String position) {
    return Scene.at(game("seats=2"), position);
  }

  private static Scene<SequenceDiceState, SequenceDiceView, SequenceDiceMove> four(
      String position) {
    return Scene.at(game("seats=4"), position);
  }

  // Components

  @Test
  @Rule(1)
  void the_board_has_four_spaces_for_each_sum_but_none_for_10_and_11() {
    List<Space> board = two("turn=0").view(0).board();
    assertThat(board).hasSize(36);
    for (int sum : new int[] {2, 3, 4, 5, 6, 7, 8, 9, 12}) {
      assertThat(board).filteredOn(space -> space.sum() == sum).hasSize(4);
    }
  }

  @Test
  @Rule({1, 3})
  void every_side_has_20_chips_of_its_colour() {
    assertThat(Scene.start(game("seats=3")).view(0).sides())
        .containsExactly(
            new Side(Colour.GREEN, List.of(0), 20),
            new Side(Colour.BLUE, List.of(1), 20),
            new Side(Colour.RED, List.of(2), 20));
  }

  @Test
  @Rule({1, 9})
  void two_dice_fall_in_36_ways() {
    var scene = two("turn=0");
    assertThat(scene.actors()).containsExactly(Seat.CHANCE);
    assertThat(scene.legal(Seat.CHANCE)).hasSize(21).startsWith("roll 1+1", "roll 1+2");
    assertThat(scene.legal(Seat.CHANCE).stream().mapToInt(scene::weight).sum()).isEqualTo(36);
    assertThat(scene.weight("roll 3+3")).isEqualTo(1);
    assertThat(scene.weight("roll 3+4")).isEqualTo(2);
    assertThat(scene.weight("place a1")).isZero();
  }

  @Test
  @Rule(2)
  void the_board_is_printed_like_this() {
    List<Integer> sums = two("turn=0").view(0).board().stream().map(Space::sum).toList();
    assertThat(sums.subList(0, 6)).containsExactly(2, 3, 4, 5, 6, 2);
    assertThat(sums.subList(6, 12)).containsExactly(6, 7, 8, 9, 7, 3);
    assertThat(sums.subList(12, 18)).containsExactly(5, 9, 12, 12, 8, 4);
    assertThat(sums.subList(18, 24)).containsExactly(4, 8, 12, 12, 9, 5);
    assertThat(sums.subList(24, 30)).containsExactly(3, 7, 9, 8, 7, 6);
    assertThat(sums.subList(30, 36)).containsExactly(2, 6, 5, 4, 3, 2);
  }

  @Test
  @Rule(2)
  void a_quarter_turn_leaves_the_board_unchanged() {
    List<Integer> sums = two("turn=0").view(0).board().stream().map(Space::sum).toList();
    List<Integer> turned =
        IntStream.range(0, 36).mapToObj(i -> sums.get((5 - i % 6) * 6 + i / 6)).toList();
    assertThat(turned).isEqualTo(sums);
  }

  // Sides

  @Test
  @Rule(3)
  void two_to_four_play() {
    assertThatThrownBy(() -> game("seats=1")).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> game("seats=5")).isInstanceOf(BadInput.class);
    assertThat(IntStream.of(2, 3, 4).map(seats -> game("seats=" + seats).seats()))
        .containsExactly(2, 3, 4);
  }

  @Test
  @Rule({3, 4})
  void first_and_third_are_partners_against_second_and_fourth() {
    assertThat(Scene.start(game("seats=4")).view(0).sides())
        .containsExactly(
            new Side(Colour.GREEN, List.of(0, 2), 20), new Side(Colour.BLUE, List.of(1, 3), 20));
  }

  @Test
  @Rule(3)
  void partners_may_not_talk_so_nobody_writes_while_teams_play() {
    assertThat(game("seats=4").silence()).isEqualTo(SequenceDiceRefusal.NO_TALKING);
    assertThat(SequenceDiceRefusal.NO_TALKING.rule()).isEqualTo(3);
    assertThat(game("seats=2").silence()).isNull();
    assertThat(game("seats=3").silence()).isNull();
  }

  @Test
  @Rule(3)
  void two_sides_do_not_use_the_third_set() {
    assertThat(Scene.start(game("seats=2")).view(0).sides())
        .extracting(Side::colour)
        .containsExactly(Colour.GREEN, Colour.BLUE);
  }

  @Test
  @Rule(4)
  void partners_share_one_stock() {
    var scene = four("turn=0 chips=-/-").play("* roll 3+4", "0 place b2");
    scene.play("* roll 3+5", "1 place c2", "* roll 3+4", "2 place e2");
    assertThat(scene.field("stock")).isEqualTo("18,19");
    assertThat(scene.field("chips")).isEqualTo("b2,e2/c2");
  }

  @Test
  @Rule({4, 18})
  void partners_complete_a_line_together_and_both_win() {
    var scene = four("turn=2 chips=a1,b1,c1,d1,e1/a2").play("* roll 1+1", "2 place f1");
    assertThat(scene.winners()).containsExactly(0, 2);
    assertThat(scene.state().score(0)).isEqualTo(1);
    assertThat(scene.state().score(3)).isZero();
  }

  @Test
  @Rule({4, 18})
  void the_other_team_wins_together_too() {
    var scene = four("turn=3 chips=a2/a1,b1,c1,d1,e1").play("* roll 1+1", "3 place f1");
    assertThat(scene.winners()).containsExactly(1, 3);
  }

  @ParameterizedTest
  @Rule(5)
  @CsvSource({
    "'a1,b1,c1,d1', 2+4, e1", // across
    "'f1,f2,f3,f4', 1+5, f5", // down
    "'b1,c2,d3,e4', 2+4, f5", // diagonally, down to the right
    "'f2,e3,d4,c5', 2+4, b6", // diagonally, down to the left
    "'a6,b5,c4,e2', 6+6, d3" // completed in the middle
  })
  void five_in_a_straight_line_are_a_sequence(String chips, String roll, String last) {
    var scene = Scene.at(game("length=5"), "turn=1 chips=-/" + chips);
    scene.play("* roll " + roll, "1 place " + last);
    assertThat(scene.winners()).containsExactly(1);
    assertThat(scene.view(0).sequence())
        .containsExactlyInAnyOrder((chips + "," + last).split(",", -1));
  }

  @ParameterizedTest
  @Rule(5)
  @CsvSource({
    "'a1,b1,c1,d1', 1+1, f1", // a gap
    "'c1,d1,e1,f1', 2+4, a2", // around the edge of the board
    "'c1,d2,e3,f4', 1+2, a5", // a diagonal around the edge
    "'d1,c2,b3,a4', 2+4, f5", // and the other one
    "'a1,b1,c1,d1', 2+5, e2" // bent
  })
  void five_that_are_not_all_in_line_are_none(String chips, String roll, String last) {
    var scene = Scene.at(game("length=5"), "turn=1 chips=-/" + chips);
    scene.play("* roll " + roll, "1 place " + last);
    assertThat(scene.winners()).isEmpty();
    assertThat(scene.view(0).sequence()).isEmpty();
  }

  @Test
  @Rule(5)
  void chips_of_another_side_make_no_line() {
    var scene = Scene.at(game("length=5"), "turn=1 chips=c1/a1,b1,d1");
    assertThat(scene.play("* roll 2+4", "1 place e1").winners()).isEmpty();
  }

  @Test
  @Rule(5)
  void there_are_32_lines_of_five_and_14_of_six() {
    assertThat(lines(5)).isEqualTo(32);
    assertThat(lines(6)).isEqualTo(14);
  }

  private static long lines(int length) {
    long count = 0;
    long last = Bitboard.ALL & ~(Bitboard.ALL >> length);
    for (long set = (1L << length) - 1; set <= last; set = nextOfSameSize(set)) {
      count += Bitboard.hasLine(set, length) ? 1 : 0;
    }
    return count;
  }

  private static long nextOfSameSize(long set) {
    long lowest = set & -set;
    long carried = set + lowest;
    return carried | (((set ^ carried) / lowest) >> 2);
  }

  @ParameterizedTest
  @Rule(6)
  @CsvSource({"2, 6", "3, 5", "4, 6"})
  void two_sides_play_for_six_and_three_for_five(String seats, int length) {
    assertThat(game("seats=" + seats).setup().number("length")).isEqualTo(length);
  }

  @Test
  @Rule(6)
  void five_are_not_enough_when_six_are_needed() {
    var scene = two("turn=0 chips=a1,b1,c1,d1/a2").play("* roll 1+5", "0 place e1");
    assertThat(scene.winners()).isEmpty();
    scene.play("* roll 3+4", "1 place b2", "* roll 1+1", "0 place f1");
    assertThat(scene.winners()).containsExactly(0);
  }

  @ParameterizedTest
  @Rule(6)
  @ValueSource(strings = {"seats=2", "seats=3", "seats=4"})
  void five_or_six_may_be_chosen(String seats) {
    String chips = "a1,b1,c1,d1/a2" + (seats.equals("seats=3") ? "/-" : "");
    for (int length : new int[] {5, 6}) {
      var scene = Scene.at(game(seats + ",length=" + length), "turn=0 chips=" + chips);
      scene.play("* roll 1+5", "0 place e1");
      assertThat(scene.winners().contains(0)).isEqualTo(length == 5);
    }
  }

  @Test
  @Rule(6)
  void six_in_a_row_is_also_a_sequence_of_five() {
    var scene = Scene.at(game("length=5"), "turn=0 chips=a1,b1,c1,e1,f1/-");
    scene.play("* roll 1+4", "0 place d1");
    assertThat(scene.winners()).containsExactly(0);
    assertThat(scene.view(1).sequence()).containsExactly("a1", "b1", "c1", "d1", "e1", "f1");
  }

  // Start

  @Test
  @Rule(7)
  void everyone_rolls_and_the_best_begins() {
    var scene = Scene.start(game("seats=3"));
    scene.play("* roll 1+2", "* roll 5+6", "* roll 4+4");
    assertThat(scene.field("turn")).isEqualTo("1");
    assertThat(scene.view(0).start().starter()).isEqualTo(1);
    assertThat(scene.view(0).phase()).isEqualTo(Phase.ROLL);
  }

  @Test
  @Rule(7)
  void nobody_begins_before_all_have_rolled() {
    var scene = Scene.start(game("seats=3")).play("* roll 6+6");
    assertThat(scene.view(0).start().starter()).isNull();
    assertThat(scene.view(0).phase()).isEqualTo(Phase.START);
    assertThat(scene.field("turn")).isEqualTo("1");
    assertThat(scene.field("rolls")).isEqualTo("6+6/-/-");
    assertThat(scene.refusal("2 place a1")).isEqualTo(START_NOT_DECIDED);
    assertThat(scene.state().why(3, Phase.PLACE.firstAction)).isEqualTo(Common.NOT_YOUR_TURN);
  }

  @Test
  @Rule(8)
  void the_sum_of_both_dice_counts() {
    var scene = Scene.start(game("seats=2")).play("* roll 1+6", "* roll 4+4");
    assertThat(scene.field("turn")).isEqualTo("1");
  }

  @Test
  @Rule(8)
  void the_equal_best_roll_again_among_themselves() {
    var scene = Scene.start(game("seats=4"));
    scene.play("* roll 1+1", "* roll 5+5", "* roll 3+4", "* roll 4+6");
    assertThat(scene.field("contenders")).isEqualTo("1,3");
    assertThat(scene.field("rolls")).isEqualTo("1+1/-/3+4/-");
    scene.play("* roll 1+1");
    assertThat(scene.field("turn")).isEqualTo("3");
    scene.play("* roll 1+2");
    assertThat(scene.field("turn")).isEqualTo("3");
    assertThat(scene.field("phase")).isEqualTo("roll");
    assertThat(scene.field("rolls")).isEqualTo("1+1/1+1/3+4/1+2");
  }

  @Test
  @Rule(8)
  void they_roll_until_one_is_best() {
    var scene = Scene.start(game("seats=3"));
    scene.play("* roll 2+2", "* roll 1+3", "* roll 2+2");
    scene.play("* roll 6+6", "* roll 6+6", "* roll 1+1");
    assertThat(scene.field("contenders")).isEqualTo("0,1");
    scene.play("* roll 1+2", "* roll 1+1");
    assertThat(scene.field("turn")).isEqualTo("0");
    assertThat(scene.field("turns")).isEqualTo("0");
  }

  @Test
  @Rule(8)
  void turns_go_clockwise() {
    var scene = Scene.at(game("seats=3"), "turn=1").play("* roll 3+4", "1 place b2");
    assertThat(scene.field("turn")).isEqualTo("2");
    scene.play("* roll 3+4", "2 place e2");
    assertThat(scene.field("turn")).isEqualTo("0");
  }

  // A turn

  @ParameterizedTest
  @Rule(9)
  @CsvSource({
    "1+2, 'b1,f2,a5,e6'",
    "2+2, 'c1,f3,a4,d6'",
    "1+4, 'd1,a3,f4,c6'",
    "1+5, 'e1,a2,f5,b6'",
    "1+6, 'b2,e2,b5,e5'",
    "4+4, 'c2,e3,b4,d5'",
    "4+5, 'd2,b3,e4,c5'"
  })
  void a_chip_goes_on_a_space_of_the_sum(String roll, String spaces) {
    var scene = two("turn=0").play("* roll " + roll);
    assertThat(scene.actors()).containsExactly(0);
    assertThat(scene.legal(0))
        .containsExactly(
            Arrays.stream(spaces.split(",")).map(s -> "place " + s).toArray(String[]::new));
  }

  @Test
  @Rule(9)
  void only_free_spaces_of_the_sum_are_offered() {
    var scene = two("turn=0 chips=b2/e5").play("* roll 3+4");
    assertThat(scene.legal(0)).containsExactly("place e2", "place b5");
    assertThat(scene.refusal("0 place b2")).isEqualTo(SPACE_TAKEN);
    assertThat(scene.refusal("0 place e5")).isEqualTo(SPACE_TAKEN);
    assertThat(scene.refusal("0 place a1")).isEqualTo(NOT_OF_THE_SUM);
  }

  @Test
  @Rule(9)
  void placing_takes_a_chip_from_the_stock_and_ends_the_turn() {
    var scene = two("turn=0").play("* roll 3+4", "0 place e2");
    assertThat(scene)
        .hasToString(
            "phase=roll turn=1 chips=e2/- stock=19,20 dice=3+4 turns=1 rolls=-/- contenders=-"
                + " winners=-");
  }

  @Test
  @Rule(9)
  void the_dice_come_first() {
    var scene = two("turn=0");
    assertThat(scene.refusal("0 place b2")).isEqualTo(NOT_ROLLED_YET);
    assertThat(scene.refusal("1 place b2")).isEqualTo(Common.NOT_YOUR_TURN);
    assertThat(scene.refusal("0 roll 3+4")).isEqualTo(Common.NOT_YOUR_TURN);
    assertThat(scene.refusal("* place b2")).isEqualTo(Common.NOT_NOW);
  }

  @Test
  @Rule(9)
  void only_the_seat_on_turn_chooses_and_only_a_space() {
    var scene = two("turn=0").play("* roll 3+4");
    assertThat(scene.refusal("1 place b2")).isEqualTo(Common.NOT_YOUR_TURN);
    assertThat(scene.refusal("! place b2")).isEqualTo(Common.NOT_YOUR_TURN);
    assertThat(scene.refusal("* roll 3+4")).isEqualTo(Common.NOT_YOUR_TURN);
    assertThat(scene.refusal("0 roll 3+4")).isEqualTo(Common.NOT_NOW);
    assertThat(scene.legal(1)).isEmpty();
    assertThat(scene.weight("roll 3+4")).isZero();
  }

  @Test
  @Rule({10, 11})
  void the_only_opponent_on_the_sum_must_be_replaced() {
    var scene = two("turn=0 chips=c2,e3,b4/d5,d1").play("* roll 3+5");
    assertThat(scene.legal(0)).containsExactly("replace d5");
    assertThat(scene.refusal("0 replace d1")).isEqualTo(REPLACE_WITHIN_THE_SUM);
    assertThat(scene.refusal("0 replace c2")).isEqualTo(OWN_CHIP);
    assertThat(scene.refusal("0 place d5")).isEqualTo(SUM_ALL_TAKEN);
    assertThat(scene.refusal("0 place f4")).isEqualTo(NOT_OF_THE_SUM);
  }

  @Test
  @Rule({10, 17})
  void replacing_gives_the_chip_back_and_ends_the_turn() {
    var scene = two("turn=0 chips=c2,e3/b4,d5").play("* roll 3+5", "0 replace b4");
    assertThat(scene.field("chips")).isEqualTo("c2,e3,b4/d5");
    assertThat(scene.field("stock")).isEqualTo("17,19");
    assertThat(scene.field("turn")).isEqualTo("1");
  }

  @Test
  @Rule(10)
  void nothing_is_replaced_while_a_space_of_the_sum_is_free() {
    var scene = two("turn=0 chips=c2,e3/b4").play("* roll 3+5");
    assertThat(scene.legal(0)).containsExactly("place d5");
    assertThat(scene.refusal("0 replace b4")).isEqualTo(SUM_STILL_FREE);
  }

  @Test
  @Rule({10, 11})
  void chips_on_2_and_12_are_not_safe_from_their_own_sum() {
    var scene = two("turn=0 chips=a1/f1,a6,f6").play("* roll 1+1");
    assertThat(scene.legal(0)).containsExactly("replace f1", "replace a6", "replace f6");
  }

  @Test
  @Rule(10)
  void all_four_ones_own_the_turn_passes() {
    var scene = two("turn=0 chips=b2,e2,b5,e5/-").play("* roll 3+4");
    assertThat(scene.field("turn")).isEqualTo("1");
    assertThat(scene.field("phase")).isEqualTo("roll");
    assertThat(scene.field("turns")).isEqualTo("5");
  }

  @Test
  @Rule({10, 16})
  void a_partners_chips_are_as_ones_own() {
    var scene = four("turn=0 chips=e1,a2,f5,b6/-").play("* roll 3+3");
    assertThat(scene.field("turn")).isEqualTo("1");
    assertThat(scene.field("chips")).isEqualTo("e1,a2,f5,b6/-");
  }

  @Test
  @Rule(16)
  void with_three_sides_both_others_are_opponents() {
    var scene = Scene.at(game("seats=3"), "turn=1 chips=e1/a2,f5/b6").play("* roll 3+3");
    assertThat(scene.legal(1)).containsExactly("replace e1", "replace b6");
    scene.play("1 replace b6");
    assertThat(scene.field("chips")).isEqualTo("e1/a2,f5,b6/-");
  }

  @Test
  @Rule({12, 17})
  void a_ten_takes_off_an_opponents_chip() {
    var scene = two("turn=0 chips=b2/a2,e5").play("* roll 5+5", "0 remove e5");
    assertThat(scene.field("chips")).isEqualTo("b2/a2");
    assertThat(scene.field("stock")).isEqualTo("19,19");
    assertThat(scene.field("turn")).isEqualTo("1");
  }

  @Test
  @Rule({12, 16})
  void a_ten_must_take_a_chip_that_is_not_on_2_or_12() {
    var scene = two("turn=0 chips=b5/b2,e2,a1,c3").play("* roll 4+6");
    assertThat(scene.legal(0)).containsExactly("remove b2", "remove e2");
    assertThat(scene.refusal("0 remove a1")).isEqualTo(SAFE_FROM_TEN);
    assertThat(scene.refusal("0 remove c3")).isEqualTo(SAFE_FROM_TEN);
    assertThat(scene.refusal("0 remove b5")).isEqualTo(OWN_CHIP);
    assertThat(scene.refusal("0 remove d1")).isEqualTo(NO_CHIP_THERE);
    assertThat(scene.refusal("0 place d1")).isEqualTo(TEN_TAKES_OFF);
    assertThat(scene.refusal("0 replace b2")).isEqualTo(TEN_TAKES_OFF);
  }

  @Test
  @Rule(12)
  void a_ten_with_opponents_only_on_2s_and_12s_takes_nothing() {
    var scene = two("turn=0 chips=b2/a1,f1,a6,f6,c3,d3,c4,d4").play("* roll 4+6");
    assertThat(scene.field("turn")).isEqualTo("1");
    assertThat(scene.field("stock")).isEqualTo("19,12");
  }

  @Test
  @Rule({12, 16})
  void a_ten_never_takes_the_partners_chip() {
    assertThat(four("turn=0 chips=b2,e5/-").play("* roll 4+6").field("turn")).isEqualTo("1");
  }

  @ParameterizedTest
  @Rule(12)
  @ValueSource(strings = {"3+4", "5+6", "1+1"})
  void only_a_ten_takes_a_chip_off(String roll) {
    var scene = two("turn=0 chips=-/e5").play("* roll " + roll);
    assertThat(scene.refusal("0 remove e5")).isEqualTo(ONLY_TEN_TAKES_OFF);
  }

  @Test
  @Rule(13)
  void an_eleven_goes_on_any_free_space() {
    var scene = two("turn=0 chips=a1/c3").play("* roll 5+6");
    assertThat(scene.legal(0)).hasSize(34).contains("place f1", "place d3", "place e6");
    assertThat(scene.refusal("0 place a1")).isEqualTo(SPACE_TAKEN);
    assertThat(scene.refusal("0 replace c3")).isEqualTo(BOARD_NOT_FULL);
    scene.play("0 place f1");
    assertThat(scene.field("turn")).isEqualTo("1");
  }

  @Test
  @Rule(13)
  void an_eleven_with_one_free_space_must_go_there() {
    var scene = two("turn=0 chips=" + HALF + "/" + OTHER_HALF_WITHOUT_F1).play("* roll 5+6");
    assertThat(scene.legal(0)).containsExactly("place f1");
    assertThat(scene.refusal("0 replace d1")).isEqualTo(BOARD_NOT_FULL);
  }

  @Test
  @Rule(13)
  void an_eleven_on_a_full_board_replaces_any_opponents_chip() {
    var scene = two("turn=0 chips=" + HALF + "/" + OTHER_HALF_WITHOUT_F1 + ",f1");
    scene.play("* roll 5+6");
    assertThat(scene.legal(0)).hasSize(18).contains("replace f1", "replace d3", "replace b6");
    assertThat(scene.refusal("0 place f1")).isEqualTo(BOARD_FULL);
    assertThat(scene.refusal("0 replace a1")).isEqualTo(OWN_CHIP);
    scene.play("0 replace f1");
    assertThat(scene.field("stock")).isEqualTo("1,3");
    assertThat(scene.field("turn")).isEqualTo("1");
  }

  @ParameterizedTest
  @Rule(14)
  @CsvSource({"1+1, f6, 'a1,f1,a6,f6'", "6+6, c4, 'c3,d3,c4,d4'"})
  void a_2_or_12_places_a_chip_and_takes_another_turn(String roll, String space, String spaces) {
    var scene = two("turn=1").play("* roll " + roll);
    assertThat(scene.legal(1))
        .isEqualTo(List.of(("place " + spaces.replace(",", ",place ")).split(",")));
    scene.play("1 place " + space);
    assertThat(scene.field("turn")).isEqualTo("1");
    assertThat(scene.field("phase")).isEqualTo("roll");
  }

  @Test
  @Rule({10, 15})
  void replacing_on_a_12_takes_another_turn_too() {
    var scene = two("turn=0 chips=c3,d4/d3,c4").play("* roll 6+6");
    assertThat(scene.legal(0)).containsExactly("replace d3", "replace c4");
    scene.play("0 replace d3");
    assertThat(scene.field("turn")).isEqualTo("0");
    assertThat(scene.field("chips")).isEqualTo("c3,d3,d4/c4");
  }

  @Test
  @Rule({10, 15})
  void all_four_2s_ones_own_gives_no_extra_turn() {
    var scene = two("turn=0 chips=a1,f1,a6,f6/-").play("* roll 1+1");
    assertThat(scene.field("turn")).isEqualTo("1");
  }

  @Test
  @Rule(15)
  void extra_turns_follow_each_other_without_limit() {
    var scene = two("turn=0");
    scene.play("* roll 1+1", "0 place a1", "* roll 6+6", "0 place c3", "* roll 1+1", "0 place f1");
    scene.play("* roll 6+6", "0 place d3", "* roll 6+6", "0 place c4");
    assertThat(scene.field("turn")).isEqualTo("0");
    assertThat(scene.field("turns")).isEqualTo("5");
  }

  @Test
  @Rule({13, 15})
  void an_eleven_placed_on_a_2_gives_no_extra_turn() {
    assertThat(two("turn=0").play("* roll 5+6", "0 place a1").field("turn")).isEqualTo("1");
  }

  @Test
  @Rule(16)
  void there_is_no_passing_by_choice() {
    var scene = two("turn=0 chips=-/b2").play("* roll 5+5");
    assertThat(scene.actors()).containsExactly(0);
    assertThat(scene.legal(0)).containsExactly("remove b2");
  }

  @Test
  @Rule(17)
  void without_chips_left_nothing_is_placed() {
    var scene = two("turn=0 chips=" + TWENTY + "/-").play("* roll 3+4");
    assertThat(scene.field("turn")).isEqualTo("1");
    assertThat(scene.field("stock")).isEqualTo("0,20");
  }

  @Test
  @Rule(17)
  void without_chips_left_nothing_is_replaced() {
    var scene = two("turn=0 chips=" + TWENTY + "/b2,e2,b5,e5").play("* roll 3+4");
    assertThat(scene.field("turn")).isEqualTo("1");
    assertThat(scene.field("chips")).endsWith("/b2,e2,b5,e5");
  }

  @Test
  @Rule({15, 17})
  void without_chips_left_a_12_gives_no_extra_turn() {
    var scene = two("turn=0 chips=" + TWENTY + "/-").play("* roll 6+6");
    assertThat(scene.field("turn")).isEqualTo("1");
  }

  @Test
  @Rule(17)
  void without_chips_left_a_ten_is_still_carried_out() {
    var scene = two("turn=0 chips=" + TWENTY + "/b2,e2").play("* roll 5+5");
    assertThat(scene.legal(0)).containsExactly("remove b2", "remove e2");
  }

  @Test
  @Rule(17)
  void the_last_chip_may_be_placed() {
    var scene = two("turn=0 chips=" + TWENTY.substring(3) + "/-");
    scene.play("* roll 3+4", "0 place b2");
    assertThat(scene.field("stock")).isEqualTo("0,20");
  }

  // End

  @Test
  @Rule(18)
  void the_first_with_a_sequence_wins() {
    var scene = two("turn=0 chips=a1,b1,c1,d1,f1/a2").play("* roll 2+4", "0 place e1");
    assertThat(scene.actors()).isEmpty();
    assertThat(scene.winners()).containsExactly(0);
    assertThat(scene.view(1).winners()).containsExactly(0);
    assertThat(scene.view(1).sequence()).containsExactly("a1", "b1", "c1", "d1", "e1", "f1");
    assertThat(scene.state().score(0)).isEqualTo(1);
    assertThat(scene.state().score(1)).isZero();
    assertThat(scene.refusal("1 place b2")).isEqualTo(Common.GAME_OVER);
    assertThat(scene.state().why(1, 0)).isEqualTo(Common.GAME_OVER);
  }

  @Test
  @Rule(18)
  void nobody_has_won_or_scored_before() {
    var scene = two("turn=0 chips=a1,b1,c1,d1,f1/a2");
    assertThat(scene.winners()).isEmpty();
    assertThat(scene.state().score(0)).isZero();
  }

  @Test
  @Rule({10, 19})
  void replacing_may_complete_a_sequence() {
    var scene = two("turn=0 chips=b1,c1,d1,e1,f1,a6,f6/a1").play("* roll 1+1", "0 replace a1");
    assertThat(scene.winners()).containsExactly(0);
  }

  @Test
  @Rule({14, 19})
  void a_sequence_is_checked_before_an_extra_turn() {
    var scene = two("turn=0 chips=a1,b1,c1,d1,e1/a2").play("* roll 1+1", "0 place f1");
    assertThat(scene.actors()).isEmpty();
  }

  @Test
  @Rule(19)
  void after_1000_turns_it_is_a_draw() {
    var scene = two("turn=0 turns=998").play("* roll 3+4", "0 place b2");
    assertThat(scene.actors()).containsExactly(Seat.CHANCE);
    scene.play("* roll 3+4", "1 place e2");
    assertThat(scene.actors()).isEmpty();
    assertThat(scene.winners()).containsExactly(0, 1);
    assertThat(scene.state().score(1)).isEqualTo(1);
    assertThat(scene.field("turns")).isEqualTo("1000");
    assertThat(scene.view(0).sequence()).isEmpty();
  }

  @Test
  @Rule(19)
  void the_last_turn_may_still_win() {
    var scene = two("turn=0 turns=999 chips=a1,b1,c1,d1,e1/a2");
    assertThat(scene.play("* roll 1+1", "0 place f1").winners()).containsExactly(0);
  }

  @Test
  @Rule({14, 19})
  void the_last_turn_gives_no_extra_turn() {
    var scene = four("turn=0 turns=999").play("* roll 1+1", "0 place f1");
    assertThat(scene.winners()).containsExactly(0, 1, 2, 3);
  }

  @Test
  @Rule({10, 19})
  void a_pass_is_a_turn_too() {
    var scene = two("turn=0 turns=999 chips=b2,e2,b5,e5/-").play("* roll 3+4");
    assertThat(scene.winners()).containsExactly(0, 1);
  }

  @Test
  @Rule({12, 19})
  void a_ten_is_a_turn_too() {
    var scene = two("turn=0 turns=999 chips=b2/e2").play("* roll 5+5", "0 remove e2");
    assertThat(scene.winners()).containsExactly(0, 1);
  }

  @Test
  @Rule(19)
  void start_rolls_are_no_turns() {
    var scene = Scene.start(game("seats=2")).play("* roll 1+1", "* roll 1+2");
    assertThat(scene.field("turns")).isEqualTo("0");
    assertThat(scene.field("dice")).isEqualTo("-");
  }

  // What each seat may see

  @Test
  @Rule(20)
  void everybody_sees_everything() {
    var scene = four("turn=1 chips=a1/c3 rolls=1+1/1+2/5+6/3+3 dice=3+4 turns=7");
    SequenceDiceView view = scene.view(0);
    assertThat(view).isEqualTo(scene.view(3)).isEqualTo(scene.view(Seat.SPECTATOR));
    assertThat(view.board()).contains(new Space("a1", 2, Colour.GREEN), new Space("b1", 3, null));
    assertThat(view.dice()).containsExactly(3, 4);
    assertThat(view.sum()).isEqualTo(7);
    assertThat(view.turns()).isEqualTo(7);
    assertThat(view.start().starter()).isEqualTo(2);
    assertThat(view.start().rolls().get(2)).containsExactly(5, 6);
  }

  @Test
  @Rule(20)
  void a_view_is_enough_to_restore_the_position() {
    var scene = four("turn=1 chips=a1/c3 rolls=1+1/1+2/5+6/3+3 dice=3+4 turns=7");
    SequenceDiceState restored = scene.game().newState();
    scene.game().imagine(scene.view(2), restored, new Rng(1));
    assertThat(scene.game().write(restored)).hasToString(scene.toString());
    assertThat(restored.hash()).isEqualTo(scene.state().hash());
  }

  @Test
  @Rule(20)
  void every_move_is_seen_by_all() {
    var scene = two("turn=0").play("* roll 3+4");
    int place = scene.game().action(new SequenceDiceMove.Place("b2"));
    assertThat(scene.game().seen(scene.state(), 0, place, 1)).isEqualTo("place b2");
  }
}
