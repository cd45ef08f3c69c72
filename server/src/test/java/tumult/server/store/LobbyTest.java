package tumult.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.tables.LobbyTable;
import tumult.table.Phase;
import tumult.table.Visibility;

final class LobbyTest {
  private static final long MINUTE = Duration.ofMinutes(1).toMillis();
  private static final long NOW = 1_800_000_000_000L;

  private final AtomicLong now = new AtomicLong(NOW);
  @TempDir Path folder;

  private static LobbyTable table(String id, Phase phase, int present, long time) {
    return new LobbyTable(id, 1, "kaos", "Anna", phase, Visibility.PUBLIC, 4, 0, present, time);
  }

  private Lobby lobby(Store store) {
    return new Lobby(store.connections(), () -> Instant.ofEpochMilli(now.get()), false);
  }

  private static List<String> listed(Lobby lobby) {
    return lobby.list().stream().map(LobbyTable::id).toList();
  }

  @Test
  void a_table_is_listed_while_somebody_is_there_and_a_while_longer() {
    try (Store store = Store.inDirectory(folder);
        Lobby lobby = lobby(store)) {
      lobby.put(table("left", Phase.GATHERING, 0, NOW - 9 * MINUTE));
      lobby.put(table("long-left", Phase.PLAYING, 0, NOW - 11 * MINUTE));
      lobby.put(table("two", Phase.PLAYING, 2, NOW - 500 * MINUTE));
      lobby.put(table("one", Phase.OVER, 1, NOW - 500 * MINUTE));
      lobby.put(table("new", Phase.GATHERING, 0, NOW));
      assertThat(listed(lobby)).containsExactly("two", "one", "new", "left");
      now.addAndGet(2 * MINUTE);
      assertThat(listed(lobby)).containsExactly("two", "one", "new");
      lobby.put(table("long-left", Phase.PLAYING, 1, NOW));
      assertThat(listed(lobby)).as("again").containsExactly("two", "long-left", "one", "new");
    }
  }

  @Test
  void while_the_database_is_away_the_last_list_is_shown() throws SQLException {
    try (Store store = Store.inDirectory(folder);
        Lobby lobby = lobby(store)) {
      lobby.put(table("new", Phase.GATHERING, 0, NOW));
      assertThat(listed(lobby)).containsExactly("new");
      store.connections().unwrap(HikariDataSource.class).close();
      now.addAndGet(MINUTE);
      assertThat(listed(lobby)).containsExactly("new");
    }
  }

  @Test
  void tables_at_which_nobody_began_anything_for_long_are_named() {
    try (Store store = Store.inDirectory(folder);
        Lobby lobby = lobby(store)) {
      long before = NOW - Lobby.KEPT_FOR;
      lobby.put(table("empty", Phase.GATHERING, 0, before - 1));
      lobby.put(table("newer", Phase.GATHERING, 0, before + 1));
      lobby.put(table("played", Phase.OVER, 0, before - 1));
      lobby.put(table("there", Phase.GATHERING, 1, before - 1));
      lobby.list();
      List<String> named = new CopyOnWriteArrayList<>();
      lobby.nameEmpty(named::add);
      await().until(() -> !named.isEmpty());
      assertThat(named).containsExactly("empty");
    }
  }
}
