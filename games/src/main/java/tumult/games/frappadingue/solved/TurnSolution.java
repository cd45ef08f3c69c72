package tumult.games.frappadingue.solved;

import tumult.engine.Rng;
import tumult.engine.Setup;

/**
 * One turn from the whole deck, played for its points: a plan, what it brings on average at least,
 * and what no plan exceeds.
 */
public final class TurnSolution {
  /** The most stops that are looked into, for the memory's sake: with about 100 bytes each. */
  private static final int MOST_STOPS = 1 << 22;

  private final Setup setup;
  private final Turn turn;
  private final BestTurn best;

  TurnSolution(Setup setup, Turn turn, double width) {
    this.setup = setup;
    this.turn = turn;
    best = new BestTurn(turn, Aim.POINTS);
    best.narrow(width, MOST_STOPS);
  }

  /** What the plan brings on average, at least. */
  public double low() {
    return best.low();
  }

  /** What no plan exceeds. */
  public double high() {
    return best.high();
  }

  /** How many stops of a turn the plan has looked into. */
  public int stops() {
    return best.opened();
  }

  /** A number for the whole plan: another one hardly ever has the same. */
  public long hash() {
    return best.hash();
  }

  /** So many turns by the plan, under the real rules. */
  public Trial trial(long count, long seed) {
    Trials trials = new Trials(setup.withSeats(1), turn.cards, new Rng(seed));
    return trials.turns(best, count).beside(low(), high());
  }
}
