package tumult.bots;

import tumult.engine.Rng;

/**
 * What somebody is like: which of several choices that promise the same they take, and how long
 * they take over it. It makes nobody stronger or weaker.
 *
 * @param taste which choices they like
 * @param pace how long they take, in hundredths of what is usual
 */
public record Temperament(Taste taste, int pace) {
  /** Takes what looks best, in the usual time. */
  public static final Temperament STEADY = new Temperament(Taste.STEADY, 100);

  /** Choices that promise as much as the best one but for this part of a win count as equal. */
  private static final double EQUAL = 0.001;

  private static final int QUICKEST = 65;
  private static final int PACES = 10;

  /** Which of several equal choices somebody takes. */
  public enum Taste {
    /** The one that is best, if only by a hair. */
    STEADY,
    /** The one after which most is open. */
    BOLD,
    /** The one after which most is settled. */
    CAUTIOUS,
    /** Any. */
    WHIMSICAL
  }

  /** What the robot of a number is like: the same one always is the same. */
  public static Temperament of(int robot) {
    Taste[] tastes = Taste.values();
    return new Temperament(
        tastes[Math.floorMod(robot, tastes.length)],
        QUICKEST + 10 * Math.floorMod(robot * 7, PACES));
  }

  /** How long somebody takes who would usually take so many milliseconds: never quite the same. */
  public int millis(int usual, long occasion) {
    return (int) ((long) usual * pace / 100 * (85 + new Rng(occasion).below(31)) / 100);
  }

  /** The index of the action to play, the best one or one that is as good. */
  int pick(Estimates found, Rng rng) {
    if (taste == Taste.STEADY) {
      return found.best();
    }
    int picked = found.best();
    int equals = 1;
    for (int i = 0; i < found.size(); i++) {
      if (i != found.best() && isEqual(found, i)) {
        equals++;
        picked = prefers(found, i, picked, equals, rng) ? i : picked;
      }
    }
    return picked;
  }

  private static boolean isEqual(Estimates found, int index) {
    int best = found.best();
    return 2 * found.tries(index) >= found.tries(best)
        && found.share(index) >= found.share(best) - Math.min(EQUAL, found.error(best));
  }

  private boolean prefers(Estimates found, int index, int other, int equals, Rng rng) {
    return switch (taste) {
      case STEADY -> false;
      case BOLD -> found.spread(index) > found.spread(other);
      case CAUTIOUS -> found.spread(index) < found.spread(other);
      case WHIMSICAL -> rng.below(equals) == 0;
    };
  }
}
