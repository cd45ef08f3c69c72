package tumult.lab.races;

import java.util.List;

/** All that the server sees of one race, in microseconds. */
public record ObservedRace(List<Runner> runners) {
  /** The time of what never came. */
  public static final long NEVER = Long.MAX_VALUE;

  /** A ping and when its answer came, or {@link #NEVER}. */
  public record Ping(long sent, long answered) {}

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
      List<Long> handshakes) {}
}
