package tumult.games.sequencedice;

import java.util.Arrays;
import java.util.stream.LongStream;
import tumult.engine.NthBit;
import tumult.engine.Policy;
import tumult.engine.Rng;

/**
 * The rule of thumb: complete a line, or else spoil the one that an opponent is nearest to, or else
 * go where the most lines grow. A line counts as long as only one side has chips on it.
 */
final class SequenceDiceThumb implements Policy<SequenceDiceState> {
  /** A line is worth so many times more with each chip on it, as a power of two. */
  private static final int GROWTH = 3;

  /** A line of one's own against one of an opponent's, of the same number of chips. */
  private static final int OWN = 3;

  private static final int OPPONENTS = 2;

  /** The lines that go through each space. */
  private final long[][] lines = new long[Board.SPACES][];

  SequenceDiceThumb(SequenceDiceOptions options) {
    long[] all = Bitboard.allLines(options.length());
    Arrays.setAll(
        lines, space -> LongStream.of(all).filter(line -> (line >> space & 1) != 0).toArray());
  }

  /** One of the best, each equally likely. */
  @Override
  public int choose(SequenceDiceState state, int seat, int[] actions, int count, Rng rng) {
    int side = state.side(seat);
    int first = state.phase().firstAction;
    boolean puts = state.phase() != Phase.REMOVE;
    long best = 0;
    long most = Long.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      int space = actions[i] - first;
      long gain = gain(state, side, space, puts);
      best = gain > most ? 0 : best;
      most = Math.max(most, gain);
      best |= gain == most ? 1L << space : 0;
    }
    return first + NthBit.of(best, rng.below(Long.bitCount(best)));
  }

  /** How much better the board gets for a side when a space is emptied and perhaps filled. */
  private long gain(SequenceDiceState state, int side, int space, boolean puts) {
    long bit = 1L << space;
    long own = state.chips[side];
    long gain = 0;
    for (long line : lines[space]) {
      gain += worth(state, line, (own & line & ~bit) | (puts ? bit : 0), ~bit);
      gain -= worth(state, line, own & line, -1);
    }
    return gain;
  }

  /**
   * How good a line is for a side.
   *
   * @param own the chips that the side has on it
   * @param seen the spaces on which other chips are seen
   */
  private static long worth(SequenceDiceState state, long line, long own, long seen) {
    long all = state.taken() & line & seen;
    if ((all & ~own) == 0) {
      return (long) OWN << (GROWTH * Long.bitCount(own));
    }
    if (own != 0) {
      return 0;
    }
    for (long set : state.chips) {
      if ((set & line & seen) == all) {
        return -((long) OPPONENTS << (GROWTH * Long.bitCount(all)));
      }
    }
    return 0;
  }
}
