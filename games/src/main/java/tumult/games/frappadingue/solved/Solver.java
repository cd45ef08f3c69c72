package tumult.games.frappadingue.solved;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tumult.engine.Expert;
import tumult.engine.Setup;
import tumult.engine.Solved;
import tumult.games.frappadingue.FrappadingueState;
import tumult.games.frappadingue.FrappadingueView;

/**
 * Where a game gets its solution. In a page nobody has the time to work it out, and another class
 * takes the place of this one.
 */
public final class Solver {
  private Solver() {}

  /** Who plays a game with these options for the win; null if nobody does. */
  public static @Nullable Expert<FrappadingueView> expert(Setup setup) {
    return SolvedPlay.EVERYWHERE.of(setup);
  }

  /** What is known of a game with these options; null if nothing is. */
  public static @Nullable Solved<FrappadingueState> match(
      Setup setup, Function<FrappadingueState, FrappadingueView> eyes) {
    return new SolvedMatch(setup, eyes);
  }
}
