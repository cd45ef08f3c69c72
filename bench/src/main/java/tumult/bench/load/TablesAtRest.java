package tumult.bench.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/**
 * A server that is started with many tables of its own, at which nobody is.
 *
 * @param readySeconds from the start of the process until {@code /ready}
 * @param readyEmptySeconds the same without any table
 * @param heapKb what they all take on the heap together
 * @param diskKbPerTable in the server's folder
 */
public record TablesAtRest(
    int tables,
    double readySeconds,
    double readyEmptySeconds,
    double heapKb,
    double diskKbPerTable) {
  /** So many are played at a time, until there are enough. */
  private static final int AT_A_TIME = 200;

  private static final int MOVES = 10;
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** Plays at so many tables, and starts the server anew. */
  public static TablesAtRest measure(String game, int tables) throws IOException {
    Path data = Files.createTempDirectory("tumult-bench");
    try {
      double readyEmpty;
      long empty;
      try (ServerProcess server = ServerProcess.start(data)) {
        readyEmpty = server.readySeconds();
        empty = ServerLoad.restingBytes(server);
        fill(server, game, tables);
        var _ = ServerLoad.restingBytes(server); // else those who were there last would be awaited
      }
      long bytes = size(data);
      try (ServerProcess server = ServerProcess.start(data)) {
        double heapKb = (ServerLoad.restingBytes(server) - empty) / 1024.0;
        return new TablesAtRest(
            tables, server.readySeconds(), readyEmpty, heapKb, bytes / 1024.0 / tables);
      }
    } finally {
      ServerLoad.delete(data);
    }
  }

  private static void fill(ServerProcess server, String game, int tables) throws IOException {
    for (int left = tables; left > 0; left -= AT_A_TIME) {
      int now = Math.min(left, AT_A_TIME);
      ServerLoad.Settings eager = new ServerLoad.Settings(game, now, 0, 0, 0, false);
      try (Load load = ServerLoad.open(server.port(), now, eager)) {
        load.run(PATIENCE.toNanos(), () -> load.moves() >= MOVES * now);
      }
    }
  }

  private static long size(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
    }
  }
}
