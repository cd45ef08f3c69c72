package tumult.games.kaos;

import java.util.Arrays;
import tumult.engine.Rng;

/**
 * What every seat holds of one kind of card, and what each observer knows of it.
 *
 * <p>An observer knows the cards it saw come into a hand, until a card leaves that hand which it
 * does not see: then it knows of none. Seats keep no such book about themselves.
 *
 * <p>All in one array, a row for each seat, so that a copy is one stroke.
 */
final class Hands {
  private static final int HAND = 0;

  /** The number of cards and their sum, in one long. */
  private static final int TALLY = 1;

  private static final int KNOWN = 2;
  private static final long ONE_CARD = 1L << 32;

  private final int observers;
  private final int width;
  private final long[] rows;

  /** Empty hands; an observer is a bit in the {@code knowers} below. */
  Hands(int seats, int observers) {
    this.observers = observers;
    this.width = KNOWN + observers;
    this.rows = new long[seats * width];
  }

  long of(int seat) {
    return rows[seat * width + HAND];
  }

  int size(int seat) {
    return (int) (rows[seat * width + TALLY] >>> 32);
  }

  int sum(int seat) {
    return (int) rows[seat * width + TALLY];
  }

  /** One card of a hand, each equally likely. */
  int pick(int seat, Rng rng) {
    return Cards.pick(of(seat), rng.below(size(seat)));
  }

  /** What an observer knows for certain to be in a hand; nothing of its own. */
  long known(int seat, int observer) {
    return rows[seat * width + KNOWN + observer];
  }

  /** A card comes into a hand before the eyes of some. */
  void add(int seat, int card, int knowers) {
    int row = seat * width;
    rows[row + HAND] += Cards.one(card);
    rows[row + TALLY] += ONE_CARD + card;
    if (knowers != 0) {
      learn(seat, card, knowers);
    }
  }

  /** Some learn that a card is in a hand. */
  void learn(int seat, int card, int knowers) {
    for (int rest = knowers & ~holder(seat); rest != 0; rest &= rest - 1) {
      rows[seat * width + KNOWN + SeatSet.lowest(rest)] += Cards.one(card);
    }
  }

  /** A seat among those who know, unless all knowledge is everybody's. */
  private int holder(int seat) {
    return observers == 1 ? 0 : 1 << seat;
  }

  /** A card leaves a hand before the eyes of some; the others no longer know what is left. */
  void remove(int seat, int card, int knowers) {
    int row = seat * width;
    rows[row + HAND] -= Cards.one(card);
    rows[row + TALLY] -= ONE_CARD + card;
    for (int observer = 0; observer < observers; observer++) {
      int known = row + KNOWN + observer;
      rows[known] = (knowers >> observer & 1) == 0 ? Cards.NONE : Cards.less(rows[known], card);
    }
  }

  /** All hands are shown to everybody. */
  void show() {
    for (int row = 0; row < rows.length; row += width) {
      for (int observer = 0; observer < observers; observer++) {
        rows[row + KNOWN + observer] = observer == row / width ? Cards.NONE : rows[row + HAND];
      }
    }
  }

  /** A whole hand is laid away. */
  void clear(int seat) {
    Arrays.fill(rows, seat * width, (seat + 1) * width, 0);
  }

  /** All hands are laid away. */
  void clear() {
    Arrays.fill(rows, 0);
  }

  void set(Hands other) {
    System.arraycopy(other.rows, 0, rows, 0, rows.length);
  }

  /** Mixes everything into a hash. */
  long hash(long seed) {
    long hash = seed;
    for (long part : rows) {
      hash = Rng.mix(hash + part);
    }
    return hash;
  }
}
