package tumult.table.races;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A person in the race: the connection, the credit, earlier reactions, the latest openings. */
final class Rival {
  /** How many openings are remembered; a touch that names an older one is void by the rules. */
  static final int OPENINGS = 16;

  private static final int NONE = -1;

  private final RaceLimits limits;
  private final Credit credit;
  private final Reactions reactions;
  private final int[] numbers = new int[OPENINGS];
  private final long[] sent = new long[OPENINGS];
  private final long[] doubts = new long[OPENINGS];
  private final @Nullable Reading[] readings = new Reading[OPENINGS];
  private RoundTrips roundTrips = new RoundTrips();

  Rival(RaceLimits limits, Reactions reactions) {
    this.limits = limits;
    this.reactions = reactions;
    credit = new Credit(limits.credit());
    Arrays.fill(numbers, NONE);
  }

  RoundTrips roundTrips() {
    return roundTrips;
  }

  /** Another connection: what was measured on the old one is of no use. */
  void reconnect() {
    roundTrips = new RoundTrips();
  }

  void opened(int opening, long at) {
    int slot = opening % OPENINGS;
    if (numbers[slot] == opening && readings[slot] != null) {
      return;
    }
    numbers[slot] = opening;
    sent[slot] = at;
    doubts[slot] = reactions.suspiciousLead(limits.surprise());
    readings[slot] = null;
  }

  void forget(int opening) {
    if (saw(opening)) {
      readings[opening % OPENINGS] = null;
    }
  }

  boolean saw(int opening) {
    return opening >= 0 && numbers[opening % OPENINGS] == opening;
  }

  long sent(int opening) {
    return sent[opening % OPENINGS];
  }

  /** The first touch that was made after this opening had been seen. */
  @Nullable Reading reading(int opening) {
    Reading first = null;
    for (Reading reading : readings) {
      if (reading != null
          && reading.touch().opening() >= opening
          && (first == null || reading.touch().arrived() < first.touch().arrived())) {
        first = reading;
      }
    }
    return first;
  }

  Reading read(Touch touch) {
    int slot = touch.opening() % OPENINGS;
    Compensation most = compensation(touch.opening(), touch.arrived());
    Reading reading = Reading.of(touch, sent[slot], most);
    if (touch.visible()) {
      credit.book(reading.granted() - most.allowance());
      if (roundTrips.isKnown()) { // a bot has none, and nobody is compared with a bot
        reactions.add(reading.measuredReaction());
      }
    }
    readings[slot] = readings[slot] == null ? reading : readings[slot];
    return reading;
  }

  /** The fastest reaction that a touch could still be granted if it came in now. */
  long fastest(int opening, long now) {
    return now - sent(opening) - compensation(opening, now).furthest();
  }

  private Compensation compensation(int opening, long now) {
    int slot = opening % OPENINGS;
    return Compensation.of(limits, roundTrips, credit.balance(), doubts[slot], sent[slot], now);
  }
}
