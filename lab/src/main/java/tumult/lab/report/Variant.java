package tumult.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import tumult.engine.Option;
import tumult.engine.Setup;

/**
 * A game with one option changed.
 *
 * @param option the option's name
 * @param value what is chosen instead
 * @param setup the game, then
 */
public record Variant(String option, String value, Setup setup) {
  /** The longest range of numbers of which each is tried. */
  private static final int FEW = 5;

  /**
   * All other words of an option and all numbers of a short range; of a long one its ends, and half
   * and twice of what is chosen.
   */
  public static List<Variant> of(Setup setup) {
    List<Variant> variants = new ArrayList<>();
    for (Option option : setup.kind().options()) {
      int now = setup.number(option.name());
      for (int value : values(option, now)) {
        if (value != now) {
          variants.add(of(setup, option, value));
        }
      }
    }
    return variants;
  }

  private static Variant of(Setup setup, Option option, int value) {
    String text = option.text(value);
    boolean seats = option.name().equals("seats");
    return new Variant(
        option.name(), text, seats ? setup.withSeats(value) : setup.with(option.name(), text));
  }

  private static TreeSet<Integer> values(Option option, int now) {
    TreeSet<Integer> values = new TreeSet<>();
    boolean few = !option.words().isEmpty() || option.most() - option.least() < FEW;
    if (few) {
      for (int value = option.least(); value <= option.most(); value++) {
        values.add(value);
      }
    } else {
      values.add(option.least());
      values.add(Math.max(option.least(), now / 2));
      values.add(Math.min(option.most(), 2 * Math.max(1, now)));
      values.add(option.most());
    }
    return values;
  }

  @Override
  public String toString() {
    return option + "=" + value;
  }
}
