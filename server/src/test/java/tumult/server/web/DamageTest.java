package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.server.tables.Answer;
import tumult.server.tables.Tables;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Spectators;
import tumult.table.TableRefusal;
import tumult.table.TableView;
import tumult.table.Visibility;

/**
 * What is kept has been damaged: it is said in a line, nothing wrong is shown, the rest goes on.
 */
final class DamageTest {
  /** More than there are between two snapshots. */
  private static final int MANY = 520;

  private static final int FEW = 7;

  /** Where the first record of a log is. */
  private static final int HEAD = 4096;

  @TempDir static Path home;
  private static Path little;
  private static Path much;
  private static TableView afterMuch;

  @TempDir Path data;

  /** At two tables there was little to do, or much at one of them. */
  @BeforeAll
  static void two_tables_have_been_played_at() throws IOException {
    little = Files.createDirectory(home.resolve("little"));
    much = Files.createDirectory(home.resolve("much"));
    try (TestServer server = TestServer.open(little)) {
      for (String table : List.of("hurt", "whole")) {
        ask(server, table, open());
        ask(server, table, new Command.Sit(0, "Anna", "fox", ""));
      }
      talk(server, FEW);
    }
    copy(little, much);
    try (TestServer server = TestServer.open(much)) {
      talk(server, MANY - FEW);
      afterMuch = view(server, "hurt");
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.filter(DamageTest::isKept).toList()) {
        Files.copy(file, to.resolve(file.getFileName()));
      }
    }
  }

  private static boolean isKept(Path file) {
    String name = file.getFileName().toString();
    return name.equals("marks.txt") || (name.startsWith("tumult.db") && !name.endsWith("-shm"));
  }

  private static Command open() {
    return new Command.Open(
        "sequence-dice@1(seats=2)", Visibility.PUBLIC, Spectators.OPEN, 0, "Anna", "fox");
  }

  private static Answer ask(TestServer server, String table, Command command) {
    Ask ask = new Ask("anna", List.of(), System.currentTimeMillis(), "5eed".repeat(16), command);
    return join(tables(server).ask(table, ask, ""));
  }

  private static Tables tables(TestServer server) {
    return server.server().tables();
  }

  private static <T> T join(CompletionStage<T> stage) {
    return stage.toCompletableFuture().orTimeout(60, TimeUnit.SECONDS).join();
  }

  private static void talk(TestServer server, int lines) {
    for (int line = 0; line < lines; line++) {
      ask(server, "hurt", new Command.Say("line " + line));
    }
  }

  private static TableView view(TestServer server, String table) {
    return join(tables(server).view(table, "anna")).orElseThrow();
  }

  private void change(String sql) throws SQLException {
    try (Connection connection = database();
        var statement = connection.createStatement()) {
      assertThat(statement.executeUpdate(sql)).isPositive();
    }
  }

  private Connection database() throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + data.resolve("tumult.db"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "delete from event_journal where persistence_id = 'table|hurt' and sequence_number = 3",
        "update event_journal set event_payload = x'7b7d'"
            + " where persistence_id = 'table|hurt' and sequence_number = 3"
      })
  void a_table_of_which_nobody_knows_how_it_stands_is_refused_and_the_others_served(String damage)
      throws SQLException, IOException {
    copy(little, data);
    change(damage);
    try (ErrorLog log = new ErrorLog();
        TestServer server = TestServer.open(data)) {
      assertThat(ask(server, "hurt", new Command.Say("still here?")))
          .isInstanceOfSatisfying(
              Answer.Refused.class,
              refused -> assertThat(refused.reason().refusal()).isEqualTo(TableRefusal.DAMAGED));
      assertThat(server.get("/api/tables/hurt")).contains("try-again").contains("damaged");
      assertThat(ask(server, "whole", new Command.Say("all is well")))
          .isInstanceOf(Answer.Accepted.class);
      assertThat(log.errors())
          .singleElement()
          .asString()
          .startsWith("table hurt is not served: event 3 ")
          .endsWith("whole are its first 2 events ");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "update lobby set number = 12 where id = 'hurt'; 9; 12",
        "delete from event_journal where persistence_id = 'table|hurt' and sequence_number > 2; 2; 9"
      })
  void a_table_that_has_lost_its_end_goes_on_from_where_it_is_whole(
      String damage, long left, long had) throws SQLException, IOException {
    copy(little, data);
    change(damage);
    try (ErrorLog log = new ErrorLog();
        TestServer server = TestServer.open(data)) {
      assertThat(view(server, "hurt").number()).isEqualTo(left);
      assertThat(view(server, "whole").number()).isEqualTo(2);
      assertThat(log.errors())
          .containsExactly(
              "table hurt is served, but its last event is now %d, though there had been %d "
                  .formatted(left, had));
    }
  }

  /** A folder as it was while a server was at work, when the lobby was not yet up to date. */
  private void talkAndCopy(Path copy) throws IOException {
    copy(little, data);
    try (TestServer server = TestServer.open(data)) {
      talk(server, 53);
      await().until(() -> Files.readString(data.resolve("marks.txt")).endsWith("hurt 62\n"));
      copy(data, copy);
    }
  }

  @Test
  void a_log_that_was_cut_in_half_is_noticed(@TempDir Path copy) throws IOException {
    talkAndCopy(copy);
    Path log = copy.resolve("tumult.db-events-1");
    try (FileChannel file = FileChannel.open(log, StandardOpenOption.WRITE)) {
      file.truncate(HEAD + 4000);
    }
    try (ErrorLog errors = new ErrorLog();
        TestServer server = TestServer.open(copy)) {
      long left = view(server, "hurt").number();
      assertThat(left).isBetween(10L, 61L);
      assertThat(view(server, "whole").number()).isEqualTo(2);
      assertThat(errors.errors())
          .containsExactly(
              "table hurt is served, but its last event is now %d, though there had been 62 "
                  .formatted(left));
    }
  }

  @Test
  void a_log_that_is_broken_in_the_middle_is_noticed(@TempDir Path copy) throws IOException {
    talkAndCopy(copy);
    Path log = copy.resolve("tumult.db-events-1");
    try (FileChannel file = FileChannel.open(log, StandardOpenOption.WRITE)) {
      file.write(ByteBuffer.wrap(new byte[100]), HEAD + 4000);
    }
    try (ErrorLog errors = new ErrorLog();
        TestServer server = TestServer.open(copy)) {
      assertThat(ask(server, "hurt", new Command.Say("still here?")))
          .isInstanceOf(Answer.Refused.class);
      assertThat(view(server, "whole").number()).isEqualTo(2);
      List<String> said = errors.errors();
      assertThat(said).hasSize(2);
      assertThat(said.getFirst()).contains("tumult.db-events-1 is damaged from byte");
      assertThat(said.getLast()).startsWith("table hurt is not served: event ");
    }
  }

  @Test
  void a_table_that_has_lost_its_beginning_goes_on_from_its_snapshot()
      throws SQLException, IOException {
    copy(much, data);
    change("delete from event_journal where persistence_id = 'table|hurt' and sequence_number = 7");
    try (ErrorLog log = new ErrorLog();
        TestServer server = TestServer.open(data)) {
      assertThat(view(server, "hurt").number()).isEqualTo(MANY + 2);
      assertThat(log.errors())
          .containsExactly(
              "table hurt is served, but 1 of its 522 events are missing,"
                  + " and it goes on from a snapshot ");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "update snapshot set snapshot_payload = x'09'",
        "update snapshot set snapshot_payload = substr(snapshot_payload, 1, 100)",
        "update snapshot set snapshot_ser_manifest = 'tomorrow'",
        "update snapshot set snapshot_ser_id = 1",
        "delete from snapshot"
      })
  void a_snapshot_that_cannot_be_read_is_not_missed(String damage)
      throws SQLException, IOException {
    copy(much, data);
    change(damage);
    try (ErrorLog log = new ErrorLog();
        TestServer server = TestServer.open(data)) {
      assertThat(view(server, "hurt")).isEqualTo(afterMuch);
      ask(server, "hurt", new Command.Say("on it goes"));
      assertThat(view(server, "hurt").number()).isEqualTo(afterMuch.number() + 1);
      assertThat(log.errors()).isEmpty();
    }
  }

  @Test
  void a_snapshot_as_it_was_at_first_is_read() throws SQLException, IOException {
    copy(much, data);
    byte[] lines = lines();
    try (Connection connection = database();
        PreparedStatement put =
            connection.prepareStatement(
                "update snapshot set snapshot_ser_manifest = 'history', sequence_number = ?,"
                    + " snapshot_payload = ?")) {
      put.setLong(1, afterMuch.number());
      put.setBytes(2, lines);
      assertThat(put.executeUpdate()).isEqualTo(1);
    }
    change("delete from event_journal where persistence_id = 'table|hurt' and sequence_number < 9");
    try (TestServer server = TestServer.open(data)) {
      assertThat(view(server, "hurt")).as("without the events").isEqualTo(afterMuch);
    }
  }

  private byte[] lines() throws SQLException {
    List<byte[]> entries = new ArrayList<>();
    try (Connection connection = database();
        var statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select event_payload from event_journal where persistence_id = 'table|hurt'"
                    + " order by sequence_number")) {
      while (rows.next()) {
        entries.add(Objects.requireNonNull(rows.getBytes(1)));
      }
    }
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    for (byte[] entry : entries) {
      lines.writeBytes(entry);
      lines.write('\n');
    }
    return lines.toByteArray();
  }
}
