package tumult.worker.instead;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tumult.engine.Expert;
import tumult.engine.Setup;
import tumult.engine.Solved;
import tumult.games.frappadingue.FrappadingueState;
import tumult.games.frappadingue.FrappadingueView;

/** Nothing is solved in a page: that would take a phone a minute, in which no table goes on. */
public final class PageSolver {
  private PageSolver() {}

  public static @Nullable Expert<FrappadingueView> expert(Setup setup) {
    return null;
  }

  public static @Nullable Solved<FrappadingueState> match(
      Setup setup, Function<FrappadingueState, FrappadingueView> eyes) {
    return null;
  }
}
