package tumult.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationInfoService;
import org.flywaydb.core.api.MigrationState;
import org.flywaydb.core.api.migration.JavaMigration;
import org.jspecify.annotations.Nullable;

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

  private static final long ANSWER_WITHIN = 2_000;
  private static final JavaMigration[] NONE = {};

  private final Kind kind;
  private final String url;
  private final Guard guard;
  private final HikariDataSource connections;
  private final Marks marks;
  private @Nullable EventLog log;
  private @Nullable NodeRegister register;

  /** Keeps every other server out until it is closed. */
  interface Guard extends AutoCloseable {
    @Override
    void close();

    /** Completes with a sentence, should another server have taken the place meanwhile. */
    default CompletableFuture<String> lost() {
      return new CompletableFuture<>();
    }
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
      checkReadable(sideUrl);
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

  /** Finds out what a pool of connections would not say in one sentence. */
  private static void checkReadable(String url) {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute("select 1");
    } catch (SQLException unreadable) {
      throw new Unusable(
          "the database %s cannot be used: %s; mend it, or restore the last backup elsewhere"
              .formatted(DatabaseGuard.withoutSecrets(url), DatabaseGuard.saidBy(unreadable, url)),
          unreadable);
    }
  }

  /** Keeps tables in a folder, which is made if it is not there. */
  public static Store inDirectory(Path folder) {
    return inDirectory(folder, EventFile.Opener::plain);
  }

  static Store inDirectory(Path folder, EventFile.Opener opener) {
    DataDirectory guard = new DataDirectory(folder);
    // Copying SQLite's log into the database is work, the less the seldomer: at 40 MB.
    String url =
        "jdbc:sqlite:%s?journal_mode=WAL&busy_timeout=10000&wal_autocheckpoint=10000"
            .formatted(DataDirectory.database(folder));
    String journal = url + "&synchronous=FULL&transaction_mode=IMMEDIATE";
    // What is kept beside the journal can be made anew from it and need not wait for the disk.
    Store store = open(Kind.SQLITE, journal, url + "&synchronous=NORMAL", Marks.in(folder), guard);
    try {
      store.log = EventLog.beside(DataDirectory.database(folder), journal, opener);
      return store;
    } catch (Unusable impossible) {
      store.close();
      throw impossible;
    }
  }

  /**
   * Keeps tables in PostgreSQL, in a database that no other server uses: {@code
   * jdbc:postgresql://host/database?user=…&password=…}.
   */
  public static Store inPostgres(String url) {
    return open(Kind.POSTGRESQL, url, url, Marks.none(), new DatabaseGuard(url, false));
  }

  /**
   * Keeps tables in PostgreSQL, in a database that only nodes of one cluster use.
   *
   * @param address where this node is reached by the others
   */
  public static Store ofNode(String url, String address) {
    String id = NodeRegister.freshId();
    String journal = NodeRegister.named(url, id);
    Store store = open(Kind.POSTGRESQL, journal, url, Marks.none(), new DatabaseGuard(url, true));
    store.register = new NodeRegister(url, id, address);
    return store;
  }

  private static HikariDataSource connections(String url) {
    HikariConfig config = new HikariConfig();
    config.setPoolName("lobby");
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(6);
    config.setMinimumIdle(0); // else it would wait between attempts while the database is away
    config.setConnectionTimeout(ANSWER_WITHIN);
    if (url.startsWith("jdbc:postgresql:")) {
      config.addDataSourceProperty("tcpKeepAlive", "true");
      config.addDataSourceProperty("connectTimeout", "5");
    }
    return new HikariDataSource(config);
  }

  private void migrate() {
    try {
      Flyway schema =
          Flyway.configure()
              .dataSource(connections)
              .locations("classpath:db/" + name())
              .javaMigrations(kind == Kind.SQLITE ? new JavaMigration[] {new LogTable()} : NONE)
              .load();
      checkKnown(schema.info());
      schema.migrate();
    } catch (FlywayException failed) {
      throw new Unusable(
          "the database %s could not be brought to this version's schema; if a newer Tumult has used it start that one, if not restore the last backup into an empty place or mend this: %s"
              .formatted(DatabaseGuard.withoutSecrets(url), oneLine(failed)),
          failed);
    }
  }

  /** A server that runs goes on when a newer one changes the schema; it cannot begin with it. */
  private void checkKnown(MigrationInfoService schema) {
    for (MigrationInfo step : schema.all()) {
      if (step.getState() == MigrationState.FUTURE_SUCCESS
          || step.getState() == MigrationState.FUTURE_FAILED) {
        throw new Unusable(
            "the database %s has the schema %s of a newer Tumult: start that one, or use another database"
                .formatted(DatabaseGuard.withoutSecrets(url), step.getVersion()));
      }
    }
  }

  private static String oneLine(FlywayException failed) {
    return String.valueOf(failed.getMessage()).strip().replaceAll("\\s*\\R\\s*", " ");
  }

  /** Completes with a sentence, should another server have taken the database meanwhile. */
  public CompletableFuture<String> lost() {
    return register == null
        ? guard.lost()
        : guard.lost().applyToEither(register.lost(), sentence -> sentence).toCompletableFuture();
  }

  /** Who else is in the cluster; null for a server alone. */
  public @Nullable NodeRegister register() {
    return register;
  }

  /** A connection like the journal's, on which nothing is waited for longer than that. */
  Connection connect(int seconds) throws SQLException {
    Properties settings = new Properties();
    if (kind == Kind.POSTGRESQL) {
      settings.setProperty("connectTimeout", Integer.toString(seconds));
      settings.setProperty("socketTimeout", Integer.toString(seconds));
    }
    Connection connection = DriverManager.getConnection(url, settings);
    if (kind == Kind.SQLITE) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("pragma busy_timeout = %d".formatted(seconds * 1000));
      }
    }
    return connection;
  }

  /** A statement that leaves no trace, but that needs the disk like every other write. */
  String smallestWrite() {
    return kind == Kind.SQLITE
        ? "pragma user_version = 1"
        : "select pg_logical_emit_message(true, 'tumult', 'ready')";
  }

  /** Writes a little where events are written first. */
  void tryLog() throws SQLException {
    if (log != null) {
      log.tryOut();
    }
  }

  /** A connection for one thread that writes events, or reads them. */
  public JournalConnection journalConnection() {
    return new JournalConnection(url, register == null ? "" : register.id(), log);
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
    return new Journal(connections, log == null ? new Unsettled() : log.unsettled(), marks);
  }

  /** Connections for what is kept beside the journal. */
  public DataSource connections() {
    return connections;
  }

  @Override
  public void close() {
    marks.close();
    if (log != null) {
      log.close();
    }
    connections.close();
    if (register != null) {
      register.close();
    }
    guard.close();
  }
}
