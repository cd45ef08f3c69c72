package tumult.games.frappadingue;

import tumult.engine.Remark;
import tumult.engine.Solved;

/** Why one might score, drive on or place some cards: what it is worth in points. */
final class FrappadingueWhy {
  private final FrappadingueState state;
  private final Solved<FrappadingueState> solved;
  private final Counter points;

  FrappadingueWhy(
      FrappadingueState state, Solved<FrappadingueState> solved, FrappadingueOptions options) {
    this.state = state;
    this.solved = solved;
    this.points = new Counter(options);
  }

  Remark of(int action) {
    long further = Math.round(solved.points(state, Math.min(action, FrappadingueMove.REDEAL)));
    if (action == FrappadingueMove.SCORE) {
      long onwards = Math.round(solved.points(state, FrappadingueMove.REDEAL));
      return Remark.of("why-score", state.counter().total(), onwards);
    } else if (action == FrappadingueMove.REDEAL) {
      Odds next = Odds.of(state.supply(), state.pilesDue(), points);
      return Remark.of("why-go-on", Math.round(100 * (1 - next.survival())), further);
    }
    long placing = Placement.cards(action) + CardSet.specials(state.deal().cards()); // R9
    return Remark.of("why-place", state.counter().total() + points.pointsOf(placing), further);
  }
}
