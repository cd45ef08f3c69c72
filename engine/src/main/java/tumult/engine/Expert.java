package tumult.engine;

/**
 * The best player of a game that is known, where that needs no search. It may have to work
 * something out before it can answer for the first time.
 *
 * @param <V> the game's views
 */
public interface Expert<V> {
  /** Whether it can answer at once; if not, it sees to it in the background that it can soon. */
  boolean isReady();

  /** One of the legal actions of a seat; waits until it is ready. */
  int choose(V view, int seat, int[] actions);
}
