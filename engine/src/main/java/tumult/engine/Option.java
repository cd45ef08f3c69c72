package tumult.engine;

import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * One thing the players may choose before a game: a number in a range, or one of a few words.
 *
 * @param name as it is written in {@code name=value}
 * @param least the lowest number, or 0
 * @param most the highest number, or the index of the last word
 * @param words what the numbers stand for; empty if they are just numbers
 * @param usual the default, given the number of seats
 * @param note why the range is what it is, where that needs saying; else empty
 */
public record Option(
    String name, int least, int most, List<String> words, IntUnaryOperator usual, String note) {

  /** A number. */
  public static Option number(String name, int least, int most, int usual) {
    return new Option(name, least, most, List.of(), seats -> usual, "");
  }

  /** A number whose default depends on the number of seats. */
  public static Option number(String name, int least, int most, IntUnaryOperator usual) {
    return new Option(name, least, most, List.of(), usual, "");
  }

  /** One of some words; the first is the default. */
  public static Option word(String name, String... words) {
    return new Option(name, 0, words.length - 1, List.of(words), seats -> 0, "");
  }

  /** Yes or no. */
  public static Option flag(String name, boolean usual) {
    return new Option(name, 0, 1, List.of("false", "true"), seats -> usual ? 1 : 0, "");
  }

  /** The same option, with the reason for its range. */
  public Option because(String reason) {
    return new Option(name, least, most, words, usual, reason);
  }

  /** What may be written for it, for people. */
  public String range() {
    return words.isEmpty() ? least + "–" + most : String.join(" or ", words);
  }

  /** A value of it as text. */
  public String text(int value) {
    return words.isEmpty() ? Integer.toString(value) : words.get(value);
  }

  /** The value that a text stands for. */
  public int parse(String text) {
    int value = words.isEmpty() ? number(text) : words.indexOf(text);
    if (value < least || value > most || !text(value).equals(text)) {
      throw new BadInput(
          "option %s=%s: must be %s%s"
              .formatted(name, text, range(), note.isEmpty() ? "" : " (" + note + ")"));
    }
    return value;
  }

  private int number(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException notANumber) {
      return least - 1;
    }
  }
}
