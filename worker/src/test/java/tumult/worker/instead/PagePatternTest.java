package tumult.worker.instead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tumult.engine.Rng;

/** In a page texts are taken apart as the JDK takes them apart. */
final class PagePatternTest {
  /** Those of the rules, or alike. */
  private static final List<String> PATTERNS =
      List.of(
          "(?s).*[\\r\\n].*",
          "([a-z-]+)(?:@(\\d+))?(?:\\((.*)\\))?",
          "(search|tree)-([1-9]\\d{0,7})",
          "\\d+",
          "luck table (\\S+) game (\\d{1,9})",
          "[A-Za-z0-9_-]{1,40}",
          "~ race of (\\d{1,9})(?:, guess below (\\d{1,9}))?",
          "~ (\\d{1,2}) ([^:]+): claimed (-|-?\\d{1,15}), (visible|hidden); .*",
          "\\s*a?b{2}(c|)(d)?.");

  private static final List<String> SEPARATORS = List.of(",", " ", "/", "\\s+", " +", "\\|", "; *");
  private static final String SIGNS = "aabbcd 12-@():,;~|/\t\n\r\u2028Хs";
  private static final List<String> WORDS =
      List.of(
          "mau-mau",
          "@12",
          "(seats=4)",
          "search-",
          "luck table ",
          " game ",
          "~ race of ",
          "~ ",
          ": ",
          "claimed ",
          "-7, ",
          "visible; ",
          ", guess below ",
          "abb",
          "\n",
          "",
          "99");
  private static final int TRIES = 20_000;

  private final Rng rng = new Rng(1);

  @Test
  void a_text_fits_or_not_and_its_groups_are_the_same() {
    int fitting = 0;
    for (String pattern : PATTERNS) {
      for (int i = 0; i < TRIES; i++) {
        String text = text();
        Matcher right = Pattern.compile(pattern).matcher(text);
        PageMatcher ours = PagePattern.compile(pattern).matcher(text);
        boolean fits = right.matches();
        assertThat(ours.matches()).as("%s: '%s'", pattern, text).isEqualTo(fits);
        for (int group = 0; fits && group <= right.groupCount(); group++) {
          assertThat(ours.group(group)).as("%s: '%s'", pattern, text).isEqualTo(right.group(group));
          fitting++;
        }
      }
    }
    assertThat(fitting).isGreaterThan(1000);
  }

  @Test
  void a_text_is_split_at_the_same_places() {
    for (String separator : SEPARATORS) {
      for (int i = 0; i < TRIES; i++) {
        String text = text();
        int limit = rng.below(5) - 1;
        assertThat(PagePattern.compile(separator).split(text, limit))
            .as("%s: '%s', %d", separator, text, limit)
            .isEqualTo(Pattern.compile(separator).split(text, limit));
      }
    }
  }

  @Test
  void what_it_does_not_know_it_does_not_guess() {
    for (String pattern :
        List.of("(ab)+", "a(?=b)", "\\bword", "^a$", "a{", "[a", "(a", "a)", "*")) {
      assertThatThrownBy(() -> PagePattern.compile(pattern))
          .as(pattern)
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    for (int parts = rng.below(6); parts > 0; parts--) {
      if (rng.below(2) == 0) {
        text.append(WORDS.get(rng.below(WORDS.size())));
      } else {
        text.append(SIGNS.charAt(rng.below(SIGNS.length())));
      }
    }
    return text.toString();
  }
}
