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

  /** The kind of the game's own view, {@code Object} where there is none. */
  private final Class<?> game;

  private final List<String> names = new ArrayList<>();
  private final Map<Class<?>, Shape> shapes = new HashMap<>();
  private final Shape all;

  /** A kind of record. */
  private static final class Shape {
    final Class<?> record;
    final Parts parts;
    Component[] components = {};

    /** Which of the components are told, a bit each. */
    long told;

    Shape(Class<?> record) {
      this.record = record;
      parts = Parts.of(record);
    }
  }

  /** A part of a record. */
  private static final class Component {
    /** The place of its name with a colon, as JSON. */
    final byte[] place;

    /** The shape of the records that were found there last: nearly always the next ones' too. */
    @Nullable Shape usual;

    Component(byte[] place) {
      this.place = place;
    }
  }

  private Changes(Class<?> game) {
    this.game = game;
    learn(game); // what changes with every move gets the shortest places
    learn(TableView.Play.class);
    learn(TableView.class);
    all = Objects.requireNonNull(shapes.get(TableView.class));
  }

  /** Those that say the changes of such a view. */
  static Changes of(TableView view) {
    return BY_GAME.get(game(view));
  }

  private static Class<?> game(TableView view) {
    TableView.Play play = view.play();
    return play == null ? Object.class : play.view().getClass();
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
          if (record != TableView.class || !each.getName().equals(NUMBER)) {
            shape.told |= 1L << components.size();
          }
          components.add(new Component(field(place(each.getName()))));
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
    if (game(before) != game || game(after) != game) {
      return false;
    }
    Outcome outcome = ofRecord(all, before, after, out);
    if (outcome == Outcome.NONE) {
      out.sign('{').sign('}');
    }
    return outcome != Outcome.ANOTHER_KIND;
  }

  private Outcome change(
      Component of, @Nullable Object before, @Nullable Object after, JsonBytes out) {
    if (before instanceof Record && after != null && before.getClass() == after.getClass()) {
      return ofRecord(shape(of, after.getClass()), before, after, out);
    }
    if (before instanceof List<?> then && after instanceof List<?> now) {
      return ofList(of, then, now, out);
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

  private @Nullable Shape shape(Component of, Class<?> record) {
    Shape usual = of.usual;
    if (usual != null && usual.record == record) {
      return usual;
    }
    Shape found = shapes.get(record);
    of.usual = found;
    return found;
  }

  private Outcome ofRecord(@Nullable Shape shape, Object before, Object after, JsonBytes out) {
    if (shape == null) {
      return before.equals(after) ? Outcome.NONE : Outcome.ANOTHER_KIND;
    }
    Parts parts = shape.parts;
    int begin = out.length();
    out.sign('{');
    for (long rest = parts.differing(before, after) & shape.told; rest != 0; rest &= rest - 1) {
      int place = Long.numberOfTrailingZeros(rest);
      Component of = shape.components[place];
      if (!part(of, of.place, parts.part(before, place), parts.part(after, place), out)) {
        out.cut(begin);
        return Outcome.ANOTHER_KIND;
      }
    }
    return ended(begin, out);
  }

  /**
   * Writes a part that may have changed; false if no change can say how.
   *
   * @param of where it is found, or the list of which it is an element
   */
  private boolean part(
      Component of, byte[] place, @Nullable Object before, @Nullable Object after, JsonBytes out) {
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

  private static Outcome ended(int begin, JsonBytes out) {
    if (out.length() == begin + 1) {
      out.cut(begin);
      return Outcome.NONE;
    }
    out.end('}');
    return Outcome.WRITTEN;
  }

  private Outcome ofList(Component of, List<?> before, List<?> after, JsonBytes out) {
    Object[] then = before.toArray(); // asked for its elements one by one, a list takes longer
    Object[] now = after.toArray();
    boolean single = now.length == 0 || !(now[0] instanceof Record || now[0] instanceof List);
    int begin = out.length();
    Outcome outcome = Outcome.ANOTHER_KIND;
    if (!single || !differ(then, now)) {
      outcome = places(of, then, now, out);
    }
    if (outcome == Outcome.ANOTHER_KIND) {
      out.cut(begin);
      out.list(now); // takes the place of the other one whole
      outcome = Outcome.WRITTEN;
    }
    return outcome;
  }

  /** Whether so much has changed in a list of single values that it is shorter written whole. */
  private static boolean differ(Object[] before, Object[] after) {
    if (after.length <= SHORT && after.length != before.length) {
      return true;
    }
    int most = after.length <= SHORT ? 0 : after.length / 2;
    int left = most - Math.max(0, after.length - before.length);
    for (int i = Math.min(before.length, after.length) - 1; i >= 0 && left >= 0; i--) {
      left -= Objects.equals(before[i], after[i]) ? 0 : 1;
    }
    return left < 0;
  }

  /** Writes a list's changed places. */
  private Outcome places(Component of, Object[] before, Object[] after, JsonBytes out) {
    int begin = out.length();
    out.sign('{');
    for (int i = 0; i < after.length; i++) {
      Object now = after[i];
      Object then = i < before.length ? before[i] : null;
      if (then != now && !part(of, field(i), then, now, out)) {
        return Outcome.ANOTHER_KIND;
      }
    }
    if (after.length < before.length) {
      out.raw(LENGTH).number(after.length);
    }
    return ended(begin, out);
  }
}
