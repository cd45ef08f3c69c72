package tumult.bench.cluster;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What was promised, compared with what is stored.
 *
 * @param acknowledged how many promises there were
 * @param late those of them that a frozen or cut off node made when it was back
 * @param lost promises whose event is not stored, or is another command's
 * @param doubled commands that have happened twice: stored under one id, or said aloud again
 * @param stale events by a life of a table that another life had already followed
 * @param findings a sentence about each of the last three
 */
record Audit(
    long acknowledged, long late, long lost, long doubled, long stale, List<String> findings) {
  static final Audit NONE = new Audit(0, 0, 0, 0, 0, List.of());

  Audit {
    findings = List.copyOf(findings);
  }

  /** One table's. */
  static Audit of(String table, Collection<Promise> promises, List<StoredEvent> stored) {
    List<String> findings = new ArrayList<>();
    long lost = lost(promises, stored, findings);
    long doubled = doubled(stored, findings);
    long stale = stale(stored, findings);
    return new Audit(
        promises.stream()
            .map(promise -> promise.command() + " " + promise.event())
            .distinct()
            .count(),
        promises.stream().filter(Promise::late).count(),
        lost,
        doubled,
        stale,
        findings.stream().map(finding -> "at %s: %s".formatted(table, finding)).toList());
  }

  private static long lost(
      Collection<Promise> promises, List<StoredEvent> stored, List<String> findings) {
    Map<Long, StoredEvent> byNumber =
        stored.stream().collect(Collectors.toMap(StoredEvent::number, Function.identity()));
    long lost = 0;
    for (Promise promise : promises) {
      StoredEvent event = byNumber.get(promise.event());
      if (event == null || !event.command().equals(promise.command())) {
        lost++;
        findings.add(
            "lost is %s; stored is %s".formatted(promise, event == null ? "nothing" : event));
      }
    }
    return lost;
  }

  private static long doubled(List<StoredEvent> stored, List<String> findings) {
    Set<String> once = new HashSet<>();
    long doubled = 0;
    for (StoredEvent event : stored) {
      boolean again =
          !event.command().isEmpty() && !once.add(event.who() + " asks " + event.command());
      boolean saidAgain =
          !event.said().isEmpty() && !once.add(event.who() + " says " + event.said());
      if (again || saidAgain) {
        doubled++;
        findings.add("happened twice: " + event);
      }
    }
    return doubled;
  }

  private static long stale(List<StoredEvent> stored, List<String> findings) {
    Set<String> followed = new HashSet<>();
    String writer = "";
    long stale = 0;
    for (StoredEvent event : stored) {
      if (followed.contains(event.writer())) {
        stale++;
        findings.add("written by a life that was over: " + event);
      } else if (!event.writer().equals(writer)) {
        followed.add(writer);
        writer = event.writer();
      }
    }
    return stale;
  }

  Audit and(Audit other) {
    List<String> all = new ArrayList<>(findings);
    all.addAll(other.findings);
    return new Audit(
        acknowledged + other.acknowledged,
        late + other.late,
        lost + other.lost,
        doubled + other.doubled,
        stale + other.stale,
        all);
  }
}
