package tumult.games.frappadingue.solved;

import tumult.games.frappadingue.CardSet;
import tumult.games.frappadingue.FrappadingueOptions;

/**
 * The deck of a game, and how many ways there are to draw from it. Cards in the counter are a
 * {@link CardSet}: the rest of the deck follows from it (R4, R17, R18), and a crash is never in it
 * (R16).
 */
final class Cards {
  /** The kinds that go into a counter: all but the crash. */
  static final int KINDS = 11;

  static final int EIGHT = 1;
  static final int TWELVE = 5;

  /** The ranks that count in combinations only (R5), the one that brings most first. */
  static final int[] RANKS = {6, 4, 3, 2, 0};

  /** The first of the four special KM cards. */
  static final int SPECIAL = 7;

  static final int SPECIALS = 4;

  private static final int MOST_DRAWN = 5;
  private static final int MOST_CARDS = 256;

  /** By cards and how many are drawn: exact, since C(200, 5) is far below 2^53. */
  private static final double[] WAYS = new double[MOST_CARDS * (MOST_DRAWN + 1)];

  static {
    for (int cards = 0; cards < MOST_CARDS; cards++) {
      double ways = 1;
      for (int drawn = 0; drawn <= MOST_DRAWN; drawn++) {
        WAYS[cards * (MOST_DRAWN + 1) + drawn] = ways;
        ways = ways * (cards - drawn) / (drawn + 1);
      }
    }
  }

  final int size;
  final int crashes;
  private final int[] copies = new int[KINDS];
  private final int[] specialPoints;

  Cards(FrappadingueOptions options) {
    int all = options.crashes();
    for (int kind = 0; kind < KINDS; kind++) {
      copies[kind] = kind < SPECIAL ? options.copies() : options.specials();
      all += copies[kind];
    }
    size = all;
    crashes = options.crashes();
    specialPoints = new int[] {options.plusFive(), -50, 100, -100}; // R20, R21
  }

  /** In how many ways so many cards can be drawn from so many: 0 if there are too few. */
  static double ways(int cards, int drawn) {
    return WAYS[cards * (MOST_DRAWN + 1) + drawn];
  }

  int copies(int kind) {
    return copies[kind];
  }

  /** How many of a kind are not in the counter. */
  int left(long counter, int kind) {
    return copies[kind] - CardSet.count(counter, kind);
  }

  /** The points of one special, the first, second, third or fourth kind (R20). */
  int specialPoints(int special) {
    return specialPoints[special];
  }

  /** The points of a counter, given those of what scores in it, by fifties. */
  int total(long counter, int fifties) {
    int total = 50 * fifties;
    for (int special = 0; special < SPECIALS; special++) {
      total += specialPoints[special] * CardSet.count(counter, SPECIAL + special);
    }
    return total;
  }

  /** The piles of a deal when so many cards are in the counter (R3, R11, R12, R18). */
  int piles(int placed) {
    return Math.min(MOST_DRAWN - placed % MOST_DRAWN, size - placed);
  }

  static boolean scorable(int total) {
    return total > 0 && total % 100 == 0; // R13, R14
  }
}
