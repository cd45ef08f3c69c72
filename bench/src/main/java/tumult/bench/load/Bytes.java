package tumult.bench.load;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Looks for the few things of a message that a driver needs, without reading all of it. */
final class Bytes {
  private Bytes() {}

  static boolean startWith(byte[] bytes, int from, byte[] wanted) {
    for (int i = 0; i < wanted.length; i++) {
      if (bytes[from + i] != wanted[i]) {
        return false;
      }
    }
    return true;
  }

  static int find(byte[] bytes, int from, int to, byte[] wanted) {
    for (int i = from; i <= to - wanted.length; i++) {
      if (bytes[i] == wanted[0] && startWith(bytes, i, wanted)) {
        return i;
      }
    }
    return -1;
  }

  static int findLast(byte[] bytes, int from, int to, byte[] wanted) {
    for (int i = to - wanted.length; i >= from; i--) {
      if (bytes[i] == wanted[0] && startWith(bytes, i, wanted)) {
        return i;
      }
    }
    return -1;
  }

  static int number(byte[] bytes, int from) {
    int number = 0;
    for (int i = from; bytes[i] >= '0' && bytes[i] <= '9'; i++) {
      number = 10 * number + bytes[i] - '0';
    }
    return number;
  }

  /** The middle text of a list of texts that begins here; null if the list is empty. */
  static @Nullable String choose(byte[] bytes, int from) {
    if (bytes[from] != '"') {
      return null;
    }
    int end = from;
    int commas = 0;
    for (; bytes[end] != ']'; end++) {
      if (bytes[end] == ',') {
        commas++;
      }
    }
    int skip = commas / 2;
    int start = from;
    while (skip > 0) {
      if (bytes[start++] == ',') {
        skip--;
      }
    }
    int stop = start + 1;
    while (bytes[stop] != '"') {
      stop++;
    }
    return new String(bytes, start + 1, stop - start - 1, StandardCharsets.UTF_8);
  }
}
