package tumult.games.maumau;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a sensible player would do. */
final class MauMauThumbTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "the higher card goes first           | r2,r9,g5/g1,g2,g3     | r8 | lay r9",
        "a changer is kept                    | r2,C,g5/g1,g2,g3      | r8 | lay r2",
        "a changer names the colour held most | C,b1,y2,y3/g1,g2,g3   | r8 | lay C=y",
        "two that go together are kept so     | r8,g9,b8,b1/g1,g2,g3  | g8 | lay b8",
        "who is nearly out is hit             | r9,r+2,g5/g1          | r8 | lay r+2",
        "another turn is taken                | r9,rS,r5/g1,g2,g3     | r8 | lay rS",
      })
  void it_lays_sensibly(String why, String hands, String top, String move) {
    var scene = Deck.scene("seats=2", "turn=0 hands=%s discards=%s".formatted(hands, top));
    assertThat(scene.advice(0, 1)).as(why).isEqualTo(move);
  }

  @Test
  void a_draw_two_is_answered() {
    var scene = Deck.scene("seats=4", "turn=0 hands=r+2,g5/g+2,g1/r1,r2/r3,r4 discards=r8");
    scene.play("0 lay r+2", "0 mau");
    assertThat(scene.advice(1, 1)).isEqualTo("lay g+2");
  }

  @Test
  void mau_is_said_and_seldom_forgotten() {
    var scene = Deck.scene("seats=2", "turn=0 hands=r9,g5/g1,g2 discards=r8").play("0 lay r9");
    long forgotten =
        LongStream.range(0, 1_000).filter(seed -> scene.advice(0, seed).equals("silent")).count();
    assertThat(forgotten).isBetween(20L, 65L);
  }
}
