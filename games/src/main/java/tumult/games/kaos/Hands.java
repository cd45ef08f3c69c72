package tumult.games.kaos;

import java.util.Arrays;
import tumult.engine.Rng;

/**
 * What every seat holds of one kind of card, and what each observer knows of it.
 *
 * <p>An observer knows the cards it saw come into a hand, until a card leaves that hand which it
 * does not see: then it knows of none. Seats keep no such book about themselves.
 *
 * <p>A row for each seat in a book that both kinds of card share, so that a copy is one stroke.
 */
final class Hands {
  private static final int HAND = 0;

  /** The number of cards and their sum, in one long. */
  private static final int TALLY = 1;

  private static final int KNOWN = 2;
  private static final long ONE_CARD = 1L << 32;

  private final int observers;
  private final int width;
  private final long[] book;
  private final int from;
  private final int to;

  /**
   * Empty hands in a book from that place on; an observer is a bit in the {@code knowers} below.
   */
  Hands(int seats, int observers, long[] book, int from) {
    this.observers = observers;
    this.width = KNOWN + observers;
    this.book = book;
    this.from = from;
    this.to = from + room(seats, observers);
  }

  /** How much of a book is needed. */
  static int room(int seats, int observers) {
    return seats * (KNOWN + observers);
  }

  private int row(int seat) {
    return from + seat * width;
  }

  long of(int seat) {
    return book[row(seat) + HAND];
  }

  int size(int seat) {
    return (int) (book[row(seat) + TALLY] >>> 32);
  }

  int sum(int seat) {
    return (int) book[row(seat) + TALLY];
  }

  /** One card of a hand, each equally likely. */
  int pick(int seat, Rng rng) {
    return Cards.pick(of(seat), rng.below(size(seat)));
  }

  /** What an observer knows for certain to be in a hand; nothing of its own. */
  long known(int seat, int observer) {
    return book[row(seat) + KNOWN + observer];
  }

  /** A card comes into a hand before the eyes of some. */
  void add(int seat, int card, int knowers) {
    int row = row(seat);
    book[row + HAND] += Cards.one(card);
    book[row + TALLY] += ONE_CARD + card;
    if (knowers != 0) {
      learn(seat, card, knowers);
    }
  }

  /** Some learn that a card is in a hand. */
  void learn(int seat, int card, int knowers) {
    for (int rest = knowers & ~holder(seat); rest != 0; rest &= rest - 1) {
      book[row(seat) + KNOWN + SeatSet.lowest(rest)] += Cards.one(card);
    }
  }

  /** A seat among those who know, unless all knowledge is everybody's. */
  private int holder(int seat) {
    return observers == 1 ? 0 : 1 << seat;
  }

  /** A card leaves a hand before the eyes of some; the others no longer know what is left. */
  void remove(int seat, int card, int knowers) {
    int row = row(seat);
    book[row + HAND] -= Cards.one(card);
    book[row + TALLY] -= ONE_CARD + card;
    for (int observer = 0; observer < observers; observer++) {
      int known = row + KNOWN + observer;
      book[known] = (knowers >> observer & 1) == 0 ? Cards.NONE : Cards.less(book[known], card);
    }
  }

  /** Takes away what an observer does not know of a hand, and returns it. */
  long takeUnknown(int seat, int observer) {
    int row = row(seat);
    long known = book[row + KNOWN + observer];
    long unknown = book[row + HAND] - known;
    book[row + HAND] = known;
    book[row + TALLY] = Cards.size(known) * ONE_CARD + Cards.sum(known);
    return unknown;
  }

  /** All but one observer, if there are several, know of a hand only what spectators know. */
  void forget(int seat, int except) {
    int known = row(seat) + KNOWN;
    long open = book[known + observers - 1];
    for (int observer = 0; observer < observers - 1; observer++) {
      if (observer != except) {
        book[known + observer] = observer == seat ? Cards.NONE : open;
      }
    }
  }

  /** All hands are shown to everybody. */
  void show() {
    for (int seat = 0; row(seat) < to; seat++) {
      for (int observer = 0; observer < observers; observer++) {
        book[row(seat) + KNOWN + observer] = observer == seat ? Cards.NONE : of(seat);
      }
    }
  }

  /** A whole hand is laid away. */
  void clear(int seat) {
    Arrays.fill(book, row(seat), row(seat + 1), 0);
  }

  /** All hands are laid away. */
  void clear() {
    Arrays.fill(book, from, to, 0);
  }
}
