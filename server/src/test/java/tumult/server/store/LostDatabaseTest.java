package tumult.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.client.FreePort;

/** The journal finds its PostgreSQL again. */
final class LostDatabaseTest {
  @TempDir Path folder;

  private EmbeddedPostgres start(int port) throws IOException {
    return EmbeddedPostgres.builder()
        .setDataDirectory(folder)
        .setCleanDataDirectory(false)
        .setPort(port)
        .start();
  }

  private static String url(EmbeddedPostgres postgres) {
    return postgres.getJdbcUrl("postgres", "postgres");
  }

  @Test
  void nobody_notices_that_the_connection_was_lost() throws Exception {
    try (EmbeddedPostgres postgres = start(FreePort.next())) {
      Store.inPostgres(url(postgres)).close();
      try (JournalConnection journal = new JournalConnection(url(postgres), "", null)) {
        journal.write(List.of(JournalConnectionTest.event("kitchen", 1)));
        loseAllConnections(url(postgres));
        journal.write(List.of(JournalConnectionTest.event("kitchen", 2)));
        loseAllConnections(url(postgres));
        assertThat(journal.highest("kitchen")).isEqualTo(2);
      }
    }
  }

  private static void loseAllConnections(String url) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url)) {
      connection
          .createStatement()
          .execute(
              "select pg_terminate_backend(pid) from pg_stat_activity"
                  + " where pid <> pg_backend_pid() and datname = 'postgres'");
    }
  }

  @Test
  void a_database_that_was_away_is_used_again_as_soon_as_it_is_back() throws Exception {
    int port;
    String url;
    JournalConnection journal;
    try (EmbeddedPostgres postgres = start(FreePort.next())) {
      port = postgres.getPort();
      url = url(postgres);
      Store.inPostgres(url).close();
      journal = new JournalConnection(url, "", null);
      journal.write(List.of(JournalConnectionTest.event("kitchen", 1)));
    }
    assertThatThrownBy(() -> journal.write(List.of(JournalConnectionTest.event("kitchen", 2))))
        .isInstanceOf(SQLException.class);
    try (EmbeddedPostgres back = start(port);
        journal) {
      assertThat(url(back)).isEqualTo(url);
      await().ignoreExceptions().until(() -> journal.highest("kitchen") == 1);
      journal.write(List.of(JournalConnectionTest.event("kitchen", 2)));
      assertThat(journal.highest("kitchen")).isEqualTo(2);
    }
  }
}
