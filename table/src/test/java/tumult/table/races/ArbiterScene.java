package tumult.table.races;

import static java.util.Objects.requireNonNull;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** A table to race at: times in milliseconds, everybody with a steady connection. */
final class ArbiterScene {
  final Arbiter arbiter = new Arbiter(RaceLimits.STANDARD);
  private final Map<Integer, Long> roundTrips = new HashMap<>();
  private int opening = -1;
  private long now;

  /** Rivals from 0 on with these round trips, measured by a few pings. */
  static ArbiterScene of(long... roundTrips) {
    ArbiterScene scene = new ArbiterScene();
    for (int rival = 0; rival < roundTrips.length; rival++) {
      scene.measured(rival, roundTrips[rival], 9);
    }
    return scene;
  }

  void measured(int rival, long roundTrip, int pings) {
    roundTrips.put(rival, roundTrip);
    for (int i = 0; i < pings; i++) {
      now += 500;
      arbiter.pinged(rival, micros(now));
      arbiter.ponged(rival, micros(now), micros(now + roundTrip));
    }
  }

  /** Opens a card for all. */
  void open() {
    opening++;
    now += 5_000;
    roundTrips.keySet().forEach(rival -> arbiter.opened(opening, rival, micros(now)));
  }

  /** A touch whose client says the truth. */
  Reading touch(int rival, long reaction) {
    return touch(rival, reaction, reaction);
  }

  Reading touch(int rival, long reaction, long claimed) {
    return touch(rival, reaction, claimed, true);
  }

  Reading touch(int rival, long reaction, long claimed, boolean visible) {
    long arrived = now + requireNonNull(roundTrips.get(rival)) + reaction;
    return requireNonNull(
        arbiter.touched(new Touch(rival, opening, micros(arrived), micros(claimed), 100, visible)));
  }

  /** The verdict so many milliseconds after the opening. */
  Verdict verdict(long after, Integer... entitled) {
    return arbiter.verdict(opening, Set.of(entitled), micros(now + after));
  }

  int seats() {
    return roundTrips.size();
  }

  int opening() {
    return opening;
  }

  /** When the latest opening was sent. */
  long opened() {
    return micros(now);
  }

  static long micros(long millis) {
    return millis * 1000;
  }
}
