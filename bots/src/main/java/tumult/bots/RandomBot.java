package tumult.bots;

import org.jspecify.annotations.Nullable;
import tumult.engine.Plan;
import tumult.engine.Rng;

/**
 * A bot that plays any legal action. In a race game it mostly waits until all wait for it: with
 * touches alone no such game would ever end.
 */
public final class RandomBot implements Bot {
  /** Out of so many times, it interrupts once. */
  private static final int PATIENCE = 16;

  /** How slow it is at most, in milliseconds. */
  private static final int SLOWEST = 2_000;

  @Override
  public @Nullable Plan choose(Turn<?, ?> turn, Rng rng) {
    int action = turn.actions()[rng.below(turn.actions().length)];
    if (!turn.game().setup().kind().realTime()) {
      return Plan.now(action);
    }
    return !turn.mayWait() || rng.below(PATIENCE) == 0
        ? new Plan(action, rng.below(SLOWEST))
        : null;
  }
}
