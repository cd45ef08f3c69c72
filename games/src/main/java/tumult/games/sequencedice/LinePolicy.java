package tumult.games.sequencedice;

import tumult.engine.NthBit;
import tumult.engine.Policy;
import tumult.engine.Rng;

/** Goes where one's own lines are worth most, and the opponents' least, by {@link LineValues}. */
final class LinePolicy implements Policy<SequenceDiceState> {
  private final int sides;
  private final int length;
  private final LineValues values;

  LinePolicy(SequenceDiceOptions options, LineValues values) {
    sides = options.sides();
    length = options.length();
    this.values = values;
  }

  /** One of the best, each equally likely. */
  @Override
  public int choose(SequenceDiceState state, int seat, int[] actions, int count, Rng rng) {
    int own = state.side(seat);
    int first = state.phase().firstAction;
    boolean puts = state.phase() != Phase.REMOVE;
    int next = puts && state.rollsAgain() ? own : (own + 1) % sides;
    long best = 0;
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      int space = actions[i] - first;
      int gain = gain(state, own, space, puts, next);
      best = gain > most ? 0 : best;
      most = Math.max(most, gain);
      best |= gain == most ? 1L << space : 0;
    }
    return first + NthBit.of(best, rng.below(Long.bitCount(best)));
  }

  /**
   * How much better the board gets for a side when a space is emptied and perhaps filled.
   *
   * @param next the side that will be on turn
   */
  private int gain(SequenceDiceState state, int own, int space, boolean puts, int next) {
    long bit = 1L << space;
    long before = state.taken();
    long after = puts ? before | bit : before & ~bit;
    int gain = 0;
    for (int side = 0; side < sides; side++) {
      long had = state.chips[side];
      long has = side == own && puts ? had | bit : had & ~bit;
      if (side == own && puts && Bitboard.hasLine(has, length)) {
        return Integer.MAX_VALUE; // R18
      }
      int later = LineValues.later(side, next, sides);
      int grown =
          values.through(space, later, has, after & ~has)
              - values.through(space, later, had, before & ~had);
      gain += side == own ? (sides - 1) * grown : -grown;
    }
    return gain;
  }
}
