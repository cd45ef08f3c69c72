package tumult.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The smallest parts of a notation being read; a complaint says what would be right. */
public final class Notation {
  private Notation() {}

  /** A number of a range, written without a sign or zeros before it. */
  public static int number(String text, int least, int most) {
    try {
      int number = Integer.parseInt(text);
      if (number >= least && number <= most && text.equals(Integer.toString(number))) {
        return number;
      }
    } catch (NumberFormatException notANumber) {
      // answered below, like a number out of range
    }
    throw new BadInput("'%s' must be a number %d–%d".formatted(text, least, most));
  }

  /** A seat of a table of so many. */
  public static int seat(String text, int seats) {
    try {
      return number(text, 0, seats - 1);
    } catch (BadInput notASeat) {
      throw new BadInput("'%s' is no seat: expected 0–%d".formatted(text, seats - 1));
    }
  }

  /** One of some things, by how each is written. */
  public static <T> T oneOf(String text, List<T> things, Function<? super T, String> written) {
    for (T thing : things) {
      if (written.apply(thing).equals(text)) {
        return thing;
      }
    }
    throw new BadInput(
        "'%s' must be one of %s"
            .formatted(text, things.stream().map(written).collect(Collectors.joining(", "))));
  }

  /** The lines of a text, as {@code String.lines} gives them, which a page's Java does not have. */
  public static List<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    int start = 0;
    for (int at = 0; at < text.length(); at++) {
      char sign = text.charAt(at);
      if (sign == '\n' || sign == '\r') {
        lines.add(text.substring(start, at));
        if (sign == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n') {
          at++;
        }
        start = at + 1;
      }
    }
    if (start < text.length()) {
      lines.add(text.substring(start));
    }
    return lines;
  }

  /** One of the constants of an enum, written as {@link #word} does. */
  public static <E extends Enum<E>> E constant(String text, Class<E> type) {
    return oneOf(text, Arrays.asList(type.getEnumConstants()), Notation::word);
  }

  /** How a constant is written: {@code OUT_OF_CARDS} is {@code out-of-cards}. */
  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
