package tumult.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How texts are found and filled in; the page does it alike. */
final class TextsTest {
  /** A text to fill in; the page's tests read the same file. */
  record Case(String language, String text, List<Object> values, String expected) {}

  static List<Case> cases() throws IOException {
    try (InputStream file = TextsTest.class.getResourceAsStream("message-cases.json")) {
      return List.of(new ObjectMapper().readValue(file, Case[].class));
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void a_text_is_filled_in_as_its_language_writes_and_counts(Case given) {
    // a language may be tried before it has texts
    if (Messages.LANGUAGES.contains(given.language())) {
      assertThat(
              Messages.of("common", given.language()).fill(given.text(), given.values().toArray()))
          .isEqualTo(given.expected());
    }
  }

  @Test
  void a_language_is_found_by_its_files_and_english_is_the_first() {
    assertThat(Messages.LANGUAGES).startsWith("en").contains("da", "nb", "uk", "fr");
    assertThat(Messages.LANGUAGES).doesNotHaveDuplicates().doesNotContain("tlh");
  }

  @Test
  void a_missing_text_is_shown_in_english_or_as_its_key() {
    Messages danish = Messages.of("broken", "da");
    assertThat(danish.text("summary")).isEqualTo("Et spil, der mangler tekster.");
    assertThat(danish.text("name")).isEqualTo("A broken game");
    assertThat(danish.text("option.seats")).isEqualTo("option.seats");
    assertThat(danish.keys()).containsExactly("summary");
  }

  @Test
  void a_missing_line_is_shown_in_english_or_as_its_notation() {
    Messages danish = Messages.of("broken", "da");
    assertThat(danish.line("roll", List.of("*", "1"), seat -> seat)).isEqualTo("Luck rolls 1 eye.");
    assertThat(danish.line("keep", List.of("0", "3"), seat -> seat)).isEqualTo("keep 0 3");
  }

  @Test
  void a_game_without_any_texts_shows_keys() {
    assertThat(Messages.of("no-such-game", "uk").text("name")).isEqualTo("name");
  }

  @Test
  void a_missing_text_is_logged_once() {
    List<LogRecord> logged = new ArrayList<>();
    Handler handler = new Recorder(logged);
    Logger logger = Logger.getLogger(Messages.class.getName());
    logger.addHandler(handler);
    logger.setUseParentHandlers(false);
    Messages.of("broken", "en").text("only.here");
    Messages.of("broken", "en").text("only.here");
    logger.removeHandler(handler);
    logger.setUseParentHandlers(true);
    assertThat(logged).hasSize(1);
    assertThat(logged.getFirst().getParameters())
        .containsExactly("only.here", "broken/messages_en.properties");
  }

  @Test
  void a_rule_of_plurals_that_makes_no_sense_is_explained() {
    assertThatThrownBy(() -> PluralRule.parse("n = 1; n is few"))
        .hasMessage("plural: 'n is few' must be like n = 1 or n % 10 != 2..4");
  }

  /** Keeps what is logged. */
  private static final class Recorder extends Handler {
    private final List<LogRecord> logged;

    Recorder(List<LogRecord> logged) {
      this.logged = logged;
    }

    @Override
    public void publish(LogRecord message) {
      logged.add(message);
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
