package tumult.server.store;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.server.store.Change.Append;
import tumult.server.store.Change.Forget;
import tumult.server.store.Change.Save;
import tumult.server.store.Change.Stored;

/**
 * What is stored of one table.
 *
 * @param snapshot the newest; null if there is none, or none that can be had
 * @param events those after it, in their order
 * @param extent how far the table is known to have come
 */
public record StoredTable(
    @Nullable Snapshot snapshot, List<NumberedEntry> events, Journal.Extent extent) {
  /** The name of whoever reads it, from the days when Pekko's serialization wrote here. */
  private static final int SERIALIZER = 1_414_876_493;

  private static final String EVENT = "event";

  /**
   * A table's past, from which it comes back to memory without reading all its events. It saves
   * time and is nothing to rely on: one that cannot be read is as good as none.
   *
   * @param number that of the last event it knows
   * @param form what its bytes are
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared, never changed
  public record Snapshot(long number, String form, byte[] bytes) {
    /** A {@link Past}. */
    public static final String PAST = "past";

    /** All lines of the journal, as it was kept at first. */
    public static final String HISTORY = "history";
  }

  /** An entry and the number under which it is stored. */
  public record NumberedEntry(long number, JournalEntry entry) {}

  /**
   * Appends events to those of a table.
   *
   * @param first the number of the first of them
   * @param writer which life of the table has written them
   */
  public static List<Change> append(
      String table, long first, List<JournalEntry> entries, String writer) {
    String id = Journal.persistenceId(table);
    long now = System.currentTimeMillis();
    List<Change> appends = new ArrayList<>(entries.size());
    for (JournalEntry entry : entries) {
      long number = first + appends.size();
      appends.add(new Append(new Stored(id, number, now, SERIALIZER, EVENT, entry.json()), writer));
    }
    return appends;
  }

  /** Keeps a table's past in place of earlier ones. */
  public static List<Change> keep(String table, long number, Past.Chapters past) {
    String id = Journal.persistenceId(table);
    long now = System.currentTimeMillis();
    return List.of(
        new Save(new Stored(id, number, now, SERIALIZER, Snapshot.PAST, past.bytes())),
        new Forget(id, number));
  }
}
