package tumult.table.steps;

import java.util.Arrays;
import java.util.List;
import tumult.engine.Game;
import tumult.engine.Seat;
import tumult.engine.State;

/** What the log says of the steps of a game. */
public final class StepLog<S extends State<S>> {
  private final Game<S, ?, ?> game;
  private final String room;
  private final S before;

  public StepLog(Game<S, ?, ?> game) {
    this.game = game;
    room = game.setup().kind().id();
    before = game.newState();
  }

  /** An action that is about to be played, as an observer may know it. */
  public LogLine line(S state, int actor, int action, int observer) {
    String[] words = game.seen(state, actor, action, observer).split(" ", -1);
    String key = room + "." + words[0];
    words[0] = Seat.text(actor);
    return new LogLine(key, Arrays.asList(words));
  }

  /** Lets an action happen to the position, and says what it has led to: the same to everybody. */
  public List<LogLine> play(S state, int actor, int action) {
    before.set(state);
    state.play(actor, action);
    return game.remarks(before, actor, action, state).stream()
        .map(remark -> new LogLine(room + "." + remark.key(), remark.arguments()))
        .toList();
  }
}
