package tumult.games.haos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tumult.games.haos.Scenes.cards;
import static tumult.games.haos.Scenes.table;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tumult.engine.BadInput;
import tumult.engine.Position;
import tumult.games.haos.HaosMove.Gesture;
import tumult.games.haos.HaosMove.Hand;

/** What is said of moves, options and positions that make no sense, and what may be left out. */
final class HaosNotationTest {
  private static String read(String options, String position) {
    Haos game = table(options);
    return game.write(game.read(Position.parse(position))).toString();
  }

  private static void assertWrong(String options, String position, String complaint) {
    assertThatThrownBy(() -> read(options, position))
        .as(position)
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(complaint);
  }

  @Test
  void a_short_position_is_filled_in() {
    assertThat(read("seats=4", "phase=turn turn=1 nameable=1 piles=rA/-/bA,gC/- totem=gN,gO"))
        .isEqualTo(
            "phase=turn turn=1 opener=0 nameable=1 unseen=17,16,16,16 returned=-/-/-/-"
                + " piles=rA/-/bA,gC/- lefts=0,0,0,0 totem=gN,gO opened=3 openings=3 settled=0"
                + " openedIn=3,0,2,0");
  }

  @Test
  void the_position_before_the_lot_is_short() {
    assertThat(read("seats=10", "phase=first")).startsWith("phase=first unseen=7,7,7,7");
    assertThat(read("seats=4", "phase=under turn=2 totem=rK")).contains("turn=2", "totem=rK");
  }

  @Test
  void a_race_is_followed_by_the_place_after_the_opener() {
    assertThat(read("seats=4", "phase=palm opener=3 piles=gA/-/-/Palm totem=gN"))
        .startsWith("phase=palm turn=0 opener=3 nameable=1");
  }

  @Test
  void moves_say_what_is_expected() {
    assertThatThrownBy(() -> table("seats=4").parse("grab right"))
        .hasMessage(
            "'grab right' is no move: expected open, grab, palm, grab@prev, palm@prev, choose duel,"
                + " choose special, dead-heat, lapse, first 0–3, under rK or card rK");
    assertThatThrownBy(() -> table("seats=2").parse("grab@prev"))
        .hasMessageContaining("grab right, grab left, palm right, palm left, each also with @prev");
  }

  @Test
  void a_move_must_fit_the_table() {
    var left = new HaosMove.Touch(Gesture.GRAB, Hand.LEFT, false);
    var only = new HaosMove.Touch(Gesture.GRAB, Hand.ONLY, false);
    assertThatThrownBy(() -> table("seats=4").action(left)).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> table("seats=2").action(only)).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> table("seats=4").action(new HaosMove.First(4)))
        .hasMessage("place 4: must be 0–3");
    assertThatThrownBy(() -> table("seats=4").action(new HaosMove.Card("zz")))
        .hasMessageContaining("'zz' is no card");
  }

  @Test
  void options_say_what_they_can_be() {
    assertThatThrownBy(() -> table("lefts=7")).hasMessageContaining("option lefts=7: must be 0–6");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "phase=dance | field phase: 'dance' must be one of first, under, turn",
        "turn=0 | field phase is missing",
        "phase=first totem=gA | field totem: must be none",
        "phase=first piles=gA/-/-/- | field totem: must be none",
        "phase=first turn=0 | there is no field 'turn'",
        "phase=under turn=0 totem=gA,gB | field totem: must be fewer than 2",
        "phase=under turn=4 | field turn: '4' must be a number 0–3",
        "phase=turn turn=0 | field totem: only 0 cards lie open or went back, must be 2 at least",
        "phase=turn turn=0 totem=gA,gA | field totem: gA is there 2 times, can be 1 at most",
        "phase=turn turn=0 totem=Left,Left,Left | field totem: Left is there 3 times, can be 2",
        "phase=turn turn=0 totem=gA,xA | field totem: 'xA' is no card: expected a colour",
        "phase=turn turn=0 totem=gA,gB returned=gC++gD/-/-/- | field returned: '' is no card",
        "phase=turn turn=0 totem=gA,gB piles=-/- | field piles: 2 lists, must be 4",
        "phase=turn turn=0 totem=gA,gB unseen=17,17,17,16 | field unseen: 67 cards, must be 68",
        "phase=turn turn=0 totem=gA,gB unseen=18,16,17,17 | field unseen: '18' must be a number",
        "phase=turn turn=0 totem=gA,gB hands=1 | there is no field 'hands'",
        "phase=turn turn=0 totem=gA,gB nameable=3 | field nameable: '3' must be a number 0–2",
        "phase=turn turn=0 totem=gA,gB opener=0 | there is no field 'opener'",
        "phase=turn turn=0 totem=gA,gB opened=3001 | field phase: must be over: 3001 cards",
        "phase=turn turn=0 totem=gA,gB piles=gC/-/-/- opened=0 | field opened: '0' must be",
        "phase=turn turn=0 totem=gA,gB piles=gC/-/-/- settled=0 | field settled: '0' must be",
        "phase=turn turn=0 totem=gA,gB piles=gC/-/-/- openedIn=0,0,0,0 | field openedIn: must be 0",
        "phase=turn turn=0 totem=gA,gB piles=gC/-/-/- openedIn=1,1,0,0 | field openedIn: must be 0",
        "phase=turn turn=0 totem=gA,gB piles=gC/-/-/- lefts=1,0,0,0 | field lefts: place 0 can"
            + " have",
        "phase=turn turn=1 nameable=1 totem=gA piles=gC/-/-/- lefts=0,1,0,0 | field lefts: place 1",
        "phase=turn turn=2 nameable=1 totem=gA piles=gC/-/-/- opener=0 | field turn: must be 1",
        "phase=turn turn=2 nameable=1 totem=gA piles=gC/-/-/- | field openedIn: must be 1 for the",
        "phase=turn turn=1 nameable=2 totem=gA piles=gC/gD/-/- | field covered is missing",
        "phase=grab opener=0 totem=gA,gB piles=gC/-/-/- | field piles: no Grab lies on top",
        "phase=palm opener=0 totem=gA,gB piles=Grab/-/-/- | field piles: no Palm lies on top",
        "phase=grab opener=0 turn=2 totem=gA,gB piles=Grab/-/-/- | field turn: must be 1",
        "phase=grab opener=0 nameable=0 totem=gA,gB piles=Grab/-/-/- | field nameable: '0' must be",
        "phase=choice opener=0 chooser=1 totem=gA,gB piles=Grab/gC/-/- | field chooser: place 1",
        "phase=choice opener=0 chooser=1 turn=3 totem=gA piles=Grab/gC/rC/- | field turn: must be"
            + " 1",
        "phase=together turn=1 totem=gA,gB piles=All/-/-/- | field opener is missing",
        "phase=together opener=0 turn=1 totem=gA piles=All/-/-/- openedIn=1,0,0,0 | field"
            + " openedIn:",
        "phase=over opener=0 totem=gA,gB | field phase: cannot be over",
        "phase=over opener=0 totem=gA,gB opened=3000 winners=1 | field winners: '1' must be 0,1,2,3",
      })
  void a_position_that_makes_no_sense_is_explained(String position, String complaint) {
    assertWrong("seats=4", position, complaint);
  }

  @Test
  void an_empty_stack_means_that_the_game_is_over() {
    String empty = " unseen=0,17,17,17 piles=gA/gB/gC/- totem=" + cards("LMNO");
    assertWrong("seats=4", "phase=turn turn=1" + empty, "field phase: must be over");
    assertWrong(
        "seats=4", "phase=together opener=3 turn=0" + empty, "field turn: place 0 has no card");
    assertThat(read("seats=4", "phase=over opener=0" + empty)).endsWith("winners=0");
  }

  @Test
  void a_hand_that_is_out_has_no_pile_and_no_turn() {
    String out = "phase=turn unseen=0,17,17,17 totem=gK," + cards("LMNO");
    assertWrong("seats=2", out + " turn=0", "field turn: place 0 has no card to open");
    assertWrong(
        "seats=2",
        out.replace("0,17,17,17", "0,17,17,16") + " turn=1 piles=gA/-/-/-",
        "field piles: the stack of place 0 is gone, its pile must be too");
  }

  @Test
  void the_covered_card_must_be_the_one_below() {
    String covered =
        "phase=turn turn=1 nameable=2 piles=gA,gB/-/-/- totem=gC,gD shiftBefore=0 covered=";
    assertWrong("seats=4", covered + "C coveredIn=1", "field covered: must be B, below the opener");
    assertWrong("seats=4", covered + "B coveredIn=0", "field coveredIn: '0' must be a number 1–1");
    assertThat(read("seats=4", covered + "B coveredIn=1")).contains("covered=B coveredIn=1");
  }
}
