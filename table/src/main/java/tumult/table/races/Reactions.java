package tumult.table.races;

/** The latest reactions of one person, beside those of all others. */
final class Reactions {
  private static final int MEMORY = 64;
  private static final int ENOUGH = 4;

  /** Slower is as slow as this: somebody was not paying attention. */
  private static final long SLOWEST = 1_000_000;

  /** How much one person's reactions differ, by and large (standard deviation). */
  private static final double WITHIN = 100_000;

  /** How much people differ from each other in their usual reaction. */
  private static final double BETWEEN = 45_000;

  /** What is taken for granted of somebody unknown: so many reactions, evenly between these. */
  private static final double IMAGINED = 4;

  private static final double QUICK = 200_000;
  private static final double SLOW = 600_000;

  private final Everybody everybody;
  private final long[] reactions = new long[MEMORY];
  private int added;
  private long sum;

  Reactions(Everybody everybody) {
    this.everybody = everybody;
  }

  /** The reactions of all persons at a table together. */
  static final class Everybody {
    private int people;
    private int count;
    private long sum;
  }

  void add(long reaction) {
    int slot = added % MEMORY;
    long counted = Math.clamp(reaction, -SLOWEST, SLOWEST);
    long change = counted - reactions[slot];
    everybody.count += added < MEMORY ? 1 : 0;
    everybody.sum += change;
    sum += change;
    reactions[slot] = counted;
    added++;
    everybody.people += added == ENOUGH ? 1 : 0;
  }

  /**
   * How likely this person, who has not reacted before the first time, has reacted before the
   * second, from 0 to 1.
   */
  double likely(long from, long to) {
    double later = slowerThan(from);
    return to <= from || later == 0 ? 0 : 1 - slowerThan(to) / later;
  }

  private double slowerThan(long reaction) {
    double count = IMAGINED * Math.clamp((SLOW - reaction) / (SLOW - QUICK), 0, 1);
    for (int i = 0; i < Math.min(added, MEMORY); i++) {
      count += reactions[i] > reaction ? 1 : 0;
    }
    return count;
  }

  /**
   * By how much this person has been faster than the others, beyond so many standard deviations of
   * what is to be expected among people; nothing while too little is known.
   */
  long suspiciousLead(RaceLimits limits) {
    double deviations = everybody.people > 2 ? limits.surprise() : limits.surpriseAtTwo();
    int own = Math.min(added, MEMORY);
    int others = everybody.count - own;
    if (own < ENOUGH || others < ENOUGH) {
      return 0;
    }
    double lead = (double) (everybody.sum - sum) / others - (double) sum / own;
    double variance = BETWEEN * BETWEEN + WITHIN * WITHIN * (1.0 / own + 1.0 / others);
    return (long) Math.max(0, lead - deviations * Math.sqrt(variance));
  }
}
