package tumult.engine;

/**
 * The 21 rolls of two equal dice of which both are seen, from 0 for {@code 1+1}, 1 for {@code 1+2},
 * to 20 for {@code 6+6}. Where only the sum matters, {@link Dice} is enough.
 */
public final class TwoDice {
  public static final int ROLLS = 21;

  /** Stands for a roll where nothing has been rolled. */
  public static final int NONE = -1;

  private static final int FACES = 6;
  private static final int[] LOW = new int[ROLLS];
  private static final int[] HIGH = new int[ROLLS];
  private static final int[] SUM = new int[ROLLS];

  /** The roll of each of the 36 ways the dice can fall. */
  private static final int[] FALLS = new int[FACES * FACES];

  static {
    int roll = 0;
    for (int low = 1; low <= FACES; low++) {
      for (int high = low; high <= FACES; high++, roll++) {
        LOW[roll] = low;
        HIGH[roll] = high;
        SUM[roll] = low + high;
        FALLS[fall(low, high)] = roll;
        FALLS[fall(high, low)] = roll;
      }
    }
  }

  private TwoDice() {}

  private static int fall(int one, int other) {
    return (one - 1) * FACES + other - 1;
  }

  public static int low(int roll) {
    return LOW[roll];
  }

  public static int high(int roll) {
    return HIGH[roll];
  }

  public static int sum(int roll) {
    return SUM[roll];
  }

  /** In how many of 36 ways the dice can fall so. */
  public static int weight(int roll) {
    return LOW[roll] == HIGH[roll] ? 1 : 2;
  }

  /** Throws the dice. */
  public static int any(Rng rng) {
    return FALLS[rng.below(FALLS.length)];
  }

  /** The roll of two dice, the lower first. */
  public static int roll(int low, int high) {
    if (low < 1 || low > high || high > FACES) {
      throw new BadInput(
          "'%d+%d' is no roll: expected two dice 1–6, the lower first".formatted(low, high));
    }
    return FALLS[fall(low, high)];
  }

  public static String text(int roll) {
    return LOW[roll] + "+" + HIGH[roll];
  }

  /** The roll that a notation stands for. */
  public static int parse(String text) {
    for (int roll = 0; roll < ROLLS; roll++) {
      if (text(roll).equals(text)) {
        return roll;
      }
    }
    throw new BadInput(
        "'%s' is no roll: expected two dice 1–6, the lower first, e.g. 3+4".formatted(text));
  }
}
