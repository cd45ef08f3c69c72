package tumult.table;

import java.util.List;
import java.util.function.Function;
import tumult.engine.Game;

/**
 * A live table: its seats, its people, its clocks and the game that is on.
 *
 * <p>{@link #decide} says what a command leads to and changes nothing; {@link #evolve} lets an
 * event happen. Between the two the events are stored: append, evolve, send.
 */
@SuppressWarnings("DoNotCallSuggester") // until it is filled in
public final class Table {
  /** A seat for which a bot should choose a move, for {@link Command.BotPlay}. */
  public record BotTurn(int seat, int level, int ply) {}

  /** A table of that id before its first event; games are made by their names. */
  public Table(String id, Function<String, Game<?, ?, ?>> games) {
    throw new UnsupportedOperationException(id + games);
  }

  /** The table that these events have led to. */
  public static Table of(
      String id, Function<String, Game<?, ?, ?>> games, List<? extends Event> events) {
    Table table = new Table(id, games);
    events.forEach(table::evolve);
    return table;
  }

  /** The answer to a command; nothing changes. */
  public Decision decide(Ask ask) {
    throw new UnsupportedOperationException(ask.toString());
  }

  /** Lets an event happen that {@link #decide} has given. */
  public void evolve(Event event) {
    throw new UnsupportedOperationException(event.toString());
  }

  /** How many events have happened. */
  public long number() {
    throw new UnsupportedOperationException();
  }

  /** How the table looks to a person now. */
  public TableView view(String person) {
    throw new UnsupportedOperationException(person);
  }

  /** What a person is told about the last event. */
  public Message message(String person) {
    throw new UnsupportedOperationException(person);
  }

  /** When a {@link Command.Tick} is due next, in milliseconds; {@code Long.MAX_VALUE} for never. */
  public long nextDeadline() {
    throw new UnsupportedOperationException();
  }

  /** The seats for which a bot should choose now. */
  public List<BotTurn> botTurns() {
    throw new UnsupportedOperationException();
  }

  /** What a seat may know of the running game, for its bot: the game's own view record. */
  public Object gameView(int seat) {
    throw new UnsupportedOperationException("" + seat);
  }
}
