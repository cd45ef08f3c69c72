package tumult.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
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
  private final Set<String> asked = new LinkedHashSet<>();
  private final Set<String> used = new HashSet<>();

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

  /** Whether a field is there, for those that may be left out. */
  public boolean has(String name) {
    asked.add(name);
    return fields.containsKey(name);
  }

  /** Reads a number of a range. */
  public int number(String name, int least, int most) {
    return one(name, text -> Notation.number(text, least, most));
  }

  /** Reads a number of a range; the usual one if it is left out. */
  public int number(String name, int least, int most, int usual) {
    return has(name) ? number(name, least, most) : usual;
  }

  /** Reads a word that stands for something. */
  public <T> T one(String name, Function<String, T> parser) {
    String word = word(name);
    try {
      return parser.apply(word);
    } catch (BadInput bad) {
      throw wrong(name, bad.getMessage());
    }
  }

  /** Reads a word that stands for something; the usual thing if it is left out. */
  public <T> T one(String name, Function<String, T> parser, T usual) {
    return has(name) ? one(name, parser) : usual;
  }

  /** Reads a yes or no. */
  public boolean flag(String name) {
    return oneOf(name, "false", "true").equals("true");
  }

  /** Reads one of some words. */
  public String oneOf(String name, String... words) {
    return one(name, text -> Notation.oneOf(text, List.of(words), word -> word));
  }

  /** Reads a word. */
  public String word(String name) {
    asked.add(name);
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

  /** Reads a list, each item by the given parser; the usual one if it is left out. */
  public <T> List<T> list(String name, Function<String, T> parser, List<T> usual) {
    return has(name) ? list(name, parser) : usual;
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

  /** Reads exactly so many lists, each item by the given parser; empty ones if left out. */
  public <T> List<List<T>> listsOrNone(String name, int count, Function<String, T> parser) {
    return has(name) ? lists(name, count, parser) : Collections.nCopies(count, List.of());
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
    List<Integer> numbers = list(name, item -> Notation.number(item, least, most));
    if (numbers.size() != count) {
      throw wrong(name, "%d numbers, must be %d".formatted(numbers.size(), count));
    }
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Reads exactly so many numbers of a range; the usual ones if they are left out. */
  public int[] numbers(String name, int count, int least, int most, int[] usual) {
    return has(name) ? numbers(name, count, least, most) : usual;
  }

  /** Reads a set of seats, a bit each. */
  public int seats(String name, int seats) {
    int set = 0;
    for (int seat : list(name, item -> Notation.seat(item, seats))) {
      if ((set & Seat.bit(seat)) != 0) {
        throw wrong(name, "seat %d is named twice, must be once".formatted(seat));
      }
      set |= Seat.bit(seat);
    }
    return set;
  }

  /** Complains if a field that follows from others, and may be left out, says something else. */
  public void agree(String name, Object right) {
    String text = text(right);
    if (has(name) && !word(name).equals(text)) {
      throw wrong(name, "'%s' must be %s".formatted(word(name), text));
    }
  }

  /** Complains if there are fields that nobody has read. */
  public void end() {
    for (String name : fields.keySet()) {
      if (!used.contains(name)) {
        throw new BadInput(
            "there is no field '%s': the fields are %s".formatted(name, String.join(", ", asked)));
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
