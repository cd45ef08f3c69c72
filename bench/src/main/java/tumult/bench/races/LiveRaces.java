package tumult.bench.races;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tumult.bots.RandomBot;
import tumult.engine.Rng;
import tumult.server.client.Site;
import tumult.server.tables.Delays;
import tumult.server.web.Address;
import tumult.server.web.RequestLimits;
import tumult.server.web.TumultServer;
import tumult.server.wire.Wire;

/**
 * Races through real sockets: a real server, and at each table a person near by and one far away,
 * who react equally fast.
 *
 * @param races those that both have answered and the server has decided
 */
public record LiveRaces(List<LiveRace> races) {
  private static final String GAME = "haos(seats=2,grabs=6,palms=6,allOpens=0,lefts=0)";
  private static final long CLEAR = 20_000;
  private static final long DEAD_ZONE = 8_000;
  private static final int NEAR = 0;

  public LiveRaces {
    races = List.copyOf(races);
  }

  /** Runs so many races or a few more, at several tables at once. */
  public static LiveRaces run(int races, int tables, int nearMillis, int farMillis, Path data)
      throws IOException {
    Delays delays = Delays.HUMAN.withLook(Duration.ofMillis(100));
    TumultServer.Settings settings =
        new TumultServer.Settings(
            data,
            "",
            "127.0.0.1",
            0,
            false,
            new Address(""),
            false,
            0,
            false,
            RequestLimits.NONE,
            delays,
            level -> new RandomBot());
    try (TumultServer server = TumultServer.start(settings)) {
      return between(server.port(), server.port(), races, tables, nearMillis, farMillis);
    }
  }

  /**
   * The same with two servers that are one: the near one speaks to the first, the far one to the
   * second.
   */
  public static LiveRaces between(
      int first, int second, int races, int tables, int nearMillis, int farMillis)
      throws IOException {
    try (DelayProxy near = new DelayProxy(first, nearMillis);
        DelayProxy far = new DelayProxy(second, farMillis);
        ScheduledExecutorService hands = Executors.newScheduledThreadPool(2)) {
      List<LiveRaceTable> all = new ArrayList<>();
      for (int table = 0; table < tables; table++) {
        all.add(open(near.port(), far.port(), new Rng(2026, table), hands, races / tables + 1));
      }
      CompletableFuture.allOf(
              all.stream().map(LiveRaceTable::done).toArray(CompletableFuture[]::new))
          .orTimeout(10, TimeUnit.MINUTES)
          .join();
      all.forEach(LiveRaceTable::close);
      hands.shutdownNow();
      return new LiveRaces(all.stream().flatMap(table -> table.races().stream()).toList());
    }
  }

  private static LiveRaceTable open(
      int near, int far, Rng rng, ScheduledExecutorService hands, int races) throws IOException {
    Site anna = Site.firstVisit("http://127.0.0.1:" + near);
    Site bo = Site.firstVisit("http://127.0.0.1:" + far);
    String wish =
        """
        {"game":"%s","visibility":"PUBLIC","spectators":"NONE","pace":0,"name":"Near","avatar":"fox"}
        """
            .formatted(GAME);
    String opened = anna.post("/api/tables", wish).body();
    String table = Wire.JSON.readTree(opened).get("table").textValue();
    return new LiveRaceTable(table, List.of(anna, bo), rng, hands, races);
  }

  /**
   * By how much more than half the near one wins, in points of a hundred; dead heats count half.
   */
  public double biasPoints() {
    double won = races.stream().mapToDouble(race -> race.share(NEAR)).sum();
    return 100 * won / races.size() - 50;
  }

  /** The same if the first touch to arrive had won. */
  public double biasPointsByArrival(int nearMillis, int farMillis) {
    long won =
        races.stream()
            .filter(race ->
                race.reaction(0) + 1000L * nearMillis < race.reaction(1) + 1000L * farMillis)
            .count();
    return 100.0 * won / races.size() - 50;
  }

  /** Those of the clear races that the slower one has won. */
  public long wrong() {
    return clear().filter(race -> race.winner() >= 0 && race.winner() != race.faster()).count();
  }

  /** The races in which one was clearly faster. */
  public Stream<LiveRace> clear() {
    return races.stream().filter(race -> race.gap() >= CLEAR);
  }

  public double deadHeatRate() {
    return (double) races.stream().filter(race -> race.winner() < 0).count() / races.size();
  }

  /** How many are dead heats by the true times. */
  public double perfectDeadHeatRate() {
    return (double) races.stream().filter(race -> race.gap() < DEAD_ZONE).count() / races.size();
  }

  /** Runs on a folder that is thrown away. */
  public static LiveRaces run(int races, int tables, int nearMillis, int farMillis)
      throws IOException {
    Path data = Files.createTempDirectory("tumult-races");
    try {
      return run(races, tables, nearMillis, farMillis, data);
    } finally {
      try (Stream<Path> files = Files.walk(data)) {
        for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(file);
        }
      }
    }
  }
}
