package tumult.games.sequencedice;

import tumult.engine.Outlook;

/** What a board promises: a side's part of the win, by what its lines are worth. */
final class SequenceDiceOutlook implements Outlook<SequenceDiceState> {
  /** So many turns are played out. */
  private static final int TURNS = 12;

  private final LineValues values;
  private final int sides;
  private final int seatsOfSide;

  SequenceDiceOutlook(SequenceDiceOptions options, LineValues values) {
    this.values = values;
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
    return state.over()
        ? Outlook.shareOfWin(state, seat)
        : values.share(state, state.side(seat), sides) / seatsOfSide;
  }
}
