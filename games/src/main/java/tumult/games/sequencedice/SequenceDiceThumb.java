package tumult.games.sequencedice;

import java.util.Arrays;
import java.util.stream.LongStream;
import tumult.engine.NthBit;
import tumult.engine.Policy;
import tumult.engine.Rng;

/**
 * The rule of thumb: go where one's own lines grow most and the opponents' suffer most. For a side
 * a line is worth the product of its spaces: much for a chip of one's own, little for a space that
 * is yet to be won, the less the more rarely its sum is rolled, and half of that for one that an
 * opponent has, since chips do not stay for ever (R10, R12).
 */
final class SequenceDiceThumb implements Policy<SequenceDiceState> {
  /** A chip of one's own in a line. */
  private static final long CHIP = 144;

  /** What a line of one's own counts against one of an opponent's, and the other way round. */
  private static final int OWN = 3;

  private static final int OPPONENTS = 4;

  /** In so many of 36 ways the dice allow any free space (R13). */
  private static final int ANYWHERE = 2;

  /** In how many ways the dice allow each space. */
  private static final int[] WAYS = new int[Board.SPACES];

  static {
    Arrays.setAll(WAYS, space -> 6 - Math.abs(7 - Board.sum(space)) + ANYWHERE);
  }

  /** The lines that go through each space. */
  private final long[][] lines = new long[Board.SPACES][];

  private final int sides;

  SequenceDiceThumb(SequenceDiceOptions options) {
    sides = options.sides();
    long[] all = Bitboard.allLines(options.length());
    Arrays.setAll(
        lines, space -> LongStream.of(all).filter(line -> (line >> space & 1) != 0).toArray());
  }

  /** One of the best, each equally likely. */
  @Override
  public int choose(SequenceDiceState state, int seat, int[] actions, int count, Rng rng) {
    int own = state.side(seat);
    int first = state.phase().firstAction;
    boolean puts = state.phase() != Phase.REMOVE;
    long best = 0;
    long most = Long.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      int space = actions[i] - first;
      long gain = gain(state, own, space, puts);
      best = gain > most ? 0 : best;
      most = Math.max(most, gain);
      best |= gain == most ? 1L << space : 0;
    }
    return first + NthBit.of(best, rng.below(Long.bitCount(best)));
  }

  /** How much better the board gets for a side when a space is emptied and perhaps filled. */
  private long gain(SequenceDiceState state, int own, int space, boolean puts) {
    long taken = state.taken();
    long gain = 0;
    for (int side = 0; side < sides; side++) {
      long chips = state.chips[side];
      long now = factor(chips, taken, space);
      long then = side == own && puts ? CHIP : (puts ? 1L : 2L) * WAYS[space];
      if (now != then) {
        long grown = (then - now) * worth(lines[space], chips, taken, 1L << space);
        gain += side == own ? OWN * grown : -OPPONENTS * grown;
      }
    }
    return gain;
  }

  /** What lines are worth for a side with these chips, some spaces left out. */
  static long worth(long[] lines, long chips, long taken, long without) {
    long all = 0;
    for (long line : lines) {
      long worth = 1;
      for (long rest = line & ~without; rest != 0; rest &= rest - 1) {
        worth *= factor(chips, taken, Long.numberOfTrailingZeros(rest));
      }
      all += worth;
    }
    return all;
  }

  private static long factor(long chips, long taken, int space) {
    if ((chips >> space & 1) != 0) {
      return CHIP;
    }
    return (2 - (taken >> space & 1)) * WAYS[space];
  }
}
