package tumult.bots;

import tumult.engine.Game;
import tumult.engine.Outlook;
import tumult.engine.Policy;
import tumult.engine.Rng;
import tumult.engine.State;

/**
 * Plays positions out by the game's policy until its outlook says what they are worth. For one
 * thread; nothing is allocated once it is made.
 *
 * @param <S> the game's positions
 */
public final class Playouts<S extends State<S>> {
  private final Policy<S> policy;
  private final Outlook<S> outlook;
  private final int[] actions;

  public Playouts(Game<S, ?, ?> game) {
    this.policy = game.policy();
    this.outlook = game.outlook();
    this.actions = new int[game.actionCount()];
  }

  /** Plays on from a position as long as it belongs to a stage. */
  public void run(S state, int stage, Rng rng) {
    while (outlook.stage(state) == stage) {
      state.luck(rng);
      int actors = state.actors();
      if (actors == 0) {
        return;
      }
      int actor = Integer.numberOfTrailingZeros(actors);
      int count = state.actions(actor, actions);
      state.play(actor, count == 1 ? actions[0] : policy.choose(state, actor, actions, count, rng));
    }
  }

  /** What a position is worth for a seat, from 0 to 1. */
  public double share(S state, int seat) {
    return outlook.share(state, seat);
  }

  /** The stage that a position belongs to. */
  public int stage(S state) {
    return outlook.stage(state);
  }
}
