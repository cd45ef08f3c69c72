package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.client.FreePort;
import tumult.server.tables.Answer;
import tumult.table.Ask;
import tumult.table.Command;

/** What a server says of itself while nothing can be stored, and that it goes on afterwards. */
final class OutageTest {
  private static final int ASKED_IN_VAIN = 1;

  @TempDir Path folder;

  private static RawHttp.Reply ready(TestServer house, String... headers) {
    return RawHttp.get(house.port(), "/ready", headers);
  }

  @Test
  void a_server_that_cannot_write_is_not_ready_until_it_can() throws SQLException {
    try (TestServer house = TestServer.open(folder)) {
      assertThat(ready(house).status()).isEqualTo(200);
      String database = "jdbc:sqlite:" + folder.resolve("tumult.db");
      try (Connection other = DriverManager.getConnection(database);
          Statement statement = other.createStatement()) {
        statement.execute("begin immediate");
        RawHttp.Reply reply = await().until(() -> ready(house), answer -> answer.status() == 503);
        assertThat(reply.body()).isEqualTo("the database does not answer");
        assertThat(ready(house, "X-Forwarded-For: 10.0.0.1").body())
            .as("what is wrong concerns nobody else")
            .isEqualTo("not ready");
        statement.execute("rollback");
      }
      await().until(() -> ready(house), answer -> answer.status() == 200);
    }
  }

  private static EmbeddedPostgres postgres(Path data, int port) throws IOException {
    return EmbeddedPostgres.builder()
        .setDataDirectory(data)
        .setCleanDataDirectory(false)
        .setPort(port)
        .start();
  }

  /** Whether what somebody says is kept. */
  private static boolean says(TestServer house, Visitor visitor, String text) {
    Ask ask = Ask.of(visitor.person(), 0, new Command.Say(text));
    return house
        .server()
        .tables()
        .ask(visitor.view().table(), ask, "")
        .handle((answer, failure) -> answer instanceof Answer.Accepted)
        .toCompletableFuture()
        .join();
  }

  @Test
  void when_the_database_is_back_the_tables_go_on_without_being_asked_to() throws IOException {
    int port = FreePort.next();
    Path data = folder.resolve("postgres");
    EmbeddedPostgres database = postgres(data, port);
    try (TestServer house =
        TestServer.onDatabase(folder, database.getJdbcUrl("postgres", "postgres"))) {
      Visitor anna = house.visitor("Anna");
      anna.enters(anna.opens("kaos(seats=2)").table());
      anna.does(new Command.Say("before"));
      database.close();
      await().until(() -> ready(house), answer -> answer.status() == 503);
      assertThat(ready(house).body()).isEqualTo("the database does not answer");
      for (int i = 0; i < ASKED_IN_VAIN; i++) {
        assertThat(says(house, anna, "meanwhile")).isFalse();
      }
      database = postgres(data, port);
      await().until(() -> ready(house), answer -> answer.status() == 200);
      await().until(() -> says(house, anna, "after"));
      assertThat(house.server().lost()).isNotDone();
    } finally {
      database.close();
    }
  }
}
