package tumult.games.sequencedice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import tumult.engine.Moves;
import tumult.engine.Rng;

/**
 * The rule of thumb: complete a line, or else spoil the one that an opponent is nearest to, or else
 * go where the most lines grow. A line counts as long as only one side has chips on it.
 */
final class SequenceDiceThumb {
  /** How much more a line is worth with each chip on it. */
  private static final int GROWTH = 8;

  /** A line of one's own against one of an opponent's, of the same number of chips. */
  private static final int OWN = 3;

  private static final int OPPONENTS = 2;

  private final SequenceDiceOptions options;
  private final Moves<SequenceDiceMove> moves;
  private final long[] lines;

  SequenceDiceThumb(SequenceDiceOptions options, Moves<SequenceDiceMove> moves) {
    this.options = options;
    this.moves = moves;
    this.lines = Bitboard.allLines(options.length());
  }

  SequenceDiceMove choose(SequenceDiceView view, int seat, List<SequenceDiceMove> moves, Rng rng) {
    long[] chips = view.chips();
    int side = side(seat);
    List<SequenceDiceMove> best = new ArrayList<>();
    long most = Long.MIN_VALUE;
    for (SequenceDiceMove move : moves) {
      long worth = worth(after(this.moves.code(move), chips, side), side);
      if (worth > most) {
        most = worth;
        best.clear();
      }
      if (worth == most) {
        best.add(move);
      }
    }
    return best.get(rng.below(best.size()));
  }

  private int side(int seat) {
    int side = 0;
    while ((options.seatsOf(side) >> seat & 1) == 0) {
      side++;
    }
    return side;
  }

  /** The chips of all sides once an action is played. */
  private static long[] after(int action, long[] chips, int side) {
    Phase phase = Phase.of(action);
    long space = 1L << (action - phase.firstAction);
    long[] after = LongStream.of(chips).map(set -> set & ~space).toArray();
    if (phase != Phase.REMOVE) {
      after[side] |= space;
    }
    return after;
  }

  /** How good a board is for a side. */
  private long worth(long[] chips, int side) {
    long worth = 0;
    for (long line : lines) {
      long all = 0;
      for (long set : chips) {
        all |= set & line;
      }
      long own = chips[side] & line;
      if (own == all) {
        worth += OWN * value(own);
      } else if (own == 0) {
        worth -= OPPONENTS * threat(chips, line, all);
      }
    }
    return worth;
  }

  /** What a line without own chips is worth to an opponent; nothing if they share it. */
  private static long threat(long[] chips, long line, long all) {
    for (long set : chips) {
      if ((set & line) == all) {
        return value(all);
      }
    }
    return 0;
  }

  private static long value(long chips) {
    long value = 1;
    for (int chip = Long.bitCount(chips); chip > 0; chip--) {
      value *= GROWTH;
    }
    return value;
  }
}
