package tumult.server.entity;

import java.nio.file.Path;
import java.time.InstantSource;
import tumult.games.Games;
import tumult.server.store.Store;
import tumult.server.tables.Pace;
import tumult.server.tables.RandomBot;
import tumult.server.tables.Tables;
import tumult.server.tables.Witness;
import tumult.table.Command;
import tumult.table.GameShelf;

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
            new GameShelf(Games::named),
            new RandomBot(),
            Pace.HUMAN,
            InstantSource.system(),
            Witness.NOBODY);
    for (int table = 0; table < TABLES; table++) {
      Player anna = new Player(tables, "table-" + table, "anna");
      Thread.ofPlatform().start(() -> talk(anna));
    }
  }

  private static void talk(Player anna) {
    if (Player.get(anna.tables().view(anna.table(), "anna")).isEmpty()) {
      anna.opens("sequence-dice@1(seats=2)", 0);
    }
    for (long line = System.nanoTime(); ; line++) {
      String text = Long.toString(line, Character.MAX_RADIX);
      long number = anna.does(new Command.Say(text));
      System.out.printf("%s %d %s;%n", anna.table(), number, text);
    }
  }
}
