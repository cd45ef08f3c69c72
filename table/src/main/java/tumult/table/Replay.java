package tumult.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tumult.engine.Game;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * A finished game to be looked at again, step by step, through the eyes of one seat.
 *
 * @param game the full name, with every option
 * @param names who sat where
 * @param steps from the empty table to the end
 */
public record Replay(String game, List<String> names, List<Moment> steps) {
  /**
   * What happened, and how it looks after it.
   *
   * @param log the step in words; empty for the first moment
   * @param view the game's own view record
   */
  public record Moment(List<LogLine> log, Object view, List<Integer> scores) {}

  /** The game of a record as a seat, or {@link Seat#SPECTATOR}, saw it. */
  public static Replay of(FairRecord record, Function<String, Game<?, ?, ?>> games, int eyes) {
    return of(record, new CachedGame<>(games.apply(record.game())), eyes);
  }

  private static <S extends State<S>, V, M> Replay of(
      FairRecord record, CachedGame<S, V, M> title, int eyes) {
    Game<S, V, M> game = title.game();
    S state = game.newState();
    StepLog<S> narrator = new StepLog<>(title.game());
    List<Moment> moments = new ArrayList<>();
    moments.add(moment(game, state, List.of(), eyes));
    for (String step : record.moves()) {
      int space = step.indexOf(' ');
      int actor = Seat.parse(step.substring(0, space), game.seats());
      String move = step.substring(space + 1);
      List<LogLine> lines = new ArrayList<>();
      if (move.equals(FairReplay.RESIGNS)) {
        lines.add(new LogLine("table.resigned", List.of(Seat.text(actor))));
      } else {
        narrator.tell(state, actor, title.action(move), eyes, lines);
      }
      moments.add(moment(game, state, lines, eyes));
    }
    return new Replay(record.game(), record.names(), moments);
  }

  private static <S extends State<S>, V> Moment moment(
      Game<S, V, ?> game, S state, List<LogLine> log, int eyes) {
    return new Moment(log, game.view(state, eyes), Board.scores(state, game.seats()));
  }
}
