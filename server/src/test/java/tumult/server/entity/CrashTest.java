package tumult.server.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.store.Journal;
import tumult.server.store.Store;
import tumult.table.Event;

/**
 * Kills the server with SIGKILL again and again while it plays: what it has acknowledged is there.
 *
 * <p>{@code -Dcrash.kills=100} for more than the usual few.
 */
final class CrashTest {
  private static final int KILLS = Integer.getInteger("crash.kills", 5);
  private static final int MOST_LINES_PER_LIFE = 1500;

  @TempDir Path folder;

  private final Random random = new Random(2026);
  private final Map<String, Map<Long, String>> acknowledged = new HashMap<>();

  @Test
  void nothing_acknowledged_is_lost_however_often_the_server_is_killed() throws Exception {
    for (int kill = 0; kill < KILLS; kill++) {
      long before = count();
      liveAndBeKilledAfter(1 + random.nextInt(MOST_LINES_PER_LIFE));
      assertThat(count()).as("tables go on after kill %d", kill).isGreaterThan(before);
      assertAllThere();
    }
  }

  @Test
  void a_running_server_keeps_every_other_out_of_its_data_directory() throws Exception {
    Process server = start();
    try (BufferedReader output = server.inputReader()) {
      note(output.readLine());
      assertThatThrownBy(() -> Store.inDirectory(folder))
          .hasMessageContaining("in use by another Tumult server (process " + server.pid() + ")");
    } finally {
      server.destroyForcibly().waitFor();
    }
  }

  private long count() {
    return acknowledged.values().stream().mapToLong(Map::size).sum();
  }

  private void liveAndBeKilledAfter(int lines) throws Exception {
    Process server = start();
    try (BufferedReader output = server.inputReader()) {
      for (int line = 0; line < lines; line++) {
        note(output.readLine());
      }
      server.toHandle().destroyForcibly(); // unlike the process, its handle leaves the output open
      output.lines().filter(line -> line.endsWith(";")).forEach(this::note);
    }
    assertThat(server.waitFor(30, TimeUnit.SECONDS)).isTrue();
  }

  private Process start() throws IOException {
    return new ProcessBuilder(
            List.of(
                ProcessHandle.current().info().command().orElse("java"),
                "-Xmx256m",
                "--sun-misc-unsafe-memory-access=allow",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                TalkingServer.class.getName(),
                folder.toString()))
        .redirectError(Files.createTempFile(folder, "server", ".log").toFile())
        .start();
  }

  /** Takes note of {@code table number text;}. */
  private void note(String line) {
    assertThat(line).as("the server ended by itself: see its log in %s", folder).isNotNull();
    String[] words = line.split("[ ;]", -1);
    acknowledged
        .computeIfAbsent(words[0], table -> new HashMap<>())
        .put(Long.parseLong(words[1]), words[2]);
  }

  private void assertAllThere() throws SQLException {
    try (Store store = Store.inDirectory(folder)) {
      for (Map.Entry<String, Map<Long, String>> table : acknowledged.entrySet()) {
        assertThat(stored(store.journal(), table.getKey())).containsAllEntriesOf(table.getValue());
      }
    }
  }

  /** What a table's journal says was said; no number may be missing in it. */
  private static Map<Long, String> stored(Journal journal, String table) {
    Map<Long, String> said = new HashMap<>();
    AtomicLong number = new AtomicLong();
    journal.tell(
        table,
        entry -> {
          number.incrementAndGet();
          if (entry.event() instanceof Event.Said line) {
            said.put(number.get(), line.text());
          }
        });
    assertThat(number.get()).isEqualTo(journal.extent(table).count());
    return said;
  }
}
