package tumult.games.kaos;

import java.util.ArrayList;
import java.util.List;

/**
 * Any number of cards in a long: how many there are of each value 1–15, four bits a value.
 *
 * <p>The bits of a value begin at four times the value, so that adding and taking away cards is
 * adding and subtracting longs.
 */
final class Cards {
  static final long NONE = 0;

  private static final long EVERY_NIBBLE = 0x1111_1111_1111_1111L;
  private static final long LOW_NIBBLES = 0x0F0F_0F0F_0F0F_0F0FL;
  private static final long EVERY_BYTE = 0x0101_0101_0101_0101L;

  private Cards() {}

  static long one(int card) {
    return 1L << (card << 2);
  }

  static int count(long cards, int card) {
    return (int) (cards >>> (card << 2)) & 0xF;
  }

  static boolean has(long cards, int card) {
    return count(cards, card) != 0;
  }

  /** Every value once that is there at all; {@link #lowest} and {@code &=} walk through them. */
  static long kinds(long cards) {
    long pairs = cards | cards >>> 1;
    return (pairs | pairs >>> 2) & EVERY_NIBBLE;
  }

  /** The lowest value there is. */
  static int lowest(long kinds) {
    return Long.numberOfTrailingZeros(kinds) >> 2;
  }

  static int size(long cards) {
    return (int) ((sizesOfPairs(cards) * EVERY_BYTE) >>> 56);
  }

  /** What the cards are worth together. */
  static int sum(long cards) {
    int sum = 0;
    for (long kinds = kinds(cards); kinds != 0; kinds &= kinds - 1) {
      sum += lowest(kinds) * count(cards, lowest(kinds));
    }
    return sum;
  }

  /** How many cards there are of the values 0 and 1, of 2 and 3, …: a byte each. */
  private static long sizesOfPairs(long cards) {
    return (cards & LOW_NIBBLES) + (cards >>> 4 & LOW_NIBBLES);
  }

  /**
   * The card at an index when all lie in ascending order; so a random index picks every card
   * equally likely. A binary search without branches: which value is asked for cannot be foretold.
   */
  static int pick(long cards, int index) {
    long upTo = sizesOfPairs(cards) * EVERY_BYTE;
    int pair = 4 * reached(upTo >>> 24, index);
    pair += 2 * reached(upTo >>> (8 * pair + 8), index);
    pair += reached(upTo >>> (8 * pair), index);
    int before = (int) (upTo << 8 >>> (8 * pair)) & 0xFF;
    return 2 * pair + reached(before + count(cards, 2 * pair), index);
  }

  /** 1 if the lowest byte is at most the index, else 0. */
  private static int reached(long count, int index) {
    return ((int) (count & 0xFF) - index - 1) >>> 31;
  }

  /** The cards without one of this value, if there is one. */
  static long less(long cards, int card) {
    return has(cards, card) ? cards - one(card) : cards;
  }

  /** So many copies of each value from 1 to the highest. */
  static long deck(int highest, int copies) {
    long deck = NONE;
    for (int card = 1; card <= highest; card++) {
      deck += copies * one(card);
    }
    return deck;
  }

  static long of(List<Integer> list) {
    long cards = NONE;
    for (int card : list) {
      cards += one(card);
    }
    return cards;
  }

  /** The cards one by one, ascending. */
  static List<Integer> list(long cards) {
    List<Integer> list = new ArrayList<>();
    for (int card = 1; card <= 15; card++) {
      for (int i = count(cards, card); i > 0; i--) {
        list.add(card);
      }
    }
    return List.copyOf(list);
  }
}
