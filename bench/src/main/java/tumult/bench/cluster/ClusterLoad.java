package tumult.bench.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * Plays at the tables of several nodes while they are killed, stopped, frozen, cut off and
 * upgraded, and compares what was acknowledged with what is stored.
 *
 * @param acknowledged how many commands somebody was told have happened
 * @param late those of them that a frozen or cut off node acknowledged when it was back
 * @param lost acknowledged, but not stored
 * @param doubled happened twice though asked for once
 * @param stale stored by a life of a table that another life had already followed
 * @param outages how long tables were away after a node had died, or was frozen or cut off, in
 *     seconds: those that were, the shortest first
 * @param stopOutages the same after a node had been stopped in order
 * @param upgradeOutages the same while all nodes were upgraded one after the other
 */
public record ClusterLoad(
    Settings settings,
    long acknowledged,
    long late,
    long lost,
    long doubled,
    long stale,
    List<Double> outages,
    List<Double> stopOutages,
    List<Double> upgradeOutages,
    double movesPerSecondOne,
    double movesPerSecondAll) {
  /**
   * How much to do.
   *
   * @param database an empty one, in PostgreSQL
   * @param before a jar of the version before: all nodes begin with it and are upgraded one after
   *     the other; empty for none
   * @param freezeSeconds how long a frozen node stays so
   * @param speedSeconds how long to count moves with one node and with all; 0 not to
   */
  public record Settings(
      String database,
      String before,
      int nodes,
      int tables,
      int thinkMillis,
      int kills,
      int stops,
      int freezes,
      int partitions,
      int freezeSeconds,
      int speedSeconds) {}

  public ClusterLoad {
    outages = outages.stream().sorted().toList();
    stopOutages = stopOutages.stream().sorted().toList();
    upgradeOutages = upgradeOutages.stream().sorted().toList();
  }

  /**
   * Does all of it, on this machine.
   *
   * @param report is told how it goes
   */
  public static ClusterLoad run(Settings settings, Path folder, Consumer<String> report)
      throws IOException {
    try (ClusterRun run = new ClusterRun(settings, folder, report)) {
      return run.all();
    }
  }

  /** The value below which that share of a sorted list lies; 0 of none. */
  public static double quantile(List<Double> sorted, double share) {
    return sorted.isEmpty()
        ? 0
        : sorted.get(Math.min(sorted.size() - 1, (int) Math.ceil(share * sorted.size()) - 1));
  }

  static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
