package tumult.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StoreTest {
  @TempDir Path folder;

  @Test
  void the_list_of_public_tables_is_found_by_an_index() throws SQLException {
    try (Store store = Store.inDirectory(folder);
        Connection connection = store.connections().getConnection();
        Statement statement = connection.createStatement();
        ResultSet plan =
            statement.executeQuery(
                "explain query plan select * from lobby where visibility = 'PUBLIC'"
                    + " and present > 0 order by present desc, time desc limit 200")) {
      assertThat(plan.next()).isTrue();
      assertThat(plan.getString("detail")).contains("USING INDEX lobby_public");
      assertThat(plan.next()).as("nothing is sorted").isFalse();
    }
  }

  @Test
  void a_second_server_on_the_same_data_directory_is_refused() {
    try (Store first = Store.inDirectory(folder)) {
      assertThat(first.name()).isEqualTo("sqlite");
      assertThatThrownBy(() -> Store.inDirectory(folder))
          .hasMessageContaining("in use by another Tumult server")
          .hasMessageContaining(folder.toString())
          .hasMessageContaining("process " + ProcessHandle.current().pid());
    }
  }

  @Test
  void a_data_directory_is_free_again_after_its_server_has_stopped() {
    Store.inDirectory(folder).close();
    Store.inDirectory(folder).close();
  }

  @Test
  void a_data_directory_is_made_where_there_is_none() {
    Path deeper = folder.resolve("a/b");
    Store.inDirectory(deeper).close();
    assertThat(deeper.resolve("tumult.db")).exists();
  }

  @Test
  void a_commit_of_the_journal_is_on_disk() throws SQLException {
    try (Store store = Store.inDirectory(folder);
        Connection journal = DriverManager.getConnection(store.url())) {
      assertThat(pragma(journal, "journal_mode")).isEqualTo("wal");
      assertThat(pragma(journal, "synchronous")).as("2 is FULL").isEqualTo("2");
    }
  }

  @Test
  void a_failed_migration_says_what_to_do_and_lets_the_directory_go() throws SQLException {
    Store.inDirectory(folder).close();
    String database = "jdbc:sqlite:" + folder.resolve("tumult.db");
    change(database, "update flyway_schema_history set success = 0 where version = '2'");
    assertThatThrownBy(() -> Store.inDirectory(folder))
        .isInstanceOf(Unusable.class)
        .hasMessageContaining(folder.toString())
        .hasMessageContaining("restore the last backup")
        .hasMessageContaining("failed migration");
    change(database, "update flyway_schema_history set success = 1");
    Store.inDirectory(folder).close();
  }

  private static void change(String database, String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(database);
        var statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  @Test
  void no_message_shows_a_password() {
    assertThat(DatabaseGuard.withoutSecrets("jdbc:postgresql://h:5432/t?user=u&password=secret"))
        .isEqualTo("jdbc:postgresql://h:5432/t");
    assertThat(DatabaseGuard.withoutSecrets("jdbc:postgresql://u:secret@h/t"))
        .isEqualTo("jdbc:postgresql://h/t");
  }

  private static String pragma(Connection connection, String name) throws SQLException {
    try (var statement = connection.createStatement();
        ResultSet row = statement.executeQuery("pragma " + name)) {
      return row.getString(1);
    }
  }
}
