package tumult.server.wire;

import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tumult.table.TableView;

/**
 * What has changed between two views of a table, to be written as JSON instead of the later one.
 *
 * <p>The form is that of a JSON merge patch (RFC 7396): of an object only what has changed, {@code
 * null} for what is no longer there. Of a list of which little has changed, an object with the
 * changed places by their index, and its {@code length} if that is less than before. A name is
 * written as its place among the {@link #names}, which are sent once.
 *
 * <p>There is one for each kind of game: for all tables at which views of that class are shown.
 */
@SuppressWarnings("ReferenceEquality") // two marks, and what is the same need not be compared
final class Changes {
  /** Nothing has changed. */
  private static final Object NONE = new Object();

  /** Something has become of another kind, which no change can say. */
  private static final Object ANOTHER_KIND = new Object();

  /** Lists of single values that are no longer than this are shorter written whole. */
  private static final int SHORT = 4;

  private static final ClassValue<Changes> BY_GAME =
      new ClassValue<>() {
        @Override
        protected Changes computeValue(Class<?> view) {
          return new Changes(view);
        }
      };

  private final List<String> names = new ArrayList<>();
  private final Map<Class<?>, List<Component>> records = new HashMap<>();

  /** A part of a record, and the place of its name. */
  private record Component(String place, Method accessor) {
    @Nullable Object of(Object whole) {
      try {
        return accessor.invoke(whole);
      } catch (ReflectiveOperationException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  }

  private Changes(Class<?> view) {
    learn(view); // what changes with every move gets the shortest places
    learn(TableView.Play.class);
    learn(TableView.class);
  }

  /** Those that say the changes of such a view. */
  static Changes of(TableView view) {
    TableView.Play play = view.play();
    return BY_GAME.get(play == null ? Object.class : play.view().getClass());
  }

  /** Learns the names of a type's parts, and of theirs. */
  private void learn(Type type) {
    switch (type) {
      case ParameterizedType generic -> {
        for (Type argument : generic.getActualTypeArguments()) {
          learn(argument);
        }
      }
      case WildcardType wild -> learn(wild.getUpperBounds()[0]);
      case Class<?> sealed when sealed.isSealed() -> {
        for (Class<?> one : sealed.getPermittedSubclasses()) {
          learn(one);
        }
      }
      case Class<?> record when record.isRecord() && !records.containsKey(record) -> {
        List<Component> components = new ArrayList<>();
        records.put(record, components);
        for (RecordComponent each : record.getRecordComponents()) {
          each.getAccessor().setAccessible(true);
          components.add(new Component(place(each.getName()), each.getAccessor()));
          learn(each.getGenericType());
        }
      }
      default -> {}
    }
  }

  private String place(String name) {
    if (!names.contains(name)) {
      names.add(name);
    }
    return Integer.toString(names.indexOf(name));
  }

  /** What a place in what has changed means: a name for each. */
  List<String> names() {
    return names;
  }

  /**
   * What makes {@code after} out of {@code before}, but for its number; null if only {@code after}
   * itself does.
   */
  @Nullable Map<String, @Nullable Object> between(TableView before, TableView after) {
    Object change = of(before) == this && of(after) == this ? change(before, after) : ANOTHER_KIND;
    if (change == ANOTHER_KIND) {
      return null;
    }
    Map<String, @Nullable Object> changes = new LinkedHashMap<>();
    if (change instanceof Map<?, ?> some) {
      some.forEach((place, value) -> changes.put((String) place, value));
    }
    changes.remove(place("number"));
    return changes;
  }

  private @Nullable Object change(@Nullable Object before, @Nullable Object after) {
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

  private Object ofRecord(Object before, Object after) {
    List<Component> components = records.get(after.getClass());
    if (components == null) {
      return before.equals(after) ? NONE : ANOTHER_KIND;
    }
    Map<String, @Nullable Object> changes = new LinkedHashMap<>();
    for (Component component : components) {
      Object change = change(component.of(before), component.of(after));
      if (change == ANOTHER_KIND) {
        return ANOTHER_KIND;
      }
      if (change != NONE) {
        changes.put(component.place, change);
      }
    }
    return changes.isEmpty() ? NONE : changes;
  }

  private Object ofList(List<?> before, List<?> after) {
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
