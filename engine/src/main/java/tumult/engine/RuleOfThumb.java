package tumult.engine;

import org.jspecify.annotations.Nullable;

/**
 * How a sensible person plays: from what the seat may know, without looking far ahead. It remembers
 * nothing, so that asking again with an equal generator gives the same answer.
 *
 * @param <V> the game's views
 */
@FunctionalInterface
public interface RuleOfThumb<V> {
  /** Plays with some sense, and makes a child's mistakes. */
  int BEGINNER = 1;

  /** Plays by the rule of thumb as it is, without a slip. */
  int FAULTLESS = 5;

  /**
   * What the seat should try.
   *
   * @param level how well it should play, from {@link #BEGINNER}
   * @param actions its legal actions, at least one
   * @return one of them; null to wait, which can only be where others may act as well
   */
  @Nullable Plan plan(V view, int seat, int level, int[] actions, Rng rng);

  /** A choice among actions where people take turns. */
  @FunctionalInterface
  interface Choice<V> {
    int choose(V view, int seat, int[] actions, Rng rng);
  }

  /**
   * A rule for people who take turns and do not always follow it.
   *
   * @param mistake what they do instead
   * @param slips how often that is, out of a hundred times, by level from the first on; never at
   *     those that are not listed
   */
  static <V> RuleOfThumb<V> inTurn(Choice<V> rule, Choice<V> mistake, int... slips) {
    return (view, seat, level, actions, rng) -> {
      boolean slip = level <= slips.length && rng.below(100) < slips[level - 1];
      return Plan.now((slip ? mistake : rule).choose(view, seat, actions, rng));
    };
  }

  /** A policy as such a choice: it is shown any position that the view allows. */
  static <S extends State<S>, V> Choice<V> by(Game<S, V, ?> game, Policy<S> policy) {
    return (view, seat, actions, rng) -> {
      S world = game.newState();
      game.imagine(view, world, new Rng(0));
      return policy.choose(world, seat, actions, actions.length, rng);
    };
  }
}
