package tumult.bots;

import tumult.engine.Game;
import tumult.engine.Rng;
import tumult.engine.State;

/**
 * What a bot knows when it has to choose.
 *
 * @param game the rules
 * @param view everything its seat may know
 * @param seat its seat
 * @param actions its legal actions, ascending, at least one
 * @param budget how long it may think at most
 * @param temperament what it is like
 * @param <S> the game's positions
 * @param <V> its views
 */
@SuppressWarnings("ArrayRecordComponent") // turns are not compared
public record Turn<S extends State<S>, V>(
    Game<S, V, ?> game, V view, int seat, int[] actions, Budget budget, Temperament temperament) {
  /** A turn of somebody without whims. */
  public Turn(Game<S, V, ?> game, V view, int seat, int[] actions, Budget budget) {
    this(game, view, seat, actions, budget, Temperament.STEADY);
  }

  /** The same with less time to think. */
  public Turn<S, V> within(Budget less) {
    return new Turn<>(game, view, seat, actions, budget.and(less), temperament);
  }

  /** The same for somebody who is like that. */
  public Turn<S, V> of(Temperament somebody) {
    return new Turn<>(game, view, seat, actions, budget, somebody);
  }

  /** A position as it could be: good for what depends on nothing that is hidden. */
  public S world() {
    S world = game.newState();
    game.imagine(view, world, new Rng(0));
    return world;
  }

  /** Whether the seat may wait: others may act as well, and are not held up by it. */
  public boolean mayWait() {
    return game.setup().kind().realTime() && !game.awaits(world(), seat);
  }
}
