package tumult.games.haos;

/**
 * The symbols on top of the face-up piles in one long, four bits for each place; and sets of
 * places, as longs in the same layout with the lowest of the four bits set.
 */
final class Tops {
  /** No card, or a special: it matches nothing. */
  static final int NO_SYMBOL = 15;

  /** All piles empty. */
  static final long BARE = -1;

  private static final long ONES = 0x11_1111_1111L;

  private Tops() {}

  static int symbol(long tops, int place) {
    return (int) (tops >>> (4 * place)) & NO_SYMBOL;
  }

  static long with(long tops, int place, int symbol) {
    int shift = 4 * place;
    return (tops & ~((long) NO_SYMBOL << shift)) | ((long) symbol << shift);
  }

  /** The places that show a symbol. */
  static long showing(long tops, int symbol) {
    long different = tops ^ (symbol * ONES);
    different |= different >>> 1;
    different |= different >>> 2;
    return ~different & ONES;
  }

  /** The set of one place. */
  static long bit(int place) {
    return 1L << (4 * place);
  }

  /** The lowest place of a set. */
  static int first(long set) {
    return Long.numberOfTrailingZeros(set) >> 2;
  }

  static boolean has(long set, int place) {
    return (set >>> (4 * place) & 1) != 0;
  }

  /** Those who play with the cards of a set of places, each so many places to the own left. */
  static long playing(long set, int shift, int places) {
    long all = (1L << (4 * places)) - 1;
    return ((set >>> (4 * shift)) | (set << (4 * (places - shift)))) & all;
  }

  /** Whether at least two different persons are in a set of their places. */
  static boolean contested(long set, int hands) {
    long persons = hands == 2 ? (set | set >>> 8) & 0x11 : set;
    return (persons & (persons - 1)) != 0;
  }

  /** The cards of all live matches: those of which one at least is fresh. */
  static long matches(long tops, long fresh, int hands) {
    long matches = 0;
    for (long rest = fresh; rest != 0; rest &= rest - 1) {
      matches |= match(tops, first(rest), hands); // R8, R10
    }
    return matches;
  }

  /** The cards that match a place's card, itself included, if different persons have them. */
  static long match(long tops, int place, int hands) {
    int symbol = symbol(tops, place);
    long same = showing(tops, symbol);
    return symbol != NO_SYMBOL && contested(same, hands) ? same : 0; // R7, R29
  }
}
