package tumult.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tumult.server.store.Change.Append;
import tumult.server.store.Change.Forget;
import tumult.server.store.Change.Keep;
import tumult.server.store.Change.Save;
import tumult.server.store.Change.Stored;

/**
 * The journal's statements on one connection, prepared once and used until it is closed.
 *
 * <p>On PostgreSQL the key of an event's number keeps a second writer out. On SQLite the {@link
 * EventLog} has seen to that; of what it settles some may be here already.
 */
final class JournalStatements {
  private static final String APPEND =
      """
      insert into event_journal (persistence_id, sequence_number, writer, write_timestamp,
        adapter_manifest, event_payload, event_ser_id, event_ser_manifest)
      values (?, ?, ?, ?, '', ?, ?, ?)
      """;

  /** What was settled by somebody who died before the log was emptied is settled once more. */
  private static final String UNLESS_THERE =
      "on conflict (persistence_id, sequence_number) do nothing";

  private static final String HIGHEST =
      "select max(sequence_number) from event_journal where persistence_id = ?";
  private static final String EVENTS =
      """
      select sequence_number, writer, write_timestamp, event_payload, event_ser_id,
        event_ser_manifest
      from event_journal
      where persistence_id = ? and sequence_number between ? and ? and deleted = false
      order by sequence_number limit ?
      """;
  private static final String SAVE =
      """
      insert into snapshot (persistence_id, sequence_number, created, snapshot_ser_id,
        snapshot_ser_manifest, snapshot_payload)
      values (?, ?, ?, ?, ?, ?)
      on conflict (persistence_id, sequence_number) do update set
        created = excluded.created, snapshot_ser_id = excluded.snapshot_ser_id,
        snapshot_ser_manifest = excluded.snapshot_ser_manifest,
        snapshot_payload = excluded.snapshot_payload
      """;
  private static final String NEWEST =
      """
      select sequence_number, created, snapshot_ser_id, snapshot_ser_manifest, snapshot_payload
      from snapshot where persistence_id = ? order by sequence_number desc limit 1
      """;
  private static final String FORGET =
      "delete from snapshot where persistence_id = ? and sequence_number < ?";
  private static final String KEEP =
      "insert into game_record (table_id, game, content) values (?, ?, ?)"
          + " on conflict (table_id, game) do update set content = excluded.content";

  private final Connection connection;
  private final PreparedStatement append;
  private final PreparedStatement highest;
  private final PreparedStatement events;
  private final PreparedStatement newest;

  JournalStatements(Connection connection) throws SQLException {
    this.connection = connection;
    append = connection.prepareStatement(isSqlite(connection) ? APPEND + UNLESS_THERE : APPEND);
    highest = connection.prepareStatement(HIGHEST);
    events = connection.prepareStatement(EVENTS);
    newest = connection.prepareStatement(NEWEST);
  }

  private static boolean isSqlite(Connection connection) throws SQLException {
    return connection.getMetaData().getURL().startsWith("jdbc:sqlite:");
  }

  /** Writes everything in one transaction, so that the disk is waited for once. */
  void write(List<Change> changes) throws SQLException {
    connection.setAutoCommit(false);
    append(changes);
    for (Change change : changes) {
      switch (change) {
        case Append done -> {}
        case Save wish -> save(wish.snapshot());
        case Forget wish -> forget(wish);
        case Keep wish -> keep(wish);
      }
    }
    connection.setAutoCommit(true); // commits; commit() would begin the next transaction already
  }

  private void append(List<Change> changes) throws SQLException {
    for (Change change : changes) {
      if (change instanceof Append event) {
        fill(append, event);
      }
    }
    append.executeBatch();
  }

  /** Puts events into the journal of SQLite that are not there yet. */
  static void insertInto(Connection connection, List<Append> events) throws SQLException {
    try (PreparedStatement append = connection.prepareStatement(APPEND + UNLESS_THERE)) {
      for (Append each : events) {
        fill(append, each);
      }
      append.executeBatch();
    }
  }

  private static void fill(PreparedStatement append, Append each) throws SQLException {
    Stored event = each.event();
    append.setString(1, event.id());
    append.setLong(2, event.number());
    append.setString(3, each.writer());
    append.setLong(4, event.time());
    append.setBytes(5, event.bytes());
    append.setInt(6, event.serializer());
    append.setString(7, event.manifest());
    append.addBatch();
  }

  private void keep(Keep wish) throws SQLException {
    try (PreparedStatement keep = connection.prepareStatement(KEEP)) {
      keep.setString(1, wish.table());
      keep.setInt(2, wish.game());
      keep.setBytes(3, wish.content());
      keep.executeUpdate();
    }
  }

  private void save(Stored snapshot) throws SQLException {
    try (PreparedStatement save = connection.prepareStatement(SAVE)) {
      save.setString(1, snapshot.id());
      save.setLong(2, snapshot.number());
      save.setLong(3, snapshot.time());
      save.setInt(4, snapshot.serializer());
      save.setString(5, snapshot.manifest());
      save.setBytes(6, snapshot.bytes());
      save.executeUpdate();
    }
  }

  private void forget(Forget wish) throws SQLException {
    try (PreparedStatement forget = connection.prepareStatement(FORGET)) {
      forget.setString(1, wish.id());
      forget.setLong(2, wish.before());
      forget.executeUpdate();
    }
  }

  long highest(String id) throws SQLException {
    highest.setString(1, id);
    try (ResultSet row = highest.executeQuery()) {
      return row.next() ? row.getLong(1) : 0;
    }
  }

  List<Append> events(String id, long from, long to, long most) throws SQLException {
    events.setString(1, id);
    events.setLong(2, from);
    events.setLong(3, to);
    events.setLong(4, most);
    List<Append> found = new ArrayList<>();
    try (ResultSet row = events.executeQuery()) {
      while (row.next()) {
        Stored event =
            new Stored(
                id,
                row.getLong(1),
                row.getLong(3),
                row.getInt(5),
                row.getString(6),
                row.getBytes(4));
        found.add(new Append(event, row.getString(2)));
      }
    }
    return found;
  }

  Optional<Stored> newest(String id) throws SQLException {
    newest.setString(1, id);
    try (ResultSet row = newest.executeQuery()) {
      return row.next()
          ? Optional.of(
              new Stored(
                  id,
                  row.getLong(1),
                  row.getLong(2),
                  row.getInt(3),
                  row.getString(4),
                  row.getBytes(5)))
          : Optional.empty();
    }
  }

  /** Gives up the connection, and with it what is not committed. */
  void close() {
    try {
      connection.close();
    } catch (SQLException gone) {
      // then it is closed already
    }
  }
}
