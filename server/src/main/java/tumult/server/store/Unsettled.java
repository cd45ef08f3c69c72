package tumult.server.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tumult.server.store.Change.Append;
import tumult.server.store.Change.Stored;

/**
 * The events that are on disk in the log and not yet known to be in the journal, by whose they are.
 *
 * <p>Who reads looks here first and then into the journal: what is settled meanwhile is then seen
 * twice, not missed.
 */
final class Unsettled {
  private final Map<String, List<Append>> events = new HashMap<>();
  private int count;

  synchronized int count() {
    return count;
  }

  /** Adds events, of each id in their order. */
  synchronized void add(List<Append> more) {
    for (Append each : more) {
      events.computeIfAbsent(each.event().id(), id -> new ArrayList<>()).add(each);
    }
    count += more.size();
  }

  /** The events of an id, in their order. */
  synchronized List<Append> of(String id) {
    return List.copyOf(events.getOrDefault(id, List.of()));
  }

  /** The highest number of an id; 0 without any. */
  synchronized long highest(String id) {
    List<Append> found = events.get(id);
    return found == null ? 0 : found.getLast().event().number();
  }

  /** Lets those go that are in the journal now. */
  synchronized void remove(Map<String, List<Append>> settled) {
    settled.forEach((id, gone) -> remove(id, gone.getLast().event().number()));
  }

  private void remove(String id, long last) {
    List<Append> found = events.get(id);
    if (found != null) {
      int before = found.size();
      found.removeIf(each -> each.event().number() <= last);
      count -= before - found.size();
      if (found.isEmpty()) {
        events.remove(id);
      }
    }
  }

  /** Events by whose they are, in the order in which they lie in the journal. */
  static Map<String, List<Append>> byId(List<Append> events) {
    Map<String, List<Append>> found = new TreeMap<>();
    for (Append each : events) {
      found.computeIfAbsent(each.event().id(), id -> new ArrayList<>()).add(each);
    }
    return found;
  }

  /** What has been read in the journal, and after it what is still on its way there. */
  static List<Append> joined(List<Append> settled, List<Append> logged, long from, long to) {
    List<Append> all = new ArrayList<>(settled);
    long last = settled.isEmpty() ? from - 1 : settled.getLast().event().number();
    for (Append each : logged) {
      Stored event = each.event();
      if (event.number() > last && event.number() <= to) {
        all.add(each);
      }
    }
    return all;
  }
}
