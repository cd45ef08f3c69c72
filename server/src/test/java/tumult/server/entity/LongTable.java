package tumult.server.entity;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.stream.Stream;
import tumult.bots.RandomBot;
import tumult.games.Games;
import tumult.server.store.Store;
import tumult.server.tables.Delays;
import tumult.server.tables.TableMonitor;
import tumult.server.tables.Tables;
import tumult.table.Command;
import tumult.table.Phase;
import tumult.table.TableView;
import tumult.table.steps.GameCache;

/**
 * What a table costs at which much has happened: plays an evening without end, and says how much
 * was written, how long it takes to wake the table, and what its records take.
 *
 * <p>{@code LongTable <empty folder> <events>}; docs/speed.md has the figures.
 */
final class LongTable {
  private static final String GAME = "sequence-dice@1(seats=2)";
  private static final String ID = "long";

  private LongTable() {}

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    int events = Integer.parseInt(arguments[1]);
    long written = written();
    run(folder, tables -> play(tables, events));
    System.out.printf(
        "%d events: %.1f MB written, %.1f MB on disk%n",
        events, (written() - written) / 1e6, size(folder) / 1e6);
    for (int i = 0; i < 5; i++) {
      run(folder, LongTable::wake);
    }
  }

  private interface Evening {
    void with(Tables tables);
  }

  private static void run(Path folder, Evening evening) {
    try (Store store = Store.inDirectory(folder);
        Tables tables =
            ShardedTables.start(
                store,
                new GameCache(Games::named),
                level -> new RandomBot(),
                Delays.HUMAN.withIdle(Duration.ofMinutes(10)).withGrace(Duration.ofMinutes(10)),
                InstantSource.system(),
                TableMonitor.NOBODY)) {
      evening.with(tables);
    }
  }

  private static void play(Tables tables, int events) {
    TestPlayer anna = new TestPlayer(tables, ID, "anna");
    TestPlayer bo = new TestPlayer(tables, ID, "bo");
    anna.opens(GAME, 0);
    bo.comes();
    anna.sits(0);
    bo.sits(1);
    anna.does(new Command.Start());
    while (true) {
      TableView view = anna.view();
      if (view.number() >= events) {
        return;
      }
      if (view.phase() == Phase.OVER) {
        anna.does(new Command.Start());
      } else {
        (anna.moves().isEmpty() ? bo : anna).plays();
      }
    }
  }

  private static void wake(Tables tables) {
    TestPlayer.get(tables.view("warm", "anna"));
    long before = System.nanoTime();
    Optional<TableView> view = TestPlayer.get(tables.view(ID, "anna"));
    double woken = (System.nanoTime() - before) / 1e6;
    int games = view.orElseThrow().gameNumber();
    before = System.nanoTime();
    int number = TestPlayer.get(tables.record(ID, games - 1)).orElseThrow().number();
    System.out.printf(
        "woken in %.0f ms, record %d in %.1f ms%n",
        woken, number, (System.nanoTime() - before) / 1e6);
  }

  private static long size(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
    }
  }

  /** What this process has written so far, where the system says so. */
  private static long written() throws IOException {
    Path io = Path.of("/proc/self/io");
    return Files.exists(io)
        ? Files.readAllLines(io).stream()
            .filter(line -> line.startsWith("wchar"))
            .mapToLong(line -> Long.parseLong(line.substring(line.indexOf(' ') + 1)))
            .sum()
        : 0;
  }
}
