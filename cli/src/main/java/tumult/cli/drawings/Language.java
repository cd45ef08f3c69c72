package tumult.cli.drawings;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tumult.engine.BadInput;
import tumult.games.Messages;

/** The language in which players are spoken to: chosen, or the system's if Tumult speaks it. */
public final class Language {
  @Option(
      names = "--lang",
      paramLabel = "LANGUAGE",
      description = "e.g. en or da; the system's if left out")
  private @Nullable String chosen;

  /** Complains if it is none that Tumult speaks. */
  public void check() {
    code();
  }

  /** The texts of a game, of {@code terminal}, or of {@code common}. */
  public Messages messages(String room) {
    return Messages.of(room, code());
  }

  /** Its code, such as {@code en}. */
  String code() {
    if (chosen == null) {
      String system = Locale.getDefault().getLanguage();
      String code = system.equals("no") ? "nb" : system;
      return Messages.LANGUAGES.contains(code) ? code : "en";
    }
    if (!Messages.LANGUAGES.contains(chosen)) {
      throw new BadInput(
          "--lang %s: must be one of %s".formatted(chosen, String.join(", ", Messages.LANGUAGES)));
    }
    return chosen;
  }
}
