package tumult.table;

import tumult.engine.Seat;
import tumult.engine.State;

/** The outcomes of a game's luck in their order: one stream for each verb of chance. */
final class Draws {
  private final CachedGame<?, ?, ?> title;
  private final Luck luck;
  private final int[] drawn;
  private final int[] outcomes;

  Draws(CachedGame<?, ?, ?> title, Luck luck) {
    this.title = title;
    this.luck = luck;
    drawn = new int[title.verbs()];
    outcomes = new int[title.game().actionCount()];
  }

  /**
   * The outcome that comes next in a position in which chance acts, and takes it from its stream.
   */
  int next(State<?> state) {
    int count = state.actions(Seat.CHANCE, outcomes);
    int verb = title.verbOf(outcomes[0]);
    return luck.outcome(state, outcomes, count, title.verb(verb), drawn[verb]++);
  }

  /** Takes outcomes that are known already from their streams. */
  void skip(Iterable<Integer> known) {
    known.forEach(outcome -> drawn[title.verbOf(outcome)]++);
  }

  /** Goes on where other draws of the same game are. */
  void set(Draws other) {
    System.arraycopy(other.drawn, 0, drawn, 0, drawn.length);
  }
}
