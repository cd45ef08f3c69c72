package tumult.bots;

import org.jspecify.annotations.Nullable;
import tumult.engine.Plan;
import tumult.engine.Rng;

/**
 * A program that chooses for a seat. It remembers nothing from one turn to the next, and may be
 * asked by several threads at once.
 */
@FunctionalInterface
public interface Bot {
  /**
   * What the seat should do: one of its legal actions, or null to wait, which can only be where
   * others may act as well.
   *
   * @param rng all its luck: an equal generator gives the same answer, unless time was the limit
   */
  @Nullable Plan choose(Turn<?, ?> turn, Rng rng);
}
