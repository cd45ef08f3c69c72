package tumult.worker.instead;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Fills in texts as {@code java.util.Formatter} does, as far as the rules need it: {@code %s},
 * {@code %d}, {@code %b} and {@code %%}. The whole of it would be a tenth of all that a page loads.
 */
public final class PageFormatter {
  private final StringBuilder out = new StringBuilder();

  public PageFormatter() {}

  public PageFormatter(@Nullable Locale language) {}

  public PageFormatter format(@Nullable Locale language, String text, @Nullable Object... values) {
    return format(text, values);
  }

  public PageFormatter format(String text, @Nullable Object... values) {
    int next = 0;
    for (int at = 0; at < text.length(); at++) {
      char sign = text.charAt(at);
      if (sign != '%') {
        out.append(sign);
        continue;
      }
      char kind = text.charAt(++at);
      switch (kind) {
        case '%' -> out.append('%');
        case 's', 'd', 'b' -> out.append(values[next++]);
        default -> throw new IllegalArgumentException("%" + kind + " is not filled in here");
      }
    }
    return this;
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
