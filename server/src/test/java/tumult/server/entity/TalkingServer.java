package tumult.server.entity;

import java.nio.file.Path;
import java.time.InstantSource;
import tumult.bots.RandomBot;
import tumult.games.Games;
import tumult.server.store.Store;
import tumult.server.tables.Delays;
import tumult.server.tables.TableMonitor;
import tumult.server.tables.Tables;
import tumult.table.Command;
import tumult.table.steps.GameCache;

/**
 * A server with tables at which somebody talks without end, made to be killed.
 *
 * <p>Each acknowledged line is printed as {@code table number text;}.
 */
final class TalkingServer {
  private static final int TABLES = 20;

  private TalkingServer() {}

  public static void main(String[] arguments) {
    Store store = Store.inDirectory(Path.of(arguments[0]));
    Tables tables =
        ShardedTables.start(
            store,
            new GameCache(Games::named),
            level -> new RandomBot(),
            Delays.HUMAN,
            InstantSource.system(),
            TableMonitor.NOBODY);
    for (int table = 0; table < TABLES; table++) {
      TestPlayer anna = new TestPlayer(tables, "table-" + table, "anna");
      Thread.ofPlatform().start(() -> talk(anna));
    }
  }

  private static void talk(TestPlayer anna) {
    if (TestPlayer.get(anna.tables().view(anna.table(), "anna")).isEmpty()) {
      anna.opens("sequence-dice@1(seats=2)", 0);
    }
    for (long line = System.nanoTime(); ; line++) {
      String text = Long.toString(line, Character.MAX_RADIX);
      long number = anna.does(new Command.Say(text));
      System.out.printf("%s %d %s;%n", anna.table(), number, text);
    }
  }
}
