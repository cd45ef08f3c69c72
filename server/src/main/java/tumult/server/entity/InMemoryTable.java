package tumult.server.entity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tumult.server.store.History;
import tumult.server.store.JournalEntry;
import tumult.server.tables.Answer;
import tumult.server.tables.EveningResults;
import tumult.server.tables.LobbyTable;
import tumult.table.Ask;
import tumult.table.Chair;
import tumult.table.Guest;
import tumult.table.Message;
import tumult.table.Table;
import tumult.table.TableView;
import tumult.table.records.FairRecord;
import tumult.table.steps.GameCache;

/** A table in memory: its state, its history, and who listens. */
final class InMemoryTable {
  private final GameCache games;
  private final Table table;
  private final History history = new History();
  private final Answers answers = new Answers();
  private final Listeners listeners = new Listeners();
  private long lastTime;

  InMemoryTable(String id, GameCache games) {
    this.games = games;
    this.table = new Table(id, games);
  }

  /** The table that a snapshot holds. */
  InMemoryTable(String id, GameCache games, Snapshot snapshot) {
    this(id, games);
    History.tell(snapshot.lines(), this::evolve);
  }

  Snapshot snapshot() {
    return new Snapshot(history.lines());
  }

  /** Lets an event happen, and words it for those who listen. */
  InMemoryTable evolve(JournalEntry entry) {
    history.add(entry);
    table.evolve(entry.event());
    lastTime = entry.event().time();
    answers.keep(entry.who(), entry.command(), new Answer.Accepted(table.number(), table.time()));
    listeners.word(table);
    return this;
  }

  Table table() {
    return table;
  }

  Answers answers() {
    return answers;
  }

  Listeners listeners() {
    return listeners;
  }

  boolean open() {
    return table.number() > 0;
  }

  /**
   * Tells exactly the messages after {@code seen}; all of them, if the table has not come that far.
   */
  void recall(String person, long last, Consumer<Message> listener) {
    long seen = last > table.number() ? 0 : last;
    if (seen < table.number()) {
      relive(past -> {
        if (past.number() > seen) {
          listener.accept(past.message(person));
        }
      });
    }
  }

  /** The record of a game that is over. */
  Optional<FairRecord> record(int game) {
    List<FairRecord> found = new ArrayList<>(1);
    relive(past -> {
      FairRecord record = past.record();
      if (found.isEmpty() && record != null && record.number() == game) {
        found.add(record);
      }
    });
    return found.stream().findFirst();
  }

  /** Replays the whole history, and looks at the table after each event. */
  private void relive(Consumer<Table> look) {
    Table past = new Table(table.id(), games);
    history.tell(entry -> {
      past.evolve(entry.event());
      look.accept(past);
    });
  }

  EveningResults evening() {
    TableView view = table.view(Ask.SERVER);
    return new EveningResults(
        table.results(), view.evening().games(), view.evening().standings(), table.awards());
  }

  LobbyTable lobbyTable() {
    List<Chair> seats = table.seats();
    Guest host = table.guest(table.host());
    return new LobbyTable(
        table.id(),
        table.number(),
        table.game().setup().toString(),
        host == null ? "" : host.name(),
        table.phase(),
        table.visibility(),
        seats.size(),
        (int) seats.stream().filter(chair -> !chair.vacant()).count(),
        (int) table.guests().stream().filter(Guest::present).count(),
        lastTime);
  }
}
