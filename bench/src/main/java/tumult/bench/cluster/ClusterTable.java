package tumult.bench.cluster;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ScheduledExecutorService;
import tumult.server.client.Site;
import tumult.server.wire.Wire;

/** A table at which two play whatever happens, and what they were promised. */
final class ClusterTable {
  private static final String GAME = "sequence-dice(seats=2)";

  private final int number;
  private final List<String> bases;
  private final String id;
  private final List<ClusterPlayer> players = new ArrayList<>();
  private final Map<Long, String> acknowledged = new TreeMap<>();
  private volatile int thinkMillis;
  private long latest;

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

  List<String> keys() {
    return List.of();
  }

  int thinkMillis() {
    return thinkMillis;
  }

  void think(int millis) {
    thinkMillis = millis;
  }

  /** Somebody was told that a command has happened. */
  synchronized void acknowledged(long event, String command) {
    acknowledged.put(event, command);
    latest = System.nanoTime();
    notifyAll();
  }

  /** What was promised: commands by the numbers of their events. */
  synchronized Map<Long, String> acknowledged() {
    return new TreeMap<>(acknowledged);
  }

  /** Waits until something has been acknowledged after a time; how long after, in seconds. */
  synchronized double back(long since, long patienceNanos) {
    try {
      while (latest <= since && System.nanoTime() - since < patienceNanos) {
        wait(100);
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
    return (Math.max(latest, since) > since ? latest - since : patienceNanos) / 1e9;
  }

  void leave() {
    players.forEach(ClusterPlayer::leave);
  }
}
