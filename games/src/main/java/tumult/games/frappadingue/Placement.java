package tumult.games.frappadingue;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * A choice of scoring cards that one deal can offer (R7), known by its code: any 8s, any 12s, and
 * at most one combination of another rank, five cards in all.
 *
 * <p>What a deal offers is said by its largest placement; the legal ones are that one's parts.
 */
public final class Placement {
  /** No placement: what a deal offers that is a bust. */
  static final int NONE = -1;

  private static final int[] POINTS_OF_THREE = {100, 1000, 200, 300, 400, 500, 600}; // R19
  private static final int POINTS_OF_EIGHT = 100;
  private static final int POINTS_OF_TWELVE = 50;

  private static final int MOST_CARDS = 5;
  private static final int COUNTS = MOST_CARDS + 1;
  private static final int PART_ROW = 16;
  private static final int KILOMETRES = POINTS_OF_THREE.length;

  private static final long[] CARDS = all();
  private static final int[] POINTS = LongStream.of(CARDS).mapToInt(Placement::count).toArray();
  private static final byte[] BY_OFFER = byOffer();

  /** A row of codes for each placement: its parts, then zeros. None has more than eleven. */
  private static final int[] PARTS = new int[PART_ROW * CARDS.length];

  private static final byte[] PART_COUNTS = new byte[CARDS.length];

  static {
    for (int code = 0; code < CARDS.length; code++) {
      for (int part = 0; part < CARDS.length; part++) {
        if (CardSet.contains(CARDS[code], CARDS[part])) {
          PARTS[PART_ROW * code + PART_COUNTS[code]++] = part;
        }
      }
    }
  }

  /** How many placements there are: their codes are 0 to one less. */
  static final int COUNT = CARDS.length;

  private Placement() {}

  private static long[] all() {
    LongStream combinations =
        IntStream.range(0, KILOMETRES)
            .filter(card -> card != Card.EIGHT.number() && card != Card.TWELVE.number())
            .mapToObj(card -> LongStream.rangeClosed(3, 5).map(n -> n * CardSet.one(card)))
            .flatMapToLong(sets -> sets);
    return LongStream.concat(LongStream.of(CardSet.EMPTY), combinations)
        .flatMap(Placement::withEightsAndTwelves)
        .filter(cards -> cards != CardSet.EMPTY)
        .toArray();
  }

  private static LongStream withEightsAndTwelves(long combination) {
    return LongStream.range(0, COUNTS)
        .flatMap(twelves ->
            LongStream.range(0, COUNTS)
                .map(e -> e * CardSet.one(Card.EIGHT) + twelves * CardSet.one(Card.TWELVE)))
        .map(loose -> combination + loose)
        .filter(cards -> CardSet.size(cards) <= MOST_CARDS);
  }

  private static int count(long cards) {
    int points = 0;
    for (int card = 0; card < KILOMETRES; card++) {
      points += count(card, CardSet.count(cards, card));
    }
    return points;
  }

  private static int count(int card, int copies) {
    if (copies >= 3) {
      return POINTS_OF_THREE[card] << (copies - 3); // R7: the highest combination
    }
    return copies * (card == Card.EIGHT.number() ? POINTS_OF_EIGHT : POINTS_OF_TWELVE);
  }

  private static byte[] byOffer() {
    byte[] codes = new byte[COUNTS * COUNTS * (1 + 3 * KILOMETRES)];
    Arrays.fill(codes, (byte) NONE);
    for (int code = 0; code < CARDS.length; code++) {
      codes[offer(CARDS[code])] = (byte) code;
    }
    return codes;
  }

  /** A number for the 8s, the 12s and the combination among at most five cards. */
  private static int offer(long cards) {
    int eightsAndTwelves = CardSet.eights(cards) + COUNTS * CardSet.twelves(cards);
    int combined = CardSet.combined(cards);
    return combined < 0
        ? eightsAndTwelves
        : eightsAndTwelves + COUNTS * COUNTS * (3 * combined + CardSet.count(cards, combined) - 2);
  }

  /** The largest placement among at most five cards, or {@link #NONE}. */
  static int largest(long cards) {
    return BY_OFFER[offer(cards)];
  }

  /** The placement of exactly these cards, or {@link #NONE} if they are not one. */
  public static int of(long cards) {
    int code = CardSet.size(cards) > MOST_CARDS ? NONE : largest(cards);
    return code != NONE && CARDS[code] == cards ? code : NONE;
  }

  /**
   * Writes a placement and everything smaller within it, ascending; returns how many.
   *
   * <p>A whole row is copied, so that no branch depends on how many are legal.
   */
  static int parts(int code, int[] out) {
    System.arraycopy(PARTS, PART_ROW * code, out, 0, PART_ROW);
    return PART_COUNTS[code];
  }

  /** Everything that may be placed of some visible cards, ascending. */
  public static int[] parts(long visible) {
    int[] parts = new int[PART_ROW];
    return Arrays.copyOf(parts, parts(largest(visible), parts));
  }

  public static long cards(int code) {
    return CARDS[code];
  }

  public static int points(int code) {
    return POINTS[code];
  }
}
