package tumult.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The numbered rules of {@code docs/rules}, as they are in the jar. */
final class RuleBook {
  private RuleBook() {}

  /** The text of one rule. */
  static String rule(String game, int number) {
    String mark = "**R" + number + "**";
    return text(game)
        .lines()
        .filter(line -> line.contains(mark))
        .findFirst()
        .map(line -> line.replaceFirst("^\\W+", "").replace("*", ""))
        .orElse("R" + number);
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
