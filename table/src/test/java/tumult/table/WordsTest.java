package tumult.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What may be said is text of a bounded length. */
final class WordsTest {
  @Test
  void a_name_has_1_to_24_characters_of_any_script() {
    assertThat(Words.isName("Æøå Їжак 👩‍🚀")).isTrue();
    assertThat(Words.isName("🦊".repeat(24))).isTrue();
    assertThat(Words.isName("🦊".repeat(25))).isFalse();
    assertThat(Words.isName("x".repeat(25))).isFalse();
    assertThat(Words.isName("")).isFalse();
    assertThat(Words.isName("\u2003")).isFalse();
    for (String unseen : List.of("\u200b", "\u2060\ufe0f", "\u3164", "\u2800 \u2800", "\u0301")) {
      assertThat(Words.isName(unseen)).as("%x", (int) unseen.charAt(0)).isFalse();
      assertThat(Words.isName("x" + unseen)).isTrue();
    }
  }

  @Test
  void a_chat_line_has_1_to_300_characters() {
    assertThat(Words.isChat("x".repeat(300))).isTrue();
    assertThat(Words.isChat("x".repeat(301))).isFalse();
    assertThat(Words.isChat("<b>&amp;")).as("text, whatever it looks like").isTrue();
  }

  @Test
  void control_characters_half_pairs_and_turned_writing_are_refused() {
    for (String bad : new String[] {"a\nb", "a\u0000", "\u001b[1m", "\u2028", "\ud83e", "\u202e"}) {
      assertThat(Words.isName("x" + bad)).as("%x", (int) bad.charAt(0)).isFalse();
    }
  }
}
