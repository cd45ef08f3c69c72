package tumult.bench;

import java.util.function.LongSupplier;

/**
 * Times work that is repeated until it takes long enough to be measured: the best of several
 * rounds, since what disturbs a round only ever adds to it.
 */
final class Stopwatch {
  private static final long WARM_UP_NANOS = 500_000_000;
  private static final long ROUND_NANOS = 100_000_000;
  private static final int ROUNDS = 9;

  private Stopwatch() {}

  /** Nanoseconds per unit of work, where {@code work} returns how many units it did. */
  static double nanosPer(LongSupplier work) {
    round(work, WARM_UP_NANOS);
    double best = Double.MAX_VALUE;
    for (int i = 0; i < ROUNDS; i++) {
      best = Math.min(best, round(work, ROUND_NANOS));
    }
    return best;
  }

  private static double round(LongSupplier work, long nanos) {
    long units = 0;
    long start = System.nanoTime();
    long elapsed;
    do {
      units += work.getAsLong();
      elapsed = System.nanoTime() - start;
    } while (elapsed < nanos);
    return (double) elapsed / units;
  }
}
