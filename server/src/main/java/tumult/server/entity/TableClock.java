package tumult.server.entity;

import java.time.Duration;
import java.time.InstantSource;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import tumult.table.Ask;
import tumult.table.Command;

/**
 * What time it is at a table, and the timer for its next deadline.
 *
 * <p>A table's time is the server's; but if the machine's clock was set back between two lives of
 * the server it goes on from the table's last event, so that deadlines come after what remained.
 * Where tables move between nodes it always does, if somebody's time is running: nobody loses time
 * because a machine died.
 */
final class TableClock {
  private static final long NEVER = Long.MAX_VALUE;
  private static final String CLOCK = "clock";
  private static final String LATER = "clock, later";
  private static final Duration VERDICT_TIME = Duration.ofMillis(50);

  private final InstantSource clock;
  private final TimerScheduler<Request> timers;
  private final boolean standsStill;
  private long deadline = NEVER;
  private long ahead;

  /**
   * @param standsStill whether it does while the table is in no node's memory
   */
  TableClock(InstantSource clock, TimerScheduler<Request> timers, boolean standsStill) {
    this.standsStill = standsStill;
    this.clock = clock;
    this.timers = timers;
  }

  /** Begins with a table that has come back to memory. */
  void recovered(InMemoryTable table) {
    boolean stoodStill = standsStill && table.table().nextDeadline() != NEVER;
    long difference = table.table().time() - clock.millis();
    ahead = stoodStill ? difference : Math.max(0, difference);
    update(table);
  }

  /** The time at the table, in milliseconds. */
  long now() {
    return clock.millis() + ahead;
  }

  /** A request with the table's time, where that of its sender is another or not known. */
  Request.Wish dated(Request.Wish request) {
    if (ahead == 0 && request.ask().time() != 0) {
      return request;
    }
    Ask ask = request.ask();
    return request.with(new Ask(ask.who(), ask.keys(), now(), ask.fresh(), ask.command()));
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
      long wait = Math.max(1, next - now());
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
