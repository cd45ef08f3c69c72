package tumult.cli.drawings;

import java.io.Console;
import java.util.Optional;

/** Draws text in colour, or plainly where colours are not wanted. */
public enum Ansi {
  PLAIN,
  COLOURED;

  /** A colour of the terminal; always used with a letter or a shape too. */
  public enum Ink {
    GREEN("32"),
    BLUE("34"),
    RED("31"),
    YELLOW("33"),
    BOLD("1"),
    FAINT("2"),
    UNDERLINED("4");

    private final String code;

    Ink(String code) {
      this.code = code;
    }
  }

  /** The pen for where the output goes: plain if that is asked for, or no terminal. */
  public static Ansi choose(boolean plain) {
    boolean terminal =
        Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    return plain || !terminal || System.getenv("NO_COLOR") != null ? PLAIN : COLOURED;
  }

  /** The text in these inks. */
  public String ink(String text, Ink... inks) {
    if (this == PLAIN || inks.length == 0) {
      return text;
    }
    StringBuilder codes = new StringBuilder();
    for (Ink ink : inks) {
      codes.append("\u001b[").append(ink.code).append('m');
    }
    return codes + text + "\u001b[0m";
  }
}
