package tumult.bots;

import tumult.engine.BadInput;

/**
 * How long a bot may think: until one of the two is used up.
 *
 * @param iterations how many positions it may play out
 * @param millis how long it may take
 */
public record Budget(int iterations, int millis) {
  private static final int NO_LIMIT = Integer.MAX_VALUE;

  /** As long as it wants. */
  public static final Budget ANY = new Budget(NO_LIMIT, NO_LIMIT);

  public Budget {
    if (iterations < 1 || millis < 1) {
      throw new BadInput("a budget is at least one iteration and one millisecond");
    }
  }

  /** So many iterations, however long they take: the same on every machine. */
  public static Budget iterations(int iterations) {
    return new Budget(iterations, NO_LIMIT);
  }

  /** As many iterations as that time allows. */
  public static Budget millis(int millis) {
    return new Budget(NO_LIMIT, millis);
  }

  /** What both of two budgets allow. */
  public Budget and(Budget other) {
    return new Budget(Math.min(iterations, other.iterations), Math.min(millis, other.millis));
  }

  /** Whether the time matters. */
  boolean isTimed() {
    return millis != NO_LIMIT;
  }
}
