package tumult.worker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;

/** JSON as it grows: written as the server writes it, letter by letter. */
final class Json {
  private static final String HEX = "0123456789ABCDEF";

  private final StringBuilder text = new StringBuilder();

  /** A record or anything else that has a form. */
  static String of(Object value) {
    Json json = new Json();
    Forms.any(json, value);
    return json.toString();
  }

  /** A text in quotes. */
  static String quoted(String text) {
    return new Json().text(text).toString();
  }

  /** Begins an object. */
  void open() {
    text.append('{');
  }

  void close() {
    end('}');
  }

  /** Every part is followed by a comma; that of the last is taken back. */
  private void end(char bracket) {
    int last = text.length() - 1;
    if (text.charAt(last) == ',') {
      text.setLength(last);
    }
    text.append(bracket).append(',');
  }

  Json name(String name) {
    text.append('"').append(name).append("\":");
    return this;
  }

  Json number(long number) {
    text.append(number).append(',');
    return this;
  }

  Json truth(boolean truth) {
    text.append(truth).append(',');
    return this;
  }

  void nothing() {
    text.append("null,");
  }

  <T> void list(List<T> list, BiConsumer<Json, T> each) {
    text.append('[');
    for (T part : list) {
      if (part == null) {
        nothing();
      } else {
        each.accept(this, part);
      }
    }
    end(']');
  }

  Json text(String words) {
    text.append('"');
    for (int i = 0; i < words.length(); i++) {
      sign(words.charAt(i));
    }
    text.append("\",");
    return this;
  }

  private void sign(char sign) {
    switch (sign) {
      case '"' -> text.append("\\\"");
      case '\\' -> text.append("\\\\");
      case '\n' -> text.append("\\n");
      case '\r' -> text.append("\\r");
      case '\t' -> text.append("\\t");
      case '\b' -> text.append("\\b");
      case '\f' -> text.append("\\f");
      default -> {
        if (sign < ' ') {
          text.append("\\u00").append(HEX.charAt(sign >> 4)).append(HEX.charAt(sign & 15));
        } else {
          text.append(sign);
        }
      }
    }
  }

  @Override
  public String toString() {
    return text.substring(0, text.length() - 1);
  }

  /** What somebody has sent: an object. */
  static Parts read(String text) {
    Reading reading = new Reading(text);
    Object value = reading.value();
    reading.finish();
    return new Parts(object(value, "the message"));
  }

  @SuppressWarnings("unchecked") // the keys of an object are texts
  private static Map<String, @Nullable Object> object(@Nullable Object value, String what) {
    if (value instanceof Map<?, ?> map) {
      return (Map<String, @Nullable Object>) map;
    }
    throw new BadInput(what + ": must be an object");
  }

  /** The parts of an object, each of the type that is expected. */
  record Parts(Map<String, @Nullable Object> parts) {
    boolean has(String name) {
      return parts.get(name) != null;
    }

    BadInput wrong(String name, String right) {
      return new BadInput(name + ": must be " + right);
    }

    String text(String name) {
      if (parts.get(name) instanceof String text) {
        return text;
      }
      throw wrong(name, "a text");
    }

    long number(String name) {
      if (parts.get(name) instanceof Long number) {
        return number;
      }
      throw wrong(name, "a whole number");
    }

    int integer(String name) {
      long number = number(name);
      if ((int) number != number) {
        throw wrong(name, "a smaller number");
      }
      return (int) number;
    }

    double real(String name) {
      return switch (parts.get(name)) {
        case Long number -> number;
        case Fraction fraction -> fraction.value;
        case null, default -> throw wrong(name, "a number");
      };
    }

    boolean truth(String name) {
      if (parts.get(name) instanceof Boolean truth) {
        return truth;
      }
      throw wrong(name, "true or false");
    }

    <E extends Enum<E>> E constant(String name, E[] constants) {
      String text = text(name);
      for (E constant : constants) {
        if (constant.name().equals(text)) {
          return constant;
        }
      }
      throw wrong(name, "another word");
    }

    Parts parts(String name) {
      return new Parts(object(parts.get(name), name));
    }

    List<String> texts(String name) {
      List<String> texts = new ArrayList<>();
      for (Object each : all(name)) {
        if (!(each instanceof String text)) {
          throw wrong(name, "texts");
        }
        texts.add(text);
      }
      return texts;
    }

    List<Integer> integers(String name) {
      List<Integer> numbers = new ArrayList<>();
      for (Object each : all(name)) {
        if (!(each instanceof Long number)) {
          throw wrong(name, "whole numbers");
        }
        numbers.add(number.intValue());
      }
      return numbers;
    }

    <T> List<T> list(String name, Function<Parts, T> each) {
      List<T> list = new ArrayList<>();
      for (Object one : all(name)) {
        list.add(each.apply(new Parts(object(one, name))));
      }
      return list;
    }

    private List<?> all(String name) {
      if (parts.get(name) instanceof List<?> list) {
        return list;
      }
      throw wrong(name, "a list");
    }
  }

  /** A text being read. */
  private static final class Reading {
    private static final int DEEPEST = 20;

    private final String text;
    private int at;
    private int depth;

    Reading(String text) {
      this.text = text;
    }

    void finish() {
      if (peek() != 0) {
        throw unreadable();
      }
    }

    private BadInput unreadable() {
      return new BadInput("not the JSON that is expected, at " + at);
    }

    /** The next sign that is no space; 0 at the end. */
    private char peek() {
      while (at < text.length() && text.charAt(at) <= ' ') {
        at++;
      }
      return at < text.length() ? text.charAt(at) : 0;
    }

    private void take(char sign) {
      if (peek() != sign) {
        throw unreadable();
      }
      at++;
    }

    @Nullable Object value() {
      if (++depth > DEEPEST) {
        throw unreadable();
      }
      Object value =
          switch (peek()) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
          };
      depth--;
      return value;
    }

    private @Nullable Object word(String word, @Nullable Object meaning) {
      if (!text.startsWith(word, at)) {
        throw unreadable();
      }
      at += word.length();
      return meaning;
    }

    private Map<String, @Nullable Object> object() {
      Map<String, @Nullable Object> parts = new LinkedHashMap<>();
      take('{');
      while (peek() != '}') {
        if (!parts.isEmpty()) {
          take(',');
          peek();
        }
        String name = string();
        take(':');
        Object value = value();
        if (parts.containsKey(name)) {
          throw unreadable();
        }
        parts.put(name, value);
      }
      at++;
      return parts;
    }

    private List<@Nullable Object> list() {
      List<@Nullable Object> list = new ArrayList<>();
      take('[');
      while (peek() != ']') {
        if (!list.isEmpty()) {
          take(',');
        }
        list.add(value());
      }
      at++;
      return list;
    }

    private String string() {
      take('"');
      StringBuilder read = new StringBuilder();
      while (true) {
        char sign = sign();
        if (sign == '"') {
          return read.toString();
        }
        read.append(sign == '\\' ? escaped() : sign);
      }
    }

    private char sign() {
      if (at >= text.length()) {
        throw unreadable();
      }
      return text.charAt(at++);
    }

    private char escaped() {
      char sign = sign();
      return switch (sign) {
        case 'n' -> '\n';
        case 'r' -> '\r';
        case 't' -> '\t';
        case 'b' -> '\b';
        case 'f' -> '\f';
        case 'u' -> unicode();
        case '"', '\\', '/' -> sign;
        default -> throw unreadable();
      };
    }

    private char unicode() {
      int code = 0;
      for (int i = 0; i < 4; i++) {
        int digit = Character.digit(sign(), 16);
        if (digit < 0) {
          throw unreadable();
        }
        code = 16 * code + digit;
      }
      return (char) code;
    }

    private Object number() {
      int begin = at;
      boolean whole = true;
      while (at < text.length() && "+-0123456789.eE".indexOf(text.charAt(at)) >= 0) {
        whole &= ".eE".indexOf(text.charAt(at)) < 0;
        at++;
      }
      String digits = text.substring(begin, at);
      try {
        return whole ? (Object) Long.parseLong(digits) : new Fraction(digits);
      } catch (NumberFormatException notANumber) {
        throw unreadable();
      }
    }
  }

  /**
   * A number that is not whole, to fifteen digits, which is enough for times. Java's own way with
   * such numbers, in and out, needs tables that would be a twentieth of all that a page loads.
   */
  private static final class Fraction {
    private static final int MOST_DIGITS = 15;
    private static final int MOST_POWER = 22; // exact as a double

    final double value;

    Fraction(String text) {
      int exponent = Math.max(text.indexOf('e'), text.indexOf('E'));
      String digits = exponent < 0 ? text : text.substring(0, exponent);
      int point = digits.indexOf('.');
      String whole = point < 0 ? digits : digits.substring(0, point);
      String part = point < 0 ? "" : digits.substring(point + 1);
      int room = Math.max(0, MOST_DIGITS - whole.length());
      String rounded = part.length() > room ? part.substring(0, room) : part;
      if (part.startsWith("-") || part.startsWith("+")) {
        throw new NumberFormatException(text);
      }
      int power = exponent < 0 ? 0 : Integer.parseInt(text.substring(exponent + 1));
      value = scaled(Long.parseLong(whole + rounded), power - rounded.length());
    }

    private static double scaled(long number, int power) {
      if (Math.abs(power) > MOST_POWER) {
        throw new NumberFormatException("10 to the power of " + power);
      }
      double scale = 1;
      for (int i = Math.abs(power); i > 0; i--) {
        scale *= 10;
      }
      return power < 0 ? number / scale : number * scale;
    }
  }
}
