package tumult.server.web;

/** So much at once, and so much per second in the long run. Not for several threads. */
final class Allowance {
  private static final double NANOS = 1e9;
  private static final long MILLI = 1_000_000;

  private final long each;
  private final long most;
  private long until;

  Allowance(double most, double perSecond, long now) {
    each = (long) (NANOS / perSecond);
    this.most = (long) (most * each);
    until = now;
  }

  /** Spends one, if there is one to spend. */
  boolean spend(long now) {
    return spendOrWait(now) == 0;
  }

  /** Spends one and gives 0; or gives after how many milliseconds there will be one to spend. */
  int spendOrWait(long now) {
    return spendOrWait(now, 1);
  }

  /** The same for several at once; for all that there ever is, if they are more. */
  int spendOrWait(long now, int several) {
    long used = used(now) + Math.min(several * each, most);
    if (used > most) {
      return (int) Math.min(Integer.MAX_VALUE, Math.ceilDiv(used - most, MILLI));
    }
    until = now + used;
    return 0;
  }

  /** What has been spent and is not there again, as the time that this takes. */
  private long used(long now) {
    return Math.max(0, until - now);
  }

  boolean isFull(long now) {
    return used(now) == 0;
  }
}
