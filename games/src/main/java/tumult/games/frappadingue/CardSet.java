package tumult.games.frappadingue;

import java.util.ArrayList;
import java.util.List;

/**
 * Cards without an order, as one long: five bits for each kind say how many there are (0–31).
 *
 * <p>Sets are joined with {@code +}, and what is contained is taken out with {@code -}.
 */
public final class CardSet {
  public static final long EMPTY = 0;

  private static final int BITS = 5;
  private static final int MASK = (1 << BITS) - 1;
  private static final int HALF = 1 << (BITS - 1);

  /** A one in every second kind's field. */
  private static final long PAIRS = 1L | 1L << 10 | 1L << 20 | 1L << 30 | 1L << 40 | 1L << 50;

  private static final long SPECIALS =
      kinds(Card.PLUS_FIVE, Card.MINUS_FIVE, Card.PLUS_TEN, Card.MINUS_TEN);

  private static final long EIGHTS_AND_TWELVES = kinds(Card.EIGHT, Card.TWELVE);

  /** Those that count only in combinations (R5): one of each. */
  private static final long COMBINED =
      one(Card.SEVEN) + one(Card.NINE) + one(Card.TEN) + one(Card.ELEVEN) + one(Card.THIRTEEN);

  // Numbers that hot code asks for: constants to the just-in-time compiler, which a call is not.
  private static final int EIGHT = Card.EIGHT.number();
  private static final int TWELVE = Card.TWELVE.number();
  private static final int CRASH = Card.CRASH.number();

  private CardSet() {}

  public static long one(int card) {
    return 1L << (BITS * card);
  }

  public static long one(Card card) {
    return one(card.number());
  }

  private static long kinds(Card... cards) {
    long mask = 0;
    for (Card card : cards) {
      mask |= one(card) * MASK;
    }
    return mask;
  }

  public static long of(List<Card> cards) {
    long set = EMPTY;
    for (Card card : cards) {
      set += one(card);
    }
    return set;
  }

  public static int count(long set, int card) {
    return (int) (set >>> (BITS * card)) & MASK;
  }

  public static int eights(long set) {
    return count(set, EIGHT);
  }

  public static int twelves(long set) {
    return count(set, TWELVE);
  }

  public static int crashes(long set) {
    return count(set, CRASH);
  }

  /** How many cards there are: pairs of kinds first, so that no field overflows. */
  public static int size(long set) {
    long pairs = (set & (PAIRS * MASK)) + ((set >>> BITS) & (PAIRS * MASK));
    return (int) ((pairs * PAIRS) >>> 50) & 0x3FF;
  }

  /** The special KM cards among them. */
  public static long specials(long set) {
    return set & SPECIALS;
  }

  /** Whether anything among at most five cards scores (R5): an 8, a 12 or a combination. */
  public static boolean scores(long set) {
    return ((set & EIGHTS_AND_TWELVES) | threes(set)) != 0;
  }

  /**
   * The kind of which at most five cards hold three or more, 8s and 12s aside; -1 if there is none.
   */
  public static int combined(long set) {
    long threes = threes(set);
    return threes == 0 ? -1 : Long.numberOfTrailingZeros(threes) / BITS;
  }

  /** The highest bit of the field of every kind that makes a combination, 8s and 12s aside. */
  private static long threes(long set) {
    return (set + COMBINED * (HALF - 3)) & (COMBINED * HALF);
  }

  public static boolean contains(long set, long part) {
    for (int card = 0; card < Card.KINDS; card++) {
      if (count(part, card) > count(set, card)) {
        return false;
      }
    }
    return true;
  }

  /** The cards in ascending order. */
  public static List<Card> cards(long set) {
    List<Card> cards = new ArrayList<>();
    for (Card card : Card.ALL) {
      for (int copy = 0; copy < count(set, card.number()); copy++) {
        cards.add(card);
      }
    }
    return List.copyOf(cards);
  }
}
