package tumult.bench.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.store.JournalEntry;
import tumult.server.store.Store;
import tumult.table.Event;

/** The measuring itself: what is lost, doubled or written too late is noticed. */
final class AuditTest {
  private static final List<Promise> PROMISES =
      List.of(promise("0-1", 1), promise("1-1", 2), promise("0-2", 4));
  private static final List<StoredEvent> STORED =
      List.of(
          event(1, "life 1", "0-1"),
          event(2, "life 1", "1-1"),
          event(3, "life 2", ""),
          event(4, "life 2", "0-2"));

  private static Promise promise(String command, long event) {
    return new Promise(command, event, false);
  }

  private static StoredEvent event(long number, String writer, String command) {
    return new StoredEvent(number, writer, "anna", command, "");
  }

  private static Audit audit(List<Promise> promises, List<StoredEvent> stored) {
    return Audit.of("table", promises, stored);
  }

  private static <T> List<T> with(List<T> list, T more) {
    List<T> longer = new ArrayList<>(list);
    longer.add(more);
    return longer;
  }

  @Test
  void nothing_is_found_where_every_promise_is_kept_once() {
    assertThat(audit(PROMISES, STORED)).isEqualTo(new Audit(3, 0, 0, 0, 0, List.of()));
  }

  @Test
  void a_promise_whose_event_is_missing_is_lost() {
    Audit audit = audit(PROMISES, STORED.subList(0, 3));
    assertThat(audit.lost()).isOne();
    assertThat(audit.findings()).singleElement().asString().contains("0-2");
  }

  @Test
  void a_promise_whose_event_is_somebody_elses_is_lost() {
    assertThat(audit(with(PROMISES, promise("0-3", 2)), STORED).lost()).isOne();
  }

  @Test
  void two_different_promises_of_the_same_event_cannot_both_be_kept() {
    assertThat(audit(List.of(promise("0-1", 1), promise("1-1", 1)), STORED).lost()).isOne();
  }

  @Test
  void a_command_that_was_promised_as_two_events_is_not_kept_as_both() {
    assertThat(audit(with(PROMISES, promise("0-1", 3)), STORED).lost()).isOne();
  }

  @Test
  void what_a_frozen_node_promises_when_it_is_back_counts_too() {
    Audit audit = audit(with(PROMISES, new Promise("1-9", 5, true)), STORED);
    assertThat(audit.late()).isOne();
    assertThat(audit.lost()).isOne();
  }

  @Test
  void a_command_that_is_stored_twice_is_doubled() {
    Audit audit = audit(PROMISES, with(STORED, event(5, "life 2", "0-2")));
    assertThat(audit.doubled()).isOne();
    assertThat(audit.findings()).singleElement().asString().contains("happened twice");
  }

  @Test
  void what_is_said_twice_is_doubled_even_without_its_id() {
    StoredEvent once = new StoredEvent(5, "life 2", "anna", "0-3", "0 says 3");
    StoredEvent again = new StoredEvent(6, "life 2", "anna", "", "0 says 3");
    assertThat(audit(PROMISES, with(with(STORED, once), again)).doubled()).isOne();
    StoredEvent other = new StoredEvent(6, "life 2", "bo", "", "0 says 3");
    assertThat(audit(PROMISES, with(with(STORED, once), other)).doubled()).isZero();
  }

  @Test
  void what_a_journal_has_lost_or_has_twice_is_found(@TempDir Path folder) throws SQLException {
    try (Store store = Store.inDirectory(folder);
        Connection journal = store.connections().getConnection()) {
      for (int number = 1; number <= 4; number++) {
        put(journal, number, "0-" + number);
      }
      List<Promise> promises = List.of(promise("0-1", 1), promise("0-2", 2), promise("0-4", 4));
      assertThat(audit(promises, StoredEvent.of(journal, "table")).findings()).isEmpty();
      journal.createStatement().execute("delete from event_journal where sequence_number = 4");
      assertThat(audit(promises, StoredEvent.of(journal, "table")).lost()).isOne();
      put(journal, 4, "0-4");
      put(journal, 5, "0-2");
      assertThat(audit(promises, StoredEvent.of(journal, "table")).doubled()).isEqualTo(1);
      assertThat(audit(promises, StoredEvent.of(journal, "table")).lost()).isZero();
    }
  }

  private static void put(Connection journal, int number, String command) throws SQLException {
    Event event = new Event.Said(number, "anna", command);
    try (PreparedStatement put =
        journal.prepareStatement(
            """
            insert into event_journal (persistence_id, sequence_number, writer, write_timestamp,
              adapter_manifest, event_payload, event_ser_id, event_ser_manifest)
            values ('table|table', ?, 'life', 0, '', ?, 0, '')
            """)) {
      put.setInt(1, number);
      put.setBytes(2, JournalEntry.of(event, "anna", command).json());
      put.executeUpdate();
    }
  }

  @Test
  void a_life_that_writes_after_another_is_stale() {
    assertThat(audit(PROMISES, with(STORED, event(5, "life 1", ""))).stale()).isOne();
    assertThat(audit(PROMISES, with(STORED, event(5, "life 3", ""))).stale()).isZero();
  }
}
