package tumult.server.web;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Short codes to be typed on a television, where no link can be sent: each leads to one table for a
 * while, and a table has one. A code that is gone is asked for anew.
 */
final class ScreenCodes {
  static final long LIFE = 15 * 60 * 1000;
  static final int MOST = 10_000;

  /**
   * @param code eight letters
   * @param until when it ends, in milliseconds
   */
  private record Code(String code, Api.Screen screen, long until) {}

  /** By table, the one that ends first at the beginning. */
  private final Map<String, Code> codes = new LinkedHashMap<>();

  /** The code that leads to a screen from now on; the one there is, if it leads there already. */
  synchronized Api.ScreenCode make(Api.Screen screen, long now) {
    Code known = codes.remove(screen.table());
    String letters =
        known != null && known.screen().equals(screen) && known.until() > now
            ? known.code()
            : Secrets.freshCode();
    Code code = new Code(letters, screen, now + LIFE);
    codes.put(screen.table(), code);
    Iterator<Code> oldest = codes.values().iterator();
    for (Code first = oldest.next();
        first.until() <= now || codes.size() > MOST;
        first = oldest.next()) {
      oldest.remove();
    }
    return new Api.ScreenCode(code.code(), code.until());
  }

  /** Where a code leads; null if nowhere. */
  synchronized Api.@Nullable Screen find(String code, long now) {
    for (Code each : codes.values()) {
      if (each.code().equals(code) && each.until() > now) {
        return each.screen();
      }
    }
    return null;
  }
}
