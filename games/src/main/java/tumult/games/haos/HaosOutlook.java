package tumult.games.haos;

import tumult.engine.Outlook;

/**
 * What the cards promise: who has fewer is nearer to having none (R28). Nobody looks ahead in a
 * race, so every position is a stage of its own.
 */
final class HaosOutlook implements Outlook<HaosState> {
  /**
   * By so many cards, shared out among the seats, fewer than another, a seat is e times as likely
   * to win: what fits games between equals best (450 of them, two, three and six seats).
   */
  private static final double SPREAD = 24;

  private final HaosOptions options;
  private final double spread;

  HaosOutlook(HaosOptions options) {
    this.options = options;
    this.spread = SPREAD / options.seats();
  }

  @Override
  public int stage(HaosState state) {
    return 0;
  }

  @Override
  public double share(HaosState state, int seat) {
    if (state.over()) {
      return Outlook.shareOfWin(state, seat);
    }
    int own = state.cards(seat);
    double all = 0;
    for (int each = 0; each < options.seats(); each++) {
      all += Math.exp((own - state.cards(each)) / spread);
    }
    return 1 / all;
  }
}
