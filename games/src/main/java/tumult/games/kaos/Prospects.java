package tumult.games.kaos;

import java.util.stream.IntStream;

/** What a hand is worth: roughly, out of a hundred, the chance to win the pot with it. */
final class Prospects {
  private static final int LOWEST_IN_RANGE = 50;
  private static final int EACH_BETTER = 7;

  /** A hand that is too high waits for a chaos card; the further away, the longer. */
  private static final int JUST_TOO_HIGH = 20;

  private static final int TOO_HIGH = 8;

  /** What is left of a prospect after one more round, in hundredths. */
  private static final int PATIENCE = 80;

  private static final int HIGHEST_TOTAL = 120;

  /** With so many unknown cards a hand is far too high, whatever they are. */
  private static final int MOST_UNKNOWN = 40;

  private final int highest;
  private final double[] byTotal = new double[HIGHEST_TOTAL + 1];
  private final double[] withAnyCard = new double[HIGHEST_TOTAL + 1];
  private final double[] withBestCard = new double[HIGHEST_TOTAL + 1];
  private final double[][] partly = new double[MOST_UNKNOWN + 1][HIGHEST_TOTAL + 1];

  Prospects(int highest) {
    this.highest = highest;
    for (int total = HIGHEST_TOTAL; total >= 0; total--) {
      int now = total;
      byTotal[total] = atOnce(total);
      withAnyCard[total] = cards().mapToDouble(card -> of(now + card)).average().orElse(0);
      withBestCard[total] = cards().mapToDouble(card -> of(now + card)).max().orElse(0);
      byTotal[total] = total < KaosState.LOWEST ? afterDraw(total) : byTotal[total];
    }
    for (int others = 0; others <= MOST_UNKNOWN; others++) {
      for (int known = 0; known <= HIGHEST_TOTAL; known++) {
        partly[others][known] = guess(known, others);
      }
    }
  }

  private static double atOnce(int total) {
    if (total > KaosState.BEST) {
      return total <= KaosState.BEST + 6 ? JUST_TOO_HIGH : TOO_HIGH;
    }
    return LOWEST_IN_RANGE + EACH_BETTER * (total - KaosState.LOWEST);
  }

  private double afterDraw(int total) { // R14
    return PATIENCE / 100.0 * withAnyCard[total];
  }

  /** A hand of this total. */
  double of(int total) {
    return byTotal[Math.min(total, HIGHEST_TOTAL)];
  }

  /** A hand of this total that gets one more card, not yet known. */
  double withAnyCard(int total) {
    return withAnyCard[Math.min(total, HIGHEST_TOTAL)];
  }

  /** A hand of this total that gets one more card, the best one. */
  double withBestCard(int total) {
    return withBestCard[Math.min(total, HIGHEST_TOTAL)];
  }

  /** A hand that loses one of its cards blindly. */
  double withoutAnyCard(long hand, int total) {
    double sum = 0;
    for (long kinds = Cards.kinds(hand); kinds != 0; kinds &= kinds - 1) {
      int card = Cards.lowest(kinds);
      sum += Cards.count(hand, card) * of(total - card);
    }
    return hand == Cards.NONE ? of(0) : sum / Cards.size(hand);
  }

  /** A hand of which some cards are known, and of the others only how many there are. */
  double ofPartly(int known, int others) {
    return partly[Math.min(others, MOST_UNKNOWN)][Math.min(known, HIGHEST_TOTAL)];
  }

  private double guess(int known, int others) {
    int total = known + others * (highest + 1) / 2;
    int spread = others == 0 ? 0 : highest / 2;
    return IntStream.rangeClosed(Math.max(0, total - spread), total + spread)
        .mapToDouble(this::of)
        .average()
        .orElse(0);
  }

  private IntStream cards() {
    return IntStream.rangeClosed(1, highest);
  }
}
