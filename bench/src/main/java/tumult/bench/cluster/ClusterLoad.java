package tumult.bench.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tumult.server.store.JournalEntry;

/**
 * Plays at the tables of several nodes while they are killed, stopped, frozen and cut off, and
 * compares what was acknowledged with what is stored.
 *
 * @param lost acknowledged, but not stored
 * @param doubled stored twice though asked for once
 * @param outages how long tables were away after a node had died, or was frozen or cut off, in
 *     seconds: those that were, the shortest first
 * @param stopOutages the same after a node had been stopped in order
 */
public record ClusterLoad(
    Settings settings,
    int stops,
    long acknowledged,
    long lost,
    long doubled,
    List<Double> outages,
    List<Double> stopOutages,
    double movesPerSecondOne,
    double movesPerSecondAll) {
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);
  private static final double NOTICED = 0.5;
  private static final long SETTLE_MILLIS = 6_000;

  /**
   * How much to do.
   *
   * @param database an empty one, in PostgreSQL
   * @param freezeSeconds how long a frozen node stays so
   * @param speedSeconds how long to count moves with one node and with all; 0 not to
   */
  public record Settings(
      String database,
      int nodes,
      int tables,
      int thinkMillis,
      int kills,
      int stops,
      int freezes,
      int partitions,
      int freezeSeconds,
      int speedSeconds) {}

  /** A node's misfortune, and what is done about it afterwards. */
  private interface Misfortune {
    void strike(NodeProcess node) throws IOException;
  }

  /**
   * Does all of it, on this machine.
   *
   * @param report is told how it goes
   */
  public static ClusterLoad run(Settings settings, Path folder, Consumer<String> report)
      throws IOException {
    try (Run run = new Run(settings, folder, report)) {
      return run.all();
    }
  }

  static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  /** The value below which that share of a sorted list lies; 0 of none. */
  public static double quantile(List<Double> sorted, double share) {
    return sorted.isEmpty()
        ? 0
        : sorted.get(Math.min(sorted.size() - 1, (int) Math.ceil(share * sorted.size()) - 1));
  }

  private static final class Run implements AutoCloseable {
    private final Settings settings;
    private final Consumer<String> report;
    private final List<NodeProcess> nodes = new ArrayList<>();
    private final List<String> peers;
    private final List<ClusterTable> tables = new ArrayList<>();
    private final List<Double> outages = new ArrayList<>();
    private final List<Double> stopOutages = new ArrayList<>();
    private final ScheduledExecutorService timer = Executors.newScheduledThreadPool(2);
    private final ExecutorService watchers = Executors.newVirtualThreadPerTaskExecutor();
    private final Random random = new Random(13);

    Run(Settings settings, Path folder, Consumer<String> report) throws IOException {
      this.settings = settings;
      this.report = report;
      for (int number = 1; number <= settings.nodes; number++) {
        nodes.add(new NodeProcess(settings.database, folder, number));
      }
      peers = nodes.stream().map(NodeProcess::place).toList();
    }

    ClusterLoad all() throws IOException {
      nodes.getFirst().start(peers);
      nodes.getFirst().awaitReady();
      double one = settings.speedSeconds == 0 ? 0 : speed(List.of(nodes.getFirst().base()));
      for (NodeProcess node : nodes.subList(1, nodes.size())) {
        node.start(peers);
      }
      for (NodeProcess node : nodes) {
        node.awaitReady();
      }
      report.accept("%d nodes are one cluster".formatted(nodes.size()));
      List<String> bases = nodes.stream().map(NodeProcess::base).toList();
      double all = settings.speedSeconds == 0 ? 0 : speed(bases);
      openTables(bases);
      strikeAll();
      tables.forEach(ClusterTable::leave);
      return judged(one, all);
    }

    private void openTables(List<String> bases) throws IOException {
      for (int number = 0; number < settings.tables; number++) {
        tables.add(ClusterTable.open(number, bases, settings.thinkMillis, timer));
      }
      long now = System.nanoTime();
      tables.forEach(table -> table.back(now, PATIENCE));
    }

    /** How many commands a second are acknowledged if nobody thinks. */
    private double speed(List<String> bases) throws IOException {
      List<ClusterTable> eager = new ArrayList<>();
      for (int number = 0; number < settings.tables; number++) {
        eager.add(ClusterTable.open(number, bases, 0, timer));
      }
      long warm = System.nanoTime();
      eager.forEach(table -> table.back(warm, PATIENCE));
      pause(3_000);
      long before = eager.stream().mapToLong(table -> table.acknowledged().size()).sum();
      pause(settings.speedSeconds * 1_000L);
      long after = eager.stream().mapToLong(table -> table.acknowledged().size()).sum();
      eager.forEach(ClusterTable::leave);
      double speed = (after - before) / (double) settings.speedSeconds;
      report.accept("%d nodes: %.0f moves/s".formatted(bases.size(), speed));
      return speed;
    }

    /** One misfortune after the other, each time for another node, none before all is well. */
    private void strikeAll() throws IOException {
      List<Misfortune> all = new ArrayList<>();
      int most =
          Math.max(
              Math.max(settings.kills, settings.stops),
              Math.max(settings.freezes, settings.partitions));
      for (int i = 0; i < most; i++) {
        addIf(all, i < settings.kills, this::kill);
        addIf(all, i < settings.stops, this::stop);
        addIf(all, i < settings.freezes, this::freeze);
        addIf(all, i < settings.partitions, this::cutOff);
      }
      for (Misfortune misfortune : all) {
        misfortune.strike(nodes.get(random.nextInt(nodes.size())));
        pause(SETTLE_MILLIS);
      }
    }

    private static void addIf(List<Misfortune> all, boolean wanted, Misfortune one) {
      if (wanted) {
        all.add(one);
      }
    }

    private void kill(NodeProcess node) throws IOException {
      long struck = System.nanoTime();
      node.kill();
      watch("killed", struck, outages);
      node.start(peers);
      node.awaitReady();
    }

    private void stop(NodeProcess node) throws IOException {
      long struck = System.nanoTime();
      node.stop();
      watch("stopped", struck, stopOutages);
      node.awaitEnd();
      node.start(peers);
      node.awaitReady();
    }

    private void freeze(NodeProcess node) throws IOException {
      long struck = System.nanoTime();
      node.freeze();
      watch("frozen", struck, outages);
      long left = settings.freezeSeconds * 1_000L - (System.nanoTime() - struck) / 1_000_000;
      pause(Math.max(0, left));
      node.thaw();
      node.awaitEnd(); // it finds out that it is no longer one of them, and stops
      node.start(peers);
      node.awaitReady();
    }

    private void cutOff(NodeProcess node) throws IOException {
      long struck = System.nanoTime();
      for (NodeProcess other : nodes) {
        if (other != node) {
          other.proxy().cut(node.caller());
          node.proxy().cut(other.caller());
        }
      }
      watch("cut off", struck, outages);
      List<NodeProcess> losers = awaitLosers();
      nodes.forEach(each -> each.proxy().mend());
      for (NodeProcess loser : losers) {
        loser.awaitEnd();
        loser.start(peers);
      }
      for (NodeProcess each : nodes) {
        each.awaitReady();
      }
    }

    /** Those that have stopped because they are the smaller part, or came second. */
    private List<NodeProcess> awaitLosers() throws IOException {
      long until = System.nanoTime() + PATIENCE;
      while (System.nanoTime() < until) {
        List<NodeProcess> ended = nodes.stream().filter(node -> !node.isAlive()).toList();
        if (!ended.isEmpty()) {
          return ended;
        }
        pause(100);
      }
      throw new IOException("no part of a divided cluster has stopped");
    }

    /** Sees how long each table is away. */
    private void watch(String what, long struck, List<Double> into) {
      List<CompletableFuture<Double>> back =
          tables.stream()
              .map(table -> CompletableFuture.supplyAsync(() -> outage(table, struck), watchers))
              .toList();
      List<Double> noticed =
          back.stream()
              .map(CompletableFuture::join)
              .filter(away -> away > NOTICED)
              .sorted()
              .toList();
      into.addAll(noticed);
      report.accept(
          "%s: %d of %d tables were away, the longest for %.1f s"
              .formatted(
                  what, noticed.size(), tables.size(), noticed.isEmpty() ? 0 : noticed.getLast()));
    }

    /** What was under way may still be answered: the longest pause in the first seconds counts. */
    private double outage(ClusterTable table, long struck) {
      double longest = 0;
      long since = struck;
      while (System.nanoTime() - struck < TimeUnit.SECONDS.toNanos(SETTLE_MILLIS / 1000)
          || longest == 0) {
        double away = table.back(since, PATIENCE);
        longest = Math.max(longest, away);
        since += (long) (away * 1e9);
      }
      return longest;
    }

    private ClusterLoad judged(double one, double all) throws IOException {
      long acknowledged = 0;
      long lost = 0;
      long doubled = 0;
      try (Connection connection = DriverManager.getConnection(settings.database)) {
        for (ClusterTable table : tables) {
          Map<Long, String> promised = table.acknowledged();
          Map<Long, JournalEntry> stored = stored(connection, table.id());
          acknowledged += promised.size();
          for (Map.Entry<Long, String> each : promised.entrySet()) {
            JournalEntry entry = stored.get(each.getKey());
            if (entry == null || !entry.command().equals(each.getValue())) {
              lost++;
              report.accept(
                  "lost at %s: event %d by %s; stored is %s"
                      .formatted(
                          table.id(),
                          each.getKey(),
                          each.getValue(),
                          entry == null ? "nothing" : entry.command() + " " + entry.event()));
            }
          }
          Set<String> once = new HashSet<>();
          doubled +=
              stored.values().stream()
                  .filter(entry -> !entry.command().isEmpty())
                  .filter(entry -> !once.add(entry.who() + " " + entry.command()))
                  .count();
        }
      } catch (SQLException failed) {
        throw new IOException("what is stored cannot be read: " + failed.getMessage(), failed);
      }
      outages.sort(null);
      stopOutages.sort(null);
      return new ClusterLoad(
          settings,
          settings.stops,
          acknowledged,
          lost,
          doubled,
          List.copyOf(outages),
          List.copyOf(stopOutages),
          one,
          all);
    }

    private static Map<Long, JournalEntry> stored(Connection connection, String table)
        throws SQLException {
      Map<Long, JournalEntry> stored = new TreeMap<>();
      try (PreparedStatement select =
          connection.prepareStatement(
              "select sequence_number, event_payload from event_journal where persistence_id = ?")) {
        select.setString(1, "table|" + table);
        try (ResultSet rows = select.executeQuery()) {
          while (rows.next()) {
            stored.put(rows.getLong(1), JournalEntry.stored(rows.getBytes(2)));
          }
        }
      }
      return stored;
    }

    @Override
    public void close() {
      tables.forEach(ClusterTable::leave);
      timer.shutdownNow();
      watchers.shutdownNow();
      nodes.forEach(NodeProcess::close);
    }
  }
}
