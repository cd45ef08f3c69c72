package tumult.lab.races;

import java.util.List;
import java.util.stream.LongStream;

/** All that the server sees of one race, in microseconds. */
public record ObservedRace(List<Runner> runners) {
  /** The time of what never came. */
  public static final long NEVER = Long.MAX_VALUE;

  /** A ping and when its answer came, or {@link #NEVER}. */
  public record Ping(long sent, long answered) {
    Ping later(long by) {
      return new Ping(sent + by, ObservedRace.later(answered, by));
    }
  }

  /**
   * One rival.
   *
   * @param sent when the opening was sent
   * @param arrived when the touch came in, or {@link #NEVER}
   * @param claimed the reaction as the client claims
   */
  public record Runner(
      int rival,
      long sent,
      long arrived,
      long claimed,
      long granularity,
      boolean visible,
      List<Ping> pings,
      List<Long> handshakes) {
    Runner later(long by) {
      List<Ping> all = pings.stream().map(ping -> ping.later(by)).toList();
      long came = ObservedRace.later(arrived, by);
      return new Runner(rival, sent + by, came, claimed, granularity, visible, all, handshakes);
    }

    private LongStream times() {
      LongStream own = LongStream.of(sent, arrived);
      return LongStream.concat(own, pings.stream().flatMapToLong(Runner::times));
    }

    private static LongStream times(Ping ping) {
      return LongStream.of(ping.sent(), ping.answered());
    }
  }

  /** The same race so much later. */
  public ObservedRace later(long by) {
    return new ObservedRace(runners.stream().map(runner -> runner.later(by)).toList());
  }

  /** When the first thing happened. */
  public long earliest() {
    return times().min().orElseThrow();
  }

  /** When the last thing happened. */
  public long latest() {
    return times().max().orElseThrow();
  }

  private LongStream times() {
    return runners.stream().flatMapToLong(Runner::times).filter(time -> time != NEVER);
  }

  private static long later(long time, long by) {
    return time == NEVER ? NEVER : time + by;
  }
}
