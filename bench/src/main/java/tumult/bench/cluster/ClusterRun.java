package tumult.bench.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tumult.bench.cluster.ClusterLoad.Settings;

/** One {@link ClusterLoad}, while it is going on. */
final class ClusterRun implements AutoCloseable {
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(180);
  private static final double NOTICED = 0.5;
  private static final long SETTLE_MILLIS = 3_000;

  private final Settings settings;
  private final Consumer<String> report;
  private final List<NodeProcess> nodes = new ArrayList<>();
  private final List<String> peers;
  private final List<ClusterTable> eager = new ArrayList<>();
  private final List<ClusterTable> tables = new ArrayList<>();
  private final List<Double> outages = new ArrayList<>();
  private final List<Double> stopOutages = new ArrayList<>();
  private final List<Double> upgradeOutages = new ArrayList<>();
  private final ScheduledExecutorService timer = Executors.newScheduledThreadPool(2);
  private final Random random = new Random(13);

  /** What befalls a node; all is well again afterwards. */
  private interface Misfortune {
    void befall(NodeProcess node) throws IOException;
  }

  private record Strike(String what, Misfortune misfortune, List<Double> outages) {}

  ClusterRun(Settings settings, Path folder, Consumer<String> report) throws IOException {
    this.settings = settings;
    this.report = report;
    String program = settings.before().isEmpty() ? thisProgram() : settings.before();
    for (int number = 1; number <= settings.nodes(); number++) {
      nodes.add(new NodeProcess(settings.database(), folder, number, program));
    }
    peers = nodes.stream().map(NodeProcess::place).toList();
  }

  private static String thisProgram() {
    return System.getProperty("java.class.path");
  }

  ClusterLoad all() throws IOException {
    nodes.getFirst().start(peers);
    nodes.getFirst().awaitReady();
    double one = speed(List.of(nodes.getFirst().base()));
    for (NodeProcess node : nodes.subList(1, nodes.size())) {
      node.start(peers);
    }
    awaitAllReady();
    report.accept("%d nodes are one cluster".formatted(nodes.size()));
    List<String> bases = nodes.stream().map(NodeProcess::base).toList();
    double all = speed(bases);
    open(tables, settings.thinkMillis(), bases);
    if (!settings.before().isEmpty()) {
      for (NodeProcess node : nodes) {
        strike(new Strike("upgraded", this::upgrade, upgradeOutages), node);
      }
    }
    for (Strike strike : strikes()) {
      strike(strike, nodes.get(random.nextInt(nodes.size())));
    }
    tables.forEach(ClusterTable::leave);
    return result(audit(), one, all);
  }

  private void open(List<ClusterTable> into, int thinkMillis, List<String> bases)
      throws IOException {
    for (int number = 0; number < settings.tables(); number++) {
      into.add(ClusterTable.open(number, bases, thinkMillis, timer));
    }
    awaitBack(into, System.nanoTime());
  }

  private static void awaitBack(List<ClusterTable> tables, long since) throws IOException {
    for (ClusterTable table : tables) {
      if (!table.isBack(since, PATIENCE)) {
        throw new IOException("nothing happens any more at table " + table.id());
      }
    }
  }

  /** How many commands a second are acknowledged if nobody thinks. */
  private double speed(List<String> bases) throws IOException {
    if (settings.speedSeconds() == 0) {
      return 0;
    }
    List<ClusterTable> playing = new ArrayList<>();
    open(playing, 0, bases);
    ClusterLoad.pause(SETTLE_MILLIS);
    long before = playing.stream().mapToLong(ClusterTable::promised).sum();
    ClusterLoad.pause(settings.speedSeconds() * 1_000L);
    long after = playing.stream().mapToLong(ClusterTable::promised).sum();
    playing.forEach(ClusterTable::leave);
    eager.addAll(playing);
    double speed = (after - before) / (double) settings.speedSeconds();
    report.accept("%d nodes: %.0f moves/s".formatted(bases.size(), speed));
    return speed;
  }

  /** One after the other, of each kind in turn. */
  private List<Strike> strikes() {
    List<Strike> all = new ArrayList<>();
    int most =
        Math.max(
            Math.max(settings.kills(), settings.stops()),
            Math.max(settings.freezes(), settings.partitions()));
    for (int i = 0; i < most; i++) {
      boolean atOnce = i % 2 == 1; // as systemd would, or as somebody who has to come first
      addIf(all, i < settings.kills(), "killed", node -> kill(node, atOnce), outages);
      addIf(all, i < settings.stops(), "stopped", this::stop, stopOutages);
      addIf(all, i < settings.freezes(), "frozen", this::freeze, outages);
      addIf(all, i < settings.partitions(), "cut off", this::cutOff, outages);
    }
    return all;
  }

  private static void addIf(
      List<Strike> all, boolean wanted, String what, Misfortune one, List<Double> outages) {
    if (wanted) {
      all.add(new Strike(what, one, outages));
    }
  }

  /** Lets it happen, and sees how long each table is away until the next. */
  private void strike(Strike strike, NodeProcess node) throws IOException {
    long struck = System.nanoTime();
    strike.misfortune.befall(node);
    awaitAllReady();
    awaitBack(tables, System.nanoTime());
    ClusterLoad.pause(SETTLE_MILLIS);
    List<ClusterTable.Pause> noticed =
        tables.stream()
            .map(table -> table.longestPause(struck))
            .filter(away -> away.seconds() > NOTICED)
            .sorted(Comparator.comparingDouble(ClusterTable.Pause::seconds))
            .toList();
    noticed.forEach(away -> strike.outages.add(away.seconds()));
    report.accept(
        "%s: %d of %d tables were away%s"
            .formatted(
                strike.what,
                noticed.size(),
                tables.size(),
                noticed.isEmpty() ? "" : longest(noticed.getLast(), struck)));
  }

  private static String longest(ClusterTable.Pause pause, long struck) {
    return ", the longest for %.1f s, from %.1f s after it"
        .formatted(pause.seconds(), (pause.from() - struck) / 1e9);
  }

  /** A node that was taken for dead while it was only slow has stopped: as systemd would. */
  private void awaitAllReady() throws IOException {
    long until = System.nanoTime() + PATIENCE;
    while (!nodes.stream().allMatch(NodeProcess::isReady)) {
      for (NodeProcess node : nodes) {
        if (!node.isAlive()) {
          report.accept("a node has stopped by itself: " + node.lastWords());
          node.start(peers);
        }
      }
      if (System.nanoTime() > until) {
        throw new IOException(
            "the nodes do not become ready; they said: "
                + nodes.stream().map(NodeProcess::lastWords).toList());
      }
      ClusterLoad.pause(100);
    }
  }

  private void kill(NodeProcess node, boolean backAtOnce) throws IOException {
    node.kill();
    if (!backAtOnce) {
      awaitBack(tables, System.nanoTime());
    }
    node.start(peers);
  }

  private void stop(NodeProcess node) throws IOException {
    node.stop();
    node.awaitEnd();
    node.start(peers);
  }

  private void upgrade(NodeProcess node) throws IOException {
    node.upgrade(thisProgram());
    stop(node);
  }

  private void freeze(NodeProcess node) throws IOException {
    node.freeze();
    ClusterLoad.pause(settings.freezeSeconds() * 1_000L);
    awaitBack(tables, System.nanoTime()); // the others have taken over
    node.thaw();
    node.awaitEnd(); // it finds out that it is no longer one of them, and stops
    node.start(peers);
  }

  private void cutOff(NodeProcess node) throws IOException {
    for (NodeProcess other : nodes) {
      if (other != node) {
        other.proxy().cut(node.caller());
        node.proxy().cut(other.caller());
      }
    }
    List<NodeProcess> losers = awaitLosers();
    nodes.forEach(each -> each.proxy().mend());
    for (NodeProcess loser : losers) {
      loser.awaitEnd();
      loser.start(peers);
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
      ClusterLoad.pause(100);
    }
    throw new IOException("no part of a divided cluster has stopped");
  }

  private Audit audit() throws IOException {
    Audit audit = Audit.NONE;
    try (Connection connection = DriverManager.getConnection(settings.database())) {
      for (List<ClusterTable> some : List.of(eager, tables)) {
        for (ClusterTable table : some) {
          List<StoredEvent> stored = StoredEvent.of(connection, table.id());
          audit = audit.and(Audit.of(table.id(), table.promises(), stored));
        }
      }
    } catch (SQLException failed) {
      throw new IOException("what is stored cannot be read: " + failed.getMessage(), failed);
    }
    audit.findings().forEach(report);
    return audit;
  }

  private ClusterLoad result(Audit audit, double one, double all) {
    return new ClusterLoad(
        settings,
        audit.acknowledged(),
        audit.late(),
        audit.lost(),
        audit.doubled(),
        audit.stale(),
        outages,
        stopOutages,
        upgradeOutages,
        one,
        all);
  }

  @Override
  public void close() {
    eager.forEach(ClusterTable::leave);
    tables.forEach(ClusterTable::leave);
    timer.shutdownNow();
    nodes.forEach(NodeProcess::close);
  }
}
