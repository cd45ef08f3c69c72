package tumult.games.frappadingue.solved;

import tumult.games.frappadingue.CardSet;
import tumult.games.frappadingue.FrappadingueOptions;

/**
 * A turn of a game with its options chosen: its deck, its deals, and the bound of what can still
 * come.
 *
 * <p>A <em>stop</em> is where a turn is once something is placed: one may score (if R13 and R14
 * allow) or deal again. All that matters then is the counter's cards and its points, a key of 64
 * bits; the opening is the key 0. The counter grows with every placing, so no stop comes twice.
 */
final class Turn {
  static final long OPENING = 0;

  /** Room for any fan. */
  static final int MOST_PLACINGS = 1000;

  private static final int CARD_BITS = 5 * Cards.KINDS;
  private static final int MOST_FIFTIES = (1 << (64 - CARD_BITS)) - 1;
  private static final int MOST_PILES = 5;

  final Cards cards;
  final Ceiling ceiling;
  private final boolean crashOnDeal;
  private final Fan[] fans = new Fan[MOST_PILES + 1];

  Turn(FrappadingueOptions options) {
    cards = new Cards(options);
    ceiling = new Ceiling(cards);
    crashOnDeal = options.crashOnDeal();
    for (int piles = 0; piles <= MOST_PILES; piles++) {
      fans[piles] = new Fan(piles, cards, ceiling);
    }
  }

  /** The stop with these cards in the counter, or the opening if they are too many points. */
  static long key(long counter, int fifties) {
    return fifties > MOST_FIFTIES ? OPENING : counter | (long) fifties << CARD_BITS;
  }

  static long counter(long key) {
    return key & ((1L << CARD_BITS) - 1);
  }

  static int fifties(long key) {
    return (int) (key >>> CARD_BITS);
  }

  int total(long key) {
    return cards.total(counter(key), fifties(key));
  }

  /** How many cards are in the counter. */
  static int placed(long key) {
    return CardSet.size(counter(key));
  }

  /** What the next deal can bring. */
  Fan fan(long key) {
    return fans[cards.piles(placed(key))];
  }

  /** What a deal of so many piles can bring. */
  Fan fan(int piles) {
    return fans[piles];
  }

  Deals deals() {
    return new Deals(cards, crashOnDeal, MOST_PLACINGS);
  }
}
