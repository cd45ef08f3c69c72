package tumult.server.wire;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes records, lists of them and plain values just as {@link Wire#JSON} does, but faster: what
 * everybody is told after every move is most of what a server writes.
 */
final class RecordJson {
  private static final int USUAL_LENGTH = 4096;
  private static final ClassValue<Part[]> PARTS =
      new ClassValue<>() {
        @Override
        protected Part[] computeValue(Class<?> type) {
          return Stream.of(type.getRecordComponents()).map(Part::new).toArray(Part[]::new);
        }
      };

  /** A part of a record: how it begins, and where its value comes from. */
  private static final class Part {
    final byte[] start;
    final Function<Object, @Nullable Object> accessor;

    Part(RecordComponent component) {
      start = ("\"" + component.getName() + "\":").getBytes(StandardCharsets.UTF_8);
      accessor = accessor(component);
    }

    /** A hidden class, as for a method reference: that is what Java optimises best. */
    @SuppressWarnings("unchecked") // it is made to be one
    private static Function<Object, @Nullable Object> accessor(RecordComponent component) {
      try {
        Lookup lookup = MethodHandles.lookup();
        MethodHandle accessor = lookup.unreflect(component.getAccessor());
        MethodHandle made =
            LambdaMetafactory.metafactory(
                    lookup,
                    "apply",
                    MethodType.methodType(Function.class),
                    MethodType.methodType(Object.class, Object.class),
                    accessor,
                    accessor.type().wrap())
                .getTarget();
        return (Function<Object, @Nullable Object>) made.invoke();
      } catch (Throwable hidden) {
        throw new IllegalStateException("not the part of a public record: " + component, hidden);
      }
    }
  }

  private byte[] bytes = new byte[USUAL_LENGTH];
  private int length;

  private RecordJson() {}

  /** A record as an object whose first field is its {@code type}. */
  static ByteBuffer of(String type, Record message) {
    RecordJson json = new RecordJson();
    json.ascii("{\"type\":\"");
    json.ascii(type);
    json.letter('"');
    json.parts(message, true);
    json.letter('}');
    return ByteBuffer.wrap(json.bytes, 0, json.length);
  }

  private void parts(Record whole, boolean more) {
    boolean comma = more;
    for (Part part : PARTS.get(whole.getClass())) {
      Object value = part.accessor.apply(whole);
      if (value != null) {
        if (comma) {
          letter(',');
        }
        raw(part.start);
        value(value);
        comma = true;
      }
    }
  }

  /** Not a switch over patterns, which takes longer; what is most frequent comes first. */
  private void value(@Nullable Object value) {
    if (value instanceof String words) {
      quoted(words);
    } else if (value instanceof Integer number) {
      number(number);
    } else if (value instanceof Record whole) {
      letter('{');
      parts(whole, false);
      letter('}');
    } else if (value instanceof Enum<?> constant) {
      quoted(constant.name());
    } else if (value instanceof List<?> list) {
      list(list);
    } else if (value instanceof Boolean truth) {
      ascii(truth ? "true" : "false");
    } else if (value instanceof Long number) {
      number(number);
    } else {
      anything(value);
    }
  }

  private void list(List<?> list) {
    letter('[');
    int size = list.size();
    for (int i = 0; i < size; i++) {
      if (i > 0) {
        letter(',');
      }
      value(list.get(i));
    }
    letter(']');
  }

  private void number(long number) {
    if (number >= 0 && number < 10) {
      letter((char) ('0' + number));
    } else {
      ascii(Long.toString(number));
    }
  }

  private void quoted(String words) {
    int begin = length;
    int size = words.length();
    makeRoom(size + 2);
    letter('"');
    for (int i = 0; i < size; i++) {
      char letter = words.charAt(i);
      if (letter < ' ' || letter > '~' || letter == '"' || letter == '\\') {
        length = begin;
        escaped(words);
        return;
      }
      bytes[length++] = (byte) letter;
    }
    letter('"');
  }

  private void escaped(String words) {
    letter('"');
    raw(JsonStringEncoder.getInstance().quoteAsUTF8(words));
    letter('"');
  }

  private void anything(@Nullable Object value) {
    try {
      raw(Wire.JSON.writeValueAsBytes(value));
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("cannot be written: " + value, impossible);
    }
  }

  private void ascii(String letters) {
    int size = letters.length();
    makeRoom(size);
    for (int i = 0; i < size; i++) {
      bytes[length++] = (byte) letters.charAt(i);
    }
  }

  private void letter(char letter) {
    makeRoom(1);
    bytes[length++] = (byte) letter;
  }

  private void raw(byte[] more) {
    makeRoom(more.length);
    System.arraycopy(more, 0, bytes, length, more.length);
    length += more.length;
  }

  private void makeRoom(int more) {
    if (length + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * (length + more));
    }
  }
}
