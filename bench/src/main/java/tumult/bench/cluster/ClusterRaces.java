package tumult.bench.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import tumult.bench.races.LiveRaces;

/**
 * Races between people at two nodes, the clock of one of which is hours ahead, as far as this
 * machine can do that (Linux, for root: a time namespace). Tables are at either of them.
 */
public final class ClusterRaces {
  private static final String AHEAD = "100000";

  private ClusterRaces() {}

  /** Runs so many races or a few more, at several tables at once. */
  public static LiveRaces run(
      String database, int races, int tables, int nearMillis, int farMillis, Path folder)
      throws IOException {
    String program = System.getProperty("java.class.path");
    try (NodeProcess near = new NodeProcess(database, folder, 1, program);
        NodeProcess far = new NodeProcess(database, folder, 2, program)) {
      if (clocksCanDiffer()) {
        far.by("unshare", "-T", "--monotonic", AHEAD, "--fork", "--kill-child");
      }
      List<String> peers = List.of(near.place(), far.place());
      near.start(peers);
      far.start(peers);
      near.awaitReady();
      far.awaitReady();
      return LiveRaces.between(near.port(), far.port(), races, tables, nearMillis, farMillis);
    }
  }

  /** Whether a process can have another clock here. */
  public static boolean clocksCanDiffer() throws IOException {
    try {
      return new ProcessBuilder("unshare", "-T", "--monotonic", AHEAD, "--fork", "true")
              .start()
              .waitFor()
          == 0;
    } catch (IOException noSuchProgram) {
      return false;
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
