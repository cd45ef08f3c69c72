package tumult.worker.instead;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Regular expressions as {@code java.util.regex} has them, as far as the rules need them: letters,
 * classes, groups, alternatives, and how often a letter or whether a group comes. The whole of it
 * would be a tenth of all that a page loads.
 */
public final class PagePattern {
  private static final String SPECIAL = "()[]{}?*+|.^$\\";

  private final String text;
  private final Fit.Part whole;
  private int at;
  private int groups;
  private boolean dotIsAll;

  private PagePattern(String text) {
    this.text = text;
    if (text.startsWith("(?s)")) {
      dotIsAll = true;
      at = 4;
    }
    whole = alternatives();
    if (at < text.length()) {
      throw unknown();
    }
  }

  public static PagePattern compile(String text) {
    return new PagePattern(text);
  }

  public static boolean matches(String text, CharSequence words) {
    return compile(text).matcher(words).matches();
  }

  public PageMatcher matcher(CharSequence words) {
    return new PageMatcher(fit(words));
  }

  private Fit fit(CharSequence words) {
    return new Fit(whole, groups, words.toString());
  }

  public String[] split(CharSequence words) {
    return split(words, 0);
  }

  public String[] split(CharSequence words, int limit) {
    String all = words.toString();
    Fit in = fit(all);
    List<String> parts = new ArrayList<>();
    int begin = 0;
    for (int from = 0; from < all.length() && (limit <= 0 || parts.size() < limit - 1); from++) {
      int end = in.endFrom(from);
      if (end > from) {
        parts.add(all.substring(begin, from));
        begin = end;
        from = end - 1;
      }
    }
    parts.add(all.substring(begin));
    boolean split = parts.size() > 1;
    while (split && limit == 0 && !parts.isEmpty() && parts.getLast().isEmpty()) {
      parts.removeLast();
    }
    return parts.toArray(String[]::new);
  }

  private IllegalArgumentException unknown() {
    return new IllegalArgumentException(text + " is not understood here, at " + at);
  }

  private boolean take(String words) {
    boolean there = text.startsWith(words, at);
    if (there) {
      at += words.length();
    }
    return there;
  }

  private char next() {
    if (at == text.length()) {
      throw unknown();
    }
    return text.charAt(at++);
  }

  private Fit.Part alternatives() {
    Fit.Part first = sequence();
    while (take("|")) {
      Fit.Part one = first;
      Fit.Part other = sequence();
      first = (in, from, after) -> one.matches(in, from, after) || other.matches(in, from, after);
    }
    return first;
  }

  private Fit.Part sequence() {
    Fit.Part sequence = (in, from, after) -> after.test(from);
    while (at < text.length() && "|)".indexOf(text.charAt(at)) < 0) {
      Fit.Part before = sequence;
      Fit.Part last = take("(") ? group() : letters(letter());
      sequence = (in, from, after) -> before.matches(in, from, mid -> last.matches(in, mid, after));
    }
    return sequence;
  }

  private Fit.Part group() {
    int number = take("?:") ? 0 : ++groups;
    Fit.Part inside = alternatives();
    if (!take(")")) {
      throw unknown();
    }
    Fit.Part group =
        number == 0
            ? inside
            : (in, from, after) -> inside.matches(in, from, to -> in.note(number, from, to, after));
    if (at < text.length() && "*+{".indexOf(text.charAt(at)) >= 0) {
      throw unknown();
    }
    return take("?")
        ? (in, from, after) -> group.matches(in, from, after) || after.test(from)
        : group;
  }

  /** A letter of some kind, as often as it says. */
  private Fit.Part letters(IntPredicate kind) {
    int least = 1;
    int most = 1;
    if (take("*")) {
      least = 0;
      most = Integer.MAX_VALUE;
    } else if (take("+")) {
      most = Integer.MAX_VALUE;
    } else if (take("?")) {
      least = 0;
    } else if (take("{")) {
      least = number();
      most = take(",") ? number() : least;
      if (!take("}")) {
        throw unknown();
      }
    }
    return times(kind, least, most);
  }

  private static Fit.Part times(IntPredicate kind, int least, int most) {
    return (in, from, after) -> {
      int count = in.count(kind, from, most);
      while (count >= least && !after.test(from + count)) {
        count--;
      }
      return count >= least;
    };
  }

  private int number() {
    int number = 0;
    int begin = at;
    while (at < text.length() && Character.isDigit(text.charAt(at))) {
      number = 10 * number + next() - '0';
    }
    if (at == begin) {
      throw unknown();
    }
    return number;
  }

  private IntPredicate letter() {
    char sign = next();
    return switch (sign) {
      case '[' -> oneOf();
      case '\\' -> escaped();
      case '.' -> dotIsAll ? any -> true : each -> "\n\r\u0085\u2028\u2029".indexOf(each) < 0;
      default -> {
        if (SPECIAL.indexOf(sign) >= 0) {
          at--;
          throw unknown();
        }
        yield each -> each == sign;
      }
    };
  }

  private IntPredicate escaped() {
    char sign = next();
    return switch (sign) {
      case 'd' -> each -> each >= '0' && each <= '9';
      case 's' -> PagePattern::isSpace;
      case 'S' -> each -> !isSpace(each);
      case 'n' -> each -> each == '\n';
      case 'r' -> each -> each == '\r';
      default -> {
        if (SPECIAL.indexOf(sign) < 0) {
          throw unknown();
        }
        yield each -> each == sign;
      }
    };
  }

  private static boolean isSpace(int sign) {
    return sign == ' ' || (sign >= '\t' && sign <= '\r');
  }

  private IntPredicate oneOf() {
    boolean others = take("^");
    IntPredicate set = each -> false;
    while (!take("]")) {
      char first = next();
      IntPredicate one = first == '\\' ? escaped() : range(first);
      set = set.or(one);
    }
    return others ? set.negate() : set;
  }

  /** A letter, or all from it to another; a minus sign at the end is one. */
  private IntPredicate range(char first) {
    boolean isRange = text.startsWith("-", at) && !text.startsWith("-]", at);
    if (!isRange) {
      return each -> each == first;
    }
    at++;
    char last = next();
    return each -> each >= first && each <= last;
  }
}
