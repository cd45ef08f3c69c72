package tumult.server.tables;

/**
 * Something that was measured on the way to a subscriber, for the arbiter of a race game. Times are
 * those of {@link #now}, in microseconds.
 */
public sealed interface Measurement {
  /** The same by a clock that is ahead by so much. */
  default Measurement shifted(long by) {
    return switch (this) {
      case Sent(long number, long at) -> new Sent(number, at + by);
      case Pinged(long at) -> new Pinged(at + by);
      case Ponged(long pinged, long at) -> new Ponged(pinged + by, at + by);
      case ShookHands shake -> shake;
    };
  }

  /** A message has been sent. */
  record Sent(long number, long at) implements Measurement {}

  /** A ping has been sent. */
  record Pinged(long at) implements Measurement {}

  /** The answer to the ping of a certain time has come. */
  record Ponged(long pinged, long at) implements Measurement {}

  /** How long a round trip took that the client's system has answered, not its program. */
  record ShookHands(long duration) implements Measurement {}

  /** The time by a clock that never goes back. */
  static long now() {
    return System.nanoTime() / 1000;
  }
}
