package tumult.games.frappadingue.solved;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Map.Entry;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Future.State;
import org.jspecify.annotations.Nullable;
import tumult.engine.Setup;
import tumult.games.frappadingue.FrappadingueView;

/**
 * Plays Frappadingue for the win at live tables. Its table takes some seconds for each choice of
 * options: that is worked out in the background when first asked for, and nobody waits for it.
 */
public final class SolvedPlay {
  /** The answer while nothing is worked out yet. */
  public static final int NOT_YET = -1;

  /** For how many choices of options tables are kept, or being made: up to 30 MB each. */
  private static final int KEPT = 4;

  /** The one that all games share. */
  public static final SolvedPlay EVERYWHERE = new SolvedPlay(Runnable::run);

  private final Executor background;
  private final Map<String, CompletableFuture<MatchSolution>> solutions =
      new LinkedHashMap<>(KEPT, 0.75f, true);

  /** Plays with tables that are worked out there: a thread or two that nobody waits for. */
  public SolvedPlay(Executor background) {
    this.background = background;
  }

  /**
   * One of the legal actions, or {@link #NOT_YET}.
   *
   * @param setup the game that is played
   */
  public int choose(Setup setup, FrappadingueView view, int seat, int[] actions) {
    MatchSolution solution = solution(setup.withSeats(2));
    return solution == null ? NOT_YET : solution.choose(view, seat, actions);
  }

  /** What is known of a game with these options; waits until it is worked out. */
  MatchSolution solved(Setup setup) {
    MatchSolution known = solution(setup.withSeats(2));
    return known == null ? solve(setup.withSeats(2)) : known;
  }

  private @Nullable MatchSolution solution(Setup setup) {
    synchronized (solutions) {
      CompletableFuture<MatchSolution> known = solutions.get(setup.toString());
      if (known == null && makesRoom()) {
        known = CompletableFuture.supplyAsync(() -> solve(setup), background);
        solutions.put(setup.toString(), known);
      }
      return known == null || known.state() != State.SUCCESS ? null : known.resultNow();
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
