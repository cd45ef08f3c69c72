package tumult.cli.drawings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What comes from outside does nothing to a terminal but be read. */
final class LayoutTest {
  @Test
  void no_sign_of_control_reaches_the_terminal_not_even_those_of_eight_bits() {
    assertThat(Layout.printable("a\u001b[2Jb\u009b2Jc\u0085d")).doesNotContainPattern("\\p{Cc}");
    assertThat(Layout.printable("Їжак 🦊")).isEqualTo("Їжак 🦊");
  }
}
