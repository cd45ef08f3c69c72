package tumult.server.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.bots.Bot;
import tumult.bots.ThumbBot;
import tumult.bots.Turn;
import tumult.engine.GameRecord;
import tumult.engine.Plan;
import tumult.engine.Rng;
import tumult.games.Games;
import tumult.server.store.Store;
import tumult.server.tables.Delays;
import tumult.server.tables.LobbyTable;
import tumult.server.tables.TableMonitor;
import tumult.server.tables.Tables;
import tumult.table.Chair;
import tumult.table.Command;
import tumult.table.Phase;
import tumult.table.TableView;
import tumult.table.records.FairRecord;
import tumult.table.steps.GameCache;

/** What an earlier Tumult has stored opens, goes on by its own rules, and verifies. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class StoredTest {
  private static final Path STORED = Path.of("src/test/resources/stored/1");
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Delays QUICK =
      Delays.HUMAN
          .withIdle(PATIENCE)
          .withGrace(PATIENCE)
          .withBotDelay(Duration.ZERO)
          .withLook(Duration.ZERO);

  private static @TempDir Path data;
  private Store store;
  private Tables tables;

  @BeforeAll
  void start() throws IOException {
    Files.copy(STORED.resolve("data/tumult.db"), data.resolve("tumult.db"));
    store = Store.inDirectory(data);
    tables =
        ShardedTables.start(
            store,
            new GameCache(Games::named),
            level -> new Quick(),
            QUICK,
            InstantSource.system(),
            TableMonitor.NOBODY);
  }

  @AfterAll
  void stop() {
    tables.close();
    store.close();
  }

  /** A sensible player who reacts as fast as is believed, since there is no need to wait. */
  private static final class Quick implements Bot {
    private static final int FASTEST = 160;
    private static final int OPENS = 200;
    private final Bot sensible = new ThumbBot();

    @Override
    public @Nullable Plan choose(Turn<?, ?> turn, Rng rng) {
      Plan attempt = sensible.choose(turn, rng);
      if (attempt == null || attempt.afterMillis() == 0) {
        return attempt;
      }
      boolean opens = turn.game().text(attempt.action()).equals("open");
      return new Plan(attempt.action(), opens ? OPENS : FASTEST);
    }
  }

  private List<String> stored(Phase phase) {
    return tables.lobby().stream()
        .filter(table -> table.phase() == phase)
        .map(LobbyTable::id)
        .toList();
  }

  private TableView view(String table) {
    return TestPlayer.get(tables.view(table, "")).orElseThrow();
  }

  private String record(String table, int game) {
    return TestPlayer.get(tables.record(table, game)).orElseThrow().toString();
  }

  /** Everybody leaves the game to bots, which play it to its end. */
  private void leaveToBots(String table) {
    TableView now = view(table);
    tables.subscribe(table, now.host(), now.number(), new RecordingSubscriber());
    now.seats().stream()
        .filter(Chair::owned)
        .forEach(chair -> new TestPlayer(tables, table, chair.person()).does(new Command.Stand()));
  }

  private void assertEndsFairly(String table) {
    await().atMost(PATIENCE).until(() -> view(table).phase() == Phase.OVER);
    TableView over = view(table);
    FairRecord record = FairRecord.verify(record(table, over.gameNumber()), Games::named);
    assertThat(record.game()).isEqualTo(over.game());
  }

  @Test
  void a_table_that_was_gathering_starts_by_the_options_it_was_opened_with() {
    String table = stored(Phase.GATHERING).getFirst();
    TableView before = view(table);
    TestPlayer host = new TestPlayer(tables, table, before.host());
    host.does(new Command.AddBot(1, 1));
    host.does(new Command.Start());
    assertThat(view(table).phase()).isEqualTo(Phase.PLAYING);
    leaveToBots(table);
    assertEndsFairly(table);
  }

  @Test
  void a_rematch_that_one_has_agreed_to_starts_when_the_other_does() {
    String table =
        stored(Phase.OVER).stream()
            .filter(id -> !view(id).rematch().isEmpty())
            .findFirst()
            .orElseThrow();
    TableView before = view(table);
    assertThat(before.game()).startsWith("mau-mau@1(").contains("starter=number");
    new TestPlayer(tables, table, before.seats().get(1).person()).does(new Command.Rematch(""));
    assertThat(view(table).gameNumber()).isEqualTo(2);
    leaveToBots(table);
    assertEndsFairly(table);
  }

  @Test
  void every_game_in_the_middle_goes_on_to_its_end_under_its_own_rules() {
    List<String> running = stored(Phase.PLAYING);
    List<String> games = running.stream().map(table -> view(table).game()).toList();
    assertThat(games)
        .anyMatch(game -> game.startsWith("haos@1(seats=2,"))
        .anyMatch(game -> game.startsWith("haos@1(seats=4,"))
        .anyMatch(game -> game.startsWith("mau-mau@1("))
        .anyMatch(game -> game.startsWith("sequence-dice@1(seats=4,"))
        .anyMatch(game -> game.startsWith("kaos@1("))
        .anyMatch(game -> game.startsWith("frappadingue@1("));
    running.forEach(this::leaveToBots);
    running.forEach(this::assertEndsFairly);
  }

  static List<Path> fairRecords() throws IOException {
    return files(".fair");
  }

  @ParameterizedTest
  @MethodSource("fairRecords")
  void a_fair_record_verifies_and_the_table_still_gives_the_same(Path file) throws IOException {
    String text = Files.readString(file);
    FairRecord record = FairRecord.verify(text, Games::named);
    assertThat(record).hasToString(text);
    assertThat(record(record.table(), record.number())).isEqualTo(text);
  }

  static List<Path> records() throws IOException {
    return files(".game");
  }

  @ParameterizedTest
  @MethodSource("records")
  void a_record_replays_to_the_same_end(Path file) throws IOException {
    String text = Files.readString(file);
    GameRecord record = GameRecord.parse(text, Games.ALL);
    assertThat(GameRecord.of(record.replay(), record.names())).hasToString(text);
  }

  private static List<Path> files(String ending) throws IOException {
    try (Stream<Path> files = Files.list(STORED.resolve("records"))) {
      List<Path> found = files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
      assertThat(found).hasSizeGreaterThan(5);
      return found;
    }
  }
}
