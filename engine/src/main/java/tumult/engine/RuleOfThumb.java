package tumult.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a sensible person plays: from what the seat may know, without looking far ahead. It remembers
 * nothing, so that asking again with an equal generator gives the same answer.
 *
 * @param <V> the game's views
 * @param <M> its moves
 */
@FunctionalInterface
public interface RuleOfThumb<V, M> {
  /** Plays with some sense, and makes a beginner's mistakes. */
  int BEGINNER = 1;

  /** Plays by the rule of thumb. */
  int USUAL = 2;

  /**
   * What the seat should try.
   *
   * @param level how well it should play, from {@link #BEGINNER}
   * @param moves its legal moves, at least one
   * @return one of them; null to wait, which can only be where others may act as well
   */
  @Nullable Plan<M> plan(V view, int seat, int level, List<M> moves, Rng rng);

  /**
   * A move, and when it comes.
   *
   * @param afterMillis how long after the position was shown; 0 where time does not matter
   */
  record Plan<M>(M move, int afterMillis) {}

  /** A choice among moves where people take turns. */
  @FunctionalInterface
  interface Choice<V, M> {
    M choose(V view, int seat, List<M> moves, Rng rng);
  }

  /** A rule for people who take turns; beginners follow it every other time only. */
  static <V, M> RuleOfThumb<V, M> inTurn(Choice<V, M> choice) {
    Choice<V, M> anything = RuleOfThumb::any;
    return (view, seat, level, moves, rng) -> {
      boolean slips = level == BEGINNER && rng.below(2) == 0;
      return new Plan<>((slips ? anything : choice).choose(view, seat, moves, rng), 0);
    };
  }

  /** No rule at all: any move. */
  static <V, M> RuleOfThumb<V, M> random() {
    return inTurn(RuleOfThumb::any);
  }

  private static <V, M> M any(V view, int seat, List<M> moves, Rng rng) {
    return moves.get(rng.below(moves.size()));
  }
}
