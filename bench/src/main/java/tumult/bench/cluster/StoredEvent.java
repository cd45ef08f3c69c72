package tumult.bench.cluster;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import tumult.server.store.JournalEntry;
import tumult.table.Event;

/**
 * A line of a table's journal, as far as it is compared with what was promised.
 *
 * @param writer the life of the table that has stored it: a new one each time it comes to memory
 * @param command the id of the command that it answers; empty for none
 * @param said what was said aloud; empty for any other event
 */
record StoredEvent(long number, String writer, String who, String command, String said) {
  private static final String SELECT =
      """
      select sequence_number, writer, event_payload from event_journal
      where persistence_id = ? order by sequence_number
      """;

  /** All that is stored of a table, in order. */
  static List<StoredEvent> of(Connection connection, String table) throws SQLException {
    List<StoredEvent> stored = new ArrayList<>();
    try (PreparedStatement select = connection.prepareStatement(SELECT)) {
      select.setString(1, "table|" + table);
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          JournalEntry entry = JournalEntry.stored(rows.getBytes(3));
          String said = entry.event() instanceof Event.Said words ? words.text() : "";
          stored.add(
              new StoredEvent(
                  rows.getLong(1), rows.getString(2), entry.who(), entry.command(), said));
        }
      }
    }
    return stored;
  }
}
