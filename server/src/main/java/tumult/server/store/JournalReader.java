package tumult.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tumult.server.store.Change.Append;
import tumult.server.store.StoredTable.NumberedEntry;
import tumult.server.store.StoredTable.Snapshot;

/**
 * Reads what is stored of tables that come back to memory, on a thread of its own: a long past
 * holds up nobody who plays.
 */
public final class JournalReader implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(JournalReader.class);

  private final JournalConnection connection;
  private final Journal journal;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().name("journal reader").daemon().factory());

  public JournalReader(JournalConnection connection, Journal journal) {
    this.connection = connection;
    this.journal = journal;
  }

  /** All that is needed to bring a table back to memory. */
  public CompletionStage<StoredTable> read(String table) {
    return CompletableFuture.supplyAsync(() -> stored(table), thread);
  }

  private StoredTable stored(String table) {
    String id = Journal.persistenceId(table);
    Snapshot snapshot = snapshot(id);
    try {
      long after = snapshot == null ? 0 : snapshot.number();
      List<Append> events = connection.events(id, after + 1, Long.MAX_VALUE, Long.MAX_VALUE);
      return new StoredTable(
          snapshot,
          events.stream().map(JournalReader::entry).toList(),
          extent(table, events.isEmpty() ? after : events.getLast().event().number()));
    } catch (SQLException failed) {
      throw new CompletionException(failed);
    }
  }

  private static NumberedEntry entry(Append stored) {
    return new NumberedEntry(stored.event().number(), JournalEntry.stored(stored.event().bytes()));
  }

  /** The journal is the truth: a table whose snapshot cannot be had is made from all its events. */
  private @Nullable Snapshot snapshot(String id) {
    try {
      return connection
          .newest(id)
          .map(stored -> new Snapshot(stored.number(), stored.manifest(), stored.bytes()))
          .orElse(null);
    } catch (SQLException failed) {
      LOG.warn("{} is made from all its events: {}", id, failed.getMessage());
      return null;
    }
  }

  private Journal.Extent extent(String table, long reached) {
    try {
      return journal.extent(table);
    } catch (IllegalStateException away) {
      return new Journal.Extent(reached, 0);
    }
  }

  @Override
  public void close() {
    thread.execute(connection::close);
    thread.shutdown();
  }
}
