package tumult.games;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which form of a word goes with a number in a language, as its texts say under {@code plural}.
 *
 * <p>Written like the rules of Unicode's CLDR: a condition for each form but the last, with {@code
 * ;} between them. {@code n % 10 = 2..4 and n % 100 != 12..14} is true of 3 and 22, not of 13.
 */
final class PluralRule {
  private static final Pattern RELATION =
      Pattern.compile("n(?: % (\\d+))? (=|!=) (\\d+)(?:\\.\\.(\\d+))?");

  private final List<LongPredicate> conditions;

  private PluralRule(List<LongPredicate> conditions) {
    this.conditions = conditions;
  }

  static PluralRule parse(String text) {
    return new PluralRule(Arrays.stream(text.split("; *", -1)).map(PluralRule::condition).toList());
  }

  private static LongPredicate condition(String text) {
    return Arrays.stream(text.split(" and ", -1))
        .map(PluralRule::relation)
        .reduce(LongPredicate::and)
        .orElseThrow();
  }

  private static LongPredicate relation(String text) {
    Matcher relation = RELATION.matcher(text);
    if (!relation.matches()) {
      throw new IllegalArgumentException(
          "plural: '%s' must be like n = 1 or n %% 10 != 2..4".formatted(text));
    }
    String divisor = relation.group(1);
    long modulus = divisor == null ? Long.MAX_VALUE : Long.parseLong(divisor);
    long least = Long.parseLong(relation.group(3));
    long most = relation.group(4) == null ? least : Long.parseLong(relation.group(4));
    boolean within = relation.group(2).equals("=");
    return n -> within == (n % modulus >= least && n % modulus <= most);
  }

  /** Which form goes with a number: 0 for the first. */
  int form(long number) {
    int form = 0;
    while (form < conditions.size() && !conditions.get(form).test(Math.abs(number))) {
      form++;
    }
    return form;
  }
}
