package tumult.server.entity;

import tumult.server.store.Past;
import tumult.table.steps.GameCache;

/**
 * A table's past as stored, from which it comes back to memory by one read. It saves time and is
 * nothing to rely on: one that cannot be read is as good as none.
 *
 * @param form {@link #PAST}, or that of an earlier Tumult
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, never changed
record Snapshot(String form, byte[] bytes) {
  static final String PAST = "past";

  /** All lines of the journal, as it was kept at first. */
  static final String HISTORY = "history";

  static Snapshot of(Past.Chapters past) {
    return new Snapshot(PAST, past.bytes());
  }

  InMemoryTable restored(String id, GameCache games) {
    if (form.equals(PAST)) {
      return new InMemoryTable(id, games, Past.Chapters.read(bytes));
    }
    InMemoryTable table = new InMemoryTable(id, games);
    Past.tell(bytes, bytes.length, table::evolve);
    return table;
  }
}
