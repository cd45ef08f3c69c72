package tumult.games.frappadingue;

import java.util.Arrays;
import java.util.stream.LongStream;
import tumult.engine.Rng;

/** The compteur: what the seat on turn has placed, deal by deal, and its points. */
final class Counter {
  /** A main pleine: so many cards, and the next deal has all its piles again. */
  static final int FULL_HAND = 5;

  private static final int PLUS_FIVE = Card.PLUS_FIVE.number();
  private static final int MINUS_FIVE = Card.MINUS_FIVE.number();
  private static final int PLUS_TEN = Card.PLUS_TEN.number();
  private static final int MINUS_TEN = Card.MINUS_TEN.number();

  private final int pointsOfPlusFive;
  private final long[] placings;
  private int count;
  private long cards;
  private int size;
  private int total;

  Counter(FrappadingueOptions options) {
    pointsOfPlusFive = options.plusFive();
    // The most placings there can be: 8s and 12s one by one, the other five ranks in threes.
    placings = new long[2 * options.copies() + 5 * (options.copies() / 3)];
  }

  void empty() {
    count = 0;
    cards = CardSet.EMPTY;
    size = 0;
    total = 0;
  }

  /** Adds a placement and the specials that go along (R9). */
  void place(int placement, long specials) {
    long placing = Placement.cards(placement) + specials;
    placings[count++] = placing;
    cards += placing;
    size += CardSet.size(placing);
    total += Placement.points(placement) + points(specials);
  }

  /** Adds a placement and specials given together. */
  void place(long placing) {
    place(Placement.largest(placing), CardSet.specials(placing));
  }

  private int points(long specials) {
    return pointsOfPlusFive * CardSet.count(specials, PLUS_FIVE) // R21
        - 50 * CardSet.count(specials, MINUS_FIVE) // R20
        + 100 * CardSet.count(specials, PLUS_TEN)
        - 100 * CardSet.count(specials, MINUS_TEN);
  }

  long cards() {
    return cards;
  }

  int size() {
    return size;
  }

  int total() {
    return total;
  }

  /**
   * How many have been placed since the last main pleine (R12). No deal shows more than are missing
   * to one, so each is complete at a multiple of five.
   */
  int placed() {
    return size % FULL_HAND;
  }

  boolean scorable() {
    return scorable(total);
  }

  static boolean scorable(int total) {
    return total % 100 == 0 && total > 0; // R13, R14
  }

  /** The cards of each placing, the first one first. */
  LongStream placings() {
    return Arrays.stream(placings, 0, count);
  }

  /** The cards of the latest placing. */
  long latest() {
    return placings[count - 1];
  }

  /** The points of one placing, its specials included. */
  int pointsOf(long placing) {
    return Placement.points(Placement.largest(placing)) + points(CardSet.specials(placing));
  }

  void set(Counter other) {
    count = other.count;
    cards = other.cards;
    size = other.size;
    total = other.total;
    for (int i = 0; i < count; i++) {
      placings[i] = other.placings[i];
    }
  }

  long hash(long seed) {
    long hash = seed;
    for (int i = 0; i < count; i++) {
      hash = Rng.mix(hash + placings[i]);
    }
    return hash;
  }
}
