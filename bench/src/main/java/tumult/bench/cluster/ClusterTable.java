package tumult.bench.cluster;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ScheduledExecutorService;
import java.util.stream.Stream;
import tumult.server.client.Site;
import tumult.server.wire.Wire;

/** A table at which two play whatever happens, and what they were promised. */
final class ClusterTable {
  private static final String GAME = "sequence-dice(seats=2)";

  /** A pause that is longer is no longer thought. */
  private static final long NOTICED = 500_000_000;

  private final int number;
  private final List<String> bases;
  private final String id;
  private final int thinkMillis;
  private final List<ClusterPlayer> players = new ArrayList<>();
  private final Set<Promise> promises = new LinkedHashSet<>();
  private final List<Pause> pauses = new ArrayList<>();
  private long latest;

  /** A time in which nothing was acknowledged. */
  record Pause(long from, long to) {
    double seconds() {
      return (to - from) / 1e9;
    }
  }

  private ClusterTable(int number, List<String> bases, String id, int thinkMillis) {
    this.number = number;
    this.bases = bases;
    this.id = id;
    this.thinkMillis = thinkMillis;
    latest = System.nanoTime();
  }

  /** Opens one, and lets two people come. */
  static ClusterTable open(
      int number, List<String> bases, int thinkMillis, ScheduledExecutorService timer)
      throws IOException {
    Site host = Site.firstVisit(bases.getFirst());
    String wish =
        "{\"game\":\"%s\",\"visibility\":\"PUBLIC\",\"spectators\":\"OPEN\",\"pace\":0,\"name\":\"Host\",\"avatar\":\"fox\"}"
            .formatted(GAME);
    String id = Wire.JSON.readTree(host.post("/api/tables", wish).body()).path("table").textValue();
    ClusterTable table = new ClusterTable(number, bases, id, thinkMillis);
    table.players.add(new ClusterPlayer(table, host.cookie(), 0, timer));
    Site guest = Site.firstVisit(bases.getFirst());
    table.players.add(new ClusterPlayer(table, guest.cookie(), 1, timer));
    return table;
  }

  int number() {
    return number;
  }

  String id() {
    return id;
  }

  List<String> bases() {
    return bases;
  }

  int thinkMillis() {
    return thinkMillis;
  }

  /**
   * Somebody was told that a command has happened. The same may be said twice, also differently.
   */
  synchronized void promised(Promise promise) {
    promises.add(promise);
    if (promise.late()) {
      return;
    }
    long now = System.nanoTime();
    if (now - latest > NOTICED) {
      pauses.add(new Pause(latest, now));
    }
    latest = now;
    notifyAll();
  }

  synchronized List<Promise> promises() {
    return List.copyOf(promises);
  }

  synchronized int promised() {
    return promises.size();
  }

  /** Waits until something has been acknowledged after a time; false if that takes too long. */
  synchronized boolean isBack(long since, long patienceNanos) {
    try {
      while (latest <= since && System.nanoTime() - since < patienceNanos) {
        wait(100);
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
    return latest > since;
  }

  /** The longest since then, as far as it was after that; the one that is going on counts too. */
  synchronized Pause longestPause(long since) {
    return Stream.concat(pauses.stream(), Stream.of(new Pause(latest, System.nanoTime())))
        .filter(pause -> pause.to > since)
        .map(pause -> new Pause(Math.max(pause.from, since), pause.to))
        .max(Comparator.comparingDouble(Pause::seconds))
        .orElseThrow();
  }

  void leave() {
    players.forEach(ClusterPlayer::leave);
  }
}
