package tumult.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A kind of game with every option chosen; as text {@code mau-mau@1(seats=4,rounds=3,…)}.
 *
 * @param kind what is played
 * @param values every option's value, in the order of the kind's options
 */
public record Setup(GameKind kind, Map<String, Integer> values) {
  private static final Pattern NAME = Pattern.compile("([a-z-]+)(?:@(\\d+))?(?:\\((.*)\\))?");

  public Setup {
    values = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** How many seats the table has. */
  public int seats() {
    return number("seats");
  }

  /** The value of an option: a number, or a word's index. */
  public int number(String option) {
    Integer value = values.get(option);
    if (value == null) {
      throw new IllegalArgumentException(kind.id() + " has no option " + option);
    }
    return value;
  }

  /** The value of a yes-or-no option. */
  public boolean flag(String option) {
    return number(option) == 1;
  }

  /** Every option with its value as text. */
  public Map<String, String> texts() {
    Map<String, String> texts = new LinkedHashMap<>();
    kind.options().forEach(o -> texts.put(o.name(), o.text(number(o.name()))));
    return texts;
  }

  /**
   * The same for another number of seats. What is as usual for the old number is as usual for the
   * new one.
   */
  public Setup withSeats(int seats) {
    Map<String, String> chosen = texts();
    kind.options().stream()
        .filter(option -> option.usual().applyAsInt(seats()) == number(option.name()))
        .forEach(option -> chosen.remove(option.name()));
    chosen.put("seats", Integer.toString(seats));
    return kind.setup(chosen);
  }

  /** The same with another choice for one option. */
  public Setup with(String option, String choice) {
    Map<String, String> chosen = texts();
    chosen.put(option, choice);
    return kind.setup(chosen);
  }

  @Override
  public String toString() {
    return texts().entrySet().stream()
        .map(e -> e.getKey() + "=" + e.getValue())
        .collect(Collectors.joining(",", kind.id() + "@" + kind.version() + "(", ")"));
  }

  /**
   * Parses what {@link #toString} writes; version and options may be left out, then they are the
   * newest and the defaults.
   *
   * @param kinds the newest version of each game, by its id
   */
  public static Setup parse(String text, Map<String, GameKind> kinds) {
    Matcher name = NAME.matcher(text);
    if (!name.matches()) {
      throw new BadInput(
          "'%s' names no game: the games are %s, with options e.g. mau-mau@1(seats=4,rounds=3)"
              .formatted(text, String.join(", ", kinds.keySet())));
    }
    GameKind newest = kinds.get(name.group(1));
    if (newest == null) {
      throw new BadInput(
          "there is no game '%s': the games are %s"
              .formatted(name.group(1), String.join(", ", kinds.keySet())));
    }
    String version = name.group(2);
    GameKind kind = version == null ? newest : newest.ofVersion(version);
    return kind.setup(options(kind, name.group(3) == null ? "" : name.group(3)));
  }

  private static Map<String, String> options(GameKind kind, String text) {
    Map<String, String> chosen = new LinkedHashMap<>();
    for (String pair : text.isEmpty() ? new String[0] : text.split(",", -1)) {
      int equals = pair.indexOf('=');
      if (equals < 1) {
        throw new BadInput(
            "%s: '%s' is no option: expected name=value, where name is %s"
                .formatted(kind.id(), pair, kind.optionNames(" or ")));
      }
      String name = pair.substring(0, equals);
      if (chosen.put(name, pair.substring(equals + 1)) != null) {
        throw new BadInput("%s: option %s is given twice".formatted(kind.id(), name));
      }
    }
    return chosen;
  }
}
