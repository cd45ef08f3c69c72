package tumult.cli.pipe;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;
import tumult.engine.Rng;

/**
 * A view as a list of small numbers of a fixed length, for those who learn. Each part of the view
 * has a place that follows from its name alone (feature hashing), so no game has to say anything:
 * numbers and yes-or-no stand in the place of their name, words are counted in the place of name
 * and word. Two parts may share a place; the more there are, the rarer.
 */
final class ViewNumbers {
  private static final int LARGEST = 127;

  private final byte[] numbers;
  private final ConcurrentMap<Class<?>, Part[]> records = new ConcurrentHashMap<>();
  private final ConcurrentMap<Class<?>, Boolean> words = new ConcurrentHashMap<>();

  ViewNumbers(int length) {
    numbers = new byte[length];
  }

  /** A part of a record. */
  private record Part(RecordComponent component, long name) {
    @Nullable Object of(Object owner) {
      try {
        return component.getAccessor().invoke(owner);
      } catch (ReflectiveOperationException bug) {
        throw new IllegalStateException(bug);
      }
    }
  }

  /** The numbers of a view, until the next call. */
  byte[] of(Object view) {
    java.util.Arrays.fill(numbers, (byte) 0);
    add(view, 0);
    return numbers;
  }

  private void add(@Nullable Object value, long name) {
    switch (value) {
      case null -> {}
      case Number number -> put(name, number.intValue());
      case Boolean flag -> put(name, flag ? 1 : 0);
      case List<?> list -> addAll(list, name);
      case Record word when isWord(word.getClass()) -> count(word, name);
      case Record record -> {
        for (Part part : parts(record.getClass())) {
          add(part.of(record), Rng.mix(name + part.name));
        }
      }
      default -> count(value, name);
    }
  }

  /** Words in a list are counted wherever they stand; else the place matters. */
  private void addAll(List<?> list, long name) {
    for (int i = 0; i < list.size(); i++) {
      Object each = list.get(i);
      boolean word = each instanceof Enum || each instanceof String || isWord(each.getClass());
      add(each, word ? name : Rng.mix(name + i + 1));
    }
  }

  private void count(Object word, long name) {
    put(name + word.toString().hashCode(), 1);
  }

  private void put(long name, int number) {
    int place = (int) Long.remainderUnsigned(Rng.mix(name), numbers.length);
    numbers[place] = (byte) Math.clamp((long) numbers[place] + number, -LARGEST, LARGEST);
  }

  private Part[] parts(Class<?> type) {
    return records.computeIfAbsent(
        type,
        some -> {
          RecordComponent[] components = some.getRecordComponents();
          Part[] parts = new Part[components.length];
          for (int i = 0; i < parts.length; i++) {
            components[i].getAccessor().setAccessible(true);
            parts[i] = new Part(components[i], components[i].getName().hashCode());
          }
          return parts;
        });
  }

  /** Whether a record is no more than a word, such as a card: it has no numbers in it. */
  private boolean isWord(Class<?> type) {
    return words.computeIfAbsent(
        type,
        some -> {
          if (!some.isRecord()) {
            return false;
          }
          for (RecordComponent each : some.getRecordComponents()) {
            if (!each.getType().isEnum() && each.getType() != String.class) {
              return false;
            }
          }
          return true;
        });
  }
}
