package tumult.games;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What players read, in one language: the texts of one game, or those that all share. */
public final class Messages {
  /** English, Danish, Norwegian bokmål, Ukrainian, French. */
  public static final List<String> LANGUAGES = List.of("en", "da", "nb", "uk", "fr");

  private static final Pattern SLOT = Pattern.compile("\\{(\\d)(?::([a-z]+))?}");

  private final String place;
  private final Properties texts;

  private Messages(String place, Properties texts) {
    this.place = place;
    this.texts = texts;
  }

  /** The texts of a game, by its id; of {@code table}, or of {@code common}. */
  public static Messages of(String room, String language) {
    String place = room.replace("-", "") + "/messages_" + language + ".properties";
    try (var stream = Messages.class.getResourceAsStream(place)) {
      if (stream == null) {
        throw new IllegalArgumentException("there are no texts " + place);
      }
      Properties texts = new Properties();
      texts.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
      return new Messages(place, texts);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The text of a key, with {@code {0}}, {@code {1}}, … filled in. */
  public String text(String key, Object... arguments) {
    String text = texts.getProperty(key);
    if (text == null) {
      throw new IllegalArgumentException(place + " has no " + key);
    }
    for (int i = 0; i < arguments.length; i++) {
      text = text.replace("{" + i + "}", String.valueOf(arguments[i]));
    }
    return text;
  }

  /**
   * A line of the worded log.
   *
   * <p>Its text is {@code log.<verb>.<n>}, where n is the number of arguments after the first, or
   * else {@code log.<verb>}. A slot may say what its argument is: {@code {0:seat}} is worded by the
   * name of who sits there, {@code {1:card}} by the text {@code card.<argument>}; {@code {1:cards}}
   * is a list of such, with commas between. Where there is no such text, the one of the first
   * letter words the whole ({@code card.r=red {0}}), and else the argument stands for itself.
   *
   * @param names who sits on a seat, given as {@link tumult.engine.Seat#text} writes it
   */
  public String line(String verb, List<String> arguments, UnaryOperator<String> names) {
    String exact = "log." + verb + "." + (arguments.size() - 1);
    String text = text(texts.containsKey(exact) ? exact : "log." + verb);
    return SLOT.matcher(text)
        .replaceAll(slot -> {
          String argument = arguments.get(Integer.parseInt(slot.group(1)));
          String kind = slot.group(2);
          return Matcher.quoteReplacement(kind == null ? argument : all(kind, argument, names));
        });
  }

  private String all(String kind, String argument, UnaryOperator<String> names) {
    if (!kind.endsWith("s")) {
      return named(kind, argument, names);
    }
    String one = kind.substring(0, kind.length() - 1);
    return Arrays.stream(argument.split(",", -1))
        .map(item -> named(one, item, names))
        .collect(Collectors.joining(", "));
  }

  private String named(String kind, String argument, UnaryOperator<String> names) {
    if (kind.equals("seat")) {
      return names.apply(argument);
    }
    String whole = kind + "." + argument;
    if (texts.containsKey(whole) || argument.isEmpty()) {
      return texts.getProperty(whole, "");
    }
    String first = kind + "." + argument.charAt(0);
    return texts.containsKey(first)
        ? text(first, named(kind, argument.substring(1), names))
        : argument;
  }

  /** Every key there is. */
  public Set<String> keys() {
    return texts.stringPropertyNames();
  }
}
