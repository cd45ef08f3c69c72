package tumult.server.store;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tumult.server.store.Change.Append;
import tumult.server.store.Change.Stored;

/**
 * Where events are put first beside SQLite: at the end of a file, which is all that anybody waits
 * for.
 *
 * <p>In the journal the events of a table lie together, so with many tables nearly every event
 * changes pages of its own. So they wait here until there are thousands, of which many share a
 * page; then the {@link Settler} sorts them into the journal while others go on being logged.
 */
public final class EventLog implements AutoCloseable {
  /** So many share pages well. */
  static final int ENOUGH = 8192;

  /** If they are settled too slowly, or cannot be, nobody may fill the memory with them. */
  private static final int MOST = 50_000;

  private static final int MOST_NUMBERS = 50_000;

  /** Error codes of SQLite. */
  private static final int SQLITE_FULL = 13;

  private static final int SQLITE_IOERR = 10;

  private final LogFiles files;
  private final Unsettled unsettled = new Unsettled();
  private final Settler settler;

  /** The highest numbers of those that were written last, which need not be looked up. */
  private final Map<String, Long> numbers = new HashMap<>();

  private boolean closed;

  /** The journal's own highest number of an id. */
  @FunctionalInterface
  interface Numbers {
    long highest(String id) throws SQLException;
  }

  private EventLog(Path database, String url, EventFile.Opener opener) throws IOException {
    files = new LogFiles(database, opener);
    List<Append> left = files.events();
    left.sort(Comparator.comparingLong(each -> each.event().number()));
    unsettled.add(left);
    settler = new Settler(new JournalConnection(url, "", null), files, unsettled);
  }

  /** The log beside a database, which nobody else may use. */
  static EventLog beside(Path database, String url, EventFile.Opener opener) {
    try {
      EventLog log = new EventLog(database, url, opener);
      log.settler.begin();
      return log;
    } catch (IOException impossible) {
      throw new Unusable(
          "the log of events beside %s cannot be used: %s"
              .formatted(database, DataDirectory.reason(impossible)),
          impossible);
    }
  }

  /** What is on disk here and not in the journal. */
  Unsettled unsettled() {
    return unsettled;
  }

  /** Writes events, if none of their numbers has been stored before: all of them or none. */
  synchronized void append(List<Append> events, Numbers journal) throws SQLException {
    if (unsettled.count() > MOST) {
      settler.settle();
    }
    boolean enough;
    try {
      check(events, journal);
      enough = write(events);
    } catch (SQLException failed) {
      events.forEach(each -> numbers.remove(each.event().id()));
      throw failed;
    }
    unsettled.add(events);
    if (enough) {
      settler.soon();
    }
  }

  private void check(List<Append> events, Numbers journal) throws SQLException {
    if (numbers.size() > MOST_NUMBERS) {
      numbers.clear();
    }
    for (Append each : events) {
      Stored event = each.event();
      Long known = numbers.get(event.id());
      if (event.number() <= (known == null ? highest(event.id(), journal) : known)) {
        throw new SQLException(
            "event %d of %s is stored already".formatted(event.number(), event.id()));
      }
      numbers.put(event.id(), event.number());
    }
  }

  private long highest(String id, Numbers journal) throws SQLException {
    long logged = unsettled.highest(id);
    return logged == 0 ? journal.highest(id) : logged;
  }

  /** Whether there are enough by now to be settled. */
  private boolean write(List<Append> events) throws SQLException {
    if (closed) {
      throw new SQLException("the log of events is closed");
    }
    try {
      return files.append(events, ENOUGH);
    } catch (IOException failed) {
      String reason = String.valueOf(failed.getMessage());
      boolean full = reason.contains("No space left") || reason.contains("quota");
      throw new SQLException(
          full ? "the disk is full" : "the log of events cannot be written: " + reason,
          null,
          full ? SQLITE_FULL : SQLITE_IOERR,
          failed);
    }
  }

  /** Writes a record without events, to see whether it can be done. */
  synchronized void tryOut() throws SQLException {
    if (write(List.of())) {
      settler.soon();
    }
  }

  /** Keeps what is no event, a moment later. */
  void keep(Lot lot) {
    settler.keep(lot);
  }

  /** Puts everything into the database. */
  void settle() throws SQLException {
    settler.settle();
  }

  /** Settles everything if that can be done; what cannot is found by who opens it next. */
  @Override
  public void close() {
    refuse();
    settler.close();
    files.close();
  }

  private synchronized void refuse() {
    closed = true;
  }
}
