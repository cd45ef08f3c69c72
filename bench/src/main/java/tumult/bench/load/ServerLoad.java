package tumult.bench.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import tumult.server.client.Site;
import tumult.server.wire.Wire;
import tumult.table.Spectators;
import tumult.table.Visibility;
import tumult.wire.Api;

/**
 * Measures a live server with durable storage, and the same disk without a server.
 *
 * @param movesPerSecond from a client's action until the other client has the resulting state
 * @param movesPerServerCpuSecond the same for each second of processor time of the server
 * @param bytesPerMove what both clients of a table receive for a move, frames' headers included
 * @param framesPerMove in how many frames
 * @param stalled tables at which nothing went on at the end
 * @param heapKbPerTable of a connected two-seat table, its sockets included
 * @param heapKbPerRestingTable of a table that nobody looks at
 * @param sqliteAppendsPerSecond rows committed to bare SQLite, as many at once as there are tables
 * @param readySeconds from the start of the process until {@code /ready}
 */
public record ServerLoad(
    int tables,
    int thinkMillis,
    double movesPerSecond,
    double movesPerServerCpuSecond,
    double p50,
    double p95,
    double p99,
    double bytesPerMove,
    double framesPerMove,
    int stalled,
    double heapKbPerTable,
    double heapKbPerRestingTable,
    double sqliteAppendsPerSecond,
    double readySeconds) {

  private static final int IDLE_TABLES = 300;
  private static final int MOVES_BEFORE_IDLE = 30;
  private static final Duration START = Duration.ofSeconds(60);
  private static final Duration STALL = Duration.ofSeconds(2);
  private static final Duration YARDSTICK = Duration.ofSeconds(3);
  private static final Random LUCK = new Random(1);

  /**
   * What to measure.
   *
   * @param game e.g. {@code sequence-dice(seats=2)}
   */
  public record Settings(
      String game, int tables, int thinkMillis, int warmUpSeconds, int seconds, boolean memory) {}

  /** Starts a server, drives it, and stops it. */
  public static ServerLoad measure(Settings settings) throws IOException {
    Path data = Files.createTempDirectory("tumult-bench");
    try (ServerProcess server = ServerProcess.start(data)) {
      double[] heap = settings.memory ? heap(server, settings) : new double[2];
      try (Load load = open(server.port(), settings.tables, settings)) {
        load.run(Duration.ofSeconds(settings.warmUpSeconds).toNanos(), () -> false);
        load.reset();
        Duration cpu = server.cpu();
        long begin = System.nanoTime();
        load.run(Duration.ofSeconds(settings.seconds).toNanos(), () -> false);
        double seconds = (System.nanoTime() - begin) / 1e9;
        double cpuSeconds = server.cpu().minus(cpu).toNanos() / 1e9;
        return new ServerLoad(
            settings.tables,
            settings.thinkMillis,
            load.moves() / seconds,
            load.moves() / cpuSeconds,
            load.milliseconds(0.50),
            load.milliseconds(0.95),
            load.milliseconds(0.99),
            load.bytesPerMove(),
            load.framesPerMove(),
            load.stalled(STALL.plusMillis(settings.thinkMillis).toNanos()) + load.broken(),
            heap[0],
            heap[1],
            yardstick(data, settings.tables),
            server.readySeconds());
      }
    } finally {
      delete(data);
    }
  }

  /**
   * Lets a server play for a while and end; its Java then writes into a file what it has learned,
   * with which the next one is fast from the start.
   */
  public static void learn(Settings settings, Path file) throws IOException {
    Path data = Files.createTempDirectory("tumult-bench");
    try (ServerProcess server = ServerProcess.start(data, "-XX:AOTCacheOutput=" + file);
        Load load = open(server.port(), settings.tables, settings)) {
      load.run(Duration.ofSeconds(settings.seconds).toNanos(), () -> false);
    } finally {
      delete(data);
    }
    if (!Files.exists(file)) {
      throw new IOException("Java has not written " + file);
    }
  }

  /** Opens tables and lets their games begin. */
  static Load open(int port, int count, Settings settings) throws IOException {
    Load load = new Load(settings.thinkMillis);
    for (int i = 0; i < count; i++) {
      List<String> cookies = List.of(secret(), secret());
      Site host = new Site("http://127.0.0.1:" + port, "tumult=" + cookies.getFirst());
      Api.OpenTable wish =
          new Api.OpenTable(settings.game, Visibility.LINK, Spectators.NONE, 0, "P0", "fox");
      Api.OpenedTable opened =
          host.post("/api/tables", Wire.JSON.writeValueAsString(wish)).as(Api.OpenedTable.class);
      load.add(new LoadTable(opened.table(), opened.key(), load), port, cookies);
    }
    load.run(START.toNanos(), load::allOn);
    if (!load.allOn()) {
      throw new IOException("not all games began");
    }
    return load;
  }

  private static String secret() {
    byte[] bytes = new byte[16];
    LUCK.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** What a connected table and a table at rest keep on the heap, in kilobytes. */
  private static double[] heap(ServerProcess server, Settings settings) throws IOException {
    Settings eager = new Settings(settings.game, IDLE_TABLES, 0, 0, 0, false);
    connectedBytes(server, eager); // fills whatever is shared by all tables
    long before = restingBytes(server);
    long connected = connectedBytes(server, eager);
    double perTable = (connected - before) / 1024.0 / IDLE_TABLES;
    double perResting = (restingBytes(server) - before) / 1024.0 / IDLE_TABLES;
    return new double[] {perTable, Math.max(0, perResting)};
  }

  /** With tables in the middle of a game, at which nobody moves just now. */
  private static long connectedBytes(ServerProcess server, Settings eager) throws IOException {
    try (Load load = open(server.port(), IDLE_TABLES, eager)) {
      load.run(START.toNanos(), () -> load.moves() >= MOVES_BEFORE_IDLE * IDLE_TABLES);
      return server.liveBytes();
    }
  }

  /** Once all tables have left memory. */
  static long restingBytes(ServerProcess server) throws IOException {
    Site site = new Site("http://127.0.0.1:" + server.port(), "");
    long until = System.nanoTime() + START.toNanos();
    while (System.nanoTime() < until
        && site.get("/metrics")
            .body()
            .lines()
            .noneMatch(line -> line.equals("tumult_tables 0.0"))) {
      ServerProcess.pause(100);
    }
    return server.liveBytes();
  }

  /** Rows a second that bare SQLite commits in groups on the same disk. */
  private static double yardstick(Path data, int group) throws IOException {
    String url =
        "jdbc:sqlite:%s?journal_mode=WAL&synchronous=FULL".formatted(data.resolve("yardstick.db"));
    byte[] row = new byte[160];
    try (Connection connection = DriverManager.getConnection(url)) {
      try (var create = connection.createStatement()) {
        create.execute(
            "create table row (id text, number integer, event blob, primary key (id, number))");
      }
      connection.setAutoCommit(false);
      return append(connection, group, row);
    } catch (SQLException broken) {
      throw new IOException(broken);
    }
  }

  private static double append(Connection connection, int group, byte[] row) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement("insert into row values (?, ?, ?)")) {
      long begin = System.nanoTime();
      long rows = 0;
      for (int round = 0; System.nanoTime() - begin < YARDSTICK.toNanos(); round++) {
        for (int table = 0; table < group; table++) {
          insert.setString(1, "table-" + table);
          insert.setInt(2, round);
          insert.setBytes(3, row);
          insert.addBatch();
        }
        insert.executeBatch();
        connection.commit();
        rows += group;
      }
      return rows / ((System.nanoTime() - begin) / 1e9);
    }
  }

  static void delete(Path folder) throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(folder)) {
      all.sorted(Comparator.reverseOrder()).forEach(files::add);
    }
    for (Path file : files) {
      Files.deleteIfExists(file);
    }
  }
}
