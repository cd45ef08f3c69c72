package tumult.worker.instead;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** A text that is compared with a {@link PagePattern}, and what its groups have found so far. */
final class Fit {
  private final Part whole;
  private final String text;
  private final int[] begins;
  private final int[] ends;
  private int end;

  /** A part of an expression. */
  interface Part {
    /** Whether the part is there, and whatever comes after it. */
    boolean matches(Fit in, int from, IntPredicate after);
  }

  Fit(Part whole, int groups, String text) {
    this.whole = whole;
    this.text = text;
    begins = new int[groups + 1];
    ends = new int[groups + 1];
  }

  /** Whether all of it fits. */
  boolean isWhole() {
    Arrays.fill(begins, -1);
    return whole.matches(this, 0, to -> to == text.length() && note(0, 0, to, any -> true));
  }

  /** What a group has found; null if it was not there. */
  @Nullable String group(int number) {
    if (begins[0] < 0) {
      throw new IllegalStateException("no match found");
    }
    return begins[number] < 0 ? null : text.substring(begins[number], ends[number]);
  }

  /** Where that ends which fits from here on; -1 if nothing does. */
  int endFrom(int from) {
    end = -1;
    whole.matches(
        this,
        from,
        to -> {
          end = to;
          return true;
        });
    return end;
  }

  /** How many letters of a kind there are from here on, so many at most. */
  int count(IntPredicate kind, int from, int most) {
    int count = 0;
    while (count < most && from + count < text.length() && kind.test(text.charAt(from + count))) {
      count++;
    }
    return count;
  }

  /** Notes what a group has found, unless what comes after it does not fit. */
  boolean note(int group, int from, int to, IntPredicate after) {
    int begin = begins[group];
    int before = ends[group];
    begins[group] = from;
    ends[group] = to;
    if (after.test(to)) {
      return true;
    }
    begins[group] = begin;
    ends[group] = before;
    return false;
  }
}
