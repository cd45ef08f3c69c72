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
  private final Credit stalls;
  private final Favour waits;
  private final Favour deadHeats;
  private final Reactions reactions;
  private final int[] numbers = new int[OPENINGS];
  private final long[] sent = new long[OPENINGS];
  private final long[] doubts = new long[OPENINGS];
  private final long[] ungranted = new long[OPENINGS];
  private final @Nullable Reading[] readings = new Reading[OPENINGS];
  private RoundTrips roundTrips = new RoundTrips();

  Rival(RaceLimits limits, Reactions reactions) {
    this.limits = limits;
    this.reactions = reactions;
    credit = new Credit(limits.credit());
    stalls = new Credit(limits.stalls());
    waits = new Favour(limits.waits());
    deadHeats = new Favour(limits.deadHeats());
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
    doubts[slot] = reactions.suspiciousLead(limits);
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
    long stalled = stalled(sent[slot], touch.arrived());
    Compensation most = compensation(touch.opening(), touch.arrived());
    Reading reading = Reading.of(touch, sent[slot], most);
    if (touch.visible()) {
      book(reading, stalled);
      waits.earn();
      deadHeats.earn();
      if (roundTrips.isKnown()) { // a bot has none, and nobody is compared with a bot
        reactions.add(reading.measuredReaction());
      }
    }
    if (readings[slot] == null) {
      readings[slot] = reading;
      long stall = roundTrips.passingStall(sent[slot], touch.arrived());
      ungranted[slot] = touch.visible() ? reading.ungranted(stall) : 0;
    }
    return reading;
  }

  private void book(Reading reading, long stalled) {
    long excess = reading.granted() - reading.limits().allowance();
    long ofStall = Math.clamp(excess, 0, stalled);
    stalls.book(ofStall);
    credit.book(excess - ofStall);
  }

  /** What may be claimed beyond the credit, since the connection visibly stands still. */
  private long stalled(long opening, long now) {
    long seen = Math.min(roundTrips.stall(opening, now), limits.stallReach());
    return Math.clamp(stalls.balance(), 0, seen);
  }

  /**
   * The fastest reaction of a touch that is still waited for now.
   *
   * @param safe which reaction would no longer change anything
   */
  long fastest(int opening, long safe, long now) {
    Compensation most = compensation(opening, now);
    long usual = most.allowance() + Math.min(most.doubt(), limits.benefit());
    long fastest = now - sent(opening) - usual - limits.patience();
    boolean longer =
        fastest >= safe && isLikelyOnItsWay(opening, safe, now) && waits.isGranted(opening);
    long stall = roundTrips.passingStall(sent(opening), now);
    return longer ? fastest - Math.min(stall, limits.stallPatience()) : fastest;
  }

  /** Whether the connection visibly stands still. */
  boolean standsStill(int opening, long now) {
    return roundTrips.passingStall(sent(opening), now) > 0;
  }

  /**
   * Whether this person may have been as fast as the winner, were it not for a connection that
   * stands still: the touch is likely on its way, or came in later than may be made up for.
   *
   * @param safe the reaction from which on a touch would not have changed anything
   */
  boolean wasHeldUp(int opening, long safe, long now) {
    Reading reading = reading(opening);
    if (reading == null) {
      return saw(opening) && isLikelyOnItsWay(opening, safe, now) && deadHeats.isGranted(opening);
    }
    long reaction = reading.reaction(sent(opening));
    long atBest = reaction - ungranted[reading.touch().opening() % OPENINGS];
    return reaction >= safe && atBest < safe && deadHeats.isGranted(opening);
  }

  private boolean isLikelyOnItsWay(int opening, long safe, long now) {
    long heard = roundTrips.reactionsHeard(sent(opening), now);
    return standsStill(opening, now) && reactions.likely(heard, safe) > limits.hope();
  }

  private Compensation compensation(int opening, long now) {
    int slot = opening % OPENINGS;
    long stalled = stalled(sent[slot], now);
    return Compensation.of(
        limits, roundTrips, credit.balance(), stalled, doubts[slot], sent[slot], now);
  }
}
