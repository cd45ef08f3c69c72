package tumult.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What a journal must do for those who rely on it, in whatever database. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class JournalLaws {
  private Store store;
  private JournalWriter writer;
  private JournalReader reader;

  abstract Store open();

  @BeforeAll
  void begin() {
    store = open();
    writer = new JournalWriter(store.journalConnection(), Runnable::run);
    reader = new JournalReader(store.journalConnection(), store.journal());
  }

  @AfterAll
  void close() {
    reader.close();
    writer.close();
    store.close();
  }

  private static byte[] line(long number) {
    return "{\"n\":%d}".formatted(number).getBytes(StandardCharsets.UTF_8);
  }

  private static List<Change> events(String table, long from, long to) {
    List<JournalEntry> entries =
        LongStream.rangeClosed(from, to).mapToObj(n -> JournalEntry.stored(line(n))).toList();
    return StoredTable.append(table, from, entries, "a life");
  }

  private CompletableFuture<@Nullable Object> writing(List<Change> changes) {
    CompletableFuture<@Nullable Object> done = new CompletableFuture<>();
    writer.write(
        changes,
        failure -> {
          if (failure == null) {
            done.complete(null);
          } else {
            done.completeExceptionally(failure);
          }
        });
    return done;
  }

  private void write(List<Change> changes) {
    writing(changes).join();
  }

  private StoredTable read(String table) {
    return reader.read(table).toCompletableFuture().join();
  }

  private List<Long> numbers(String table) {
    return read(table).events().stream().map(StoredTable.NumberedEntry::number).toList();
  }

  private static List<Long> upTo(long last) {
    return LongStream.rangeClosed(1, last).boxed().toList();
  }

  private static List<Change> snapshot(String table, long number) {
    return StoredTable.keep(table, number, new Past().chapters());
  }

  private long snapshotOf(String table) {
    StoredTable.Snapshot snapshot = read(table).snapshot();
    return snapshot == null ? 0 : snapshot.number();
  }

  @Test
  void of_a_table_nobody_knows_there_is_nothing() {
    StoredTable nothing = read("nobody");
    assertThat(nothing.events()).isEmpty();
    assertThat(nothing.snapshot()).isNull();
    assertThat(nothing.extent()).isEqualTo(new Journal.Extent(0, 0));
  }

  @Test
  void what_is_written_comes_back_letter_by_letter_in_its_order() {
    write(events("kitchen", 1, 3));
    write(events("kitchen", 4, 4));
    assertThat(numbers("kitchen")).isEqualTo(upTo(4));
    assertThat(read("kitchen").events())
        .allSatisfy(each -> assertThat(each.entry().json()).isEqualTo(line(each.number())));
    assertThat(read("kitchen").extent().count()).isEqualTo(4);
  }

  @Test
  void tables_do_not_mix() {
    List<Change> both = new ArrayList<>(events("east", 1, 2));
    both.addAll(events("west", 1, 5));
    write(both);
    assertThat(numbers("east")).isEqualTo(upTo(2));
    assertThat(numbers("west")).isEqualTo(upTo(5));
  }

  @Test
  void no_number_is_stored_twice_and_the_first_stays() {
    write(events("twice", 1, 2));
    List<JournalEntry> other = List.of(JournalEntry.stored(line(99)));
    CompletableFuture<?> again = writing(StoredTable.append("twice", 2, other, "another life"));
    assertThatThrownBy(again::join)
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(SQLException.class);
    assertThat(read("twice").events().getLast().entry().json()).isEqualTo(line(2));
    write(events("twice", 3, 3));
    assertThat(numbers("twice")).isEqualTo(upTo(3));
  }

  @Test
  void of_what_goes_together_all_is_stored_or_nothing() {
    write(events("all", 1, 1));
    List<Change> half = new ArrayList<>(events("none", 1, 2));
    half.addAll(events("all", 1, 1)); // is there already
    assertThatThrownBy(writing(half)::join).isInstanceOf(CompletionException.class);
    assertThat(numbers("none")).isEmpty();
  }

  @Test
  void what_many_write_at_once_is_all_there() {
    List<CompletableFuture<?>> all = new ArrayList<>();
    for (long number = 1; number <= 50; number++) {
      for (int table = 0; table < 20; table++) {
        all.add(writing(events("crowd-" + table, number, number)));
      }
    }
    all.forEach(CompletableFuture::join);
    for (int table = 0; table < 20; table++) {
      assertThat(numbers("crowd-" + table)).isEqualTo(upTo(50));
    }
  }

  @Test
  void more_than_wait_for_their_place_are_all_there() throws SQLException {
    for (long from = 1; from < 12_000; from += 1000) {
      write(events("long", from, from + 999));
    }
    assertThat(numbers("long")).isEqualTo(upTo(12_000));
    try (JournalConnection other = store.journalConnection()) {
      assertThat(other.highest(Journal.persistenceId("long"))).isEqualTo(12_000);
      assertThat(other.events(Journal.persistenceId("long"), 5, 7, 2))
          .extracting(each -> each.event().number())
          .containsExactly(5L, 6L);
    }
  }

  @Test
  void the_newest_snapshot_takes_the_place_of_all_before() throws SQLException {
    write(events("album", 1, 30));
    write(snapshot("album", 10));
    write(snapshot("album", 20));
    assertThat(snapshotOf("album")).isEqualTo(20);
    assertThat(numbers("album")).isEqualTo(LongStream.rangeClosed(21, 30).boxed().toList());
    write(snapshot("album", 20));
    assertThat(snapshotOf("album")).isEqualTo(20);
    assertThat(read("album").extent().count()).isEqualTo(30);
  }

  @Test
  void a_snapshot_of_another_table_is_none_of_mine() {
    write(events("mine", 1, 3));
    write(snapshot("mine-not", 2));
    assertThat(snapshotOf("mine")).isZero();
  }

  @Test
  void who_comes_later_finds_what_was_written_before() {
    write(events("before", 1, 7));
    write(snapshot("before", 5));
    close();
    begin();
    assertThat(snapshotOf("before")).isEqualTo(5);
    assertThat(numbers("before")).containsExactly(6L, 7L);
  }
}
