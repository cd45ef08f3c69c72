package tumult.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.Seat;
import tumult.engine.Timeout;

/** The deadlines of a table: one clock for each seat and one for the arbiter. */
final class Clocks {
  /** The deadline where there is no limit. */
  static final long NEVER = Long.MAX_VALUE;

  private static final int STAND_IN = -1;
  private static final long SECOND = 1000;

  private final int pace;
  private final long[] deadlines;
  private final int[] actions;
  private long pausedAt = NEVER;

  /** Clocks of a table that gives so many seconds for a decision, or 0 for no limit. */
  Clocks(int seats, int pace) {
    this.pace = pace;
    deadlines = new long[seats + 1];
    actions = new int[seats + 1];
    stop();
  }

  /** How the clocks stand at one moment. */
  record Checkpoint(List<Long> deadlines, List<Integer> actions, long pausedAt) {}

  /** Clocks that go on from where they stood. */
  Clocks(int pace, Checkpoint at) {
    this.pace = pace;
    deadlines = at.deadlines.stream().mapToLong(Long::longValue).toArray();
    actions = at.actions.stream().mapToInt(Integer::intValue).toArray();
    pausedAt = at.pausedAt;
  }

  Checkpoint checkpoint() {
    return new Checkpoint(
        Arrays.stream(deadlines).boxed().toList(),
        Arrays.stream(actions).boxed().toList(),
        pausedAt);
  }

  /** A time that has run out, and for whom; with the game's own move for that, if it has one. */
  record Due(long deadline, int actor, int action) {
    boolean standsIn() {
      return action == STAND_IN;
    }
  }

  /** No clock runs any more. */
  void stop() {
    Arrays.fill(deadlines, NEVER);
    pausedAt = NEVER;
  }

  /** The position is a new one: everybody who may act gets the full time. */
  void restart(LiveGame<?, ?, ?> game, People people, long time) {
    for (int clock = 0; clock < deadlines.length; clock++) {
      restart(clock, game, people, time);
    }
  }

  /** A seat is played by somebody else from now on, who gets the full time. */
  void restart(int clock, LiveGame<?, ?, ?> game, People people, long time) {
    long from = Math.min(time, pausedAt);
    boolean arbiter = clock == deadlines.length - 1;
    int actor = arbiter ? Seat.ARBITER : clock;
    deadlines[clock] = NEVER;
    if ((game.now().state().actors() & Seat.bit(actor)) != 0) {
      Timeout timeout = game.timeout(actor);
      if (timeout != null) {
        deadlines[clock] = from + (arbiter ? timeout.millis() : patience(timeout, game));
        actions[clock] = !arbiter && isAbsent(clock, game, people) ? STAND_IN : timeout.action();
      } else if (!arbiter && isPaced(clock, game, people)) {
        deadlines[clock] = from + pace * SECOND;
        actions[clock] = STAND_IN;
      }
    }
  }

  /** In a race game the table's pace is how long the next opening can take. */
  private long patience(Timeout timeout, LiveGame<?, ?, ?> game) {
    return pace > 0 && game.realTime()
        ? Math.min(timeout.millis(), pace * SECOND)
        : timeout.millis();
  }

  /** Whether nobody present can act, so that a bot should stand in. */
  private static boolean isAbsent(int seat, LiveGame<?, ?, ?> game, People people) {
    Chair chair = people.chair(seat);
    return game.realTime() && !chair.botPlays() && !chair.present();
  }

  /** Whether a person is held to the table's pace: only those for whom the others wait are. */
  private boolean isPaced(int seat, LiveGame<?, ?, ?> game, People people) {
    return pace > 0 && game.awaits(seat) && !people.chair(seat).botPlays();
  }

  void pause(long time) {
    pausedAt = time;
  }

  void resume(long time) {
    for (int clock = 0; clock < deadlines.length; clock++) {
      if (deadlines[clock] != NEVER) {
        deadlines[clock] += time - pausedAt;
      }
    }
    pausedAt = NEVER;
  }

  /** The clock that runs out first; null if none runs. */
  @Nullable Due next() {
    int first = 0;
    for (int clock = 1; clock < deadlines.length; clock++) {
      first = deadlines[clock] < deadlines[first] ? clock : first;
    }
    if (deadlines[first] == NEVER) {
      return null;
    }
    int actor = first == deadlines.length - 1 ? Seat.ARBITER : first;
    return new Due(deadlines[first], actor, actions[first]);
  }

  /** Every seat's deadline in milliseconds, 0 for none, seat 0 first. */
  List<Long> deadlines() {
    List<Long> shown = new ArrayList<>(deadlines.length - 1);
    for (int seat = 0; seat < deadlines.length - 1; seat++) {
      shown.add(deadlines[seat] == NEVER ? 0 : deadlines[seat]);
    }
    return shown;
  }
}
