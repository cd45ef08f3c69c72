package tumult.engine;

/**
 * Tumult's own small seeded generator (SplitMix64), the same on every platform and in every
 * version.
 *
 * <p>Not for live tables: their luck is drawn so that it can be checked by everyone.
 */
public final class Rng {
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private long state;

  public Rng(long seed) {
    state = mix(seed);
  }

  /** The generator of one of many games that share a seed. */
  public Rng(long seed, long game) {
    seed(seed, game);
  }

  /** Begins anew as the generator of one of many games that share a seed. */
  public void seed(long seed, long game) {
    state = mix(mix(seed) + game * GOLDEN_GAMMA);
  }

  /** 64 random bits. */
  public long next() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  /** A number from 0 to {@code bound - 1}, each exactly equally likely (Lemire's method). */
  public int below(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("no number from 0 is below " + bound);
    }
    long product = (next() >>> 32) * bound;
    if (Integer.compareUnsigned((int) product, bound) < 0) {
      product = redraw(product, bound);
    }
    return (int) (product >>> 32);
  }

  private long redraw(long product, int bound) {
    int threshold = Integer.remainderUnsigned(-bound, bound);
    while (Integer.compareUnsigned((int) product, threshold) < 0) {
      product = (next() >>> 32) * bound;
    }
    return product;
  }

  /** Continues exactly as another generator would. */
  public void set(Rng other) {
    state = other.state;
  }

  /** A number that equal lists share and different ones hardly ever do, for {@link State#hash}. */
  public static long hash(int[] list, long... others) {
    long hash = 0;
    for (int number : list) {
      hash = mix(hash + number);
    }
    for (long number : others) {
      hash = mix(hash + number);
    }
    return hash;
  }

  /** Scrambles a number so that every bit of it touches every bit of the result. */
  public static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
