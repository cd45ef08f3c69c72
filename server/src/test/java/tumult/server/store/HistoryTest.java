package tumult.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import tumult.table.Event;

final class HistoryTest {
  private final History history = new History();

  @Test
  void nothing_is_told_of_a_table_where_nothing_has_happened() {
    assertThat(told(history.lines())).isEmpty();
  }

  @Test
  void everything_is_told_in_order_however_much_there_is() {
    List<Event> events =
        LongStream.range(0, 500)
            .mapToObj(time -> (Event) new Event.Said(time, "anna", "line\n" + time))
            .toList();
    events.forEach(event -> history.add(JournalEntry.of(event, "", "")));
    List<Event> told = new ArrayList<>();
    history.tell(entry -> told.add(entry.event()));
    assertThat(told).isEqualTo(events).isEqualTo(told(history.lines()));
  }

  private static List<Event> told(byte[] lines) {
    List<Event> told = new ArrayList<>();
    History.tell(lines, entry -> told.add(entry.event()));
    return told;
  }
}
