package tumult.games;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.text.NumberFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What players read, in one language: the texts of one game, or those that all share.
 *
 * <p>The build checks that no text is missing. Should one be missing all the same, the English text
 * or else its key stands in for it, and the log says so once.
 */
public final class Messages {
  private static final String ENGLISH = "en";

  /** Every language there is, English first: those with texts that all games share. */
  public static final List<String> LANGUAGES =
      Stream.concat(
              Stream.of(ENGLISH),
              Arrays.stream(Locale.getISOLanguages())
                  .filter(code -> !code.equals(ENGLISH))
                  .filter(code -> Messages.class.getResource(place("common", code)) != null)
                  .sorted())
          .toList();

  private static final System.Logger LOG = System.getLogger(Messages.class.getName());
  private static final Pattern SLOT = Pattern.compile("\\{(\\d)(?:\\|([^}]*))?}");
  private static final Pattern LOG_SLOT = Pattern.compile("\\{(\\d)(?::([a-z]+))?(?:\\|([^}]*))?}");

  /** Every file that has been read: never more than there are. */
  private static final Map<String, Properties> FILES = new ConcurrentHashMap<>();

  private static final Map<String, PluralRule> PLURALS = new ConcurrentHashMap<>();
  private static final Set<String> MISSING = ConcurrentHashMap.newKeySet();

  private final String room;
  private final String language;
  private final Properties texts;

  private Messages(String room, String language) {
    this.room = room;
    this.language = language;
    this.texts = file(place(room, language));
  }

  /** The texts of a game, by its id; of {@code table}, or of {@code common}. */
  public static Messages of(String room, String language) {
    return new Messages(room, language);
  }

  /** The texts of another room, in the same language. */
  public Messages in(String otherRoom) {
    return of(otherRoom, language);
  }

  private static String place(String room, String language) {
    return room.replace("-", "") + "/messages_" + language + ".properties";
  }

  private static Properties file(String place) {
    Properties known = FILES.get(place);
    if (known != null) {
      return known;
    }
    Properties texts = new Properties();
    try (var stream = Messages.class.getResourceAsStream(place)) {
      if (stream != null) {
        texts.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        FILES.put(place, texts);
      }
      return texts;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The text of a key, with {@code {0}}, {@code {1}}, … filled in, as {@link #fill} does. */
  public String text(String key, Object... values) {
    String text = find(key);
    return text == null ? key : fill(text, values);
  }

  private @Nullable String find(String key) {
    String text = texts.getProperty(key);
    if (text == null && MISSING.add(place(room, language) + " " + key)) {
      LOG.log(Level.WARNING, "there is no text {0} in {1}", key, place(room, language));
    }
    return text == null && !language.equals(ENGLISH) ? of(room, ENGLISH).find(key) : text;
  }

  /**
   * Fills a text in: {@code {0}} with the first value, numbers as the language writes them, and
   * {@code {0|card|cards}} with the form that goes with that number. What has no value stays.
   */
  String fill(String text, Object... values) {
    return SLOT.matcher(text)
        .replaceAll(slot -> {
          int index = Integer.parseInt(slot.group(1));
          return Matcher.quoteReplacement(
              index < values.length ? filled(values[index], slot.group(2)) : slot.group());
        });
  }

  private String filled(Object value, @Nullable String forms) {
    if (forms != null) {
      return form(value.toString(), forms.split("\\|", -1));
    }
    return value instanceof Number number
        ? NumberFormat.getInstance(Locale.forLanguageTag(language)).format(number).replace('-', '−')
        : value.toString();
  }

  private String form(String number, String[] forms) {
    int last = forms.length - 1;
    try {
      PluralRule rule =
          PLURALS.computeIfAbsent(
              language, of -> PluralRule.parse(of("common", of).text("plural")));
      return forms[Math.min(last, rule.form(Long.parseLong(number)))];
    } catch (NumberFormatException fraction) {
      return forms[last];
    }
  }

  /**
   * A line of the worded log.
   *
   * <p>Its text is {@code log.<verb>.<n>}, where n is the number of arguments after the first, or
   * else {@code log.<verb>}. A slot may say what its argument is: {@code {0:seat}} is worded by the
   * name of who sits there, {@code {0:place}} by the number of the seat as people count, {@code
   * {1:card}} by the text {@code card.<argument>}; {@code {1:cards}} is a list of such, with commas
   * between. Where there is no such text, the one of the first letter words the whole ({@code
   * card.r=red {0}}), and else the argument stands for itself.
   *
   * @param names who sits on a seat, given as {@link tumult.engine.Seat#text} writes it
   */
  public String line(String verb, List<String> arguments, UnaryOperator<String> names) {
    String exact = "log." + verb + "." + (arguments.size() - 1);
    String text = find(texts.containsKey(exact) ? exact : "log." + verb);
    if (text == null) {
      return verb + " " + String.join(" ", arguments);
    }
    return LOG_SLOT
        .matcher(text)
        .replaceAll(slot -> {
          String argument = arguments.get(Integer.parseInt(slot.group(1)));
          String kind = slot.group(2);
          return Matcher.quoteReplacement(
              kind == null ? filled(argument, slot.group(3)) : all(kind, argument, names));
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
    if (kind.equals("place")) {
      return Integer.toString(Integer.parseInt(argument) + 1); // people count from one
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

  /** Every key that this language has. */
  public Set<String> keys() {
    return texts.stringPropertyNames();
  }
}
