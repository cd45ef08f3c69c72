package tumult.games.frappadingue.solved;

import java.util.function.Function;
import tumult.engine.Outlook;
import tumult.engine.Setup;
import tumult.engine.Solved;
import tumult.games.frappadingue.FrappadingueState;
import tumult.games.frappadingue.FrappadingueView;

/** What is known of a match for two, or of practice alone, and of the points of any turn. */
public final class SolvedMatch implements Solved<FrappadingueState> {
  /** Longer matches are not worked out: that would take minutes. */
  public static final int LONGEST = 4_000;

  private static final String TARGET = "target";

  private final Setup setup;
  private final Function<FrappadingueState, FrappadingueView> eyes;

  /** Knows a game with these options; it is worked out when first needed. */
  public SolvedMatch(Setup setup, Function<FrappadingueState, FrappadingueView> eyes) {
    boolean longer = setup.number(TARGET) > LONGEST; // points are the same in a shorter one
    this.setup = longer ? setup.with(TARGET, Integer.toString(LONGEST)) : setup;
    this.eyes = eyes;
  }

  @Override
  public double share(FrappadingueState state, int seat) {
    FrappadingueView view = eyes.apply(state);
    if (state.over() || setup.seats() == 1) {
      return state.over() ? Outlook.shareOfWin(state, seat) : 1;
    }
    double share = solution().share(view);
    return view.turn() == seat ? share : 1 - share;
  }

  @Override
  public double points(FrappadingueState state, int action) {
    return solution().points(eyes.apply(state), action);
  }

  private MatchSolution solution() {
    return SolvedPlay.EVERYWHERE.solved(setup);
  }
}
