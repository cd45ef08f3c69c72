package tumult.games.kaos;

import tumult.engine.Rng;

/**
 * A face-down pile: a shuffled part that is drawn from first, and beneath it the cards put under
 * since the last shuffle, in their order, each with those who know it.
 */
final class Pile {
  private static final int CARD_BITS = 4;
  private static final int CARD = (1 << CARD_BITS) - 1;
  private static final int KNOWERS = (1 << 7) - 1;
  private static final int FOLLOWS = 1 << 11;

  private long shuffled;
  private int shuffledSize;

  /**
   * The cards put under: card, knowers and whether it follows, from {@code head} to {@code tail}.
   */
  private final short[] under;

  private int head;
  private int tail;

  /** An empty pile for at most so many cards. */
  Pile(int cards) {
    this.under = new short[2 * cards];
  }

  int size() {
    return shuffledSize + underSize();
  }

  long shuffled() {
    return shuffled;
  }

  int underSize() {
    return tail - head;
  }

  /** The card put under as the so-manieth, counting from 0. */
  int card(int index) {
    return under[head + index] & CARD;
  }

  /** Those who know it, a bit each. */
  int knowers(int index) {
    return under[head + index] >> CARD_BITS & KNOWERS;
  }

  /** Whether it was put under in one go with the one before, as the lowest left: R30. */
  boolean follows(int index) {
    return (under[head + index] & FOLLOWS) != 0;
  }

  /** All cards, wherever they lie in the pile. */
  long contents() {
    long contents = shuffled;
    for (int i = 0; i < underSize(); i++) {
      contents += Cards.one(card(i));
    }
    return contents;
  }

  /** What the next card can be: one of the shuffled part, or the one put under first. */
  long next() {
    return shuffledSize != 0 || head == tail ? shuffled : Cards.one(card(0));
  }

  /** The next card, each of those in {@link #next} equally likely. */
  int pick(Rng rng) {
    return shuffledSize == 0 ? card(0) : Cards.pick(shuffled, rng.below(shuffledSize));
  }

  /** Draws a card that can be next; returns those who know it. */
  int draw(int card) {
    if (shuffledSize == 0) {
      int knowers = knowers(0);
      head++;
      if (head < tail) {
        under[head] &= ~FOLLOWS; // what it followed is gone
      }
      return knowers;
    }
    shuffled -= Cards.one(card);
    shuffledSize--;
    return 0;
  }

  /** Puts a card under the pile. */
  void putUnder(int card, int knowers, boolean follows) {
    if (tail == under.length) {
      System.arraycopy(under, head, under, 0, underSize());
      tail -= head;
      head = 0;
    }
    under[tail++] = (short) (card | knowers << CARD_BITS | (follows ? FOLLOWS : 0));
  }

  /** The cards put under that some do not know. */
  long unknown(int knower) {
    long unknown = Cards.NONE;
    for (int i = 0; i < underSize(); i++) {
      unknown += (knowers(i) & knower) == 0 ? Cards.one(card(i)) : Cards.NONE;
    }
    return unknown;
  }

  /**
   * Puts other cards in place of those under that somebody does not know; those put under in one go
   * lie in ascending order (R30). What is not open to everybody only that one knows.
   *
   * @return the cards that are left
   */
  long redealUnder(int knower, int everybody, long cards, Rng rng) {
    for (int i = head; i < tail; i++) {
      int knowers = (under[i] >> CARD_BITS) & KNOWERS;
      int flag = under[i] & FOLLOWS;
      if ((knowers & knower) != 0) {
        int now = knowers == everybody ? everybody : knower;
        under[i] = (short) ((under[i] & CARD) | (now << CARD_BITS) | flag);
        continue;
      }
      int card = Cards.pick(cards, rng.below(Cards.size(cards)));
      cards -= Cards.one(card);
      under[i] = (short) (card | flag);
      for (int at = i; (under[at] & FOLLOWS) != 0 && (under[at - 1] & CARD) > card; at--) {
        under[at] = (short) ((under[at] & ~CARD) | (under[at - 1] & CARD));
        under[at - 1] = (short) ((under[at - 1] & ~CARD) | card);
      }
    }
    return cards;
  }

  /** Becomes a pile of these cards above the ones put under. */
  void relay(long cards) {
    shuffled = cards;
    shuffledSize = Cards.size(cards);
  }

  /** Shuffles the whole pile. */
  void shuffle() {
    lay(contents());
  }

  /** Becomes a shuffled pile of these cards. */
  void lay(long cards) {
    shuffled = cards;
    shuffledSize = Cards.size(cards);
    head = 0;
    tail = 0;
  }

  void set(Pile other) {
    shuffled = other.shuffled;
    shuffledSize = other.shuffledSize;
    head = 0;
    tail = other.underSize();
    System.arraycopy(other.under, other.head, under, 0, tail);
  }

  /** Mixes everything into a hash. */
  long hash(long seed) {
    long hash = Rng.mix(seed + shuffled);
    for (int i = head; i < tail; i++) {
      hash = Rng.mix(hash + under[i] + 1);
    }
    return hash;
  }
}
