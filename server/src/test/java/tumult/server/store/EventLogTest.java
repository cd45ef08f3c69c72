package tumult.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.store.Change.Append;
import tumult.server.store.Change.Forget;
import tumult.server.store.Change.Keep;
import tumult.server.store.Change.Save;
import tumult.server.store.Change.Stored;

/** Events on their way into SQLite's journal are as good as in it. */
final class EventLogTest {
  private static final int MANY = 900;

  @TempDir Path folder;
  private Store store;

  @BeforeEach
  void open() {
    store = Store.inDirectory(folder);
  }

  @AfterEach
  void close() {
    store.close();
  }

  private static Change event(String table, long number) {
    byte[] json = "{\"n\":%d}".formatted(number).getBytes(StandardCharsets.UTF_8);
    return new Append(new Stored("table|" + table, number, 5, 7, "event", json), "writer");
  }

  private List<Append> read(String table, long from, long to, long most) throws SQLException {
    try (JournalConnection reader = store.journalConnection()) {
      return reader.events("table|" + table, from, to, most);
    }
  }

  private static List<Long> numbers(List<Append> events) {
    return events.stream().map(each -> each.event().number()).toList();
  }

  private long settled() throws SQLException {
    try (Connection connection = store.connections().getConnection();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("select count(*) from event_journal")) {
      row.next();
      return row.getLong(1);
    }
  }

  private void writeOneByOne(JournalConnection journal, int count) throws SQLException {
    for (int n = 1; n <= count; n++) {
      journal.write(List.of(event("kitchen", n), event("garden", n)));
    }
  }

  @Test
  void what_is_not_settled_is_read_like_what_is() throws SQLException {
    try (JournalConnection journal = store.journalConnection()) {
      writeOneByOne(journal, 3);
      assertThat(settled()).isZero();
      assertThat(journal.highest("table|kitchen")).isEqualTo(3);
      assertThat(numbers(read("kitchen", 2, 3, 9))).containsExactly(2L, 3L);
      assertThat(numbers(read("kitchen", 1, 2, 9))).containsExactly(1L, 2L);
      assertThat(numbers(read("kitchen", 1, 9, 2))).containsExactly(1L, 2L);
      assertThat(store.journal().extent("garden").count()).isEqualTo(3);
      assertThat(read("kitchen", 1, 1, 1).getFirst())
          .usingRecursiveComparison()
          .isEqualTo(event("kitchen", 1));
    }
  }

  @Test
  void settling_changes_nothing_for_who_reads() throws SQLException {
    List<Long> all = LongStream.rangeClosed(1, MANY).boxed().toList();
    try (JournalConnection journal = store.journalConnection()) {
      writeOneByOne(journal, MANY);
      assertThat(settled()).isZero();
      assertThat(numbers(read("kitchen", 1, MANY, MANY))).isEqualTo(all);
      assertThat(store.journal().extent("kitchen").count()).isEqualTo(MANY);
      journal.settle();
      assertThat(settled()).isEqualTo(2L * MANY);
      assertThat(numbers(read("kitchen", 1, MANY, MANY))).isEqualTo(all);
      assertThat(store.journal().extent("kitchen").count()).isEqualTo(MANY);
    }
  }

  @Test
  void when_there_are_enough_they_are_settled_by_themselves() throws SQLException {
    try (JournalConnection journal = store.journalConnection()) {
      journal.write(
          LongStream.rangeClosed(1, EventLog.ENOUGH).mapToObj(n -> event("attic", n)).toList());
      await().until(() -> settled() == EventLog.ENOUGH);
      writeOneByOne(journal, 3);
      assertThat(journal.highest("table|attic")).isEqualTo(EventLog.ENOUGH);
      assertThat(settled()).isEqualTo(EventLog.ENOUGH);
    }
  }

  /** Whoever reads while others are written and settled sees all that had been stored before. */
  @Test
  void while_they_are_settled_all_are_read_and_counted_once_and_are_in_every_backup()
      throws Exception {
    AtomicLong stored = new AtomicLong();
    CompletableFuture<Void> writing =
        CompletableFuture.runAsync(() -> writeLots(stored, 4 * EventLog.ENOUGH));
    int backups = 0;
    while (!writing.isDone()) {
      long before = stored.get();
      List<Long> kitchen = numbers(read("kitchen", 1, Long.MAX_VALUE, Long.MAX_VALUE));
      assertThat(kitchen).hasSizeGreaterThanOrEqualTo((int) before);
      assertThat(kitchen).isEqualTo(LongStream.rangeClosed(1, kitchen.size()).boxed().toList());
      assertThat(store.journal().extent("kitchen").count()).isGreaterThanOrEqualTo(before);
      assertBackedUp(folder.resolve("copy" + backups++), stored.get());
    }
    writing.join();
    assertThat(backups).isGreaterThan(2);
    assertThat(settled()).isPositive();
  }

  private void writeLots(AtomicLong stored, int count) {
    try (JournalConnection journal = store.journalConnection()) {
      for (int n = 0; n < count; n += 8) {
        journal.write(
            IntStream.rangeClosed(n + 1, n + 8)
                .boxed()
                .flatMap(each -> Stream.of(event("kitchen", each), event("garden", each)))
                .toList());
        stored.set(n + 8);
      }
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  /** No event is missing that was stored before, and none before another. */
  private void assertBackedUp(Path file, long before) throws SQLException {
    Backup.write(folder, file);
    try (Connection copy = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = copy.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select count(*), min(sequence_number), max(sequence_number) from event_journal"
                    + " group by persistence_id")) {
      while (rows.next()) {
        assertThat(rows.getLong(1)).isGreaterThanOrEqualTo(before).isEqualTo(rows.getLong(3));
        assertThat(rows.getLong(2)).isOne();
      }
    }
  }

  /** What the disk would hold if the power were cut now. */
  private Path image(String name) throws IOException {
    Path image = Files.createDirectory(folder.resolve(name));
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, image.resolve(file.getFileName()));
      }
    }
    return image;
  }

  private static List<Long> all(Store store, String table) throws SQLException {
    try (JournalConnection reader = store.journalConnection()) {
      return numbers(reader.events("table|" + table, 1, Long.MAX_VALUE, Long.MAX_VALUE));
    }
  }

  @Test
  void while_nothing_can_be_settled_there_are_no_more_and_more_files() throws Exception {
    try (JournalConnection journal = store.journalConnection()) {
      journal.write(List.of(event("kitchen", 1)));
      change("alter table event_journal rename to away");
      for (int n = 2; n <= 20; n++) {
        journal.write(List.of(event("kitchen", n)));
        assertThatThrownBy(journal::settle).isInstanceOf(SQLException.class);
      }
      assertThat(LogContent.files(DataDirectory.database(folder))).hasSizeLessThan(4);
      change("alter table away rename to event_journal");
      await().ignoreExceptions().untilAsserted(journal::settle);
      assertThat(settled()).isEqualTo(20);
      assertThat(numbers(read("kitchen", 1, 20, 20))).hasSize(20);
    }
  }

  private void change(String sql) throws SQLException {
    try (Connection connection = store.connections().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Test
  void what_a_dead_server_has_left_is_settled_by_the_next() throws SQLException, IOException {
    Path image;
    try (JournalConnection journal = store.journalConnection()) {
      writeOneByOne(journal, 2);
      image = image("killed");
    }
    try (Store next = Store.inDirectory(image);
        JournalConnection journal = next.journalConnection()) {
      assertThat(all(next, "kitchen")).containsExactly(1L, 2L);
      assertThatThrownBy(() -> journal.write(List.of(event("kitchen", 2))))
          .hasMessageContaining("is stored already");
      journal.write(List.of(event("kitchen", 3)));
      assertThat(all(next, "kitchen")).containsExactly(1L, 2L, 3L);
      assertThat(next.journal().extent("kitchen").count()).isEqualTo(3);
    }
    assertThat(Backup.check(image.resolve("tumult.db"))).isEqualTo(new Backup.Content(2, 5));
  }

  @Test
  void who_dies_between_settling_and_letting_the_log_go_has_them_twice_and_nobody_sees_it()
      throws SQLException, IOException {
    Path image;
    try (JournalConnection journal = store.journalConnection()) {
      writeOneByOne(journal, 5);
      Path before = image("before");
      journal.settle();
      image = image("after");
      for (Path log : LogContent.files(before.resolve("tumult.db"))) {
        Files.copy(log, image.resolve(log.getFileName()), StandardCopyOption.REPLACE_EXISTING);
      }
    }
    try (Store next = Store.inDirectory(image)) {
      for (String table : List.of("kitchen", "garden")) {
        assertThat(all(next, table)).containsExactly(1L, 2L, 3L, 4L, 5L);
        assertThat(next.journal().extent(table).count()).isEqualTo(5);
      }
      assertThat(Backup.write(image, folder.resolve("copy.db")))
          .isEqualTo(new Backup.Content(2, 10));
    }
    assertThat(Backup.check(image.resolve("tumult.db"))).isEqualTo(new Backup.Content(2, 10));
  }

  @Test
  void when_it_ends_in_order_nothing_is_left_beside_the_database() throws SQLException {
    try (JournalConnection journal = store.journalConnection()) {
      writeOneByOne(journal, 3);
    }
    store.close();
    assertThat(folder).isDirectoryNotContaining("glob:**-events-*");
    assertThat(Backup.check(folder.resolve("tumult.db"))).isEqualTo(new Backup.Content(2, 6));
    store = Store.inDirectory(folder);
  }

  @Test
  void a_snapshot_and_a_record_are_told_of_when_they_are_stored() throws Exception {
    Stored snapshot = new Stored("table|kitchen", 2, 5, 7, "event", new byte[9]);
    try (JournalConnection journal = store.journalConnection()) {
      CompletableFuture<Boolean> told = new CompletableFuture<>();
      writeOneByOne(journal, 2);
      journal.commit(
          List.of(
              new Lot(
                  List.of(new Save(snapshot), new Keep("kitchen", 1, new byte[3])),
                  failure -> told.complete(failure == null))),
          Runnable::run);
      assertThat(told).isNotDone();
      journal.write(List.of(event("kitchen", 3))); // waits for none of it
      assertThat(told.get(9, TimeUnit.SECONDS)).isTrue();
      assertThat(journal.newest("table|kitchen")).isPresent();
      journal.write(List.of(new Forget("table|kitchen", 3)));
      assertThat(journal.newest("table|kitchen")).isEmpty();
      assertThat(settled()).isZero();
    }
  }

  @Test
  void no_number_is_stored_twice_settled_or_not() throws SQLException {
    try (JournalConnection journal = store.journalConnection()) {
      journal.write(List.of(event("kitchen", 1)));
      assertThatThrownBy(() -> journal.write(List.of(event("kitchen", 1))))
          .isInstanceOf(SQLException.class);
      journal.settle();
      assertThatThrownBy(() -> journal.write(List.of(event("kitchen", 1))))
          .isInstanceOf(SQLException.class);
      assertThatThrownBy(() -> journal.write(List.of(event("attic", 1), event("attic", 1))))
          .isInstanceOf(SQLException.class);
    }
    assertThat(numbers(read("kitchen", 1, 9, 9))).containsExactly(1L);
    assertThat(read("attic", 1, 9, 9)).isEmpty();
  }

  @Test
  void a_backup_has_it_and_counts_it() throws SQLException {
    try (JournalConnection journal = store.journalConnection()) {
      journal.write(IntStream.rangeClosed(1, 4).mapToObj(n -> event("kitchen", n)).toList());
      journal.settle();
      journal.write(List.of(event("kitchen", 5), event("garden", 1)));
    }
    Path file = folder.resolve("copy.db");
    assertThat(Backup.write(folder, file)).isEqualTo(new Backup.Content(2, 6));
  }

  /** A data folder of the version before, whose server was killed. */
  private static void makeOld(Path folder) throws Exception {
    Files.createDirectories(folder);
    String url = "jdbc:sqlite:" + folder.resolve("tumult.db");
    Flyway.configure()
        .dataSource(url, "", "")
        .locations("classpath:db/sqlite")
        .target("7")
        .load()
        .migrate();
    try (Connection connection = DriverManager.getConnection(url);
        PreparedStatement log =
            connection.prepareStatement("insert into event_log (events) values (?)")) {
      JournalStatements.insertInto(connection, List.of((Append) event("kitchen", 1)));
      for (int n = 1; n <= 3; n++) { // the first had gone on its way
        ByteArrayOutputStream row = new ByteArrayOutputStream();
        EventBytes.write(
            List.of((Append) event("kitchen", n), (Append) event("garden", n)),
            new DataOutputStream(row));
        log.setBytes(1, row.toByteArray());
        log.executeUpdate();
      }
    }
  }

  @Test
  void what_the_version_before_has_left_in_its_table_is_settled_and_the_table_goes()
      throws Exception {
    Path old = folder.resolve("old");
    makeOld(old);
    try (Store next = Store.inDirectory(old)) {
      assertThat(all(next, "kitchen")).containsExactly(1L, 2L, 3L);
      assertThat(all(next, "garden")).containsExactly(1L, 2L, 3L);
      try (Connection connection = next.connections().getConnection();
          Statement statement = connection.createStatement()) {
        assertThatThrownBy(() -> statement.executeQuery("select * from event_log"))
            .hasMessageContaining("no such table");
      }
    }
    Store.inDirectory(old).close();
  }

  @Test
  void a_backup_of_the_version_before_is_counted_and_restored() throws Exception {
    Path old = folder.resolve("old");
    makeOld(old);
    Path backup = folder.resolve("old.backup");
    assertThat(Backup.write(old, backup)).isEqualTo(new Backup.Content(2, 6));
    Path restored = folder.resolve("restored");
    assertThat(Backup.restore(backup, restored, false)).isEqualTo(new Backup.Content(2, 6));
    try (Store next = Store.inDirectory(restored)) {
      assertThat(all(next, "garden")).containsExactly(1L, 2L, 3L);
    }
  }

  @Test
  void what_is_restored_does_not_get_the_log_of_what_was_there() throws Exception {
    Path backup = folder.resolve("copy.db");
    Path image;
    try (JournalConnection journal = store.journalConnection()) {
      writeOneByOne(journal, 2);
      Backup.write(folder, backup);
      journal.write(List.of(event("kitchen", 3)));
      image = image("killed");
    }
    Backup.restore(backup, image, true);
    try (Store next = Store.inDirectory(image)) {
      assertThat(all(next, "kitchen")).containsExactly(1L, 2L);
    }
  }
}
