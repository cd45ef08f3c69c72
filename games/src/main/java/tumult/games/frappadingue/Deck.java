package tumult.games.frappadingue;

import tumult.engine.Rng;

/** All cards of a match (R2): how many of each kind, and a way to draw one. Immutable. */
final class Deck {
  private final long cards;
  private final int size;
  private final byte[] kinds;
  private final byte[] copies;

  Deck(FrappadingueOptions options) {
    long all = CardSet.EMPTY;
    for (Card card : Card.ALL) {
      all += options.copies(card) * CardSet.one(card);
    }
    cards = all;
    size = CardSet.size(all);
    kinds = new byte[size];
    copies = new byte[size];
    int at = 0;
    for (Card card : Card.ALL) {
      for (int copy = 0; copy < options.copies(card); copy++) {
        kinds[at] = (byte) card.number();
        copies[at++] = (byte) copy;
      }
    }
  }

  long cards() {
    return cards;
  }

  int size() {
    return size;
  }

  /**
   * Draws one of the cards that are not out, each equally likely, and returns its kind.
   *
   * <p>It draws from all cards again until one is not out: the out ones are taken to be the first
   * copies of their kind. Few are out as a rule, so this is quicker than to count through.
   */
  int draw(long out, Rng rng) {
    int card;
    int any;
    do {
      any = rng.below(kinds.length);
      card = kinds[any];
    } while (copies[any] < CardSet.count(out, card));
    return card;
  }
}
