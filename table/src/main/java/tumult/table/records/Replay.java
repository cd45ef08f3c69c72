package tumult.table.records;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import tumult.engine.Game;
import tumult.engine.NotatedPly;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.table.steps.CachedGame;
import tumult.table.steps.LogLine;
import tumult.table.steps.StepLog;

/**
 * A finished game to be looked at again, step by step, through the eyes of one seat.
 *
 * @param game the full name, with every option
 * @param names who sat where
 * @param steps from the empty table to the end
 * @param robots what the bot of each seat looks like, if it was a bot's
 */
public record Replay(String game, List<String> names, List<Moment> steps, List<String> robots) {
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

  /** The same of a game that is known already. */
  public static <S extends State<S>, V, M> Replay of(
      FairRecord record, CachedGame<S, V, M> cachedGame, int eyes) {
    Game<S, V, M> game = cachedGame.game();
    S state = game.newState();
    StepLog<S> log = new StepLog<>(game);
    List<Moment> moments = new ArrayList<>();
    moments.add(moment(cachedGame, state, List.of(), eyes));
    for (String step : record.moves()) {
      NotatedPly parsed = NotatedPly.parse(step, game.seats());
      List<LogLine> lines = new ArrayList<>();
      if (parsed.move().equals(FairReplay.RESIGNS)) {
        lines.add(new LogLine("table.resigned", List.of(Seat.text(parsed.actor()))));
      } else {
        int action = cachedGame.action(parsed.move());
        lines.add(log.line(state, parsed.actor(), action, eyes));
        lines.addAll(log.play(state, parsed.actor(), action));
      }
      moments.add(moment(cachedGame, state, lines, eyes));
    }
    return new Replay(record.game(), record.names(), moments, robots(record));
  }

  private static List<String> robots(FairRecord record) {
    return IntStream.range(0, record.names().size())
        .mapToObj(seat -> Robots.avatar(record.table(), seat))
        .toList();
  }

  private static <S extends State<S>, V> Moment moment(
      CachedGame<S, V, ?> game, S state, List<LogLine> log, int eyes) {
    return new Moment(log, game.game().view(state, eyes), game.scores(state));
  }
}
