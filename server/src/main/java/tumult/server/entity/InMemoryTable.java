package tumult.server.entity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tumult.server.store.JournalEntry;
import tumult.server.store.History;
import tumult.server.tables.Answer;
import tumult.server.tables.LobbyTable;
import tumult.table.Ask;
import tumult.table.FairRecord;
import tumult.table.GameCache;
import tumult.table.Guest;
import tumult.table.Message;
import tumult.table.Table;
import tumult.table.TableView;

/** A table in memory: what it is, how it came to be, and who listens. */
final class InMemoryTable {
  private final GameCache shelf;
  private final Table table;
  private final History history = new History();
  private final Answers answers = new Answers();
  private final Listeners audience = new Listeners();
  private long lastTime;

  InMemoryTable(String id, GameCache shelf) {
    this.shelf = shelf;
    this.table = new Table(id, shelf);
  }

  /** The table that a snapshot tells of. */
  InMemoryTable(String id, GameCache shelf, Snapshot snapshot) {
    this(id, shelf);
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
    answers.keep(entry.who(), entry.command(), new Answer.Accepted(table.number()));
    audience.word(table);
    return this;
  }

  Table table() {
    return table;
  }

  Answers answers() {
    return answers;
  }

  Listeners audience() {
    return audience;
  }

  boolean open() {
    return table.number() > 0;
  }

  /** Tells exactly the messages after {@code seen}; all, if that cannot have been seen here. */
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

  /** Lives through everything again, and looks at the table after each event. */
  private void relive(Consumer<Table> look) {
    Table past = new Table(table.id(), shelf);
    history.tell(entry -> {
      past.evolve(entry.event());
      look.accept(past);
    });
  }

  /** Somebody whom the table has let in. */
  @Nullable Guest guest(String person) {
    return view().people().stream()
        .filter(guest -> guest.person().equals(person))
        .findFirst()
        .orElse(null);
  }

  /** Those who count as present although nobody listens for them. */
  List<String> missing() {
    return view().people().stream()
        .filter(guest -> guest.present() && !audience.has(guest.person()))
        .map(Guest::person)
        .toList();
  }

  LobbyTable lobbyTable() {
    TableView view = view();
    return new LobbyTable(
        table.id(),
        table.number(),
        view.game(),
        hostName(view),
        view.phase(),
        view.visibility(),
        view.seats().size(),
        (int) view.seats().stream().filter(chair -> !chair.vacant()).count(),
        (int) view.people().stream().filter(Guest::present).count(),
        lastTime);
  }

  private String hostName(TableView view) {
    Guest guest = guest(view.host());
    return guest == null ? "" : guest.name();
  }

  private TableView view() {
    return table.view(Ask.SERVER);
  }
}
