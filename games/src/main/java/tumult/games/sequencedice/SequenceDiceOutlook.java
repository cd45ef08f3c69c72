package tumult.games.sequencedice;

import tumult.engine.Outlook;

/**
 * What a board promises: between equals a side is likelier to win the more its lines are worth, as
 * {@link SequenceDiceThumb} reckons them, but the dice leave much open.
 */
final class SequenceDiceOutlook implements Outlook<SequenceDiceState> {
  /** How much the worth of lines matters, by their length: the exponent that fits best. */
  private static final double OF_SIX = 0.18;

  private static final double OF_FIVE = 0.25;

  /** What it is worth to be on turn. */
  private static final double ON_TURN = 1.4;

  /** So many turns are played out. */
  private static final int TURNS = 6;

  private final long[] lines;
  private final double exponent;
  private final int sides;
  private final int seatsOfSide;

  SequenceDiceOutlook(SequenceDiceOptions options) {
    lines = Bitboard.allLines(options.length());
    exponent = options.length() == 6 ? OF_SIX : OF_FIVE;
    sides = options.sides();
    seatsOfSide = options.seats() / sides;
  }

  @Override
  public int stage(SequenceDiceState state) {
    return state.turns;
  }

  @Override
  public int horizon() {
    return TURNS;
  }

  @Override
  public double share(SequenceDiceState state, int seat) {
    if (state.over()) {
      return Outlook.shareOfWin(state, seat);
    }
    double all = 0;
    for (int side = 0; side < sides; side++) {
      all += weight(state, side);
    }
    return weight(state, state.side(seat)) / all / seatsOfSide;
  }

  private double weight(SequenceDiceState state, int side) {
    double worth = SequenceDiceThumb.worth(lines, state.chips[side], state.taken(), 0);
    return Math.pow(worth, exponent) * (state.side(state.turn) == side ? ON_TURN : 1);
  }
}
