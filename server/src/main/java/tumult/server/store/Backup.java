package tumult.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tumult.engine.BadInput;
import tumult.server.store.Change.Append;

/**
 * Everything in a data directory as one file, and back again.
 *
 * <p>PostgreSQL brings tools of its own for this, {@code pg_dump} and {@code pg_restore}.
 */
public final class Backup {
  private static final String TABLES =
      "select persistence_id, count(*), max(sequence_number) from event_journal group by persistence_id";

  /**
   * Snapshots that were kept after the log had been read, of events that were logged after that.
   */
  private static final String TOO_NEW =
      """
      delete from snapshot where created > ? and sequence_number >
        (select coalesce(max(sequence_number), 0) from event_journal
          where event_journal.persistence_id = snapshot.persistence_id)
      """;

  /** A snapshot is packed and waits for others before it is kept. */
  private static final long LATELY = TimeUnit.MINUTES.toMillis(1);

  private Backup() {}

  /**
   * What a backup holds.
   *
   * @param tables how many tables
   * @param events how many events, of all of them
   */
  public record Content(long tables, long events) {}

  /** Writes what is on disk now into a file that must not exist yet; the server may be running. */
  public static Content write(Path folder, Path file) {
    Path database = DataDirectory.database(folder);
    if (!Files.exists(database)) {
      throw new BadInput("there are no tables in " + folder);
    }
    if (Files.exists(file)) {
      throw new BadInput(file + " is there already: a backup overwrites nothing");
    }
    Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
    long begun = System.currentTimeMillis();
    try {
      List<Append> logged = LogContent.ofRunning(database); // first: what is settled meanwhile is
      copy(database, unfinished); // in the copy then, and not missed
      settle(logged, unfinished, begun);
      Content content = check(unfinished);
      Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
      return content;
    } catch (IOException impossible) {
      throw new Unusable(
          "%s cannot be written: %s".formatted(file, DataDirectory.reason(impossible)), impossible);
    } finally {
      discard(unfinished);
    }
  }

  private static void copy(Path database, Path file) throws IOException {
    Files.deleteIfExists(file);
    try (Connection connection = open(database);
        PreparedStatement copy = connection.prepareStatement("vacuum into ?")) {
      copy.setString(1, file.toString());
      copy.execute();
    } catch (SQLException failed) {
      throw new IOException(String.valueOf(failed.getMessage()), failed);
    }
  }

  private static void settle(List<Append> logged, Path file, long begun) throws IOException {
    try (Connection connection = open(file);
        PreparedStatement drop = connection.prepareStatement(TOO_NEW)) {
      connection.setAutoCommit(false);
      JournalStatements.insertInto(connection, logged);
      drop.setLong(1, begun - LATELY);
      drop.executeUpdate();
      connection.commit();
    } catch (SQLException failed) {
      throw new IOException(String.valueOf(failed.getMessage()), failed);
    }
  }

  /** Says what a backup holds, if it is whole. */
  public static Content check(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new BadInput("there is no backup " + file);
    }
    try (Connection connection = open(file);
        Statement statement = connection.createStatement()) {
      try (ResultSet row = statement.executeQuery("pragma integrity_check")) {
        if (!row.getString(1).equals("ok")) {
          throw new BadInput("%s is damaged: %s".formatted(file, row.getString(1)));
        }
      }
      return content(connection, statement);
    } catch (SQLException unreadable) {
      throw new BadInput("%s is no backup of Tumult: %s".formatted(file, unreadable.getMessage()));
    }
  }

  private static Content content(Connection connection, Statement statement) throws SQLException {
    Map<String, Long> latest = new HashMap<>();
    long[] events = {0};
    try (ResultSet rows = statement.executeQuery(TABLES)) {
      while (rows.next()) {
        events[0] += rows.getLong(2);
        latest.put(rows.getString(1), rows.getLong(3));
      }
    }
    LogTable.tell(
        connection,
        each -> {
          long number = each.event().number();
          if (number > latest.getOrDefault(each.event().id(), 0L)) { // else it is in the journal
            events[0]++;
            latest.put(each.event().id(), number);
          }
        });
    return new Content(latest.size(), events[0]);
  }

  /**
   * Puts a backup into a data directory that no server is using.
   *
   * @param replace whether what the directory holds may be lost
   */
  public static Content restore(Path file, Path folder, boolean replace) {
    Content content = check(file);
    try (DataDirectory guard = new DataDirectory(folder)) {
      if (!replace && !guard.isEmpty()) {
        throw new BadInput(folder + " is not empty: restore elsewhere, or say that it may be lost");
      }
      Path database = DataDirectory.database(folder);
      Path arriving = folder.resolve("tumult.db.arriving");
      Files.copy(file, arriving, StandardCopyOption.REPLACE_EXISTING);
      clear(database);
      LogFiles.clear(database);
      Marks.clear(folder);
      Files.move(arriving, database, StandardCopyOption.ATOMIC_MOVE);
      return content;
    } catch (IOException impossible) {
      throw new Unusable(
          "%s cannot be written: %s".formatted(folder, DataDirectory.reason(impossible)),
          impossible);
    }
  }

  /** Removes a database with what it has beside it while it is, or was, in use. */
  private static void clear(Path database) {
    Stream.of("", "-wal", "-shm")
        .forEach(end -> delete(database.resolveSibling(database.getFileName() + end)));
  }

  private static void discard(Path unfinished) {
    try {
      Files.deleteIfExists(unfinished);
    } catch (IOException neverThere) {
      // where nothing could be written there is nothing to remove
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static Connection open(Path database) throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:%s?busy_timeout=10000".formatted(database));
  }
}
