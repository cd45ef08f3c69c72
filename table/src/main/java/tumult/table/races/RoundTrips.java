package tumult.table.races;

import java.util.Arrays;

/**
 * What is known of a connection's round trip: its latest pings and handshakes.
 *
 * <p>The few latest only, since connections change; their median, since nobody who holds back less
 * than half of the pongs can move it.
 */
final class RoundTrips {
  private static final int PINGS = 32;
  private static final int HANDSHAKES = 5;
  private static final int WINDOW = 9;
  private static final long UNANSWERED = Long.MAX_VALUE;

  /** A ping sent this close to an opening has travelled with it. */
  private static final long TOGETHER = 5_000;

  /** What a connection held back comes out within this time. */
  private static final long RELEASE = 10_000;

  /** Less is jitter. */
  private static final long NOTICEABLE = 20_000;

  /** What is late more often than one time in so many is not standing still, but slow. */
  private static final int SELDOM = 2;

  /** Nobody knows when a connection comes back that has stood still for longer. */
  private static final long GONE = 450_000;

  private final long[] sent = new long[PINGS];
  private final long[] answered = new long[PINGS];
  private int pings;
  private final long[] roundTrips = new long[WINDOW];
  private int measured;
  private final long[] handshakes = new long[HANDSHAKES];
  private int shaken;
  private long median;
  private long best;
  private long handshake;

  void pinged(long at) {
    int slot = pings++ % PINGS;
    sent[slot] = at;
    answered[slot] = UNANSWERED;
  }

  /** A pong has come; one that answers no known ping is no evidence. */
  void ponged(long pinged, long at) {
    for (int i = Math.max(0, pings - PINGS); i < pings; i++) {
      int slot = i % PINGS;
      if (sent[slot] == pinged && answered[slot] == UNANSWERED) {
        answered[slot] = at;
        measure(at - pinged);
        return;
      }
    }
  }

  private void measure(long roundTrip) {
    roundTrips[measured++ % WINDOW] = roundTrip;
    int count = Math.min(measured, WINDOW);
    median = median(roundTrips, count);
    best = Long.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      best = Math.min(best, roundTrips[i]);
    }
  }

  void shookHands(long duration) {
    handshakes[shaken++ % HANDSHAKES] = duration;
    handshake = median(handshakes, Math.min(shaken, HANDSHAKES));
  }

  private static long median(long[] values, int count) {
    long[] sorted = Arrays.copyOf(values, count);
    Arrays.sort(sorted);
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2;
  }

  /** Whether anything has been measured. */
  boolean isKnown() {
    return measured > 0 || shaken > 0;
  }

  /** The usual round trip. */
  long typical() {
    return measured > 0 ? median : handshake;
  }

  /** The best round trip of late. */
  long best() {
    return measured > 0 ? best : handshake;
  }

  /** The median of the handshakes, or as good as endless if there was none. */
  long handshake() {
    return shaken > 0 ? handshake : Long.MAX_VALUE / 2;
  }

  /**
   * The round trip of the ping that travelled with what was sent, as far as it is known; the usual
   * one if there was none.
   */
  long roundTripAt(long opening, long now) {
    for (int i = pings - 1; i >= Math.max(0, pings - PINGS); i--) {
      int slot = i % PINGS;
      if (Math.abs(sent[slot] - opening) <= TOGETHER) {
        return answered[slot] <= now
            ? answered[slot] - sent[slot]
            : Math.max(typical(), now - sent[slot]);
      }
    }
    return typical();
  }

  /**
   * By how much the connection is slower than usual right now, as seen by pings without an answer,
   * those answered a moment ago, and the one that travelled with the opening; nothing if it is no
   * more than jitter.
   */
  long stall(long opening, long now) {
    return isOftenLate() ? 0 : noticeable(slowest(opening, now) - typical());
  }

  private boolean isOftenLate() {
    int known = 0;
    int late = 0;
    for (int i = Math.max(0, pings - PINGS); i < pings; i++) {
      int slot = i % PINGS;
      if (answered[slot] != UNANSWERED) {
        known++;
        late += noticeable(answered[slot] - sent[slot] - typical()) > 0 ? 1 : 0;
      }
    }
    return known >= PINGS / 2 && late * SELDOM > known;
  }

  /** The same, or nothing if it has lasted too long to be waited for. */
  long passingStall(long opening, long now) {
    long stall = stall(opening, now);
    return stall > GONE ? 0 : stall;
  }

  /**
   * Up to which reaction to an opening a touch must have come in: the connection passes things on
   * in the order in which they were sent, and has since passed on a pong.
   */
  long reactionsHeard(long opening, long now) {
    long latest = opening;
    for (int i = Math.max(0, pings - PINGS); i < pings; i++) {
      int slot = i % PINGS;
      if (answered[slot] <= now - RELEASE) {
        latest = Math.max(latest, sent[slot]);
      }
    }
    return latest - opening - noticeable(roundTripAt(opening, now) - typical());
  }

  private static long noticeable(long delay) {
    return delay < NOTICEABLE ? 0 : delay;
  }

  private long slowest(long opening, long now) {
    long slowest = roundTripAt(opening, now);
    for (int i = Math.max(0, pings - PINGS); i < pings; i++) {
      int slot = i % PINGS;
      if (sent[slot] <= now && answered[slot] >= now - RELEASE) {
        slowest = Math.max(slowest, Math.min(answered[slot], now) - sent[slot]);
      }
    }
    return slowest;
  }
}
