package tumult.table.luck;

import tumult.engine.Seat;
import tumult.engine.State;
import tumult.table.steps.CachedGame;

/** The outcomes of a game's luck in their order: one stream for each verb of chance. */
public final class Draws {
  private final CachedGame<?, ?, ?> cachedGame;
  private final Luck luck;
  private final int[] drawn;
  private final int[] outcomes;

  public Draws(CachedGame<?, ?, ?> cachedGame, Luck luck) {
    this.cachedGame = cachedGame;
    this.luck = luck;
    drawn = new int[cachedGame.verbs()];
    outcomes = new int[cachedGame.game().actionCount()];
  }

  /**
   * The outcome that comes next in a position in which chance acts, and takes it from its stream.
   */
  public int next(State<?> state) {
    int count = state.actions(Seat.CHANCE, outcomes);
    int verb = cachedGame.verbOf(outcomes[0]);
    return luck.outcome(state, outcomes, count, cachedGame.verb(verb), drawn[verb]++);
  }

  /** Takes outcomes that are known already from their streams. */
  public void skip(Iterable<Integer> known) {
    known.forEach(outcome -> drawn[cachedGame.verbOf(outcome)]++);
  }

  /** Goes on where other draws of the same game are. */
  public void set(Draws other) {
    System.arraycopy(other.drawn, 0, drawn, 0, drawn.length);
  }
}
