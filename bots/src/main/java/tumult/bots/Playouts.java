package tumult.bots;

import tumult.engine.Game;
import tumult.engine.OpenGame;
import tumult.engine.Outlook;
import tumult.engine.Policy;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * Plays positions out by the game's policy until its outlook says what they are worth. For one
 * thread; nothing is allocated once it is made.
 *
 * @param <S> the game's positions
 */
public final class Playouts<S extends State<S>> {
  /** As many ways as two dice can fall. */
  private static final int MOST_WAYS = 36;

  private final Policy<S> policy;
  private final Outlook<S> outlook;
  private final int[] actions;
  private final boolean open;

  public Playouts(Game<S, ?, ?> game) {
    this.policy = game.policy();
    this.outlook = game.outlook();
    this.actions = new int[game.actionCount()];
    this.open = game instanceof OpenGame;
  }

  /** Plays on from a position until the stage after the last one that counts. */
  public void run(S state, int last, Rng rng) {
    while (outlook.stage(state) <= last) {
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

  /**
   * Lets the first luck after a choice come in turn where nothing is hidden and there are few ways:
   * in a row of tries each outcome comes exactly as often as is likely.
   *
   * @param number how many tries there were before
   */
  void inTurn(S state, long number) {
    if (!open || state.actors() != Seat.bit(Seat.CHANCE)) {
      return;
    }
    int count = state.actions(Seat.CHANCE, actions);
    int ways = 0;
    for (int i = 0; i < count; i++) {
      ways += state.weight(actions[i]);
    }
    if (ways > MOST_WAYS || ways <= 0) {
      return;
    }
    int way = (int) (number % ways);
    int at = 0;
    for (; way >= state.weight(actions[at]); at++) {
      way -= state.weight(actions[at]);
    }
    state.play(Seat.CHANCE, actions[at]);
  }

  /** What a position is worth for a seat, from 0 to 1. */
  public double share(S state, int seat) {
    return outlook.share(state, seat);
  }

  /** The last stage that is played out by those who look ahead from a position. */
  public int last(S root) {
    return outlook.stage(root) + outlook.horizon();
  }

  /** Whether a position is still to be played out. */
  boolean isWithin(S state, int last) {
    return outlook.stage(state) <= last;
  }
}
