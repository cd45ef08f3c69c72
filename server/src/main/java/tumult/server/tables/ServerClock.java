package tumult.server.tables;

import java.time.Instant;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/**
 * The time of day as it was when this server started, and what has passed since: it never goes back
 * or leaps, whatever is done to the machine's clock meanwhile.
 */
public final class ServerClock implements InstantSource {
  private static final long NANOS = 1_000_000;

  private final LongSupplier nanos;
  private final long start;
  private final long startNanos;

  /**
   * @param wall looked at once
   * @param nanos what passes, in nanoseconds from any time
   */
  public ServerClock(InstantSource wall, LongSupplier nanos) {
    this.nanos = nanos;
    start = wall.millis();
    startNanos = nanos.getAsLong();
  }

  public static ServerClock system() {
    return new ServerClock(InstantSource.system(), System::nanoTime);
  }

  @Override
  public long millis() {
    return start + (nanos.getAsLong() - startNanos) / NANOS;
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }
}
