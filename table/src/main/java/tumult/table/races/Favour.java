package tumult.table.races;

import tumult.table.races.RaceLimits.CreditLimits;

/** What may be granted to a person now and then: in some races, as long as a credit lasts. */
final class Favour {
  /** What it costs in one race. */
  private static final long ONE = 1000;

  private final Credit credit;
  private int granted = -1;

  /**
   * A favour.
   *
   * @param limits how often, in thousandths of a time
   */
  Favour(CreditLimits limits) {
    credit = new Credit(limits);
  }

  /** Every touch brings the next time nearer. */
  void earn() {
    credit.book(0);
  }

  /** Whether it is granted in the race about this opening; asked again, the answer is the same. */
  boolean isGranted(int opening) {
    if (granted != opening && credit.balance() >= ONE) {
      credit.book(ONE);
      granted = opening;
    }
    return granted == opening;
  }
}
