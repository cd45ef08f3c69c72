package tumult.server.wire;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What has changed between two views, to be written as JSON instead of the later one.
 *
 * <p>The form is that of a JSON merge patch (RFC 7396): of an object only what has changed, {@code
 * null} for what is no longer there. And of a list of which little has changed, an object with the
 * changed places by their index, and its {@code length} if it has become another.
 */
@SuppressWarnings("ReferenceEquality") // two marks, and what is the same need not be compared
final class Changes {
  /** Nothing has changed. */
  private static final Object NONE = new Object();

  /** Something has become of another kind, which no change can say. */
  private static final Object ANOTHER_KIND = new Object();

  /** Lists of single values that are no longer than this are shorter written whole. */
  private static final int SHORT = 4;

  private static final ClassValue<Component[]> COMPONENTS =
      new ClassValue<>() {
        @Override
        protected Component[] computeValue(Class<?> type) {
          RecordComponent[] all = type.getRecordComponents();
          Component[] components = new Component[all.length];
          for (int i = 0; i < all.length; i++) {
            Method accessor = all[i].getAccessor();
            accessor.setAccessible(true);
            components[i] = new Component(all[i].getName(), accessor);
          }
          return components;
        }
      };

  private record Component(String name, Method accessor) {
    @Nullable Object of(Object whole) {
      try {
        return accessor.invoke(whole);
      } catch (ReflectiveOperationException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  }

  private Changes() {}

  /** What makes {@code after} out of {@code before}; null if only {@code after} itself does. */
  static <T extends Record> @Nullable Map<String, @Nullable Object> between(T before, T after) {
    Object change = change(before, after);
    if (change == ANOTHER_KIND) {
      return null;
    }
    @SuppressWarnings("unchecked") // what has changed in a record is a map
    Map<String, @Nullable Object> changes =
        change == NONE ? Map.of() : (Map<String, @Nullable Object>) change;
    return changes;
  }

  private static @Nullable Object change(@Nullable Object before, @Nullable Object after) {
    if (before == after) {
      return NONE;
    }
    if (before == null || after == null) {
      return after;
    }
    return switch (after) {
      case Record now when before.getClass() == now.getClass() -> ofRecord(before, now);
      case List<?> now when before instanceof List<?> then -> ofList(then, now);
      case String now when before instanceof String -> before.equals(now) ? NONE : now;
      case Number now when before instanceof Number -> before.equals(now) ? NONE : now;
      case Boolean now when before instanceof Boolean -> before.equals(now) ? NONE : now;
      case Enum<?> now when before instanceof Enum<?> -> now;
      default -> before.equals(after) ? NONE : ANOTHER_KIND;
    };
  }

  private static Object ofRecord(Object before, Object after) {
    Map<String, @Nullable Object> changes = new LinkedHashMap<>();
    for (Component component : COMPONENTS.get(after.getClass())) {
      Object change = change(component.of(before), component.of(after));
      if (change == ANOTHER_KIND) {
        return ANOTHER_KIND;
      }
      if (change != NONE) {
        changes.put(component.name, change);
      }
    }
    return changes.isEmpty() ? NONE : changes;
  }

  private static Object ofList(List<?> before, List<?> after) {
    boolean single =
        after.isEmpty()
            || !(after.getFirst() instanceof Record || after.getFirst() instanceof List);
    if (single && after.size() <= SHORT) {
      return before.equals(after) ? NONE : after;
    }
    int most = single ? after.size() / 2 : after.size();
    Map<String, @Nullable Object> changes = new LinkedHashMap<>();
    for (int i = 0; i < after.size(); i++) {
      Object change = i < before.size() ? change(before.get(i), after.get(i)) : after.get(i);
      if (change == NONE) {
        continue;
      }
      if (change == ANOTHER_KIND || changes.size() == most) {
        return after; // a list takes the place of another one whole
      }
      changes.put(Integer.toString(i), change);
    }
    if (after.size() < before.size()) {
      changes.put("length", after.size());
    }
    return changes.isEmpty() ? NONE : changes;
  }
}
