package tumult.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.table.steps.LogLine;

/**
 * What one person is told about one event.
 *
 * @param number the event's, from 1
 * @param log what is to be said of it
 * @param view how the table looks after it; null if it looks as before (chat, emotes)
 */
public record Message(long number, List<LogLine> log, @Nullable TableView view) {
  public Message {
    log = List.copyOf(log);
  }
}
