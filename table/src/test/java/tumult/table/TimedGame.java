package tumult.table;

import org.jspecify.annotations.Nullable;
import tumult.engine.Game;
import tumult.engine.Position;
import tumult.engine.Rng;
import tumult.engine.Setup;
import tumult.engine.State;
import tumult.engine.Timeout;

/** A game in which one certain move happens by itself after four seconds. */
record TimedGame<S extends State<S>, V, M>(Game<S, V, M> inner, String move)
    implements Game<S, V, M> {
  static final int MILLIS = 4_000;

  static Game<?, ?, ?> of(Game<?, ?, ?> game, String move) {
    return new TimedGame<>(game, move);
  }

  @Override
  public @Nullable Timeout timeout(S state, int actor) {
    int[] actions = new int[actionCount()];
    int count = state.actions(actor, actions);
    for (int i = 0; i < count; i++) {
      if (text(actions[i]).equals(move)) {
        return new Timeout(MILLIS, actions[i]);
      }
    }
    return null;
  }

  @Override
  public Setup setup() {
    return inner.setup();
  }

  @Override
  public S newState() {
    return inner.newState();
  }

  @Override
  public V view(S state, int seat) {
    return inner.view(state, seat);
  }

  @Override
  public void imagine(V view, S into, Rng rng) {
    inner.imagine(view, into, rng);
  }

  @Override
  public int actionCount() {
    return inner.actionCount();
  }

  @Override
  public int action(M theMove) {
    return inner.action(theMove);
  }

  @Override
  public M move(int action) {
    return inner.move(action);
  }

  @Override
  public String text(M theMove) {
    return inner.text(theMove);
  }

  @Override
  public M parse(String text) {
    return inner.parse(text);
  }

  @Override
  public String seen(S before, int actor, int action, int observer) {
    return inner.seen(before, actor, action, observer);
  }

  @Override
  public Position write(S state) {
    return inner.write(state);
  }

  @Override
  public S read(Position position) {
    return inner.read(position);
  }
}
