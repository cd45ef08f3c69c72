package tumult.server.store;

import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;
import org.jspecify.annotations.Nullable;
import tumult.server.store.Change.Append;

/**
 * The table in which SQLite once kept the log, a row for each commit. What a killed server has left
 * there is settled when a database is brought to today's schema, and the table goes.
 */
final class LogTable implements JavaMigration {
  private static final String IS_THERE =
      "select count(*) from sqlite_master where name = 'event_log'";
  private static final String ALL = "select events from event_log order by ordering";

  /** Tells all that is in it; nothing where there is none. */
  static void tell(Connection connection, Consumer<Append> listener) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      if (statement.executeQuery(IS_THERE).getInt(1) > 0) {
        tell(statement, listener);
      }
    }
  }

  private static void tell(Statement statement, Consumer<Append> listener) throws SQLException {
    try (ResultSet rows = statement.executeQuery(ALL)) {
      while (rows.next()) {
        EventBytes.tell(rows.getBytes(1), listener);
      }
    } catch (IOException damaged) {
      throw new SQLException("what was committed together cannot be read", damaged);
    }
  }

  @Override
  public MigrationVersion getVersion() {
    return MigrationVersion.fromVersion("8");
  }

  @Override
  public String getDescription() {
    return "event log in files";
  }

  @Override
  public @Nullable Integer getChecksum() {
    return null;
  }

  @Override
  public boolean canExecuteInTransaction() {
    return true;
  }

  @Override
  public void migrate(Context context) throws SQLException {
    Connection connection = context.getConnection();
    List<Append> left = new ArrayList<>();
    tell(connection, left::add);
    JournalStatements.insertInto(connection, left);
    try (Statement statement = connection.createStatement()) {
      statement.execute("drop table event_log");
    }
  }
}
