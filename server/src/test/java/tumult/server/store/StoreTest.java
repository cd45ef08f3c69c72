package tumult.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StoreTest {
  @TempDir Path folder;

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

  private static String pragma(Connection connection, String name) throws SQLException {
    try (var statement = connection.createStatement();
        ResultSet row = statement.executeQuery("pragma " + name)) {
      return row.getString(1);
    }
  }
}
