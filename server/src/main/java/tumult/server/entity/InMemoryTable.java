package tumult.server.entity;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.server.store.Checkpoint;
import tumult.server.store.Journal;
import tumult.server.store.JournalEntry;
import tumult.server.store.Past;
import tumult.server.store.StoredTable;
import tumult.server.tables.Answer;
import tumult.server.tables.LobbyTable;
import tumult.table.Chair;
import tumult.table.Guest;
import tumult.table.Table;
import tumult.table.steps.GameCache;
import tumult.wire.EveningResults;

/** A table in memory: its state, what has happened lately, and who listens. */
final class InMemoryTable {
  private final Table table;
  private final Past past;
  private final Answers answers = new Answers();
  private final Listeners listeners = new Listeners();
  private @Nullable String damage;

  InMemoryTable(String id, GameCache games) {
    table = new Table(id, games);
    past = new Past();
  }

  /** The table to which this has led. */
  private InMemoryTable(String id, GameCache games, Past.Chapters kept) {
    Checkpoint first = kept.first();
    table = first == null ? new Table(id, games) : new Table(first.table(), games);
    past = new Past(kept);
    if (first != null) {
      answers.keep(first.answers());
    }
    kept.tell(this::evolve);
  }

  /** The table of a snapshot of any form; fails if that is none of today's. */
  static InMemoryTable of(String id, GameCache games, StoredTable.Snapshot snapshot) {
    if (snapshot.form().equals(StoredTable.Snapshot.PAST)) {
      return new InMemoryTable(id, games, Past.Chapters.read(snapshot.bytes()));
    }
    InMemoryTable table = new InMemoryTable(id, games);
    Past.tell(snapshot.bytes(), snapshot.bytes().length, table::evolve);
    return table;
  }

  /** Lets an event happen, and words it for those who listen. */
  InMemoryTable evolve(JournalEntry entry) {
    table.evolve(entry.event());
    answers.keep(entry.who(), entry.command(), new Answer.Accepted(table.number()));
    past.add(entry, () -> new Checkpoint(table.checkpoint(), answers.accepted()));
    listeners.word(table, entry);
    return this;
  }

  /**
   * Lets an event happen again that was stored under a number, if everything before it has: after a
   * gap, or something that cannot be read, nothing that follows means anything.
   */
  InMemoryTable recover(JournalEntry entry, long number) {
    long next = table.number() + 1;
    if (damage != null || number < next) {
      return this;
    }
    if (number > next) {
      damage = "event %d is missing, though %d is there".formatted(next, number);
      return this;
    }
    try {
      return evolve(entry);
    } catch (RuntimeException impossible) {
      damage = "event %d cannot be read: %s".formatted(next, firstLine(impossible));
      return this;
    }
  }

  private static String firstLine(RuntimeException impossible) {
    Throwable cause = impossible.getCause() == null ? impossible : impossible.getCause();
    return String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
  }

  /** What is no longer stored of it, though it can go on without; null if nothing is missing. */
  @Nullable String loss(Journal.Extent extent) {
    long number = table.number();
    if (extent.known() > number) {
      return "its last event is now %d, though there had been %d".formatted(number, extent.known());
    }
    return extent.count() < number
        ? "%d of its %d events are missing, and it goes on from a snapshot"
            .formatted(number - extent.count(), number)
        : null;
  }

  /** Why nobody knows how it stands; null if it is known. */
  @Nullable String damage() {
    return damage;
  }

  Table table() {
    return table;
  }

  /** What has happened lately. */
  Past.Chapters past() {
    return past.chapters();
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

  EveningResults evening() {
    return EveningResults.of(table);
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
        table.time());
  }
}
