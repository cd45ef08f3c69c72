package tumult.bench;

import tumult.engine.Rng;

/**
 * The machine's own limit: copy a state of 256 bytes, draw one bounded random number, do one update
 * that depends on both. No engine that copies and draws can be faster, with any rules.
 */
final class Yardstick {
  private static final int LONGS = 256 / Long.BYTES;

  private final Rng rng = new Rng(1);
  private long[] from = new long[LONGS];
  private long[] to = new long[LONGS];

  /** Does it so many times, and returns that number. */
  long run(int times) {
    for (int i = 0; i < times; i++) {
      System.arraycopy(from, 0, to, 0, LONGS);
      int at = rng.below(LONGS);
      to[at] += from[LONGS - 1 - at] + 1;
      long[] next = to;
      to = from;
      from = next;
    }
    return times;
  }

  /** Nanoseconds a time. */
  static double nanos() {
    Yardstick yardstick = new Yardstick();
    return Stopwatch.nanosPer(() -> yardstick.run(10_000));
  }
}
