package tumult.server.web;

import java.util.HashMap;
import java.util.Map;

/**
 * Long bodies of requests that are on their way, as long as they are said to be: an address may
 * have as much in all as is left for everybody else. Short ones cost no more than their connection.
 */
final class Bodies {
  /** What is no longer than a message on a socket may be. */
  private static final long SHORT = RequestLimits.LARGEST_FRAME;

  private final CommonRoom room;
  private final Map<String, Long> ofEach = new HashMap<>();

  Bodies(CommonRoom room) {
    this.room = room;
  }

  /** Whether there is room for one more from this address, which has it until it has come. */
  synchronized boolean comes(String address, long bytes) {
    boolean taken = bytes <= SHORT || room.take(bytes, ofEach.getOrDefault(address, 0L));
    if (taken && bytes > SHORT) {
      ofEach.merge(address, bytes, Long::sum);
    }
    return taken;
  }

  /** It has come and was answered, or comes no more. */
  synchronized void done(String address, long bytes) {
    if (bytes > SHORT) {
      room.giveBack(bytes);
      ofEach.computeIfPresent(address, (one, sum) -> sum == bytes ? null : sum - bytes);
    }
  }
}
