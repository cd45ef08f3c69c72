package tumult.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * A PostgreSQL database that belongs to one running server alone.
 *
 * <p>The database holds the lock for as long as this connection lives, so that it goes when the
 * process does, however that ends. Two servers would not spoil anything, because the journal's key
 * keeps the slower one out; but players would be told of moves that are not stored.
 */
final class DatabaseGuard implements Store.Guard {
  /** A server that has just ended may have the database a moment longer. */
  private static final String PATIENCE = "set lock_timeout = '3s'";

  /** "Tumult", as one number: what all servers agree to ask for. */
  private static final String LOCK = "select pg_advisory_lock(x'54756d756c74'::bigint)";

  /** What PostgreSQL answers when the lock was not to be had in time. */
  private static final String NOT_AVAILABLE = "55P03";

  private final Connection connection;

  DatabaseGuard(String url) {
    try {
      connection = DriverManager.getConnection(url);
      if (!isOurs()) {
        connection.close();
        throw new InUse(withoutSecrets(url));
      }
    } catch (SQLException unreachable) {
      throw new IllegalStateException(
          "the database %s cannot be used: %s"
              .formatted(withoutSecrets(url), unreachable.getMessage()),
          unreachable);
    }
  }

  private boolean isOurs() throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(PATIENCE);
      statement.execute(LOCK);
      return true;
    } catch (SQLException refused) {
      if (NOT_AVAILABLE.equals(refused.getSQLState())) {
        return false;
      }
      throw refused;
    }
  }

  /** An address as it may be shown: without the user and the password. */
  static String withoutSecrets(String url) {
    return url.replaceFirst("\\?.*", "").replaceFirst("//[^/]*@", "//");
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException gone) {
      throw new IllegalStateException(gone);
    }
  }

  /** Another server has the database. */
  static final class InUse extends IllegalStateException {
    private static final long serialVersionUID = 1;

    InUse(String place) {
      super(
          "the database %s is in use by another Tumult server: stop it or use another database"
              .formatted(place));
    }
  }
}
