package tumult.cli.doctor;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** A PostgreSQL that is to keep all tables. */
final class Database {
  private static final int PATIENCE_SECONDS = 5;

  private Database() {}

  static Finding of(String url) {
    DriverManager.setLoginTimeout(PATIENCE_SECONDS);
    try (Connection connection = DriverManager.getConnection(url)) {
      String found = "PostgreSQL " + setting(connection, "server_version") + " answers";
      boolean durable =
          setting(connection, "fsync").equals("on")
              && !setting(connection, "synchronous_commit").equals("off");
      return durable
          ? Finding.good("database", found, "back it up: pg_dump")
          : Finding.doubtful(
              "database",
              found + ", but does not wait for its disk",
              "set fsync and synchronous_commit to on");
    } catch (SQLException silent) {
      return Finding.bad(
          "database",
          "does not answer: " + String.valueOf(silent.getMessage()).lines().findFirst().orElse("?"),
          "start it, and look at host, database, user and password in --db");
    }
  }

  private static String setting(Connection connection, String name) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("show " + name)) {
      row.next();
      return row.getString(1);
    }
  }
}
