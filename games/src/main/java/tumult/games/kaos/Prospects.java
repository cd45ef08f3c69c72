package tumult.games.kaos;

import java.util.List;
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

  private final int highest;
  private final double[] byTotal = new double[HIGHEST_TOTAL + 1];

  Prospects(int highest) {
    this.highest = highest;
    for (int total = HIGHEST_TOTAL; total >= 0; total--) {
      byTotal[total] = total < KaosState.LOWEST ? afterDraw(total) : atOnce(total);
    }
  }

  private static double atOnce(int total) {
    if (total > KaosState.BEST) {
      return total <= KaosState.BEST + 6 ? JUST_TOO_HIGH : TOO_HIGH;
    }
    return LOWEST_IN_RANGE + EACH_BETTER * (total - KaosState.LOWEST);
  }

  private double afterDraw(int total) { // R14
    return PATIENCE / 100.0 * withAnyCard(total);
  }

  /** A hand of this total. */
  double of(int total) {
    return byTotal[Math.min(total, HIGHEST_TOTAL)];
  }

  /** A hand of this total that gets one more card, not yet known. */
  double withAnyCard(int total) {
    return cards().mapToDouble(card -> of(total + card)).average().orElse(0);
  }

  /** A hand of this total that gets one more card, the best one. */
  double withBestCard(int total) {
    return cards().mapToDouble(card -> of(total + card)).max().orElse(0);
  }

  /** A hand that loses one of its cards blindly. */
  double withoutAnyCard(List<Integer> hand) {
    int total = total(hand);
    return hand.stream().mapToDouble(card -> of(total - card)).average().orElse(of(0));
  }

  /** A hand of which some cards are known, and of the others only how many there are. */
  double ofPartly(List<Integer> known, int others) {
    int total = total(known) + others * (highest + 1) / 2;
    int spread = others == 0 ? 0 : highest / 2;
    return IntStream.rangeClosed(Math.max(0, total - spread), total + spread)
        .mapToDouble(this::of)
        .average()
        .orElse(0);
  }

  private IntStream cards() {
    return IntStream.rangeClosed(1, highest);
  }

  static int total(List<Integer> cards) {
    return cards.stream().mapToInt(card -> card).sum();
  }
}
