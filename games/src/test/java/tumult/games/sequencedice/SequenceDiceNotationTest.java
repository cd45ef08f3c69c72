package tumult.games.sequencedice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.engine.BadInput;
import tumult.engine.Position;
import tumult.games.sequencedice.SequenceDiceMove.Place;
import tumult.games.sequencedice.SequenceDiceMove.Remove;
import tumult.games.sequencedice.SequenceDiceMove.Replace;
import tumult.games.sequencedice.SequenceDiceMove.Roll;

class SequenceDiceNotationTest {
  private static final SequenceDice TWO = game("2", "6");

  private static SequenceDice game(String seats, String length) {
    return new SequenceDice(SequenceDice.KIND.setup(Map.of("seats", seats, "length", length)));
  }

  private static String read(SequenceDice game, String position) {
    return game.write(game.read(Position.parse(position))).toString();
  }

  // Moves

  @Test
  void moves_are_written_like_this() {
    assertThat(TWO.text(new Roll(3, 4))).isEqualTo("roll 3+4");
    assertThat(TWO.text(new Place("a1"))).isEqualTo("place a1");
    assertThat(TWO.text(new Replace("c3"))).isEqualTo("replace c3");
    assertThat(TWO.text(new Remove("f6"))).isEqualTo("remove f6");
  }

  @ParameterizedTest
  @CsvSource({
    "'0', 'roll 1+1'",
    "'20', 'roll 6+6'",
    "'21', 'place a1'",
    "'56', 'place f6'",
    "'57', 'replace a1'",
    "'93', 'remove a1'",
    "'128', 'remove f6'"
  })
  void codes_go_from_rolls_to_removes(int action, String text) {
    assertThat(TWO.text(action)).isEqualTo(text);
    assertThat(TWO.actionCount()).isEqualTo(129);
  }

  @ParameterizedTest
  @CsvSource({
    "'pass', expected e.g. roll 1+1",
    "'', expected e.g. roll 1+1",
    "'place', a1 to f6",
    "'place ', a1 to f6",
    "'place g1', a1 to f6",
    "'place a7', a1 to f6",
    "'place a0', a1 to f6",
    "'place  a1', a1 to f6",
    "'remove a11', a1 to f6",
    "'replace A1', a1 to f6",
    "'roll 4+3', the lower first",
    "'roll 0+3', two dice",
    "'roll 7', two dice"
  })
  void a_wrong_move_is_explained(String text, String expected) {
    assertThatThrownBy(() -> TWO.parse(text))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(expected);
  }

  @Test
  void a_wrong_move_from_outside_has_no_code() {
    assertThatThrownBy(() -> TWO.action(new Roll(4, 3))).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> TWO.action(new Roll(0, 3))).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> TWO.action(new Roll(3, 7))).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> TWO.action(new Place("g1"))).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> TWO.move(129)).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> TWO.move(-1)).isInstanceOf(BadInput.class);
  }

  // Options

  @ParameterizedTest
  @CsvSource({"seats, 5, 2–4 (four play as two teams)", "length, 4, 5–6"})
  void a_wrong_option_is_explained(String option, String value, String expected) {
    assertThatThrownBy(() -> SequenceDice.KIND.setup(Map.of(option, value)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(expected);
  }

  @Test
  void the_name_carries_the_options() {
    assertThat(game("3", "6").setup()).hasToString("sequence-dice@1(seats=3,length=6)");
  }

  // Positions

  @Test
  void a_short_position_is_filled_in() {
    assertThat(read(TWO, "turn=1"))
        .isEqualTo(
            "phase=roll turn=1 chips=-/- stock=20,20 dice=- turns=0 rolls=-/- contenders=-"
                + " winners=-");
  }

  @Test
  void dice_without_a_phase_are_to_be_used() {
    assertThat(read(TWO, "turn=1 dice=3+4 chips=a1/-"))
        .startsWith("phase=place turn=1 chips=a1/- stock=19,20 dice=3+4 turns=2");
    assertThat(read(TWO, "turn=1 dice=3+4 chips=b2,e2/b5,e5")).startsWith("phase=replace");
    assertThat(read(TWO, "turn=1 dice=5+5 chips=b2,e2/b5,e5")).startsWith("phase=remove");
  }

  @Test
  void start_rolls_alone_are_one_round() {
    assertThat(read(TWO, "turn=1 rolls=1+1/1+2")).contains("contenders=0,1");
    assertThat(read(TWO, "turn=0 phase=start")).contains("contenders=0,1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "phase=over turn=1 chips=a2/a1,b1,c1,d1,e1,f1 dice=3+3 turns=12",
        "phase=over turn=1 chips=a2/a1,b1,c1,d1,e1,f1",
        "phase=over turn=0 turns=1000",
        "phase=roll turn=0 turns=999 dice=3+4",
        "phase=start turn=1 rolls=1+1/-",
        "phase=roll turn=1 rolls=1+1/6+6",
        "turn=0 turns=1 rolls=1+1/6+6"
      })
  void these_positions_are_allowed(String position) {
    String once = read(TWO, position);
    assertThat(read(TWO, once)).isEqualTo(once);
  }

  @Test
  void the_winners_follow_from_the_board() {
    assertThat(read(TWO, "phase=over turn=1 chips=a2/a1,b1,c1,d1,e1,f1")).endsWith("winners=1");
    assertThat(read(TWO, "phase=over turn=1 turns=1000")).endsWith("winners=0,1");
    assertThat(read(TWO, "turn=1 turns=999")).endsWith("winners=-");
  }

  @Test
  void positions_that_differ_in_anything_differ_in_their_hash() {
    List<String> positions =
        List.of(
            "turn=0",
            "turn=1",
            "turn=0 turns=1",
            "turn=0 turns=16",
            "turn=1 turns=1",
            "turn=0 turns=1 dice=3+4",
            "turn=0 turns=1 dice=2+5",
            "turn=0 turns=1 dice=3+4 phase=roll",
            "turn=0 turns=1 chips=a1/-/-",
            "turn=0 turns=1 chips=-/a1/-",
            "turn=0 turns=1 chips=-/-/a1",
            "turn=0 turns=1 chips=-/-/b1",
            "turn=0 turns=2 chips=a1/b1/-",
            "turn=0 turns=2 chips=b1/a1/-",
            "turn=0 phase=start",
            "turn=1 phase=start rolls=3+4/-/-",
            "turn=1 phase=start rolls=2+5/-/-",
            "turn=0 phase=start contenders=0,1 rolls=-/-/3+4",
            "turn=0 phase=start contenders=0,2 rolls=-/3+4/-",
            "turn=0 rolls=6+6/3+4/1+1",
            "turn=0 rolls=6+6/1+1/3+4",
            "turn=0 rolls=6+6/1+1/3+4 contenders=0,2");
    assertThat(positions.stream().map(SequenceDiceNotationTest::hashOfThree).distinct())
        .hasSameSizeAs(positions);
    assertThat(hashOfThree("turn=0")).isEqualTo(hashOfThree("phase=roll turn=0 chips=-/-/-"));
  }

  private static long hashOfThree(String position) {
    return game("3", "5").read(Position.parse(position)).hash();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chips=a1/-                              | field turn is missing",
        "turn=2                                  | field turn: '2' must be a number 0–1",
        "turn=0 chips=a1                         | field chips: 1 lists, must be 2",
        "turn=0 chips=a1/a1                      | field chips: a1 is named twice",
        "turn=0 chips=a1,a1/-                    | field chips: a1 is named twice",
        "turn=0 chips=a9/-                       | field chips: 'a9' is no space",
        "turn=0 chips=a1/- stock=20,20           | field stock: '20,20' must be 19,20",
        "turn=0 dice=4+3                         | field dice: '4+3' is no roll",
        "turn=0 dice=3+4,3+4                     | field dice: 2 rolls, must be one",
        "turn=0 phase=wait                       | field phase: 'wait' must be one of start, roll",
        "turn=0 phase=place                      | field dice: must be given",
        "turn=0 phase=replace dice=3+4           | field phase: 'replace' must be place",
        "turn=0 chips=b2,e2,b5,e5/- dice=3+4     | field dice: nothing can be done",
        "turn=0 dice=5+5                         | field dice: nothing can be done",
        "turn=0 phase=start dice=3+4             | field phase: must not be start",
        "turn=0 phase=start chips=a1/-           | field phase: must not be start",
        "turn=0 phase=start turns=1              | field turns: '1' must be a number 0–0",
        "turn=0 turns=1000                       | field turns: '1000' must be a number 0–999",
        "turn=0 turns=1 chips=a1,b2/-            | field turns: '1' must be a number 2–999",
        "turn=0 turns=1 chips=a1/- dice=3+4      | field turns: '1' must be a number 2–1000",
        "turn=0 turns=0 phase=roll dice=3+4      | field turns: '0' must be a number 1–999",
        "turn=0 rolls=3+4/-                      | field rolls: seat 1 must have one",
        "turn=0 rolls=3+4/2+5                    | field rolls: equal best rolls",
        "turn=0 rolls=3+4/2+6                    | field turn: 0 must be the seat with the best",
        "turn=0 rolls=3+4,1+1/2+6                | field rolls: 2 rolls, must be one",
        "turn=0 contenders=0,1                   | field rolls: seat 0 must have one",
        "turn=0 phase=start rolls=3+4/-          | field rolls: seat 0 must have none yet",
        "turn=1 phase=start rolls=-/-            | field rolls: seat 0 must have one",
        "turn=0 phase=start contenders=0         | field contenders: must be at least two",
        "turn=0 phase=start contenders=0,0       | field contenders: seat 0 is named twice",
        "turn=0 phase=start contenders=0,*       | field contenders: '*' is no seat: expected 0–1",
        "turn=0 phase=start contenders=0,2       | field contenders: '2' is no seat: expected 0–1",
        "turn=0 winners=0                        | field winners: '0' must be -",
        "turn=0 chips=a1,b1,c1,d1,e1,f1/-        | field chips: side 0 has a sequence",
        "turn=0 phase=over                       | field phase: must not be over: no sequence",
        "turn=1 phase=over chips=a1,b1,c1,d1,e1,f1/- | field chips: side 0 has a sequence",
        "turn=0 phase=over chips=a1,b1,c1,d1,e1,f1/- dice=5+5 | field chips: one chip, on a space"
            + " of the dice",
        "turn=0 phase=over chips=a1,b1,c1,d1,e1,f1/- dice=3+4 | field chips: one chip, on a space"
            + " of the dice",
        "turn=0 hands=3                          | there is no field 'hands'"
      })
  void a_wrong_position_is_explained(String position, String expected) {
    assertThatThrownBy(() -> TWO.read(Position.parse(position)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(expected);
  }

  @Test
  void more_than_20_chips_are_explained() {
    String chips = "b1,e1,a2,c2,d2,f2,a3,b3,e3,f3,a4,b4,e4,f4,a5,c5,d5,f5,b6,e6,a1"; // 21
    assertThatThrownBy(() -> TWO.read(Position.parse("turn=0 chips=" + chips + "/-")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("field chips: side 0 has more than 20");
  }

  @Test
  void two_sequences_without_a_common_chip_are_explained() {
    String chips = "a1,b1,c1,d1,e1,a3,b3,c3,d3,e3/-";
    assertThatThrownBy(
            () -> game("2", "5").read(Position.parse("phase=over turn=0 chips=" + chips)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("one chip, on a space of the dice, must have completed");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "turn=2 phase=start contenders=0,1 rolls=-/-/3+4 | rolls: seat 0 must have one",
        "turn=2 phase=start contenders=0,1 rolls=3+4/3+3/1+1 | turn: 2 must be one of the contend",
        "turn=0 phase=start contenders=0,1 rolls=-/-/6+6 | rolls: seat 2 cannot be beaten",
        "turn=0 phase=start contenders=0,1 rolls=-/-/- | rolls: seat 2 must have one"
      })
  void a_wrong_start_is_explained(String position, String expected) {
    assertThatThrownBy(() -> game("3", "5").read(Position.parse(position)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(expected);
  }
}
