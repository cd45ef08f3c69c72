package tumult.engine;

/**
 * A quick choice that needs no thinking, for games that are played out by the million. It looks at
 * nothing but what the seat may know, allocates nothing and remembers nothing.
 *
 * @param <S> the game's positions
 */
@FunctionalInterface
public interface Policy<S> {
  /**
   * One of the legal actions.
   *
   * @param actions the legal actions of the seat, ascending
   * @param count how many there are, at least one
   */
  int choose(S state, int seat, int[] actions, int count, Rng rng);

  /** Any action. */
  static <S> Policy<S> random() {
    return (state, seat, actions, count, rng) -> actions[rng.below(count)];
  }
}
