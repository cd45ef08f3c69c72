package tumult.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.store.Change.Append;
import tumult.server.store.Change.Stored;

/** What the journal promises when the disk or the database does not. */
final class JournalConnectionTest {
  private static final int ROOM = 5000;

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

  static Change event(String id, long number) {
    return new Append(new Stored(id, number, 0, 1, "event", new byte[ROOM]), "writer");
  }

  private List<Long> stored(String id) throws SQLException {
    try (JournalConnection reader = new JournalConnection(store.url())) {
      return reader.events(id, 1, Long.MAX_VALUE, Long.MAX_VALUE).stream()
          .map(append -> append.event().number())
          .toList();
    }
  }

  @Test
  void of_changes_that_belong_together_all_are_stored_or_none() throws SQLException {
    try (JournalConnection journal = new JournalConnection(store.url())) {
      journal.write(List.of(event("kitchen", 1), event("garden", 1)));
      assertThatThrownBy(() -> journal.write(List.of(event("garden", 2), event("kitchen", 1))))
          .isInstanceOf(SQLException.class);
      journal.write(List.of(event("kitchen", 2)));
    }
    assertThat(stored("kitchen")).containsExactly(1L, 2L);
    assertThat(stored("garden")).containsExactly(1L);
  }

  @Test
  void on_a_full_disk_writing_fails_and_what_was_written_before_stays() throws SQLException {
    long written = 0;
    try (JournalConnection journal = new JournalConnection(store.url() + "&max_page_count=60")) {
      while (isStored(journal, written + 1)) {
        written++;
      }
    }
    assertThat(stored("kitchen")).hasSize((int) written).isNotEmpty();
  }

  private static boolean isStored(JournalConnection journal, long number) {
    try {
      journal.write(List.of(event("kitchen", number)));
      return true;
    } catch (SQLException full) {
      assertThat(full.getMessage()).contains("full");
      return false;
    }
  }

  @Test
  void once_the_disk_has_room_again_writing_goes_on() throws SQLException {
    try (JournalConnection journal =
        new JournalConnection(store.url() + "&max_page_count=" + (pages() + 1))) {
      List<Change> many = IntStream.rangeClosed(1, 50).mapToObj(n -> event("attic", n)).toList();
      assertThatThrownBy(() -> journal.write(many)).hasMessageContaining("full");
      journal.write(List.of(event("kitchen", 1)));
    }
    assertThat(stored("kitchen")).containsExactly(1L);
    assertThat(stored("attic")).isEmpty();
  }

  private int pages() throws SQLException {
    try (Connection connection = DriverManager.getConnection(store.url());
        Statement statement = connection.createStatement()) {
      return statement.executeQuery("pragma page_count").getInt(1);
    }
  }

  @Test
  void while_somebody_else_has_the_database_writing_fails_and_then_goes_on() throws SQLException {
    String hasty = store.url().replace("busy_timeout=10000", "busy_timeout=1");
    try (JournalConnection journal = new JournalConnection(hasty)) {
      journal.write(List.of(event("kitchen", 1)));
      try (Connection other = DriverManager.getConnection(hasty)) {
        other.setAutoCommit(false);
        other.createStatement().executeUpdate("delete from lobby");
        assertThatThrownBy(() -> journal.write(List.of(event("kitchen", 2))))
            .hasMessageContaining("locked");
      }
      journal.write(List.of(event("kitchen", 2)));
    }
    assertThat(stored("kitchen")).containsExactly(1L, 2L);
  }
}
