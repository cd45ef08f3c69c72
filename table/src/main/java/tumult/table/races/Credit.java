package tumult.table.races;

import tumult.table.races.RaceLimits.CreditLimits;

/**
 * What a person may still claim beyond what was measured.
 *
 * <p>An honest client claims sometimes more and sometimes less than the measured round trip, and
 * the balance stays; a client that always claims more soon has only what each touch adds.
 */
final class Credit {
  private final CreditLimits limits;
  private long balance;

  Credit(CreditLimits limits) {
    this.limits = limits;
    balance = limits.first();
  }

  long balance() {
    return balance;
  }

  /** Books a touch that was granted so much more than was measured, or less if negative. */
  void book(long excess) {
    long change = excess > 0 ? -excess : -excess * limits.refundPercent() / 100;
    balance = Math.min(balance + change + limits.perTouch(), limits.most());
  }
}
