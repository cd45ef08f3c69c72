package tumult.engine;

import java.util.Map;
import java.util.TreeMap;

/**
 * Counts how many ways a game can go on for so many steps, every chance outcome being one way.
 *
 * @param <S> the game's positions
 */
public final class Perft<S extends State<S>> {
  private final Game<S, ?, ?> game;

  public Perft(Game<S, ?, ?> game) {
    this.game = game;
  }

  /** The number of ways of exactly so many steps; a game that ends before counts once. */
  public long count(S from, int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("no way has " + depth + " steps");
    }
    if (depth == 0 || from.over()) {
      return 1;
    }
    long[] sum = {0};
    forEachStep(from, (actor, action, after) -> sum[0] += count(after, depth - 1));
    return sum[0];
  }

  /** The same, by first step in notation; of one step at least. */
  public Map<String, Long> divide(S from, int depth) {
    Map<String, Long> counts = new TreeMap<>();
    forEachStep(
        from,
        (actor, action, after) ->
            counts.put(Seat.text(actor) + " " + game.text(action), count(after, depth - 1)));
    return counts;
  }

  private void forEachStep(S from, Step<S> step) {
    int[] actions = new int[game.actionCount()];
    S after = game.newState();
    for (int actors = from.actors(); actors != 0; actors &= actors - 1) {
      int actor = Integer.numberOfTrailingZeros(actors);
      int count = from.actions(actor, actions);
      for (int i = 0; i < count; i++) {
        after.set(from);
        after.play(actor, actions[i]);
        step.take(actor, actions[i], after);
      }
    }
  }

  private interface Step<S> {
    void take(int actor, int action, S after);
  }
}
