package tumult.server.wire;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tumult.table.TableView;

/**
 * Writes what has changed between two views of a table, instead of the later one.
 *
 * <p>The form is that of a JSON merge patch (RFC 7396): of an object only what has changed, {@code
 * null} for what is no longer there. Of a list of which little has changed, an object with the
 * changed places by their index, and its {@code length} if that is less than before. A name is
 * written as its place among the {@link #names}, which are sent once.
 *
 * <p>There is one for each kind of game: for all tables at which views of that class are shown.
 */
@SuppressWarnings("ReferenceEquality") // what is the same need not be compared
final class Changes {
  /** What became of the wish to write a change. */
  private enum Outcome {
    /** Nothing has changed, and nothing was written. */
    NONE,

    WRITTEN,

    /** Something has become of another kind, which no change can say. Nothing was written. */
    ANOTHER_KIND
  }

  /** Lists of single values that are no longer than this are shorter written whole. */
  private static final int SHORT = 4;

  private static final String NUMBER = "number";

  /** The first of all places. */
  private static final byte[][] FIELDS =
      IntStream.range(0, 100).mapToObj(Changes::newField).toArray(byte[][]::new);

  private static final byte[] LENGTH = "\"length\":".getBytes(StandardCharsets.US_ASCII);

  private static final ClassValue<Changes> BY_GAME =
      new ClassValue<>() {
        @Override
        protected Changes computeValue(Class<?> view) {
          return new Changes(view);
        }
      };

  private final List<String> names = new ArrayList<>();
  private final Map<Class<?>, Shape> shapes = new HashMap<>();

  /** The parts of a kind of record, in their order. */
  private static final class Shape {
    final Class<?> record;
    Component[] components = {};

    Shape(Class<?> record) {
      this.record = record;
    }
  }

  /** A part of a record. */
  private static final class Component {
    /** The place of its name with a colon, as JSON. */
    final byte[] place;

    final Function<Object, @Nullable Object> of;

    /** The shape of the records that were found there last: nearly always the next ones' too. */
    @Nullable Shape usual;

    Component(byte[] place, Function<Object, @Nullable Object> of) {
      this.place = place;
      this.of = of;
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
      case Class<?> record when record.isRecord() && !shapes.containsKey(record) -> {
        List<Component> components = new ArrayList<>();
        Shape shape = new Shape(record);
        shapes.put(record, shape);
        for (RecordComponent each : record.getRecordComponents()) {
          byte[] place = field(place(each.getName()));
          if (record != TableView.class || !each.getName().equals(NUMBER)) {
            components.add(new Component(place, Getter.of(each)));
          }
          learn(each.getGenericType());
        }
        shape.components = components.toArray(Component[]::new);
      }
      default -> {}
    }
  }

  private int place(String name) {
    if (!names.contains(name)) {
      names.add(name);
    }
    return names.indexOf(name);
  }

  private static byte[] field(int place) {
    return place < FIELDS.length ? FIELDS[place] : newField(place);
  }

  private static byte[] newField(int place) {
    return ("\"" + place + "\":").getBytes(StandardCharsets.US_ASCII);
  }

  /** What a place in what has changed means: a name for each. */
  List<String> names() {
    return names;
  }

  /**
   * Writes what makes {@code after} out of {@code before}, but for its number; false, with nothing
   * written, if only {@code after} itself does.
   */
  boolean write(TableView before, TableView after, JsonBytes out) {
    if (of(before) != this || of(after) != this) {
      return false;
    }
    Outcome outcome = ofRecord(shapes.get(TableView.class), before, after, out);
    if (outcome == Outcome.NONE) {
      out.sign('{').sign('}');
    }
    return outcome != Outcome.ANOTHER_KIND;
  }

  /**
   * @param of where it is found; null for an element of a list
   */
  private Outcome change(
      @Nullable Component of, @Nullable Object before, @Nullable Object after, JsonBytes out) {
    if (before instanceof Record && after != null && before.getClass() == after.getClass()) {
      return ofRecord(shape(of, after.getClass()), before, after, out);
    }
    if (before instanceof List<?> then && after instanceof List<?> now) {
      return ofList(then, now, out);
    }
    if (Objects.equals(before, after)) {
      return Outcome.NONE;
    }
    boolean sayable = before == null || after == null || (isSingle(before) && isSingle(after));
    if (sayable) {
      out.value(after);
    }
    return sayable ? Outcome.WRITTEN : Outcome.ANOTHER_KIND;
  }

  private static boolean isSingle(Object value) {
    return value instanceof String
        || value instanceof Number
        || value instanceof Boolean
        || value instanceof Enum<?>;
  }

  private @Nullable Shape shape(@Nullable Component of, Class<?> record) {
    Shape usual = of == null ? null : of.usual;
    if (usual != null && usual.record == record) {
      return usual;
    }
    Shape found = shapes.get(record);
    if (of != null) {
      of.usual = found;
    }
    return found;
  }

  private Outcome ofRecord(@Nullable Shape shape, Object before, Object after, JsonBytes out) {
    if (shape == null) {
      return before.equals(after) ? Outcome.NONE : Outcome.ANOTHER_KIND;
    }
    int begin = out.length();
    out.sign('{');
    int empty = out.length();
    for (Component component : shape.components) {
      Object then = component.of.apply(before);
      Object now = component.of.apply(after);
      if (then != now && !part(component, component.place, then, now, out)) {
        out.cut(begin);
        return Outcome.ANOTHER_KIND;
      }
    }
    return ended(begin, empty, out);
  }

  /** Writes a part that may have changed; false if no change can say how. */
  private boolean part(
      @Nullable Component of,
      byte[] place,
      @Nullable Object before,
      @Nullable Object after,
      JsonBytes out) {
    int begin = out.length();
    out.raw(place);
    Outcome outcome = change(of, before, after, out);
    if (outcome == Outcome.WRITTEN) {
      out.sign(',');
    } else {
      out.cut(begin);
    }
    return outcome != Outcome.ANOTHER_KIND;
  }

  private static Outcome ended(int begin, int empty, JsonBytes out) {
    if (out.length() == empty) {
      out.cut(begin);
      return Outcome.NONE;
    }
    out.end('}');
    return Outcome.WRITTEN;
  }

  private Outcome ofList(List<?> before, List<?> after, JsonBytes out) {
    boolean single =
        after.isEmpty()
            || !(after.getFirst() instanceof Record || after.getFirst() instanceof List);
    int begin = out.length();
    Outcome outcome = Outcome.ANOTHER_KIND;
    if (!single || after.size() > SHORT) {
      outcome = places(before, after, single ? after.size() / 2 : after.size(), out);
    } else if (before.equals(after)) {
      outcome = Outcome.NONE;
    }
    if (outcome == Outcome.ANOTHER_KIND) {
      out.cut(begin);
      out.value(after); // a list takes the place of another one whole
      outcome = Outcome.WRITTEN;
    }
    return outcome;
  }

  /** Writes a list's changed places, if there are not more than {@code most}. */
  private Outcome places(List<?> before, List<?> after, int most, JsonBytes out) {
    int changed = 0;
    int begin = out.length();
    out.sign('{');
    int empty = out.length();
    for (int i = 0; i < after.size(); i++) {
      Object now = after.get(i);
      Object then = i < before.size() ? before.get(i) : null;
      if (Objects.equals(then, now)) {
        continue;
      }
      if (++changed > most || !part(null, field(i), then, now, out)) {
        return Outcome.ANOTHER_KIND;
      }
    }
    if (after.size() < before.size()) {
      out.raw(LENGTH).number(after.size());
    }
    return ended(begin, empty, out);
  }
}
