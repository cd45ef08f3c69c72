package tumult.cli.drawings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The numbered rules of {@code docs/rules}, as they are in the jar. */
public final class RuleBook {
  private RuleBook() {}

  /** The text of one rule, on one line; nothing if there is no such rule. */
  public static String rule(String game, Language language, int number) {
    List<String> lines = text(game, language.code()).lines().toList();
    StringBuilder rule = new StringBuilder();
    for (String line : lines) {
      if (line.startsWith("- **R" + number + "**") || (!rule.isEmpty() && line.startsWith("  "))) {
        rule.append(rule.isEmpty() ? line.substring(2) : " " + line.strip());
      } else if (!rule.isEmpty()) {
        break;
      }
    }
    return rule.toString().replace("*", "").replace("`", "");
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
