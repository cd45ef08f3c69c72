package tumult.server.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tumult.bots.Bot;
import tumult.bots.Budget;
import tumult.bots.Turn;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Plan;
import tumult.engine.Position;
import tumult.engine.State;
import tumult.games.Games;

final class BotThreadsTest {
  private static final int LONG = 60_000;
  private static final String POSITION = "turn=0 hands=r2,r9,C/g1,g2,g3 discards=r8";

  /** What the rule of thumb would lay. */
  private static final String SENSIBLE = "lay r9";

  private static Turn<?, ?> turn(int millis) {
    return turn(Games.named("mau-mau(seats=2)"), millis);
  }

  private static <S extends State<S>, V> Turn<S, V> turn(Game<S, V, ?> game, int millis) {
    S state = game.read(Position.parse(POSITION));
    int[] actions = new Match<>(game, state).actions(0);
    return new Turn<>(game, game.view(state, 0), 0, actions, Budget.millis(millis));
  }

  private static @Nullable Plan get(BotThreads threads, int level, int millis) throws Exception {
    return threads.plan(level, turn(millis)).toCompletableFuture().get(1, TimeUnit.MINUTES);
  }

  /** Counts that it has begun, waits for somebody, and cannot be disturbed in that. */
  private static Bot stubborn(AtomicInteger begun, CountDownLatch until) {
    return (turn, rng) -> {
      begun.incrementAndGet();
      while (until.getCount() > 0) {
        Thread.onSpinWait();
      }
      return Plan.now(turn.actions()[0]);
    };
  }

  private static Bot first() {
    return (turn, rng) -> Plan.now(turn.actions()[0]);
  }

  @Test
  void whoever_finds_all_threads_taken_plays_by_the_rule_of_thumb_at_once() throws Exception {
    CountDownLatch free = new CountDownLatch(1);
    Bot patient =
        (turn, rng) -> {
          try {
            free.await();
          } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
          }
          return Plan.now(turn.actions()[0]);
        };
    try (BotThreads threads = new BotThreads(level -> patient)) {
      List<CompletableFuture<@Nullable Plan>> waiting = new ArrayList<>();
      int busy = Runtime.getRuntime().availableProcessors() + BotThreads.QUEUE;
      for (int i = 0; i < busy; i++) {
        waiting.add(threads.plan(5, turn(LONG)).toCompletableFuture());
      }
      Plan plan = Objects.requireNonNull(get(threads, 5, LONG));
      assertThat(turn(1).game().text(plan.action())).isEqualTo(SENSIBLE);
      free.countDown();
      assertThat(waiting.getFirst().get(1, TimeUnit.MINUTES)).isNotNull();
    }
  }

  @Test
  void bots_that_do_not_come_to_an_end_fail_and_take_no_thread_from_the_others() throws Exception {
    AtomicInteger begun = new AtomicInteger();
    CountDownLatch end = new CountDownLatch(1);
    try (BotThreads threads =
        new BotThreads(level -> level == 5 ? stubborn(begun, end) : first())) {
      while (begun.get() < Runtime.getRuntime().availableProcessors()) {
        Throwable failure = catchThrowable(() -> get(threads, 5, 30));
        if (failure != null) { // else no thread came in time: by the rule of thumb, then
          assertThat(failure).hasCauseInstanceOf(TimeoutException.class);
        }
      }
      assertThat(get(threads, 1, LONG)).isEqualTo(Plan.now(turn(1).actions()[0]));
    } finally {
      end.countDown();
    }
  }

  @Test
  void a_bot_that_throws_fails() throws Exception {
    Bot broken =
        (turn, rng) -> {
          throw new IllegalStateException("broken");
        };
    try (BotThreads threads = new BotThreads(level -> broken)) {
      assertThatThrownBy(() -> get(threads, 5, LONG)).hasRootCauseMessage("broken");
    }
  }
}
