package tumult.cli.pipe;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tumult.engine.Rng;
import tumult.server.wire.Parts;

/**
 * A view as a list of small numbers of a fixed length, for those who learn. Each part of the view
 * has a place that follows from its name alone (feature hashing), so no game has to say anything:
 * numbers and yes-or-no stand in the place of their name, words are counted in the place of name
 * and word. Two parts may share a place; the more there are, the rarer.
 */
final class ViewNumbers {
  private static final int LARGEST = 127;

  /** How many different words are remembered, so that a strange game cannot fill the memory. */
  private static final int MOST_WORDS = 10_000;

  private final byte[] numbers;
  private final Map<Class<?>, Part[]> records = new HashMap<>();
  private final Map<Record, Integer> words = new HashMap<>();

  ViewNumbers(int length) {
    numbers = new byte[length];
  }

  /** A part of a record. */
  private record Part(Parts of, int place, long name) {}

  /** The numbers of a view, until the next call. */
  byte[] of(Object view) {
    Arrays.fill(numbers, (byte) 0);
    add(view, 0);
    return numbers;
  }

  private void add(@Nullable Object value, long name) {
    switch (value) {
      case null -> {}
      case Integer number -> put(name, number);
      case Boolean flag -> put(name, flag ? 1 : 0);
      case Number number -> put(name, number.intValue());
      case List<?> list -> addAll(list, name);
      case Record record -> addParts(record, name);
      default -> put(name + value.toString().hashCode(), 1);
    }
  }

  private void addParts(Record record, long name) {
    Part[] parts = parts(record.getClass());
    if (parts.length == 0) {
      put(name + word(record), 1);
    }
    for (Part part : parts) {
      add(part.of.part(record, part.place), Rng.mix(name + part.name));
    }
  }

  /** Words in a list are counted wherever they stand; else the place matters. */
  private void addAll(List<?> list, long name) {
    for (int i = 0; i < list.size(); i++) {
      Object each = list.get(i);
      boolean word =
          each instanceof Enum
              || each instanceof String
              || (each instanceof Record record && parts(record.getClass()).length == 0);
      add(each, word ? name : Rng.mix(name + i + 1));
    }
  }

  private void put(long name, int number) {
    int place = (int) Math.unsignedMultiplyHigh(Rng.mix(name), numbers.length);
    numbers[place] = (byte) Math.clamp((long) numbers[place] + number, -LARGEST, LARGEST);
  }

  /** A number for a record that is no more than a word. */
  private int word(Record record) {
    Integer known = words.get(record);
    if (known == null) {
      known = record.toString().hashCode();
      if (words.size() < MOST_WORDS) {
        words.put(record, known);
      }
    }
    return known;
  }

  /** The parts of a record; none of one that is no more than a word. */
  private Part[] parts(Class<?> type) {
    Part[] parts = records.get(type);
    if (parts == null) {
      parts = isWord(type) ? new Part[0] : learned(type);
      records.put(type, parts);
    }
    return parts;
  }

  private static Part[] learned(Class<?> type) {
    Parts of = Parts.of(type);
    RecordComponent[] components = type.getRecordComponents();
    return IntStream.range(0, components.length)
        .mapToObj(place -> new Part(of, place, components[place].getName().hashCode()))
        .toArray(Part[]::new);
  }

  /** Whether a record is no more than a word, such as a card: it has no numbers in it. */
  private static boolean isWord(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .allMatch(each -> each.getType().isEnum() || each.getType() == String.class);
  }
}
