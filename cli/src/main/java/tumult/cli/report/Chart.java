package tumult.cli.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import tumult.lab.Estimate;

/** Pictures of numbers, as SVG that takes its colours from the page. */
final class Chart {
  private static final int WIDTH = 360;
  private static final int LEFT = 120;
  private static final int RIGHT = 96;
  private static final int ROW = 22;
  private static final int HIGH = 120;
  private static final int COLUMNS = 24;
  private static final int LONGEST_NAME = 17;

  private Chart() {}

  /**
   * A number with a name.
   *
   * @param marked whether it stands out
   */
  record Bar(String name, Estimate value, boolean marked) {
    Bar(String name, Estimate value) {
      this(name, value, false);
    }
  }

  /**
   * A bar for each number, with its interval.
   *
   * @param form how a number and what may be added or taken are written, e.g. {@code %.1f ± %.1f}
   */
  static String bars(List<Bar> bars, String form) {
    if (bars.isEmpty()) {
      return "<div class='big'>nothing differs often enough to tell</div>";
    }
    double most = 1e-9;
    double least = 0;
    for (Bar bar : bars) {
      most = Math.max(most, finite(bar.value.high(), bar.value.mean()));
      least = Math.min(least, finite(bar.value.low(), bar.value.mean()));
    }
    double step = (WIDTH - LEFT - RIGHT) / (most - least);
    double zero = LEFT - least * step;
    StringBuilder svg = new StringBuilder();
    for (int row = 0; row < bars.size(); row++) {
      svg.append(bar(bars.get(row), row * ROW + 4.0, zero, step, form));
    }
    int height = bars.size() * ROW + 6;
    svg.append(part("<line class='grid' x1='%.1f' x2='%.1f' y1='0' y2='%d'/>", zero, zero, height));
    return svg(height, svg);
  }

  private static String bar(Bar bar, double y, double zero, double step, String form) {
    Estimate value = bar.value;
    double end = zero + value.mean() * step;
    double half = value.error() * 1.959964;
    boolean large = Math.abs(value.mean()) >= 100; // there is no room for tenths
    String number = part(large ? form.replace(".1f", ".0f") : form, value.mean(), half);
    return text(LEFT - 6, y + 12, "end", bar.name)
        + part(
            "<rect%s x='%.1f' y='%.1f' width='%.1f' height='14'/>",
            bar.marked ? " class='mark'" : "", Math.min(zero, end), y, Math.abs(end - zero))
        + part(
            "<line x1='%.1f' x2='%.1f' y1='%.1f' y2='%.1f'/>",
            zero + finite(value.low(), value.mean()) * step,
            zero + finite(value.high(), value.mean()) * step,
            y + 7,
            y + 7)
        + text(WIDTH - RIGHT + 8, y + 12, "start", number);
  }

  private static double finite(double value, double otherwise) {
    return Double.isFinite(value) ? value : otherwise;
  }

  /** How often which numbers came; the longest hundredth is put into the last column. */
  static String histogram(List<Integer> numbers) {
    List<Integer> sorted = new ArrayList<>(numbers);
    Collections.sort(sorted);
    int least = sorted.getFirst();
    int most = sorted.get((sorted.size() - 1) * 99 / 100);
    int width = Math.max(1, (most - least + COLUMNS) / COLUMNS);
    int[] counts = new int[(most - least) / width + 1];
    int highest = 1;
    for (int number : sorted) {
      int column = Math.min((number - least) / width, counts.length - 1);
      highest = Math.max(highest, ++counts[column]);
    }
    double step = (double) (WIDTH - 20) / counts.length;
    StringBuilder svg = new StringBuilder();
    for (int i = 0; i < counts.length; i++) {
      double high = (double) HIGH * counts[i] / highest;
      svg.append(
          part(
              "<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f'/>",
              10 + i * step, HIGH - high + 4, Math.max(1, step - 1.5), high));
    }
    int middle = sorted.get(sorted.size() / 2);
    double x = 10 + Math.min(WIDTH - 20.0, ((double) (middle - least) / width + 0.5) * step);
    svg.append(part("<line x1='%.1f' x2='%.1f' y1='0' y2='%d'/>", x, x, HIGH + 4));
    boolean room = x > 70 && x < WIDTH - 80;
    svg.append(text(10, HIGH + 20, "start", Integer.toString(least)));
    svg.append(room ? text(x, HIGH + 20, "middle", "half: " + middle) : "");
    svg.append(text(WIDTH - 10, HIGH + 20, "end", "≥ " + most));
    return svg(HIGH + 26, svg);
  }

  /** Parts of one with their intervals, from the beginning to the end. */
  static String line(List<Estimate> values) {
    List<String> points = new ArrayList<>();
    List<String> above = new ArrayList<>();
    List<String> below = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      double x = 42 + (double) i * (WIDTH - 52) / (values.size() - 1);
      Estimate value = values.get(i).within(0, 1);
      points.add(point(x, value.mean()));
      above.add(point(x, value.high()));
      below.addFirst(point(x, value.low()));
    }
    StringBuilder svg = new StringBuilder();
    for (int percent = 0; percent <= 100; percent += 25) {
      double y = 8 + HIGH * (1 - percent / 100.0);
      svg.append(
          part("<line class='grid' x1='42' x2='%d' y1='%.1f' y2='%.1f'/>", WIDTH - 10, y, y));
      svg.append(text(38, y + 4, "end", percent + "%"));
    }
    above.addAll(below);
    svg.append("<polygon points='").append(String.join(" ", above)).append("'/>");
    svg.append("<polyline points='").append(String.join(" ", points)).append("'/>");
    svg.append(text(42, HIGH + 22, "start", "beginning"));
    svg.append(text(WIDTH - 10, HIGH + 22, "end", "end"));
    return svg(HIGH + 28, svg);
  }

  private static String point(double x, double share) {
    return part("%.1f,%.1f", x, 8 + HIGH * (1 - share));
  }

  private static String svg(int height, CharSequence inside) {
    return "<svg viewBox='0 0 %d %d' role='img'>%s</svg>".formatted(WIDTH, height, inside);
  }

  private static String text(double x, double y, String anchor, String words) {
    boolean cut = words.length() > LONGEST_NAME;
    String shown = cut ? words.substring(0, LONGEST_NAME - 1) + "…" : words;
    return part(
        "<text x='%.1f' y='%.1f' text-anchor='%s'>%s</text>",
        x, y, anchor, ReportPage.escaped(shown));
  }

  @SuppressWarnings("AnnotateFormatMethod") // the annotation would be a library of its own
  private static String part(String form, Object... values) {
    return String.format(Locale.ROOT, form, values);
  }
}
