package tumult.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class DatabaseGuardTest {
  @Test
  void a_database_is_one_server_s_until_that_server_has_stopped() throws IOException {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      String url = postgres.getJdbcUrl("postgres", "postgres");
      try (Store first = Store.inPostgres(url)) {
        assertThat(first.name()).isEqualTo("postgresql");
        assertThatThrownBy(() -> Store.inPostgres(url))
            .isInstanceOf(Unusable.class)
            .hasMessageContaining("in use by another Tumult server")
            .hasMessageNotContaining("user=");
      }
      Store.inPostgres(url).close();
    }
  }

  private static final String LOCK = "select pg_advisory_lock(x'54756d756c74'::bigint)";
  private static final String HOLDER =
      "select pid from pg_locks where locktype = 'advisory' and granted";

  private static int holder(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(HOLDER)) {
      return rows.next() ? rows.getInt(1) : 0;
    }
  }

  private static void end(Connection connection, int pid) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("select pg_terminate_backend(%d)".formatted(pid));
    }
  }

  @Test
  void a_database_that_forgot_whose_it_is_is_taken_again() throws Exception {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start();
        Store store = Store.inPostgres(postgres.getJdbcUrl("postgres", "postgres"));
        Connection other = DriverManager.getConnection(store.url())) {
      int first = holder(other);
      end(other, first);
      await().until(() -> holder(other), pid -> pid != 0 && pid != first);
      assertThat(store.lost()).isNotDone();
      assertThatThrownBy(() -> Store.inPostgres(store.url())).isInstanceOf(Unusable.class);
    }
  }

  @Test
  void a_server_says_so_when_another_has_taken_its_database() throws Exception {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start();
        Store store = Store.inPostgres(postgres.getJdbcUrl("postgres", "postgres"));
        Connection looker = DriverManager.getConnection(store.url());
        Connection thief = DriverManager.getConnection(store.url())) {
      CompletableFuture<Void> waiting =
          CompletableFuture.runAsync(() -> {
            try (Statement statement = thief.createStatement()) {
              statement.execute(LOCK);
            } catch (SQLException impossible) {
              throw new IllegalStateException(impossible);
            }
          });
      await().until(() -> count(looker, "not granted"), count -> count == 1);
      end(looker, holder(looker));
      waiting.join();
      assertThat(store.lost().get(60, TimeUnit.SECONDS))
          .contains("another Tumult server took it: this one stops")
          .doesNotContain("user=");
    }
  }

  private static int count(Connection connection, String which) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery(
                "select count(*) from pg_locks where locktype = 'advisory' and " + which)) {
      return row.next() ? row.getInt(1) : 0;
    }
  }

  @Test
  void a_database_that_cannot_be_reached_is_named() {
    String url = "jdbc:postgresql://127.0.0.1:1/tumult?user=u&password=secret";
    assertThatThrownBy(() -> Store.inPostgres(url))
        .hasMessageContaining("jdbc:postgresql://127.0.0.1:1/tumult cannot be used")
        .hasMessageNotContaining("secret");
  }
}
