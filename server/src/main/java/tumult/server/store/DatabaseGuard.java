package tumult.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * A PostgreSQL database that belongs to one running server alone.
 *
 * <p>The database holds the lock for as long as this connection lives, so that it goes when the
 * process does, however that ends. Two servers would not spoil anything, because the journal's key
 * keeps the slower one out; but their people would be told of moves that are not there.
 */
final class DatabaseGuard implements Store.Guard {
  /** "Tumult", as one number: what all servers agree to ask for. */
  private static final String LOCK = "select pg_try_advisory_lock(x'54756d756c74'::bigint)";

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
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(LOCK)) {
      return row.next() && row.getBoolean(1);
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
