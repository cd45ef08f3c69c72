package tumult.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The table of a game's moves. */
final class MovesTest {
  private static final Moves<Object> MOVES =
      new Moves<>()
          .with("stop", 'S')
          .with("roll", 1, 3, Integer::valueOf)
          .with("name", "red or blue", List.of("red", "blue"), colour -> colour, colour -> colour);

  @Test
  void codes_follow_the_table() {
    assertThat(MOVES.count()).isEqualTo(6);
    assertThat(MOVES.text(0)).isEqualTo("stop");
    assertThat(MOVES.text(3)).isEqualTo("roll 3");
    assertThat(MOVES.text(4)).isEqualTo("name red");
    for (int code = 0; code < MOVES.count(); code++) {
      assertThat(MOVES.code(MOVES.move(code))).isEqualTo(code);
      assertThat(MOVES.parse(MOVES.text(code))).isEqualTo(MOVES.move(code));
    }
    assertThat(MOVES.code("roll 1")).isEqualTo(1);
  }

  @Test
  void a_text_that_is_no_move_is_explained() {
    assertThatThrownBy(() -> MOVES.parse("hop"))
        .isInstanceOf(BadInput.class)
        .hasMessage("'hop' is no move: expected e.g. stop, roll 1, name red");
    assertThatThrownBy(() -> MOVES.parse("stop 1")).hasMessageContaining("expected e.g. stop");
    assertThatThrownBy(() -> MOVES.parse("roll 4"))
        .hasMessage("'roll 4' is no move: expected roll 1–3");
    assertThatThrownBy(() -> MOVES.parse("name green"))
        .hasMessage("'name green' is no move: expected name red or blue");
  }

  @Test
  void what_is_not_in_the_table_has_no_code() {
    assertThatThrownBy(() -> MOVES.code(7)).hasMessage("7 is no move of this game");
    assertThatThrownBy(() -> MOVES.move(6)).hasMessage("action 6: must be 0–5");
    assertThatThrownBy(() -> MOVES.move(-1)).isInstanceOf(BadInput.class);
  }

  @Test
  void a_table_stays_as_it_is_when_another_grows_from_it() {
    MOVES.with("first", 0, 3, seat -> "seat " + seat);
    assertThat(MOVES.count()).isEqualTo(6);
  }

  @Test
  void no_move_is_there_twice() {
    assertThatThrownBy(() -> MOVES.with("stop", 'T')).hasMessage("there are two moves stop");
    assertThatThrownBy(() -> MOVES.with("halt", 'S')).hasMessage("there are two moves halt");
  }
}
