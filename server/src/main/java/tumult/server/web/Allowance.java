package tumult.server.web;

/** So much at once, and so much per second in the long run. Not for several threads. */
final class Allowance {
  private static final double NANOS = 1e9;

  private final double most;
  private final double perSecond;
  private double left;
  private long at;

  Allowance(double most, double perSecond, long now) {
    this.most = most;
    this.perSecond = perSecond;
    left = most;
    at = now;
  }

  /** Spends one, if there is one to spend. */
  boolean spend(long now) {
    left = Math.min(most, left + (now - at) / NANOS * perSecond);
    at = now;
    if (left < 1) {
      return false;
    }
    left--;
    return true;
  }

  boolean isFull(long now) {
    return left + (now - at) / NANOS * perSecond >= most;
  }
}
