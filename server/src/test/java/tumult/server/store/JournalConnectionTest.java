package tumult.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.store.Change.Append;
import tumult.server.store.Change.Keep;
import tumult.server.store.Change.Stored;

/** What the journal promises when the disk or the database does not. */
final class JournalConnectionTest {
  private static final int ROOM = 5000;

  @TempDir Path folder;
  private final FailingDisk disk = new FailingDisk();
  private Store store;

  @BeforeEach
  void open() {
    store = Store.inDirectory(folder, disk);
  }

  @AfterEach
  void close() {
    store.close();
  }

  static Change event(String id, long number) {
    return new Append(new Stored(id, number, 0, 1, "event", new byte[ROOM]), "writer");
  }

  private List<Long> stored(String id) throws SQLException {
    try (JournalConnection reader = store.journalConnection()) {
      return reader.events(id, 1, Long.MAX_VALUE, Long.MAX_VALUE).stream()
          .map(append -> append.event().number())
          .toList();
    }
  }

  @Test
  void of_changes_that_belong_together_all_are_stored_or_none() throws SQLException {
    try (JournalConnection journal = store.journalConnection()) {
      journal.write(List.of(event("kitchen", 1), event("garden", 1)));
      assertThatThrownBy(() -> journal.write(List.of(event("garden", 2), event("kitchen", 1))))
          .isInstanceOf(SQLException.class);
      journal.write(List.of(event("kitchen", 2)));
    }
    assertThat(stored("kitchen")).containsExactly(1L, 2L);
    assertThat(stored("garden")).containsExactly(1L);
  }

  @Test
  void on_a_full_disk_writing_fails_is_not_ready_and_goes_on_when_there_is_room()
      throws SQLException {
    try (JournalConnection journal = store.journalConnection();
        Readiness readiness = new Readiness(store)) {
      journal.write(List.of(event("kitchen", 1)));
      disk.fullAfter(ROOM / 2);
      for (int attempt = 0; attempt < 3; attempt++) {
        assertThatThrownBy(() -> journal.write(List.of(event("kitchen", 2), event("garden", 1))))
            .hasMessageContaining("full");
      }
      assertThat(readiness.problem()).isEqualTo("the disk is full");
      assertThat(stored("kitchen")).containsExactly(1L);
      disk.hasRoom();
      await().until(readiness::problem, Readiness.NONE::equals);
      journal.write(List.of(event("kitchen", 2), event("garden", 1)));
    }
    reopen();
    assertThat(stored("kitchen")).containsExactly(1L, 2L);
    assertThat(stored("garden")).containsExactly(1L);
  }

  private void reopen() {
    store.close();
    store = Store.inDirectory(folder, disk);
  }

  @Test
  void while_the_database_has_no_room_events_stay_in_the_log() throws SQLException {
    store.close();
    Path database = folder.resolve("tumult.db");
    try (EventLog log = EventLog.beside(database, store.url() + "&max_page_count=60", disk);
        JournalConnection journal = new JournalConnection(store.url(), "", log)) {
      for (int number = 1; number <= 100; number++) {
        journal.write(List.of(event("kitchen", number)));
      }
      assertThatThrownBy(journal::settle).hasMessageContaining("full");
      assertThat(journal.events("kitchen", 1, 100, 100)).hasSize(100);
      journal.write(List.of(event("kitchen", 101)));
    }
    store = Store.inDirectory(folder, disk);
    assertThat(stored("kitchen")).hasSize(101);
  }

  @Test
  void while_somebody_else_has_the_database_events_are_written_and_all_else_is_told_to_fail()
      throws SQLException {
    store.close();
    String hasty = store.url().replace("busy_timeout=10000", "busy_timeout=1");
    Change record = new Keep("kitchen", 1, new byte[1]);
    try (EventLog log = EventLog.beside(folder.resolve("tumult.db"), hasty, disk);
        JournalConnection journal = new JournalConnection(hasty, "", log)) {
      try (Connection other = DriverManager.getConnection(hasty)) {
        other.setAutoCommit(false);
        other.createStatement().executeUpdate("delete from lobby");
        journal.write(List.of(event("kitchen", 1)));
        assertThatThrownBy(() -> journal.write(List.of(record))).hasMessageContaining("locked");
        assertThatThrownBy(journal::settle).hasMessageContaining("locked");
      }
      journal.write(List.of(record));
      journal.settle();
    }
    store = Store.inDirectory(folder, disk);
    assertThat(stored("kitchen")).containsExactly(1L);
  }
}
