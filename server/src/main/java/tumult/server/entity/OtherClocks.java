package tumult.server.entity;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Times that were measured at other nodes, as times of this one.
 *
 * <p>No two clocks are compared: a message says how late it is by its sender's clock, and what
 * counts is how far back of that something was. All times of a node are shifted by the same amount
 * for a while, that of the message with the shortest way, so that differences between them stay
 * exactly what was measured there.
 */
final class OtherClocks {
  /** Two clocks drift apart by less than a millisecond meanwhile. */
  private static final long WHILE = 10_000_000;

  private final Map<Long, Shift> shifts = new ConcurrentHashMap<>();

  /**
   * @param micros what is added to a time of that node
   * @param least the shift by the quickest message since
   */
  private record Shift(long micros, long least, long until) {
    Shift next(long seen, long now) {
      long best = Math.min(least, seen);
      return now < until ? new Shift(micros, best, until) : new Shift(best, seen, now + WHILE);
    }
  }

  /**
   * How much to add to the times in a message.
   *
   * @param node who has sent it
   * @param sent when, by that node's clock
   * @param now by this one's
   */
  long shift(long node, long sent, long now) {
    long seen = now - sent;
    return shifts.merge(
            node, new Shift(seen, seen, now + WHILE), (known, fresh) -> known.next(seen, now))
        .micros;
  }
}
