package tumult.server.wire;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes records, lists of them and plain values just as {@link Wire#JSON} does, several times as
 * fast: what is told to everybody after every move is most of what a server writes.
 */
final class RecordText {
  private static final int USUAL_LENGTH = 4096;
  private static final MethodType READ = MethodType.methodType(Object.class, Object.class);
  private static final ClassValue<Part[]> PARTS =
      new ClassValue<>() {
        @Override
        protected Part[] computeValue(Class<?> type) {
          return Stream.of(type.getRecordComponents()).map(Part::of).toArray(Part[]::new);
        }
      };

  /** A part of a record: how it begins, and where its value comes from. */
  private record Part(String start, MethodHandle accessor) {
    static Part of(RecordComponent component) {
      try {
        MethodHandle accessor = MethodHandles.publicLookup().unreflect(component.getAccessor());
        return new Part("\"" + component.getName() + "\":", accessor.asType(READ));
      } catch (IllegalAccessException hidden) {
        throw new IllegalStateException("only public records can be written", hidden);
      }
    }

    @Nullable Object of(Record whole) {
      try {
        return accessor.invokeExact((Object) whole);
      } catch (Throwable impossible) {
        throw new IllegalStateException("cannot be read: " + whole, impossible);
      }
    }
  }

  private final StringBuilder text = new StringBuilder(USUAL_LENGTH);

  private RecordText() {}

  /** A record as an object whose first field is its {@code type}. */
  static String of(String type, Record message) {
    RecordText written = new RecordText();
    written.text.append("{\"type\":\"").append(type).append('"');
    written.parts(message, ',');
    return written.text.append('}').toString();
  }

  private void parts(Record whole, char first) {
    char before = first;
    for (Part part : PARTS.get(whole.getClass())) {
      Object value = part.of(whole);
      if (value != null) {
        if (before != 0) {
          text.append(before);
        }
        text.append(part.start);
        value(value);
        before = ',';
      }
    }
  }

  private void value(@Nullable Object value) {
    switch (value) {
      case null -> text.append("null");
      case String words -> quoted(words);
      case Integer number -> text.append(number.intValue());
      case Long number -> text.append(number.longValue());
      case Boolean truth -> text.append(truth.booleanValue());
      case Enum<?> constant -> quoted(constant.name());
      case List<?> list -> list(list);
      case Record whole -> {
        text.append('{');
        parts(whole, (char) 0);
        text.append('}');
      }
      default -> anything(value);
    }
  }

  private void list(List<?> list) {
    text.append('[');
    for (int i = 0; i < list.size(); i++) {
      if (i > 0) {
        text.append(',');
      }
      value(list.get(i));
    }
    text.append(']');
  }

  private void quoted(String words) {
    text.append('"');
    if (isPlain(words)) {
      text.append(words);
    } else {
      JsonStringEncoder.getInstance().quoteAsString(words, text);
    }
    text.append('"');
  }

  private static boolean isPlain(String words) {
    for (int i = 0; i < words.length(); i++) {
      char letter = words.charAt(i);
      if (letter < ' ' || letter == '"' || letter == '\\') {
        return false;
      }
    }
    return true;
  }

  private void anything(Object value) {
    try {
      text.append(Wire.JSON.writeValueAsString(value));
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("cannot be written: " + value, impossible);
    }
  }
}
