package tumult.games.sequencedice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tumult.engine.Setup;
import tumult.games.Games;
import tumult.testkit.Scene;

/** What a sensible player would do. */
final class SequenceDiceThumbTest {
  private static Scene<?, ?, ?> two(String position, String roll) {
    var game = new SequenceDice(Setup.parse("sequence-dice(seats=2)", Games.ALL));
    return Scene.at(game, position).play("* roll " + roll);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "completing beats blocking | a2,b2,c2,d2,f2/a5,b5,c5,d5,f5    | 3+4 | place e2",
        "an opponent's is blocked  | a2,c3/a5,b5,c5,d5,f5             | 3+4 | place e5",
        "the longest line grows    | b1,b3,b4,c3/f4                   | 3+4 | place b2",
      })
  void it_goes_to_the_right_space(String why, String chips, String roll, String move) {
    var scene = two("turn=0 chips=" + chips, roll);
    assertThat(scene.advice(0, 1)).as(why).isEqualTo(move);
  }

  @Test
  void a_10_spoils_a_line() {
    var scene = two("turn=0 chips=a1/a5,b5,c5,d5,e2", "4+6");
    assertThat(scene.advice(0, 1)).isIn("remove a5", "remove b5", "remove c5", "remove d5");
  }

  @Test
  void a_chip_that_is_replaced_is_one_that_hurts() {
    var scene = two("turn=0 chips=a1,b2/a5,b5,c5,d5,e5,e2", "3+4");
    assertThat(scene.advice(0, 1)).isIn("replace b5", "replace e5");
  }

  @Test
  void there_are_14_lines_of_six_and_32_of_five() {
    assertThat(LongStream.of(Bitboard.allLines(6)))
        .hasSize(14)
        .allMatch(line -> Long.bitCount(line) == 6);
    assertThat(LongStream.of(Bitboard.allLines(5)))
        .hasSize(32)
        .allMatch(line -> Bitboard.hasLine(line, 5));
  }
}
