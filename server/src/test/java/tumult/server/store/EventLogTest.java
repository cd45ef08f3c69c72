package tumult.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.store.Change.Append;
import tumult.server.store.Change.Cut;
import tumult.server.store.Change.Stored;

/** Events on their way into SQLite's journal are as good as in it. */
final class EventLogTest {
  private static final int MANY = 2500;

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
    byte[] json = "{\"n\":%d}".formatted(number).getBytes(java.nio.charset.StandardCharsets.UTF_8);
    return new Append(new Stored("table|" + table, number, 5, 7, "event", json), "writer");
  }

  private List<Append> read(String table, long from, long to, long most) throws SQLException {
    try (JournalConnection reader = new JournalConnection(store.url())) {
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
    try (JournalConnection journal = new JournalConnection(store.url())) {
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
    try (JournalConnection journal = new JournalConnection(store.url())) {
      writeOneByOne(journal, MANY);
      assertThat(settled()).isBetween(1L, 2L * MANY - 1); // some are, some are not
      assertThat(numbers(read("kitchen", 1, MANY, MANY))).isEqualTo(all);
      assertThat(store.journal().extent("kitchen").count()).isEqualTo(MANY);
      journal.settle();
      assertThat(settled()).isEqualTo(2L * MANY);
      assertThat(numbers(read("kitchen", 1, MANY, MANY))).isEqualTo(all);
      assertThat(store.journal().extent("kitchen").count()).isEqualTo(MANY);
    }
  }

  /** Writes until some events have gone into the journal and others of the same lot have not. */
  private int writeUntilSomeHaveGone(JournalConnection journal) throws SQLException {
    int n = 0;
    while (settled() == 0) {
      n++;
      journal.write(List.of(event("kitchen", n), event("garden", n)));
    }
    assertThat(settled()).isLessThan(2L * n);
    return n;
  }

  @Test
  void while_some_are_on_their_way_all_are_read_and_counted_once() throws SQLException {
    try (JournalConnection journal = new JournalConnection(store.url())) {
      int n = writeUntilSomeHaveGone(journal);
      for (String table : List.of("kitchen", "garden")) {
        assertThat(numbers(read(table, 1, MANY, MANY)))
            .isEqualTo(LongStream.rangeClosed(1, n).boxed().toList());
        assertThat(journal.highest("table|" + table)).isEqualTo(n);
        assertThat(store.journal().extent(table).count()).isEqualTo(n);
      }
      assertThat(Backup.write(folder, folder.resolve("copy.db")))
          .isEqualTo(new Backup.Content(2, 2L * n));
    }
  }

  @Test
  void who_dies_while_some_are_on_their_way_leaves_none_behind_and_none_twice()
      throws SQLException {
    int n = writeUntilSomeHaveGone(new JournalConnection(store.url())); // and is never closed
    try (JournalConnection next = new JournalConnection(store.url())) {
      assertThatThrownBy(() -> next.write(List.of(event("kitchen", n))))
          .hasMessageContaining("is stored already");
      next.write(List.of(event("kitchen", n + 1)));
      next.settle();
    }
    try (Connection connection = store.connections().getConnection()) {
      assertThat(EventLog.of("table|kitchen", connection)).isEmpty();
    }
    assertThat(settled()).isEqualTo(2L * n + 1);
    assertThat(store.journal().extent("kitchen").count()).isEqualTo(n + 1);
  }

  @Test
  void what_a_dead_server_has_left_is_settled_by_the_next() throws SQLException {
    new JournalConnection(store.url()).write(List.of(event("kitchen", 1))); // and is never closed
    try (JournalConnection next = new JournalConnection(store.url())) {
      next.write(List.of(event("kitchen", 2)));
      next.settle();
    }
    assertThat(settled()).isEqualTo(2);
    assertThat(numbers(read("kitchen", 1, 9, 9))).containsExactly(1L, 2L);
  }

  @Test
  void no_number_is_stored_twice_settled_or_not() throws SQLException {
    try (JournalConnection journal = new JournalConnection(store.url())) {
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
  void what_is_cut_is_gone_from_the_log_too() throws SQLException {
    try (JournalConnection journal = new JournalConnection(store.url())) {
      writeOneByOne(journal, 3);
      journal.write(List.of(new Cut("table|kitchen", 2)));
      assertThat(numbers(read("kitchen", 1, 9, 9))).containsExactly(3L);
      assertThat(numbers(read("garden", 1, 9, 9))).containsExactly(1L, 2L, 3L);
    }
  }

  @Test
  void a_backup_has_it_and_counts_it() throws SQLException {
    try (JournalConnection journal = new JournalConnection(store.url())) {
      journal.write(IntStream.rangeClosed(1, 4).mapToObj(n -> event("kitchen", n)).toList());
      journal.settle();
      journal.write(List.of(event("kitchen", 5), event("garden", 1)));
    }
    Path file = folder.resolve("copy.db");
    assertThat(Backup.write(folder, file)).isEqualTo(new Backup.Content(2, 6));
  }
}
