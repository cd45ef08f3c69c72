package tumult.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.sql.DataSource;
import tumult.server.store.Change.Append;

/** What is stored of tables, read past their actors: some rows at a time, holding up nobody. */
public final class Journal {
  private static final int PAGE = 500;
  private static final String READ =
      "select sequence_number, event_payload from event_journal"
          + " where persistence_id = ? and sequence_number > ? order by sequence_number limit "
          + PAGE;
  private static final String EXTENT =
      "select count(*), max(sequence_number), (select number from lobby where id = ?)"
          + " from event_journal where persistence_id = ?";

  private final DataSource connections;
  private final Unsettled unsettled;
  private final Marks marks;

  Journal(DataSource connections, Unsettled unsettled, Marks marks) {
    this.connections = connections;
    this.unsettled = unsettled;
    this.marks = marks;
  }

  /**
   * How far a table has come.
   *
   * @param count how many of its events are stored
   * @param known the number of the last that is remembered elsewhere
   */
  public record Extent(long count, long known) {}

  private record Row(long number, JournalEntry entry) {}

  /** Tells all events of a table, the oldest first, up to the first that is missing. */
  public void tell(String table, Consumer<JournalEntry> listener) {
    long told = 0;
    for (List<Row> page = page(table, told); !page.isEmpty(); page = page(table, told)) {
      for (Row row : page) {
        if (row.number != told + 1) {
          return;
        }
        listener.accept(row.entry);
        told++;
      }
    }
  }

  private List<Row> page(String table, long after) {
    try (Connection connection = connections.getConnection();
        PreparedStatement select = connection.prepareStatement(READ)) {
      List<Append> logged = unsettled.of(persistenceId(table)); // first: see there
      select.setString(1, persistenceId(table));
      select.setLong(2, after);
      List<Row> page = new ArrayList<>(PAGE);
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          page.add(new Row(rows.getLong(1), JournalEntry.stored(rows.getBytes(2))));
        }
      }
      return page.size() < PAGE ? withLogged(page, after, logged) : page;
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  /** The last page: after what is in the journal comes what is on its way there. */
  private static List<Row> withLogged(List<Row> page, long after, List<Append> logged) {
    long last = page.isEmpty() ? after : page.getLast().number;
    for (Append each : logged) {
      if (each.event().number() > last) {
        page.add(new Row(each.event().number(), JournalEntry.stored(each.event().bytes())));
      }
    }
    return page;
  }

  /** A table has come so far: to be compared with what is stored when it wakes. */
  public void reached(String table, long number) {
    marks.note(table, number);
  }

  public Extent extent(String table) {
    try (Connection connection = connections.getConnection();
        PreparedStatement select = connection.prepareStatement(EXTENT)) {
      List<Append> logged = unsettled.of(persistenceId(table));
      select.setString(1, table);
      select.setString(2, persistenceId(table));
      try (ResultSet row = select.executeQuery()) {
        row.next();
        long last = row.getLong(2);
        long more = logged.stream().filter(each -> each.event().number() > last).count();
        return new Extent(row.getLong(1) + more, Math.max(row.getLong(3), marks.of(table)));
      }
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  /** What a table is called in the journal. */
  static String persistenceId(String table) {
    return "table|" + table;
  }
}
