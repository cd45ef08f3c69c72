package tumult.table.records;

import tumult.engine.Seat;
import tumult.engine.State;

/** Who has won when some have given up. */
public final class Resignations {
  private Resignations() {}

  /**
   * Whether so many have given up, a bit each, that the game ends: all but one, or the only one.
   */
  public static boolean decides(int givenUp, int seats) {
    return givenUp != 0 && Integer.bitCount(givenUp) >= seats - 1;
  }

  /**
   * The winners of a game that is over, or that ends because everybody but one has given up; a bit
   * each. Who has given up cannot win: then the best of the others do.
   */
  public static int winners(State<?> state, int seats, int givenUp) {
    int others = (Seat.bit(seats) - 1) & ~givenUp;
    int winners = state.winners() & others;
    if (winners != 0 || state.winners() == 0 || others == 0) {
      return state.winners() == 0 ? others : winners;
    }
    return best(state, others);
  }

  /** Winners always have the best score, so the losers' scores tell whether low or high is good. */
  private static int best(State<?> state, int others) {
    int won = state.score(Integer.numberOfTrailingZeros(state.winners()));
    int best = 0;
    int bestGap = Integer.MAX_VALUE;
    for (int rest = others; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      int gap = Math.abs(state.score(seat) - won);
      best = gap < bestGap ? Seat.bit(seat) : gap == bestGap ? best | Seat.bit(seat) : best;
      bestGap = Math.min(gap, bestGap);
    }
    return best;
  }
}
