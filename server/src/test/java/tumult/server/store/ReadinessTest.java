package tumult.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ReadinessTest {
  @TempDir Path folder;

  /** The log into which SQLite writes first is in a place where it cannot be. */
  @Test
  void a_place_that_cannot_be_written_is_noticed_and_when_it_can_be_again()
      throws IOException, SQLException {
    Path log = folder.resolve("tumult.db-wal");
    try (Store store = Store.inDirectory(folder);
        Readiness readiness = new Readiness(store)) {
      try (Connection connection = store.connections().getConnection();
          Statement statement = connection.createStatement()) {
        statement.execute("pragma wal_checkpoint(truncate)");
      }
      Files.delete(log);
      Files.createSymbolicLink(log, folder.resolve("elsewhere"));
      assertThat(readiness.problem()).isEqualTo("the database cannot be written");
      Files.delete(log);
      await().until(readiness::problem, Readiness.NONE::equals);
    }
  }

  @Test
  void a_database_that_does_not_let_itself_be_written_is_noticed_by_however_many_ask()
      throws SQLException {
    try (Store store = Store.inDirectory(folder);
        Readiness readiness = new Readiness(store)) {
      try (Connection other = DriverManager.getConnection(store.url());
          Statement statement = other.createStatement()) {
        statement.execute("begin immediate");
        List<CompletableFuture<String>> asked =
            IntStream.range(0, 50)
                .mapToObj(i ->
                    CompletableFuture.supplyAsync(
                        readiness::problem, task -> Thread.ofVirtual().start(task)))
                .toList();
        assertThat(asked)
            .allSatisfy(
                answer -> assertThat(answer.join()).isEqualTo("the database does not answer"));
        assertThat(threads()).as("only one tries").isEqualTo(1);
        statement.execute("rollback");
      }
      await().until(readiness::problem, Readiness.NONE::equals);
    }
  }

  @Test
  void a_full_disk_is_called_one() {
    assertThat(Readiness.inWords(new SQLException("SQLite", null, 13)))
        .isEqualTo(Readiness.inWords(new SQLException("PostgreSQL", "53100")))
        .isEqualTo("the disk is full");
    assertThat(Readiness.inWords(new SQLException("SQLITE_IOERR_SHMSIZE", null, 10 | 19 << 8)))
        .isEqualTo("the disk cannot be written");
    assertThat(Readiness.inWords(new SQLException("starting up", "57P03")))
        .isEqualTo("the database does not answer");
  }

  private static long threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals("ready"))
        .count();
  }
}
