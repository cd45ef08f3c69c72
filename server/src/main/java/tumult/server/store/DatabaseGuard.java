package tumult.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A PostgreSQL database that belongs to one running server alone, or to the nodes of one cluster.
 *
 * <p>The database holds the lock for as long as this connection lives, so that it goes when the
 * process does, however that ends. If the connection breaks, because the database was started again
 * or the network failed, the lock is taken again as soon as that is possible. Two servers would not
 * spoil anything, because the journal's key keeps the slower one out; but players would be told of
 * moves that are not stored.
 */
final class DatabaseGuard implements Store.Guard {
  private static final Logger LOG = LoggerFactory.getLogger(DatabaseGuard.class);

  /** A server that has just ended may have the database a moment longer. */
  private static final String PATIENCE = "set lock_timeout = '3s'";

  /** "Tumult", as one number: what all servers agree to ask for. */
  private static final String LOCK = "select pg_advisory_lock(x'54756d756c74'::bigint)";

  /** The same together with others who ask for it so. */
  private static final String SHARE = "select pg_advisory_lock_shared(x'54756d756c74'::bigint)";

  /** Ends a connection of this very server that the database has not yet found to be dead. */
  private static final String FORGET =
      "select pg_terminate_backend(pid) from pg_stat_activity"
          + " where application_name = current_setting('application_name')"
          + " and pid <> pg_backend_pid()";

  /** What PostgreSQL answers when the lock was not to be had in time. */
  private static final String NOT_AVAILABLE = "55P03";

  private static final int LOOK_MILLIS = 500;
  private static final int ANSWER_SECONDS = 5;

  private final String url;
  private final boolean shared;
  private final String name = "tumult " + UUID.randomUUID();
  private final CompletableFuture<String> lost = new CompletableFuture<>();
  private final ScheduledExecutorService watch =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("database guard").daemon().factory());
  private @Nullable Connection connection;

  /**
   * @param shared whether other nodes of the same cluster may use it too
   */
  DatabaseGuard(String url, boolean shared) {
    this.url = url;
    this.shared = shared;
    try {
      if (!take()) {
        throw new Unusable(
            "the database %s is in use by another Tumult server: stop it or use another database"
                .formatted(withoutSecrets(url)));
      }
    } catch (SQLException unreachable) {
      throw new Unusable(
          "the database %s cannot be used: %s; start it, or correct --db"
              .formatted(withoutSecrets(url), saidBy(unreachable, url)),
          unreachable);
    }
    var _ =
        watch.scheduleWithFixedDelay(this::look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** Whether the database is this server's now. */
  private boolean take() throws SQLException {
    Properties settings = new Properties();
    settings.setProperty("ApplicationName", name);
    settings.setProperty("connectTimeout", Integer.toString(ANSWER_SECONDS));
    settings.setProperty("socketTimeout", Integer.toString(ANSWER_SECONDS));
    Connection fresh = DriverManager.getConnection(url, settings);
    try (Statement statement = fresh.createStatement()) {
      statement.execute(PATIENCE);
      statement.execute(FORGET);
      statement.execute(shared ? SHARE : LOCK);
      connection = fresh;
      return true;
    } catch (SQLException refused) {
      fresh.close();
      if (NOT_AVAILABLE.equals(refused.getSQLState())) {
        return false;
      }
      throw refused;
    }
  }

  /** Sees to it that the database is still this server's. */
  private void look() {
    if (lost.isDone() || isHeld()) {
      return;
    }
    try {
      if (take()) {
        LOG.warn("the connection that keeps other servers out was lost, and is there again");
      } else {
        lost.complete(
            "while the database %s was away another Tumult server took it: this one stops"
                .formatted(withoutSecrets(url)));
      }
    } catch (SQLException unreachable) {
      LOG.debug("the database is away", unreachable);
    }
  }

  private boolean isHeld() {
    if (connection == null) {
      return false;
    }
    try (Statement statement = connection.createStatement()) {
      statement.execute("select 1");
      return true;
    } catch (SQLException broken) {
      hangUp();
      return false;
    }
  }

  @Override
  public CompletableFuture<String> lost() {
    return lost;
  }

  /** An address as it may be shown: without the user and the password. */
  static String withoutSecrets(String url) {
    return url.replaceFirst("\\?.*", "").replaceFirst("//[^/]*@", "//");
  }

  /** What a database complains about, in one line and without secrets. */
  static String saidBy(SQLException problem, String url) {
    return String.valueOf(problem.getMessage())
        .replace(url, withoutSecrets(url))
        .lines()
        .findFirst()
        .orElse("")
        .replaceFirst("[.:]$", "");
  }

  private void hangUp() {
    try {
      if (connection != null) {
        connection.close();
      }
    } catch (SQLException gone) {
      LOG.debug("gone already", gone);
    }
    connection = null;
  }

  @Override
  public void close() {
    watch.execute(this::hangUp);
    watch.shutdown();
    try {
      watch.awaitTermination(ANSWER_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
