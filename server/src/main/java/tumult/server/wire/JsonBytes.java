package tumult.server.wire;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * JSON in UTF-8 as it grows, for what is written with every move: what turns out to be nothing can
 * be taken back.
 */
final class JsonBytes {
  private static final byte[] NULL = "null".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] TRUE = "true".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] FALSE = "false".getBytes(StandardCharsets.US_ASCII);

  private byte[] bytes;
  private int length;

  JsonBytes(int size) {
    bytes = new byte[size];
  }

  /** How much is written. */
  int length() {
    return length;
  }

  /** Takes back what was written since then. */
  void cut(int earlier) {
    length = earlier;
  }

  byte[] toArray() {
    return Arrays.copyOf(bytes, length);
  }

  /** Ends an object or a list of which every part was followed by a comma. */
  JsonBytes end(char bracket) {
    if (bytes[length - 1] == ',') {
      length--;
    }
    return sign(bracket);
  }

  JsonBytes sign(char ascii) {
    room(1);
    bytes[length++] = (byte) ascii;
    return this;
  }

  /** Writes what is JSON already. */
  JsonBytes raw(byte[] json) {
    room(json.length);
    System.arraycopy(json, 0, bytes, length, json.length);
    length += json.length;
    return this;
  }

  JsonBytes number(long number) {
    return number >= 0 && number < 10 ? sign((char) ('0' + number)) : inText(Long.toString(number));
  }

  /** Writes any value whole, as {@link Wire#JSON} would. */
  JsonBytes value(@Nullable Object value) {
    return switch (value) {
      case null -> raw(NULL);
      case String text -> text(text);
      case Integer number -> number(number);
      case Long number -> number(number);
      case Boolean truth -> raw(truth ? TRUE : FALSE);
      case Enum<?> constant -> text(constant.name());
      case List<?> list -> list(list.toArray());
      default -> other(value);
    };
  }

  /** Writes the elements of a list. */
  JsonBytes list(@Nullable Object[] elements) {
    sign('[');
    for (Object element : elements) {
      value(element).sign(',');
    }
    return end(']');
  }

  private JsonBytes other(Object value) {
    try {
      return raw(Wire.JSON.writeValueAsBytes(value));
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("cannot be written: " + value, impossible);
    }
  }

  JsonBytes text(String text) {
    return sign('"').inText(text).sign('"');
  }

  /** A part of a text, without the quotes around it. */
  JsonBytes inText(String text) {
    return inText(text, 0);
  }

  /** The end of a text, from there on. */
  JsonBytes inText(String text, int from) {
    return plain(text, from)
        ? this
        : raw(JsonStringEncoder.getInstance().quoteAsUTF8(text.substring(from)));
  }

  /** Writes a text as it is; false, with nothing written, if JSON says it otherwise. */
  private boolean plain(String text, int from) {
    int size = text.length();
    room(size);
    byte[] to = bytes;
    int at = length;
    for (int i = from; i < size; i++) {
      char c = text.charAt(i);
      if (c < ' ' || c > '~' || c == '"' || c == '\\') {
        return false;
      }
      to[at++] = (byte) c;
    }
    length = at;
    return true;
  }

  private void room(int more) {
    if (length + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(length + more, 2 * bytes.length));
    }
  }
}
