package tumult.table;

import java.util.Arrays;
import java.util.List;
import tumult.engine.Game;
import tumult.engine.Remark;
import tumult.engine.Seat;
import tumult.engine.State;

/** Words the steps of a game as an observer may know them. */
public final class StepLog<S extends State<S>> {
  private final Game<S, ?, ?> game;
  private final String room;
  private final S before;

  public StepLog(Game<S, ?, ?> game) {
    this.game = game;
    room = game.setup().kind().id();
    before = game.newState();
  }

  /** Words an action, lets it happen to the position, and words what it has led to. */
  public void tell(S state, int actor, int action, int observer, List<LogLine> lines) {
    lines.add(line(actor, game.seen(state, actor, action, observer)));
    before.set(state);
    state.play(actor, action);
    for (Remark remark : game.remarks(before, actor, action, state)) {
      lines.add(new LogLine(room + "." + remark.key(), remark.arguments()));
    }
  }

  private LogLine line(int actor, String seen) {
    String[] words = seen.split(" ", -1);
    String key = room + "." + words[0];
    words[0] = Seat.text(actor);
    return new LogLine(key, Arrays.asList(words));
  }
}
