package tumult.games.sequencedice;

import tumult.engine.TwoDice;

/** The rolls for the first turn: in rounds, of which only the equal best go on to the next. R8 */
final class StartRolls {
  private static final int BITS = 5;
  private static final int MASK = (1 << BITS) - 1;

  /** The seats that roll in this round, a bit each; once it is decided, those of the last round. */
  int contenders;

  /** Five bits a seat: its roll and one, or 0 if it has not rolled. */
  private int rolls;

  /** The last roll of a seat, {@link TwoDice#NONE} if it has still to roll in this round. */
  int roll(int seat) {
    return (rolls >> shift(seat) & MASK) - 1;
  }

  void put(int seat, int roll) {
    rolls &= ~(MASK << shift(seat));
    rolls |= (roll + 1) << shift(seat);
  }

  private static int shift(int seat) {
    return BITS * seat;
  }

  /** The contenders that come after a seat in the round, a bit each. */
  int after(int seat) {
    return contenders & -2 << seat;
  }

  /** The contenders with the best sum of those that have rolled, a bit each. */
  int best() {
    int best = 0;
    int bestSum = 0;
    for (int rest = contenders; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      int sum = roll(seat) == TwoDice.NONE ? 0 : TwoDice.sum(roll(seat));
      if (sum > bestSum) {
        best = 0;
        bestSum = sum;
      }
      best |= sum == bestSum ? 1 << seat : 0;
    }
    return best;
  }

  /** Begins another round. */
  void again(int equals) {
    contenders = equals;
    for (int rest = equals; rest != 0; rest &= rest - 1) {
      put(Integer.numberOfTrailingZeros(rest), TwoDice.NONE);
    }
  }

  void set(StartRolls other) {
    contenders = other.contenders;
    rolls = other.rolls;
  }

  /** All of it in 24 bits. */
  long bits() {
    return (long) rolls << 4 | contenders;
  }
}
