package tumult.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.bots.RandomBot;
import tumult.server.tables.Delays;
import tumult.server.web.Address;
import tumult.server.web.RequestLimits;
import tumult.server.web.TumultServer;

/** The driver of a load reads just enough of what a server says, and can play on with that. */
final class ServerLoadTest {
  private static final long PATIENCE = Duration.ofMinutes(2).toNanos();

  /** More than a game of two has, so that the next one begins, too. */
  private static final int MOVES = 600;

  @Test
  void a_small_load_is_played_game_after_game(@TempDir Path data) throws IOException {
    ServerLoad.Settings settings =
        new ServerLoad.Settings("sequence-dice(seats=2)", 2, 0, 0, 0, false);
    try (TumultServer server = TumultServer.start(settings(data));
        Load load = ServerLoad.open(server.port(), settings.tables(), settings)) {
      load.run(PATIENCE, () -> load.moves() >= MOVES || load.broken() > 0);
      assertThat(load.broken()).isZero();
      assertThat(load.moves()).isGreaterThanOrEqualTo(MOVES);
    }
  }

  private static TumultServer.Settings settings(Path data) {
    return new TumultServer.Settings(
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
        Delays.HUMAN,
        level -> new RandomBot());
  }
}
