package tumult.lab.races;

import tumult.engine.Rng;

/** Seeded draws from the distributions that the simulation is made of. */
final class Distributions {
  private static final double UNIT = 0x1p-53;

  private final Rng rng;

  Distributions(long seed, long stream) {
    rng = new Rng(seed, stream);
  }

  double unit() {
    return (rng.next() >>> 11) * UNIT;
  }

  double between(double low, double high) {
    return low + (high - low) * unit();
  }

  int below(int bound) {
    return rng.below(bound);
  }

  boolean chance(double probability) {
    return unit() < probability;
  }

  double normal() {
    return Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit());
  }

  double exponential(double mean) {
    return -mean * Math.log(1 - unit());
  }
}
