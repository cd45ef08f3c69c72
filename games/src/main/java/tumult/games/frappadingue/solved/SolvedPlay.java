package tumult.games.frappadingue.solved;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Map.Entry;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import tumult.engine.Expert;
import tumult.engine.Setup;
import tumult.games.frappadingue.FrappadingueView;

/**
 * Plays Frappadingue for the win. Its table takes some seconds for each choice of options: that is
 * worked out in the background when first asked for.
 */
public final class SolvedPlay {
  /** The one that all games share. */
  public static final SolvedPlay EVERYWHERE = new SolvedPlay(InBackground.thread());

  /** For how many choices of options tables are kept, or being made: up to 30 MB each. */
  private static final int KEPT = 4;

  private final Executor background;
  private final Map<String, InBackground<MatchSolution>> solutions =
      new LinkedHashMap<>(KEPT, 0.75f, true);

  /** Plays with tables that are worked out there: a thread or two that nobody waits for. */
  public SolvedPlay(Executor background) {
    this.background = background;
  }

  /** Who plays a game with these options. */
  public Expert<FrappadingueView> of(Setup setup) {
    Setup forTwo = setup.withSeats(2);
    return new Expert<>() {
      @Override
      public boolean isReady() {
        InBackground<MatchSolution> solution = solution(forTwo);
        return solution != null && solution.isReady();
      }

      @Override
      public int choose(FrappadingueView view, int seat, int[] actions) {
        return solved(forTwo).choose(view, seat, actions);
      }
    };
  }

  /** What is known of a game with these options; waits until it is worked out. */
  MatchSolution solved(Setup setup) {
    Setup forTwo = setup.withSeats(2);
    InBackground<MatchSolution> known = solution(forTwo);
    return known == null ? solve(forTwo) : known.get();
  }

  /** What is known, or being worked out; null if there is no room for more. */
  private @Nullable InBackground<MatchSolution> solution(Setup setup) {
    synchronized (solutions) {
      InBackground<MatchSolution> known = solutions.get(setup.toString());
      if (known == null && makesRoom()) {
        known = new InBackground<>(() -> solve(setup), background);
        solutions.put(setup.toString(), known);
      }
      return known;
    }
  }

  /** Whether there is room for one more: what was worked out and not used for longest goes. */
  private boolean makesRoom() {
    if (solutions.size() == KEPT) {
      solutions.entrySet().stream()
          .filter(entry -> entry.getValue().isDone())
          .map(Entry::getKey)
          .findFirst()
          .ifPresent(solutions::remove);
    }
    return solutions.size() < KEPT;
  }

  private static MatchSolution solve(Setup setup) {
    return new Solution(setup).match(MatchSolution.Detail.COARSE);
  }
}
