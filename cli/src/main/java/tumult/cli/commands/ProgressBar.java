package tumult.cli.commands;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;

/** How far some work is, with its rate and the time left; shown only if a person looks. */
final class ProgressBar {
  private static final long PAUSE = 200_000_000;
  private static final int WIDTH = 30;

  private final PrintWriter out;
  private final String what;
  private final long all;
  private final boolean looked =
      Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  private final long begin = System.nanoTime();
  private long shown = begin;

  /**
   * @param what e.g. games
   * @param all how many of them there will be; 0 if nobody knows
   */
  ProgressBar(PrintWriter out, String what, long all) {
    this.out = out;
    this.what = what;
    this.all = all;
  }

  void show(long done) {
    long now = System.nanoTime();
    if (!looked || now - shown < PAUSE) {
      return;
    }
    shown = now;
    if (all == 0) {
      out.printf("\r%,d %s, %s \u001b[K", done, what, rate(done));
      out.flush();
      return;
    }
    int full = (int) (WIDTH * done / all);
    double left = (now - begin) / 1e9 * (all - done) / done;
    out.printf(
        Locale.ROOT,
        "\r%s%s %3d %%  %s  %.0f s left \u001b[K",
        "█".repeat(full),
        "░".repeat(WIDTH - full),
        100 * done / all,
        rate(done),
        left);
    out.flush();
  }

  /** Says what is being done, where nobody knows how long it takes. */
  void tell(String doing) {
    if (looked) {
      out.printf("\r%s … \u001b[K", doing);
      out.flush();
    }
  }

  void clear() {
    if (looked) {
      out.print("\r\u001b[K");
      out.flush();
    }
  }

  /** How many there were in a second. */
  String rate(long done) {
    double seconds = (System.nanoTime() - begin) / 1e9;
    return String.format(Locale.ROOT, "%,.0f %s a second", done / seconds, what);
  }
}
