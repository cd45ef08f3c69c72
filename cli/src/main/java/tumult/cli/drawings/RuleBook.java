package tumult.cli.drawings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The numbered rules of {@code docs/rules}, as they are in the jar. */
public final class RuleBook {
  private static final Pattern BEGIN = Pattern.compile("- \\*\\*R(\\d+)\\*\\* (.*)");
  private static final String RULING = "(ruling) ";

  private RuleBook() {}

  /**
   * A rule as it is written, on one line.
   *
   * @param text with its stars and its options between backticks
   */
  public record Rule(int number, String text) {
    /** Whether it is ours, where the leaflet is silent or unclear. */
    public boolean isRuling() {
      return text.startsWith(RULING);
    }

    /** The text for people, without how it came about. */
    public String plain() {
      return RuleBook.plain(isRuling() ? text.substring(RULING.length()) : text);
    }
  }

  /** The text of one rule, on one line; nothing if there is no such rule. */
  public static String rule(String game, Language language, int number) {
    return rules(game, language.code()).stream()
        .filter(rule -> rule.number == number)
        .map(rule -> "R%d %s".formatted(number, plain(rule.text)))
        .findFirst()
        .orElse("");
  }

  /** All rules of a game, in the language of a code such as {@code en}. */
  public static List<Rule> rules(String game, String language) {
    List<Rule> rules = new ArrayList<>();
    boolean inside = false;
    for (String line : text(game, language).lines().toList()) {
      Matcher begin = BEGIN.matcher(line);
      boolean goesOn = inside && line.startsWith("  ");
      if (begin.matches()) {
        rules.add(new Rule(Integer.parseInt(begin.group(1)), begin.group(2)));
      } else if (goesOn) {
        Rule last = rules.removeLast();
        rules.add(new Rule(last.number, last.text + " " + line.strip()));
      }
      inside = begin.matches() || goesOn;
    }
    return rules;
  }

  private static String plain(String text) {
    return text.replace("*", "").replace("`", "");
  }

  private static String text(String game, String language) {
    String place = "/tumult/rules/%s/%s.md".formatted(game, language);
    try (var stream = RuleBook.class.getResourceAsStream(place)) {
      if (stream == null) {
        return language.equals("en") ? "" : text(game, "en");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
