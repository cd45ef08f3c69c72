package tumult.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Two dice of which both are seen. */
final class TwoDiceTest {
  @Test
  void the_rolls_are_numbered_from_1_1_to_6_6() {
    assertThat(IntStream.range(0, TwoDice.ROLLS).mapToObj(TwoDice::text))
        .startsWith("1+1", "1+2", "1+3")
        .endsWith("5+5", "5+6", "6+6")
        .doesNotHaveDuplicates();
  }

  @Test
  void a_double_is_half_as_likely_as_another_roll() {
    assertThat(TwoDice.weight(TwoDice.roll(3, 3))).isEqualTo(1);
    assertThat(TwoDice.weight(TwoDice.roll(3, 4))).isEqualTo(2);
    assertThat(IntStream.range(0, TwoDice.ROLLS).map(TwoDice::weight).sum()).isEqualTo(36);
  }

  @Test
  void a_roll_is_read_as_it_is_written() {
    int roll = TwoDice.parse("3+4");
    assertThat(roll).isEqualTo(TwoDice.roll(3, 4));
    assertThat(TwoDice.low(roll)).isEqualTo(3);
    assertThat(TwoDice.high(roll)).isEqualTo(4);
    assertThat(TwoDice.sum(roll)).isEqualTo(7);
    assertThatThrownBy(() -> TwoDice.parse("4+3")).hasMessageContaining("the lower first");
    assertThatThrownBy(() -> TwoDice.roll(4, 3)).hasMessageContaining("the lower first");
  }
}
