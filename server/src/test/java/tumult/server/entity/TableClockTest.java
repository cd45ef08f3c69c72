package tumult.server.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.bots.RandomBot;
import tumult.games.Games;
import tumult.server.store.Store;
import tumult.server.tables.Delays;
import tumult.server.tables.ServerClock;
import tumult.server.tables.TableMonitor;
import tumult.server.tables.Tables;
import tumult.table.Command;
import tumult.table.steps.GameCache;

/** Turn clocks strike after what remained, whatever is done to the machine's clock. */
final class TableClockTest {
  private static final long HOUR = Duration.ofHours(1).toMillis();
  private static final Duration NEVER = Duration.ofMinutes(5);
  private static final Delays DELAYS =
      Delays.HUMAN.withIdle(NEVER).withGrace(NEVER).withBotDelay(NEVER);

  private final AtomicLong shift = new AtomicLong();
  @TempDir Path folder;
  private Store store;
  private Tables tables;

  @BeforeEach
  void start() {
    store = Store.inDirectory(folder);
    ServerClock clock =
        new ServerClock(
            () -> Instant.ofEpochMilli(System.currentTimeMillis() + shift.get()), System::nanoTime);
    tables =
        ShardedTables.start(
            store,
            new GameCache(Games::named),
            level -> new RandomBot(),
            DELAYS,
            clock,
            TableMonitor.NOBODY);
  }

  @AfterEach
  void stop() {
    tables.close();
    store.close();
  }

  private TestPlayer anna() {
    return new TestPlayer(tables, "table", "anna");
  }

  private TestPlayer bo() {
    return new TestPlayer(tables, "table", "bo");
  }

  /** Two people with a second for each decision, who then do nothing. */
  private long begin() {
    anna().opens("sequence-dice(seats=2)", 1);
    anna().sits(0);
    bo().comes();
    bo().sits(1);
    return anna().does(new Command.Start());
  }

  private void assertThatTheClockStrikes() {
    await().until(() -> anna().view().seats().stream().anyMatch(tumult.table.Chair::standIn));
  }

  @Test
  void a_clock_that_is_set_back_during_a_turn_stops_nobody_s_time() {
    begin();
    shift.set(-HOUR);
    assertThatTheClockStrikes();
  }

  @Test
  void a_clock_that_is_set_back_between_two_lives_of_the_server_stops_nobody_s_time() {
    begin();
    stop();
    shift.set(-HOUR);
    long before = System.currentTimeMillis();
    start();
    assertThatTheClockStrikes();
    var come = (tumult.server.tables.Answer.Accepted) bo().ask(new Command.Say("hello"), "");
    assertThat(come.time())
        .as("what a client compares deadlines with")
        .isGreaterThan(before - HOUR / 2);
  }

  @Test
  void where_tables_move_between_nodes_nobody_s_time_runs_meanwhile() {
    begin();
    stop();
    List<Duration> timers = new ArrayList<>();
    InMemoryTable table = new InMemoryTable("table", new GameCache(Games::named));
    try (Store again = Store.inDirectory(folder)) {
      again.journal().tell("table", entry -> table.recover(entry, table.table().number() + 1));
    }
    long last = table.table().time();
    TableClock moved = new TableClock(() -> Instant.ofEpochMilli(last + HOUR), into(timers), true);
    moved.recovered(table);
    assertThat(timers).containsExactly(Duration.ofSeconds(1));
    assertThat(moved.now()).isEqualTo(last);
    TableClock alone = new TableClock(() -> Instant.ofEpochMilli(last + HOUR), into(timers), false);
    alone.recovered(table);
    assertThat(timers.getLast()).isEqualTo(Duration.ofMillis(1));
    start();
  }

  /** Timers that only note how long they were to wait. */
  @SuppressWarnings("unchecked")
  private static TimerScheduler<Request> into(List<Duration> waits) {
    return (TimerScheduler<Request>)
        Proxy.newProxyInstance(
            TimerScheduler.class.getClassLoader(),
            new Class<?>[] {TimerScheduler.class},
            (timers, method, arguments) -> {
              if (method.getName().equals("startSingleTimer")) {
                waits.add((Duration) arguments[arguments.length - 1]);
              }
              return null;
            });
  }

  @Test
  void a_server_s_clock_only_goes_on() {
    AtomicLong nanos = new AtomicLong(-5);
    AtomicLong wall = new AtomicLong(1_000_000);
    ServerClock clock = new ServerClock(() -> Instant.ofEpochMilli(wall.get()), nanos::get);
    for (long leap : new long[] {-HOUR, HOUR, 3 * HOUR}) {
      wall.addAndGet(leap);
      long before = clock.millis();
      nanos.addAndGet(Duration.ofMillis(7).toNanos());
      assertThat(clock.millis()).isEqualTo(before + 7);
    }
    assertThat(clock.millis()).isEqualTo(1_000_021);
    assertThat(clock.instant().toEpochMilli()).isEqualTo(clock.millis());
  }
}
