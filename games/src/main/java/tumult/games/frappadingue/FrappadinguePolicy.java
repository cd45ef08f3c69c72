package tumult.games.frappadingue;

import tumult.engine.Policy;
import tumult.engine.Rng;

/**
 * Quick play, as the solution advises: place what makes the most that can be scored, and score as
 * soon as possible, except 100 before five piles, and less than the lead in the last round.
 */
final class FrappadinguePolicy implements Policy<FrappadingueState> {
  private static final int HUNDRED = 100;
  private final FrappadingueOptions options;

  FrappadinguePolicy(FrappadingueOptions options) {
    this.options = options;
  }

  @Override
  public int choose(FrappadingueState state, int seat, int[] actions, int count, Rng rng) {
    if (actions[0] >= FrappadingueMove.SCORE) {
      return count == 1 || goesOn(state, seat) ? FrappadingueMove.REDEAL : FrappadingueMove.SCORE;
    }
    int best = actions[0];
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      int total = state.counter().total() + Placement.points(actions[i]);
      int worth = Counter.scorable(total) ? 2 * total : total; // specials are the same for all
      if (worth > most) {
        most = worth;
        best = actions[i];
      }
    }
    return best;
  }

  private boolean goesOn(FrappadingueState state, int seat) {
    int total = state.counter().total();
    int lead = state.pad().best();
    boolean tooLittle = lead >= options.target() && state.pad().score(seat) + total < lead; // R23
    return tooLittle || (total == HUNDRED && state.pilesDue() == Counter.FULL_HAND);
  }
}
