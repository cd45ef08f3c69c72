package tumult.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/**
 * The database that keeps the tables, brought to today's schema and held until closed.
 *
 * <p>By default SQLite in a data directory that no other server may use; by choice PostgreSQL.
 */
public final class Store implements AutoCloseable {
  /** What runs the database; its lower-case name is that of its migrations and its settings. */
  public enum Kind {
    SQLITE,
    POSTGRESQL
  }

  private final Kind kind;
  private final String url;
  private final Guard guard;
  private final HikariDataSource connections;
  private final Marks marks;

  /** Keeps every other server out until it is closed. */
  interface Guard extends AutoCloseable {
    @Override
    void close();
  }

  private Store(Kind kind, String url, HikariDataSource connections, Marks marks, Guard guard) {
    this.kind = kind;
    this.url = url;
    this.connections = connections;
    this.marks = marks;
    this.guard = guard;
  }

  private static Store open(Kind kind, String url, String sideUrl, Marks marks, Guard guard) {
    HikariDataSource connections = null;
    try {
      connections = connections(sideUrl);
      Store store = new Store(kind, url, connections, marks, guard);
      store.migrate();
      return store;
    } catch (RuntimeException failed) {
      if (connections != null) {
        connections.close();
      }
      marks.close();
      guard.close();
      throw failed;
    }
  }

  /** Keeps tables in a folder, which is made if it is not there. */
  public static Store inDirectory(Path folder) {
    DataDirectory guard = new DataDirectory(folder);
    String url =
        "jdbc:sqlite:%s?journal_mode=WAL&busy_timeout=10000"
            .formatted(DataDirectory.database(folder));
    // Copying the log into the database keeps everybody waiting: seldom, at 40 MB.
    String journal = url + "&synchronous=FULL&wal_autocheckpoint=10000&transaction_mode=IMMEDIATE";
    // What is kept beside the journal can be made anew from it and need not wait for the disk.
    return open(
        Kind.SQLITE, journal, url + "&synchronous=NORMAL", Marks.in(folder), guard);
  }

  /**
   * Keeps tables in PostgreSQL, in a database that no other server uses: {@code
   * jdbc:postgresql://host/database?user=…&password=…}.
   */
  public static Store inPostgres(String url) {
    return open(Kind.POSTGRESQL, url, url, Marks.none(), new DatabaseGuard(url));
  }

  private static HikariDataSource connections(String url) {
    HikariConfig config = new HikariConfig();
    config.setPoolName("lobby");
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(6);
    return new HikariDataSource(config);
  }

  private void migrate() {
    try {
      Flyway.configure()
          .dataSource(connections)
          .locations("classpath:db/" + name())
          .load()
          .migrate();
    } catch (FlywayException failed) {
      throw new NotMigrated(DatabaseGuard.withoutSecrets(url), failed);
    }
  }

  /** The kind's name in lower case. */
  public String name() {
    return kind == Kind.SQLITE ? "sqlite" : "postgresql";
  }

  /** The address for the journal's own connections, on which a commit is on disk. */
  public String url() {
    return url;
  }

  /** What is stored of tables. */
  public Journal journal() {
    return new Journal(connections, marks);
  }

  /** Connections for what is kept beside the journal. */
  public DataSource connections() {
    return connections;
  }

  @Override
  public void close() {
    marks.close();
    connections.close();
    guard.close();
  }

  /** The database could not be brought to today's schema. */
  static final class NotMigrated extends IllegalStateException {
    private static final long serialVersionUID = 1;

    NotMigrated(String place, FlywayException failed) {
      super(
          """
          the database %s could not be brought to this version's schema; nothing was started.
          If a newer Tumult has used it, start that one. If not, restore the last backup into an
          empty place, or mend what is named here and start again:
          %s\
          """
              .formatted(place, failed.getMessage()),
          failed);
    }
  }
}
