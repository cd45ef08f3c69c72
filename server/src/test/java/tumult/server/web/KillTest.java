package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.games.Games;
import tumult.server.client.Site;
import tumult.table.records.FairRecord;
import tumult.testkit.ShortGames;

/**
 * Kills the server with SIGKILL again and again while people play: whatever was acknowledged has
 * happened, everybody is told everything once, and all games come to their end.
 *
 * <p>{@code -Dkills=100} for more than the usual few.
 */
final class KillTest {
  private static final int KILLS = Integer.getInteger("kills", 5);
  private static final int TABLES = Math.max(40, 4 * KILLS);
  private static final int MOST_COMMANDS_PER_LIFE = TABLES * 40 / KILLS;
  private static final Duration PATIENCE = Duration.ofMinutes(5L + KILLS);
  private static final List<String> GAMES =
      ShortGames.of(Games.ALL.values(), 2)
          .map(name -> name.replace("haos(seats=2", "haos(seats=2,grabs=0,palms=0,allOpens=0"))
          .toList();

  @TempDir Path folder;
  private final Random random = new Random(2026);
  private final Semaphore acknowledged = new Semaphore(0);
  private final Queue<String> complaints = new ConcurrentLinkedQueue<>();

  @Test
  void nothing_is_lost_in_sqlite() throws Exception {
    playWhileTheServerDies("");
  }

  @Test
  void nothing_is_lost_in_postgresql() throws Exception {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      playWhileTheServerDies(postgres.getJdbcUrl("postgres", "postgres"));
    }
  }

  /** Everybody speaks to one node, and the other one dies. */
  @Test
  void nothing_is_lost_with_another_node_that_has_the_table() throws Exception {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      String database = postgres.getJdbcUrl("postgres", "postgres");
      List<String> places = TestServer.freePlaces(2);
      String here = places.getFirst();
      String there = places.getLast();
      String both = here + "," + there;
      try (KillableServer door = new KillableServer(folder.resolve("here"), database, here, both);
          KillableServer other =
              new KillableServer(folder.resolve("there"), database, there, both)) {
        play(door, other, Math.ceilDiv(KILLS, 3));
      }
    }
  }

  private void playWhileTheServerDies(String database) throws Exception {
    try (KillableServer server = new KillableServer(folder, database)) {
      play(server, server, KILLS);
    }
  }

  private void play(KillableServer server, KillableServer mortal, int kills) throws Exception {
    List<List<ReconnectingPlayer>> tables = new ArrayList<>();
    for (int table = 0; table < TABLES; table++) {
      tables.add(gather(server, GAMES.get(table % GAMES.size())));
    }
    for (int kill = 0; kill < kills; kill++) {
      acknowledged.acquire(1 + random.nextInt(MOST_COMMANDS_PER_LIFE));
      mortal.dieAndRise();
    }
    assertAllEnd(tables);
    Site reader = Site.firstVisit(server.base());
    for (List<ReconnectingPlayer> players : tables) {
      assertRecorded(reader, players);
    }
    assertThat(complaints).isEmpty();
  }

  private List<ReconnectingPlayer> gather(KillableServer server, String game) throws IOException {
    Visitor host = new Visitor(Site.firstVisit(server.base()), "Seat 0");
    String table = host.opens(game).table();
    List<ReconnectingPlayer> players =
        List.of(
            player(host.site(), table, 0, server),
            player(Site.firstVisit(server.base()), table, 1, server));
    players.forEach(ReconnectingPlayer::connect);
    return players;
  }

  private ReconnectingPlayer player(Site site, String table, int seat, KillableServer server) {
    return new ReconnectingPlayer(
        site, table, seat, server, acknowledged::release, complaints::add);
  }

  private static void assertAllEnd(List<List<ReconnectingPlayer>> tables)
      throws InterruptedException {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    for (List<ReconnectingPlayer> players : tables) {
      for (ReconnectingPlayer player : players) {
        assertThat(player.awaitEnd(deadline)).as("%s comes to the end", player).isTrue();
        player.leave();
      }
    }
  }

  private static void assertRecorded(Site reader, List<ReconnectingPlayer> players)
      throws IOException {
    for (ReconnectingPlayer player : players) {
      String text = reader.get("/api/tables/%s/records/1".formatted(player.table())).body();
      FairRecord record = FairRecord.verify(text, Games::named);
      String seat = player.seat() + " ";
      assertThat(record.steps().stream().filter(step -> step.startsWith(seat)).toList())
          .containsSubsequence(player.moves().values().stream().map(seat::concat).toList());
    }
  }
}
