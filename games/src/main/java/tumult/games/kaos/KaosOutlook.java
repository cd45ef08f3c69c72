package tumult.games.kaos;

import tumult.engine.Outlook;

/**
 * What chips promise after a round. A Switch swaps whole stocks (R29), so that a lead is forgotten
 * within four rounds: it counts for little before the last ones of a short match. What counts is
 * not to be near the end of one's chips, for who has none is out (R7).
 */
final class KaosOutlook implements Outlook<KaosState> {
  /** With so many chips for each opponent, a seat is likelier to stay in than to be out. */
  private static final double SAFETY = 2.5;

  /** How much a clear lead is worth with one round to go, as the logarithm of the odds. */
  private static final double LEAD = 0.47;

  /** What is left of that with each round more to go. */
  private static final double FORGETTING = 0.43;

  /** A lead of so many chips is a clear one, with one round to go. */
  private static final double CLEAR = 8;

  /** With more rounds to go than this a lead counts nothing. */
  private static final int FORGOTTEN = 8;

  private final int seats;
  private final int rounds;
  private final double[] staying;

  KaosOutlook(KaosOptions options) {
    this.seats = options.seats();
    this.rounds = options.rounds();
    this.staying = new double[options.allChips() + 1];
    for (int chips = 0; chips < staying.length; chips++) {
      staying[chips] = 1 - Math.exp(-chips / (SAFETY * (seats - 1)));
    }
  }

  @Override
  public int stage(KaosState state) {
    return state.round;
  }

  @Override
  public double share(KaosState state, int seat) {
    if (state.phase == KaosPhase.OVER) {
      return Outlook.shareOfWin(state, seat);
    }
    int left = rounds - state.round; // after the one that begins now
    double lead = left > FORGOTTEN ? 0 : LEAD * Math.pow(FORGETTING, left);
    double all = 0;
    for (int each = 0; each < seats; each++) {
      all += weight(state.chips.of(each), lead, left);
    }
    return weight(state.chips.of(seat), lead, left) / all;
  }

  private double weight(int chips, double lead, int left) {
    double ahead = lead == 0 ? 0 : Math.tanh((chips - KaosOptions.CHIPS) / (CLEAR * (1 + left)));
    return staying[chips] * (lead == 0 ? 1 : Math.exp(lead * ahead));
  }
}
