package tumult.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.sql.DataSource;

/** What is stored of tables, read past their actors: some rows at a time, holding up nobody. */
public final class Journal {
  private static final int PAGE = 500;
  private static final String READ =
      "select sequence_number, event_payload from event_journal"
          + " where persistence_id = ? and sequence_number > ? order by sequence_number limit "
          + PAGE;
  private static final String EXTENT =
      "select (select count(*) from event_journal where persistence_id = ?),"
          + " (select number from lobby where id = ?)";

  private final DataSource connections;
  private final Marks marks;

  Journal(DataSource connections, Marks marks) {
    this.connections = connections;
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
      select.setString(1, persistenceId(table));
      select.setLong(2, after);
      try (ResultSet rows = select.executeQuery()) {
        List<Row> page = new ArrayList<>(PAGE);
        while (rows.next()) {
          page.add(new Row(rows.getLong(1), JournalEntry.stored(rows.getBytes(2))));
        }
        return page;
      }
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  /** A table has come so far: to be compared with what is stored when it wakes. */
  public void reached(String table, long number) {
    marks.note(table, number);
  }

  public Extent extent(String table) {
    try (Connection connection = connections.getConnection();
        PreparedStatement select = connection.prepareStatement(EXTENT)) {
      select.setString(1, persistenceId(table));
      select.setString(2, table);
      try (ResultSet row = select.executeQuery()) {
        row.next();
        return new Extent(row.getLong(1), Math.max(row.getLong(2), marks.of(table)));
      }
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  /** What Pekko calls the table's actor. */
  private static String persistenceId(String table) {
    return "table|" + table;
  }
}
