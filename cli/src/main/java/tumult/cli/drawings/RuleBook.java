package tumult.cli.drawings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The numbered rules of {@code docs/rules}, as they are in the jar. */
public final class RuleBook {
  private RuleBook() {}

  /** The text of one rule, on one line. */
  public static String rule(String game, int number) {
    List<String> lines = text(game).lines().toList();
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

  private static String text(String game) {
    try (var stream = RuleBook.class.getResourceAsStream("/tumult/rules/" + game + ".md")) {
      if (stream == null) {
        throw new IllegalStateException("the rules of " + game + " are not in the jar");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
