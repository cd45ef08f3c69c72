package tumult.cli.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import tumult.lab.Estimate;

/** Pictures of numbers, as SVG that takes its colours from the page. */
final class Chart {
  private static final int WIDTH = 360;
  private static final int LEFT = 112;
  private static final int RIGHT = 62;
  private static final int ROW = 22;
  private static final int HIGH = 120;
  private static final int COLUMNS = 24;

  private Chart() {}

  /** A number with a name. */
  record Bar(String name, Estimate value) {}

  /**
   * A bar for each number, with its interval.
   *
   * @param unit how a number is written, e.g. {@code %.1f %%}
   * @param scale what it is multiplied with first
   */
  static String bars(List<Bar> bars, String unit, double scale) {
    if (bars.isEmpty()) {
      return "<div class='big'>too few games to tell</div>";
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
      Bar bar = bars.get(row);
      double y = row * ROW + 4;
      double end = zero + bar.value.mean() * step;
      svg.append(text(LEFT - 6, y + 12, "end", bar.name));
      svg.append(
          part(
              "<rect x='%.1f' y='%.1f' width='%.1f' height='14'/>",
              Math.min(zero, end), y, Math.abs(end - zero)));
      svg.append(
          part(
              "<line x1='%.1f' x2='%.1f' y1='%.1f' y2='%.1f'/>",
              zero + finite(bar.value.low(), bar.value.mean()) * step,
              zero + finite(bar.value.high(), bar.value.mean()) * step,
              y + 7,
              y + 7));
      svg.append(
          text(
              WIDTH - RIGHT + 8,
              y + 12,
              "start",
              String.format(Locale.ROOT, unit, scale * bar.value.mean())));
    }
    return svg(bars.size() * ROW + 6, svg);
  }

  private static double finite(double value, double otherwise) {
    return Double.isFinite(value) ? value : otherwise;
  }

  /** How often which numbers came. */
  static String histogram(List<Integer> numbers) {
    int least = Collections.min(numbers);
    int most = Collections.max(numbers);
    int width = Math.max(1, (most - least + COLUMNS) / COLUMNS);
    int[] counts = new int[(most - least) / width + 1];
    int highest = 1;
    for (int number : numbers) {
      highest = Math.max(highest, ++counts[(number - least) / width]);
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
    svg.append(text(10, HIGH + 20, "start", Integer.toString(least)));
    svg.append(text(WIDTH - 10, HIGH + 20, "end", Integer.toString(most)));
    return svg(HIGH + 26, svg);
  }

  /** Parts of one, from the beginning to the end. */
  static String line(List<Estimate> values) {
    List<String> points = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      points.add(
          part(
              "%.1f,%.1f",
              42 + (double) i * (WIDTH - 52) / (values.size() - 1),
              8 + HIGH * (1 - values.get(i).mean())));
    }
    StringBuilder svg = new StringBuilder();
    for (int percent = 0; percent <= 100; percent += 25) {
      double y = 8 + HIGH * (1 - percent / 100.0);
      svg.append(
          part("<line class='grid' x1='42' x2='%d' y1='%.1f' y2='%.1f'/>", WIDTH - 10, y, y));
      svg.append(text(38, y + 4, "end", percent + "%"));
    }
    svg.append("<polyline points='").append(String.join(" ", points)).append("'/>");
    svg.append(text(42, HIGH + 20, "start", "beginning"));
    svg.append(text(WIDTH - 10, HIGH + 20, "end", "end"));
    return svg(HIGH + 26, svg);
  }

  private static String svg(int height, CharSequence inside) {
    return "<svg viewBox='0 0 %d %d' role='img'>%s</svg>".formatted(WIDTH, height, inside);
  }

  private static String text(double x, double y, String anchor, String words) {
    String shown = words.length() > 17 ? words.substring(0, 16) + "…" : words;
    return part(
        "<text x='%.1f' y='%.1f' text-anchor='%s'>%s</text>",
        x, y, anchor, ReportPage.escaped(shown));
  }

  @SuppressWarnings("AnnotateFormatMethod") // the annotation would be a library of its own
  private static String part(String form, Object... values) {
    return String.format(Locale.ROOT, form, values);
  }
}
