package tumult.games.haos;

import tumult.engine.Rng;

/**
 * Sets of cards in two numbers: a bit for each symbol card, and a bit for each special, six rounds
 * of the four kinds. Equal specials are told apart by nothing but their bit.
 */
final class CardSet {
  static final long ALL_SYMBOLS = (1L << Face.GRAB) - 1;

  private static final int EVERY_FOURTH = 0x111111;

  private CardSet() {}

  /** The bits of all specials that show a face. */
  static int kind(int face) {
    return EVERY_FOURTH << (face - Face.GRAB);
  }

  static int size(long symbols, int specials) {
    return Long.bitCount(symbols) + Integer.bitCount(specials);
  }

  /** The faces there are, a bit each. */
  static long faces(long symbols, int specials) {
    int kinds = specials | specials >>> 12;
    kinds |= kinds >>> 4 | kinds >>> 8;
    return symbols | ((long) kinds << Face.GRAB);
  }

  /** How many cards show a face. */
  static int weight(long symbols, int specials, int face) {
    return face < Face.GRAB
        ? (int) (symbols >>> face) & 1
        : Integer.bitCount(specials & kind(face));
  }

  /** The face of one of the cards, each equally likely. */
  static int pick(long symbols, int specials, Rng rng) {
    int nth = rng.below(size(symbols, specials));
    int count = Long.bitCount(symbols);
    return nth < count ? nthBit(symbols, nth) : nthSpecial(specials, nth - count);
  }

  private static int nthBit(long set, int nth) {
    for (int skip = nth; skip > 0; skip--) {
      set &= set - 1;
    }
    return Long.numberOfTrailingZeros(set);
  }

  private static int nthSpecial(int specials, int nth) {
    int face = Face.GRAB;
    for (int above = nth; ; face++) {
      above -= Integer.bitCount(specials & kind(face));
      if (above < 0) {
        return face;
      }
    }
  }
}
