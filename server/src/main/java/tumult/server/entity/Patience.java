package tumult.server.entity;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.actor.typed.ActorSystem;

/**
 * How long somebody waits for a table's answer. A timer for each question would cost more than most
 * answers, so one looks after all of them.
 */
final class Patience {
  private static final Duration PAUSE = Duration.ofSeconds(1);

  private final long within;
  private final Set<Owed<?>> waiting = ConcurrentHashMap.newKeySet();

  /** An answer that has not come. */
  private static final class Owed<T> extends CompletableFuture<T> {
    final long since = System.nanoTime();
  }

  Patience(Duration within) {
    this.within = within.toNanos();
  }

  void begin(ActorSystem<?> system) {
    var _ =
        system
            .scheduler()
            .scheduleWithFixedDelay(
                PAUSE, PAUSE, () -> look(System.nanoTime()), system.executionContext());
  }

  /** An answer that fails if it does not come in time. */
  <T> CompletableFuture<T> answer() {
    Owed<T> owed = new Owed<>();
    waiting.add(owed);
    var _ = owed.whenComplete((answer, failure) -> waiting.remove(owed));
    return owed;
  }

  /** Tells those who have waited long enough. */
  void look(long now) {
    for (Owed<?> each : waiting) {
      if (now - each.since > within) {
        each.completeExceptionally(new TimeoutException("the table does not answer"));
      }
    }
  }
}
