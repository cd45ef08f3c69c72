package tumult.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.engine.BadInput;
import tumult.server.store.Change.Save;
import tumult.server.store.Change.Stored;

final class BackupTest {
  private static final String EVENT =
      "insert into event_journal (persistence_id, sequence_number, writer, write_timestamp,"
          + " adapter_manifest, event_payload, event_ser_id, event_ser_manifest)"
          + " values (?, ?, '', 0, '', ?, 1, '')";

  @TempDir Path parent;
  private Path data;
  private Path file;

  @BeforeEach
  void places() {
    data = parent.resolve("data");
    file = parent.resolve("evening.backup");
  }

  private static void happen(Store store, String table, int events) throws SQLException {
    try (Connection connection = store.connections().getConnection();
        PreparedStatement insert = connection.prepareStatement(EVENT)) {
      for (int number = 1; number <= events; number++) {
        insert.setString(1, table);
        insert.setInt(2, number);
        insert.setBytes(3, new byte[100]);
        insert.executeUpdate();
      }
    }
  }

  @Test
  void what_a_running_server_has_stored_is_in_its_backup() throws SQLException {
    try (Store store = Store.inDirectory(data)) {
      happen(store, "kitchen", 30);
      happen(store, "garden", 12);
      assertThat(Backup.write(data, file)).isEqualTo(new Backup.Content(2, 42));
      happen(store, "attic", 1);
    }
    assertThat(Backup.check(file)).isEqualTo(new Backup.Content(2, 42));
    assertThat(parent).isDirectoryNotContaining("glob:**.unfinished");
  }

  @Test
  void a_restored_backup_is_served_as_it_was() throws SQLException {
    backup(5);
    Path elsewhere = parent.resolve("elsewhere");
    assertThat(Backup.restore(file, elsewhere, false)).isEqualTo(new Backup.Content(1, 5));
    try (Store store = Store.inDirectory(elsewhere)) {
      happen(store, "garden", 1);
    }
    assertThat(Backup.write(elsewhere, parent.resolve("again")))
        .isEqualTo(new Backup.Content(2, 6));
  }

  /** One is kept while the backup is being made, of events that come after those that are in it. */
  @Test
  void a_snapshot_newer_than_the_events_is_not_in_it() throws SQLException {
    try (Store store = Store.inDirectory(data);
        JournalConnection journal = store.journalConnection()) {
      happen(store, "kitchen", 5);
      journal.write(List.of(new Save(new Stored("kitchen", 5, 1, 7, "past", new byte[1]))));
      long now = System.currentTimeMillis();
      journal.write(List.of(new Save(new Stored("kitchen", 6, now, 7, "past", new byte[1]))));
      Backup.write(data, file);
    }
    Path elsewhere = parent.resolve("elsewhere");
    Backup.restore(file, elsewhere, false);
    try (Store store = Store.inDirectory(elsewhere);
        JournalConnection journal = store.journalConnection()) {
      assertThat(journal.newest("kitchen").orElseThrow().number()).isEqualTo(5);
    }
  }

  private void backup(int events) throws SQLException {
    try (Store store = Store.inDirectory(data)) {
      happen(store, "kitchen", events);
      Backup.write(data, file);
    }
  }

  @Test
  void nothing_is_overwritten_unasked() throws SQLException {
    backup(5);
    assertThatThrownBy(() -> Backup.write(data, file))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("overwrites nothing");
    try (Store store = Store.inDirectory(data)) {
      happen(store, "garden", 3);
    }
    assertThatThrownBy(() -> Backup.restore(file, data, false))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("is not empty");
    assertThat(Backup.check(data.resolve("tumult.db"))).isEqualTo(new Backup.Content(2, 8));
    Backup.restore(file, data, true);
    assertThat(Backup.check(data.resolve("tumult.db"))).isEqualTo(new Backup.Content(1, 5));
  }

  @Test
  void nothing_is_restored_under_a_running_server() throws SQLException {
    backup(5);
    try (Store store = Store.inDirectory(data)) {
      assertThatThrownBy(() -> Backup.restore(file, data, true))
          .hasMessageContaining("in use by another Tumult server");
      happen(store, "garden", 1);
    }
  }

  @Test
  void a_damaged_backup_is_not_restored() throws SQLException, IOException {
    backup(400);
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
      bytes.seek(bytes.length() / 2);
      bytes.write(new byte[8192]);
    }
    Path elsewhere = parent.resolve("elsewhere");
    assertThatThrownBy(() -> Backup.restore(file, elsewhere, false)).isInstanceOf(BadInput.class);
    assertThat(elsewhere).doesNotExist();
  }

  @Test
  void what_is_no_backup_is_said_to_be_none() throws IOException {
    assertThatThrownBy(() -> Backup.check(file)).hasMessageContaining("there is no backup");
    assertThatThrownBy(() -> Backup.write(data, file)).hasMessageContaining("no tables");
    Files.writeString(file, "a shopping list ".repeat(100));
    assertThatThrownBy(() -> Backup.check(file)).hasMessageContaining("is no backup of Tumult");
  }
}
