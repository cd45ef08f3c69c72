package tumult.games.frappadingue.solved;

import tumult.games.frappadingue.CardSet;
import tumult.games.frappadingue.FrappadingueMove;
import tumult.games.frappadingue.Placement;

/** A way to play a turn: what each stop is worth, and whether to go on from it. */
interface TurnPlan {
  double worth(long stop);

  /** Whether to deal again where one might score. */
  boolean goesOn(long stop);

  /**
   * The choice among legal actions.
   *
   * @param stop where the turn was before this deal, or is if nothing is to be placed
   * @param visible the deal
   */
  default int choose(long stop, long visible, int[] actions, int count) {
    if (actions[0] >= FrappadingueMove.SCORE) {
      return count == 1 || goesOn(stop) ? FrappadingueMove.REDEAL : FrappadingueMove.SCORE;
    }
    int best = actions[0];
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      double worth = worth(after(stop, visible, actions[i]));
      if (worth > most
          || (worth == most && Placement.points(actions[i]) > Placement.points(best))) {
        most = worth;
        best = actions[i];
      }
    }
    return best;
  }

  /** The stop after a placement, with the specials that go along (R9). */
  static long after(long stop, long visible, int placement) {
    return Turn.key(
        Turn.counter(stop) + Placement.cards(placement) + CardSet.specials(visible),
        Turn.fifties(stop) + Placement.points(placement) / 50);
  }
}
