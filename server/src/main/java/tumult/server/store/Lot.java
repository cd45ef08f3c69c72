package tumult.server.store;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tumult.server.store.Change.Append;

/**
 * What somebody wants to have written, all of it or nothing.
 *
 * @param answer hears that it is on disk, or why it is not; on whatever thread knows it
 */
record Lot(List<Change> changes, Consumer<@Nullable Exception> answer) {
  /** Adds its events to others. */
  void addEventsTo(List<Append> events) {
    for (Change change : changes) {
      if (change instanceof Append event) {
        events.add(event);
      }
    }
  }

  /** The same without its events. */
  Lot beside() {
    return new Lot(changes.stream().filter(change -> !(change instanceof Append)).toList(), answer);
  }

  /** Whether there is nothing in it but events. */
  boolean isEvents() {
    for (Change change : changes) {
      if (!(change instanceof Append)) {
        return false;
      }
    }
    return true;
  }
}
