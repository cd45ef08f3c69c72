package tumult.server.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.bots.RandomBot;
import tumult.games.Games;
import tumult.server.store.Lobby;
import tumult.server.store.Store;
import tumult.server.tables.Delays;
import tumult.server.tables.TableMonitor;
import tumult.server.tables.Tables;
import tumult.table.Command;
import tumult.table.Phase;
import tumult.table.steps.GameCache;

/** Tables that nobody wants end by themselves; those that somebody has used do not. */
final class EmptyTablesTest {
  private static final Delays DELAYS = Delays.HUMAN.withGrace(Duration.ofMinutes(5));

  @TempDir Path folder;

  private Tables start(Store store, Duration later) {
    InstantSource clock = () -> InstantSource.system().instant().plus(later);
    return ShardedTables.start(
        store,
        new GameCache(Games::named),
        level -> new RandomBot(),
        DELAYS,
        clock,
        TableMonitor.NOBODY);
  }

  @Test
  void a_table_at_which_nobody_has_begun_a_game_is_closed_after_a_week_alone() {
    try (Store store = Store.inDirectory(folder)) {
      try (Tables tables = start(store, Duration.ZERO)) {
        new TestPlayer(tables, "empty", "anna").opens("sequence-dice(seats=2)", 0);
        TestPlayer anna = new TestPlayer(tables, "played", "anna");
        anna.opens("sequence-dice(seats=2)", 0);
        anna.sits(0);
        anna.does(new Command.AddBot(1, 1));
        anna.does(new Command.Start());
        anna.does(new Command.Resign());
        anna.does(new Command.ChangeGame("kaos(seats=2)", tumult.table.Spectators.OPEN, 0));
        TestPlayer bo = new TestPlayer(tables, "visited", "bo");
        bo.opens("sequence-dice(seats=2)", 0);
        bo.comes();
      }
      try (Tables tables = start(store, Duration.ofMillis(Lobby.KEPT_FOR).plusDays(1))) {
        await().until(() -> phase(tables, "empty") == Phase.CLOSED);
        assertThat(phase(tables, "played")).isEqualTo(Phase.GATHERING);
        assertThat(phase(tables, "visited")).isEqualTo(Phase.GATHERING);
      }
    }
  }

  private static Phase phase(Tables tables, String table) {
    return new TestPlayer(tables, table, "anna").view().phase();
  }
}
