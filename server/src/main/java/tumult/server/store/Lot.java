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
  List<Append> events() {
    return changes.stream().filter(Append.class::isInstance).map(Append.class::cast).toList();
  }

  /** The same without its events. */
  Lot beside() {
    return new Lot(changes.stream().filter(change -> !(change instanceof Append)).toList(), answer);
  }
}
