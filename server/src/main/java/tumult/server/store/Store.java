package tumult.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

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
  private final AutoCloseable guard;
  private final HikariDataSource connections;

  private Store(Kind kind, String url, String sideUrl, AutoCloseable guard) {
    this.kind = kind;
    this.url = url;
    this.guard = guard;
    this.connections = connections(sideUrl);
    migrate();
  }

  /** Keeps tables in a folder, which is made if it is not there. */
  public static Store inDirectory(Path folder) {
    DataDirectory guard = new DataDirectory(folder);
    String url =
        "jdbc:sqlite:%s?journal_mode=WAL&busy_timeout=10000".formatted(folder.resolve("tumult.db"));
    // What is kept beside the journal can be made anew from it and need not wait for the disk.
    return new Store(Kind.SQLITE, url + "&synchronous=FULL", url + "&synchronous=NORMAL", guard);
  }

  /** Keeps tables in PostgreSQL: {@code jdbc:postgresql://host/database?user=…&password=…}. */
  public static Store inPostgres(String url) {
    return new Store(Kind.POSTGRESQL, url, url, () -> {});
  }

  private static HikariDataSource connections(String url) {
    HikariConfig config = new HikariConfig();
    config.setPoolName("lobby");
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(2);
    return new HikariDataSource(config);
  }

  private void migrate() {
    Flyway.configure().dataSource(connections).locations("classpath:db/" + name()).load().migrate();
  }

  /** The kind's name in lower case. */
  public String name() {
    return kind == Kind.SQLITE ? "sqlite" : "postgresql";
  }

  /** The address for the journal's own connections, on which a commit is on disk. */
  public String url() {
    return url;
  }

  /** Connections for what is kept beside the journal. */
  public DataSource connections() {
    return connections;
  }

  @Override
  public void close() {
    connections.close();
    try {
      guard.close();
    } catch (Exception impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
