package tumult.worker.instead;

import org.teavm.classlib.impl.text.DoubleAnalyzer;

/**
 * How a number that is not whole is written in a page: to fifteen digits. Nothing that is told or
 * kept has such a number; the tables for the last two digits would be a thirtieth of all that a
 * page loads.
 */
public final class PageDoubleAnalyzer {
  /** The mantissa has eighteen digits, of which the last three are zeros. */
  private static final double LEAST = 1e14;

  private static final int ZEROS = 1000;
  private static final int DIGITS_BEFORE_POINT = 14;

  private PageDoubleAnalyzer() {}

  public static void analyze(double number, DoubleAnalyzer.Result result) {
    result.sign = number < 0;
    result.exponent = 0;
    result.mantissa = 0;
    double rest = Math.abs(number);
    if (rest == 0) {
      return;
    }
    int exponent = DIGITS_BEFORE_POINT;
    while (rest >= 10 * LEAST) {
      rest /= 10;
      exponent++;
    }
    while (rest < LEAST) {
      rest *= 10;
      exponent--;
    }
    result.exponent = exponent;
    result.mantissa = Math.round(rest) * ZEROS;
  }
}
