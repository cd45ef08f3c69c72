package tumult.games.kaos;

import tumult.engine.Outlook;

/**
 * What chips promise after a round: between equals, a seat wins as often as it has of all chips.
 */
enum KaosOutlook implements Outlook<KaosState> {
  CHIPS;

  @Override
  public int stage(KaosState state) {
    return state.round;
  }

  @Override
  public double share(KaosState state, int seat) {
    return state.phase == KaosPhase.OVER
        ? Outlook.shareOfWin(state, seat)
        : (double) state.chips.of(seat) / state.options.allChips();
  }
}
