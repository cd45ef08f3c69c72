package tumult.server.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.bots.RandomBot;
import tumult.games.Games;
import tumult.server.client.FreePort;
import tumult.server.store.Store;
import tumult.server.tables.Answer;
import tumult.server.tables.Delays;
import tumult.server.tables.TableMonitor;
import tumult.server.tables.Tables;
import tumult.table.Command;
import tumult.table.steps.GameCache;

/** PostgreSQL may go and come back while tables are played. */
final class LostDatabaseTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final int STRANGERS = 12;

  @TempDir Path folder;

  private EmbeddedPostgres start(int port) throws IOException {
    return EmbeddedPostgres.builder()
        .setDataDirectory(folder)
        .setCleanDataDirectory(false)
        .setPort(port)
        .start();
  }

  @Test
  void tables_go_on_when_the_database_is_back() throws IOException {
    EmbeddedPostgres before = start(FreePort.next());
    Store store = Store.inPostgres(before.getJdbcUrl("postgres", "postgres"));
    Tables tables =
        ShardedTables.start(
            store,
            new GameCache(Games::named),
            level -> new RandomBot(),
            Delays.HUMAN,
            InstantSource.system(),
            TableMonitor.NOBODY);
    TestPlayer anna = new TestPlayer(tables, "a".repeat(22), "anna");
    long opened = anna.opens("sequence-dice@1(seats=2)", 0);
    before.close();

    List<CompletableFuture<Answer>> failing =
        IntStream.range(0, STRANGERS)
            .mapToObj(i -> new TestPlayer(tables, "b".repeat(20) + (10 + i), "bo"))
            .map(bo -> bo.asking(new Command.Say("hello?"), ""))
            .toList();
    CompletableFuture<Answer> lost = anna.asking(new Command.Say("who is there?"), "");
    await().atMost(PATIENCE).until(() -> failing.stream().allMatch(CompletableFuture::isDone));
    await().atMost(PATIENCE).until(lost::isCompletedExceptionally);

    try (EmbeddedPostgres back = start(before.getPort());
        store;
        tables) {
      assertThat(back.getPort()).isEqualTo(before.getPort());
      await()
          .atMost(PATIENCE)
          .ignoreException(CompletionException.class)
          .until(() -> anna.ask(new Command.Say("here again"), "") instanceof Answer.Accepted);
      await().until(() -> anna.view().number() > opened);
    }
  }
}
