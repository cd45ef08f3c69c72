package tumult.server.entity;

import java.time.Duration;
import java.time.InstantSource;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import tumult.table.Command;

/** The timer for the next deadline of a table. */
final class TableClock {
  private static final long NEVER = Long.MAX_VALUE;
  private static final String CLOCK = "clock";
  private static final String LATER = "clock, later";
  private static final Duration VERDICT_TIME = Duration.ofMillis(50);

  private final InstantSource clock;
  private final TimerScheduler<Request> timers;
  private long deadline = NEVER;

  TableClock(InstantSource clock, TimerScheduler<Request> timers) {
    this.clock = clock;
    this.timers = timers;
  }

  boolean isSet() {
    return deadline != NEVER;
  }

  /** Looks at the table again after something has happened. */
  void update(InMemoryTable table) {
    long next = table.table().nextDeadline();
    if (next == NEVER) {
      timers.cancel(CLOCK);
    } else if (next != deadline) {
      long wait = Math.max(1, next - clock.millis());
      timers.startSingleTimer(CLOCK, new Request.Due(), Duration.ofMillis(wait));
    }
    deadline = next;
  }

  /** The time is up; if that was too early for the table, the timer is set again. */
  ServerAsk struck(InMemoryTable table) {
    return ServerAsk.of(
        new Command.Tick(),
        answer -> {
          deadline = NEVER;
          update(table);
        });
  }

  /** Tries again a moment later: a race is being judged. */
  void waitForVerdict() {
    timers.startSingleTimer(LATER, new Request.Due(), VERDICT_TIME);
  }
}
