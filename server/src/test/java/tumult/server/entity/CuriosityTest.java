package tumult.server.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static tumult.server.entity.TestPlayer.get;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.bots.RandomBot;
import tumult.bots.Story;
import tumult.engine.Game;
import tumult.games.Games;
import tumult.server.store.Store;
import tumult.server.tables.Delays;
import tumult.server.tables.Subscription;
import tumult.server.tables.TableMonitor;
import tumult.server.tables.Tables;
import tumult.server.tables.Unavailable;
import tumult.table.Command;
import tumult.table.Message;
import tumult.table.Phase;
import tumult.table.records.FairRecord;
import tumult.table.steps.GameCache;

/** However many want to see what has happened, no table waits for it. */
final class CuriosityTest {
  private static final Duration LONG = Duration.ofMinutes(5);
  private static final Delays QUICK = new Delays(LONG, LONG, Duration.ZERO, LONG, Duration.ZERO);

  @TempDir Path folder;

  /** Which threads have begun to put a game together again, those who wait included. */
  private final List<String> threads = new CopyOnWriteArrayList<>();

  private volatile CountDownLatch door = new CountDownLatch(0);
  private Store store;
  private Tables tables;

  @BeforeEach
  void start() {
    store = Store.inDirectory(folder);
    tables =
        ShardedTables.start(
            store,
            new GameCache(this::watched),
            level -> new RandomBot(),
            QUICK,
            InstantSource.system(),
            TableMonitor.NOBODY);
  }

  @AfterEach
  void stop() {
    door.countDown();
    tables.close();
    store.close();
  }

  /** A game of which every new position is noticed, and waits behind a door that may be shut. */
  private Game<?, ?, ?> watched(String name) {
    Game<?, ?, ?> game = Games.named(name);
    return (Game<?, ?, ?>)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("newState")) {
                notice(Thread.currentThread().getName());
              }
              return call(game, method, arguments);
            });
  }

  private static Object call(Game<?, ?, ?> game, Method method, Object[] arguments)
      throws Throwable {
    try {
      return method.invoke(game, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }

  private void notice(String thread) throws InterruptedException {
    threads.add(thread);
    if (!isOfTables(thread)) {
      assertThat(door.await(1, TimeUnit.MINUTES)).isTrue();
    }
  }

  private static boolean isOfTables(String thread) {
    return thread.contains("dispatcher");
  }

  private long reliving() {
    return threads.stream().distinct().count();
  }

  /** A table at which bots have played a game, of which no record was kept in those days. */
  private TestPlayer table(String id) throws SQLException {
    TestPlayer anna = new TestPlayer(tables, id, "anna");
    anna.opens("sequence-dice@1(seats=2)", 0);
    anna.does(new Command.AddBot(0, 1));
    anna.does(new Command.AddBot(1, 1));
    anna.does(new Command.Start());
    await().until(() -> anna.view().phase() == Phase.OVER);
    get(tables.record(id, 1)); // it has been written down
    await().until(() -> forget(id) > 0);
    threads.clear();
    return anna;
  }

  private int forget(String id) throws SQLException {
    try (Connection connection = store.connections().getConnection();
        var delete = connection.prepareStatement("delete from game_record where table_id = ?")) {
      delete.setString(1, id);
      return delete.executeUpdate();
    }
  }

  private void shutTheDoor() {
    threads.clear();
    door = new CountDownLatch(1);
  }

  private CompletableFuture<Optional<FairRecord>> record(TestPlayer at) {
    return tables.record(at.table(), 1).toCompletableFuture();
  }

  @Test
  void old_records_are_made_anew_two_at_a_time_while_their_tables_go_on() throws SQLException {
    List<TestPlayer> hosts = List.of(table("a"), table("b"), table("c"));
    shutTheDoor();
    List<CompletableFuture<Optional<FairRecord>>> first = new ArrayList<>();
    first.add(record(hosts.get(0)));
    await().until(() -> reliving() == 1);
    for (int i = 0; i < 100; i++) {
      first.add(record(hosts.get(0)));
    }
    assertThat(first.stream().filter(CompletableFuture::isCompletedExceptionally))
        .as("the same table's wait in a queue with an end")
        .hasSize(100 - ShardedTables.OLD_RECORDS_PER_TABLE)
        .allSatisfy(refused -> assertThat(refused.exceptionNow()).isInstanceOf(Unavailable.class));
    CompletableFuture<Optional<FairRecord>> second = record(hosts.get(1));
    await().until(() -> reliving() == 2);
    CompletableFuture<Optional<FairRecord>> third = record(hosts.get(2));
    for (TestPlayer host : hosts) {
      host.does(new Command.Say("nobody waits"));
      assertThat(host.view().phase()).isEqualTo(Phase.OVER);
    }
    assertThat(threads).noneMatch(CuriosityTest::isOfTables).hasSize(2);
    door.countDown();
    first.add(second);
    first.add(third);
    assertThat(first.stream().filter(answer -> !answer.isCompletedExceptionally()))
        .hasSize(ShardedTables.OLD_RECORDS_PER_TABLE + 3)
        .allSatisfy(answer -> assertThat(get(answer)).isPresent());
    assertThat(threads).as("what was made anew is kept").noneMatch(CuriosityTest::isOfTables);
    int made = threads.size();
    for (TestPlayer host : hosts) {
      assertThat(get(record(host))).isPresent();
      assertThat(get(tables.record(host.table(), 2))).as("no such game").isEmpty();
    }
    assertThat(threads).hasSize(made);
  }

  @Test
  void who_comes_back_is_told_everything_in_order_while_the_table_goes_on() throws SQLException {
    TestPlayer anna = table("a");
    RecordingSubscriber here = new RecordingSubscriber();
    tables.subscribe("a", "anna", anna.view().number(), here);
    await().until(() -> !here.heard().isEmpty());
    long seen = anna.view().number() - 20;
    shutTheDoor();
    RecordingSubscriber ears = new RecordingSubscriber();
    tables.subscribe("a", "anna", seen, ears);
    await().until(() -> reliving() == 1);
    RecordingSubscriber impatient = new RecordingSubscriber();
    Subscription given = tables.subscribe("a", "anna", seen, impatient);
    anna.does(new Command.Say("while they wait"));
    given.close();
    long last = anna.does(new Command.Say("and those who are here do not"));
    here.heardUntil(last);
    assertThat(ears.heard()).isEmpty();
    door.countDown();
    assertThat(ears.heardUntil(last))
        .extracting(Message::number)
        .containsExactlyElementsOf(LongStream.rangeClosed(seen + 1, last).boxed().toList());
    assertThat(threads).noneMatch(CuriosityTest::isOfTables);
    assertThat(reliving()).isEqualTo(1);
    assertThat(impatient.heard()).isEmpty();
  }

  @Test
  void who_wants_to_know_of_many_games_leaves_room_for_others() throws SQLException {
    FairRecord old = get(record(table("a"))).orElseThrow();
    FairRecord other = get(record(table("b"))).orElseThrow();
    shutTheDoor();
    List<CompletableFuture<Story>> asked = new ArrayList<>();
    for (int game = 1; game <= 40; game++) {
      asked.add(tables.story(numbered(old, game)).toCompletableFuture());
      await().until(() -> threads.contains("stories-0")); // the first is being worked out
    }
    assertThat(asked.stream().filter(CompletableFuture::isCompletedExceptionally))
        .hasSize(40 - 3)
        .allSatisfy(refused -> assertThat(refused.exceptionNow()).isInstanceOf(Unavailable.class));
    assertThat(tables.story(numbered(old, 2)).toCompletableFuture())
        .as("that one waits already")
        .isNotCompletedExceptionally();
    assertThat(tables.story(other).toCompletableFuture()).isNotCompletedExceptionally();
  }

  private static FairRecord numbered(FairRecord record, int game) {
    return new FairRecord(
        record.game(),
        record.names(),
        record.table(),
        game,
        record.added(),
        record.seed(),
        record.steps(),
        record.end());
  }

  @Test
  void nobody_is_told_of_a_hint_that_does_not_come() {
    TestPlayer anna = new TestPlayer(tables, "a", "anna");
    anna.opens("sequence-dice(seats=2)", 0);
    anna.comes();
    anna.sits(0);
    anna.does(new Command.AddBot(1, 1));
    RecordingSubscriber ears = new RecordingSubscriber();
    tables.subscribe("a", "anna", anna.does(new Command.Start()), ears);
    shutTheDoor();
    anna.does(hint(anna)); // is thought about
    await().until(() -> threads.contains("coach-0"));
    anna.plays();
    anna.does(hint(anna)); // waits
    anna.plays();
    assertThat(anna.asking(hint(anna), "")).failsWithin(Duration.ofSeconds(30));
    ears.heardUntil(anna.does(new Command.Say("nobody has heard of that")));
    assertThat(
            ears.heard().stream()
                .flatMap(message -> message.log().stream())
                .filter(line -> line.key().equals("table.hinted")))
        .hasSize(2);
  }

  /** Wants to know what to do, as soon as it is her turn. */
  private static Command hint(TestPlayer player) {
    await().until(() -> !player.moves().isEmpty());
    return new Command.Hint(Objects.requireNonNull(player.view().play()).ply());
  }
}
