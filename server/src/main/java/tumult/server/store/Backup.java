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
import java.util.stream.Stream;
import tumult.engine.BadInput;

/**
 * Everything in a data directory as one file, and back again.
 *
 * <p>PostgreSQL brings tools of its own for this, {@code pg_dump} and {@code pg_restore}.
 */
public final class Backup {
  private static final String TABLES =
      "select count(distinct persistence_id), count(*) from event_journal";

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
    try {
      copy(database, unfinished);
      Content content = check(unfinished);
      Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
      return content;
    } catch (IOException impossible) {
      throw new UncheckedIOException("backup to " + file, impossible);
    } finally {
      delete(unfinished);
    }
  }

  private static void copy(Path database, Path file) throws IOException {
    Files.deleteIfExists(file);
    try (Connection connection = open(database);
        PreparedStatement copy = connection.prepareStatement("vacuum into ?")) {
      copy.setString(1, file.toString());
      copy.execute();
    } catch (SQLException failed) {
      throw new IOException(failed);
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
      try (ResultSet row = statement.executeQuery(TABLES)) {
        return new Content(row.getLong(1), row.getLong(2));
      }
    } catch (SQLException unreadable) {
      throw new BadInput("%s is no backup of Tumult: %s".formatted(file, unreadable.getMessage()));
    }
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
      Marks.clear(folder);
      Files.move(arriving, database, StandardCopyOption.ATOMIC_MOVE);
      return content;
    } catch (IOException impossible) {
      throw new UncheckedIOException("restore to " + folder, impossible);
    }
  }

  /** Removes a database with what it has beside it while it is, or was, in use. */
  private static void clear(Path database) {
    Stream.of("", "-wal", "-shm")
        .forEach(end -> delete(database.resolveSibling(database.getFileName() + end)));
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
