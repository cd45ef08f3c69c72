package tumult.games.maumau;

import tumult.engine.Outlook;

/**
 * What a lead is worth after a round: each seat's chance to end with the fewest points, if every
 * round still to come adds about as much luck as the ones before.
 */
final class MauMauOutlook implements Outlook<MauMauState> {
  /** A lead of so many points, with one round to go, makes a win so much likelier. */
  private static final double SPREAD = 16;

  private final int rounds;

  MauMauOutlook(MauMauOptions options) {
    this.rounds = options.rounds();
  }

  @Override
  public int stage(MauMauState state) {
    return state.round;
  }

  @Override
  public double share(MauMauState state, int seat) {
    if (state.phase == Phase.OVER) {
      return Outlook.shareOfWin(state, seat);
    }
    double scale = SPREAD * Math.sqrt(rounds - state.round + 1);
    double all = 0;
    for (int each = 0; each < state.seats; each++) {
      all += Math.exp((state.scores[seat] - state.scores[each]) / scale);
    }
    return 1 / all;
  }
}
