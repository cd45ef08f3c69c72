package tumult.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A position as named fields: {@code turn=1 pile=r8,b2 hands=g1,g1/-}.
 *
 * <p>Written by {@link Game#write} and read by {@link Game#read}. A value is a word, a list ({@code
 * ,} between its items) or a list of lists ({@code /} between them, {@code -} for an empty one).
 * The reading methods say which field is wrong and what would be right.
 */
public final class Position {
  private static final String EMPTY = "-";

  private final Map<String, Object> fields = new LinkedHashMap<>();
  private final Set<String> used = new LinkedHashSet<>();

  /** Adds a number. */
  public Position put(String name, int value) {
    return add(name, value);
  }

  /** Adds a yes or no. */
  public Position put(String name, boolean value) {
    return add(name, value);
  }

  /** Adds a word. */
  public Position put(String name, String value) {
    return add(name, value);
  }

  /** Adds a list of words or numbers. */
  public Position put(String name, List<?> items) {
    return add(name, List.copyOf(items));
  }

  /** Adds a list of lists, such as every seat's hand. */
  public Position putAll(String name, List<? extends List<?>> lists) {
    return add(name, new Nested(lists));
  }

  private Position add(String name, Object value) {
    if (fields.put(name, value) != null) {
      throw new IllegalStateException("field " + name + " is written twice");
    }
    return this;
  }

  /** The fields as plain values: numbers, booleans, strings and lists, for those who write JSON. */
  public Map<String, Object> fields() {
    Map<String, Object> plain = new LinkedHashMap<>();
    fields.forEach((name, value) -> plain.put(name, value instanceof Nested(var l) ? l : value));
    return Collections.unmodifiableMap(plain);
  }

  @Override
  public String toString() {
    return fields.entrySet().stream()
        .map(field -> field.getKey() + "=" + text(field.getValue()))
        .collect(Collectors.joining(" "));
  }

  private static String text(Object value) {
    return switch (value) {
      case Nested(var lists) -> lists.stream().map(Position::text).collect(Collectors.joining("/"));
      case List<?> list when list.isEmpty() -> EMPTY;
      case List<?> list -> list.stream().map(String::valueOf).collect(Collectors.joining(","));
      default -> value.toString();
    };
  }

  /** Reads what {@link #toString} writes. */
  public static Position parse(String text) {
    Position position = new Position();
    for (String field : text.strip().split("\\s+", -1)) {
      int equals = field.indexOf('=');
      if (equals < 1 || equals == field.length() - 1) {
        throw new BadInput("'%s' is no field: expected name=value".formatted(field));
      }
      String name = field.substring(0, equals);
      if (position.fields.put(name, field.substring(equals + 1)) != null) {
        throw new BadInput("field %s is given twice".formatted(name));
      }
    }
    return position;
  }

  /** Reads a number of a range. */
  public int number(String name, int least, int most) {
    String text = word(name);
    try {
      return inRange(text, least, most);
    } catch (BadInput bad) {
      throw wrong(name, bad.getMessage());
    }
  }

  private static int inRange(String text, int least, int most) {
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

  /** Reads a yes or no. */
  public boolean flag(String name) {
    return oneOf(name, "false", "true").equals("true");
  }

  /** Reads one of some words. */
  public String oneOf(String name, String... words) {
    String text = word(name);
    if (!List.of(words).contains(text)) {
      throw wrong(name, "'%s' must be one of %s".formatted(text, String.join(", ", words)));
    }
    return text;
  }

  /** Reads a word. */
  public String word(String name) {
    Object value = fields.get(name);
    if (value == null) {
      throw new BadInput("field %s is missing".formatted(name));
    }
    used.add(name);
    return text(value);
  }

  /** Reads a list, each item by the given parser. */
  public <T> List<T> list(String name, Function<String, T> parser) {
    return items(name, word(name), parser);
  }

  /** Reads exactly so many lists, each item by the given parser. */
  public <T> List<List<T>> lists(String name, int count, Function<String, T> parser) {
    String[] parts = word(name).split("/", -1);
    if (parts.length != count) {
      throw wrong(name, "%d lists, must be %d (one / between two)".formatted(parts.length, count));
    }
    List<List<T>> lists = new ArrayList<>();
    for (String part : parts) {
      lists.add(items(name, part, parser));
    }
    return lists;
  }

  private <T> List<T> items(String name, String text, Function<String, T> parser) {
    List<T> items = new ArrayList<>();
    for (String item : text.equals(EMPTY) ? new String[0] : text.split(",", -1)) {
      try {
        items.add(parser.apply(item));
      } catch (BadInput bad) {
        throw wrong(name, bad.getMessage());
      }
    }
    return items;
  }

  /** Reads exactly so many numbers of a range. */
  public int[] numbers(String name, int count, int least, int most) {
    List<Integer> numbers = list(name, item -> inRange(item, least, most));
    if (numbers.size() != count) {
      throw wrong(name, "%d numbers, must be %d".formatted(numbers.size(), count));
    }
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Complains if there are fields that nobody has read. */
  public void end() {
    for (String name : fields.keySet()) {
      if (!used.contains(name)) {
        throw new BadInput(
            "there is no field '%s': the fields are %s".formatted(name, String.join(", ", used)));
      }
    }
  }

  /** A complaint about a field. */
  public static BadInput wrong(String name, String what) {
    return new BadInput("field %s: %s".formatted(name, what));
  }

  private record Nested(List<? extends List<?>> lists) {
    Nested {
      lists = lists.stream().<List<?>>map(List::copyOf).toList();
    }
  }
}
