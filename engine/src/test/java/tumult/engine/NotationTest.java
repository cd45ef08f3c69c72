package tumult.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What all notations are read with. */
final class NotationTest {
  @Test
  void a_text_has_the_lines_that_the_jdk_sees() {
    Rng rng = new Rng(1);
    for (int n = 0; n < 2_000; n++) {
      StringBuilder text = new StringBuilder();
      for (int length = rng.below(9); length > 0; length--) {
        text.append("ab\n\r".charAt(rng.below(4)));
      }
      assertThat(Notation.lines(text.toString())).isEqualTo(text.toString().lines().toList());
    }
  }
}
