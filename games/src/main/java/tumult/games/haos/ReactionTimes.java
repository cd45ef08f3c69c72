package tumult.games.haos;

import java.util.List;
import tumult.engine.Rng;

/**
 * Human hands of a certain skill: how long they take, and how often they err.
 *
 * <p>Reaction times have a normal part and an exponential tail: the ex-Gaussian of Hohle (1965),
 * the usual description of human ones (Luce 1986, <i>Response Times</i>). To decide whether two
 * pictures are the same takes people about half a second; the middle levels lie there. Each further
 * card to be searched costs some 25 ms (Treisman and Gelade 1980, conjunction search). The rates of
 * error have no such source: they are ours, chosen so that levels differ as people do.
 *
 * @param usual the mean of the normal part, in milliseconds
 * @param spread its standard deviation
 * @param tail the mean of the exponential part
 * @param misses how often in a thousand times a match is not noticed
 * @param fooled how often in a thousand times a look-alike is taken for a match
 */
record ReactionTimes(int usual, int spread, int tail, int misses, int fooled) {
  static final int OUT_OF = 1_000;

  /** What each further face-up pile adds to a reaction. */
  static final int SEARCH = 25;

  /** So many piles are taken in at a glance. */
  private static final int GLANCE = 2;

  /** By so many hundredths each further pile makes errors more likely. */
  private static final int STRAIN = 10;

  /** A card that is nothing like one's own fools so many times more seldom. */
  private static final int CLEARLY_DIFFERENT = 20;

  /** A normal variable is nearly the sum of so many even ones, with just this variance. */
  private static final int EVEN_ONES = 12;

  private static final List<ReactionTimes> BY_LEVEL =
      List.of(
          new ReactionTimes(600, 80, 200, 250, 30),
          new ReactionTimes(480, 55, 130, 100, 25),
          new ReactionTimes(420, 45, 100, 60, 20),
          new ReactionTimes(370, 40, 80, 30, 15),
          new ReactionTimes(330, 35, 60, 15, 10));

  /** The hands of a level from 1; the best there are for higher ones. */
  static ReactionTimes of(int level) {
    return BY_LEVEL.get(Math.min(level, BY_LEVEL.size()) - 1);
  }

  /** How long they take with so many piles to look through, in milliseconds. */
  int reaction(int piles, Rng rng) {
    return body(rng) + tail(rng) + SEARCH * further(piles);
  }

  private int body(Rng rng) {
    int time = usual - EVEN_ONES * spread / 2;
    for (int i = 0; i < EVEN_ONES; i++) {
      time += rng.below(spread + 1);
    }
    return time;
  }

  /** The exponential part, a millisecond at a time: nothing here depends on the platform. */
  private int tail(Rng rng) {
    int time = 0;
    while (rng.below(tail) > 0) {
      time++;
    }
    return time;
  }

  /** Whether a match is overlooked this time. */
  boolean overlook(int piles, Rng rng) {
    return happens(misses, piles, rng);
  }

  /** Whether they take a card for a match that is none, and perhaps of the same family. */
  boolean mistake(boolean family, int piles, Rng rng) {
    return happens(family ? fooled : fooled / CLEARLY_DIFFERENT, piles, rng);
  }

  private static boolean happens(int rate, int piles, Rng rng) {
    return rng.below(OUT_OF * 100) < rate * (100 + STRAIN * further(piles));
  }

  private static int further(int piles) {
    return Math.max(0, piles - GLANCE);
  }
}
