package tumult.games.sequencedice;

import tumult.engine.Remark;

/** Why one might choose a space: what becomes of the lines that go through it. */
final class SequenceDiceWhy {
  private SequenceDiceWhy() {}

  static Remark of(SequenceDiceState state, int seat, int action) {
    Phase phase = Phase.of(action);
    int space = action - phase.firstAction;
    long bit = 1L << space;
    long own = state.chips[state.side(seat)];
    int length = state.options.length();
    if (phase != Phase.REMOVE && Bitboard.hasLine(own | bit, length)) {
      return Remark.of("why-line");
    }
    int grown = 0;
    int theirs = 0;
    for (long line : Bitboard.allLines(length)) {
      if ((line & bit) != 0) {
        long others = state.taken() & line & ~own;
        grown = (others & ~bit) == 0 ? Math.max(grown, Long.bitCount(own & line) + 1) : grown;
        theirs = (own & line) == 0 ? Math.max(theirs, together(state, others)) : theirs;
      }
    }
    if (phase == Phase.REMOVE) {
      return Remark.of("why-break", Math.max(1, theirs));
    } else if (theirs >= grown && theirs > 0) {
      return Remark.of("why-block", theirs);
    }
    return grown == 0 ? Remark.of("why-nowhere") : Remark.of("why-grow", grown, length);
  }

  /** How many chips these are, if they are all of one side. */
  private static int together(SequenceDiceState state, long chips) {
    for (long set : state.chips) {
      if ((chips & ~set) == 0) {
        return Long.bitCount(chips);
      }
    }
    return 0;
  }
}
