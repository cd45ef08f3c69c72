package tumult.table.races;

/**
 * The limits of what may be taken off the time between an opening's sending and a touch's arrival,
 * for the way there and back.
 *
 * @param expected the round trip by pings and handshakes
 * @param doubt how much of it is not believed
 * @param credit what may be claimed beyond, in all
 * @param floor the least
 * @param allowance what costs no credit
 * @param ceiling the most
 * @param furthest the most if some of the doubt is set aside
 */
public record Compensation(
    long expected,
    long doubt,
    long credit,
    long floor,
    long allowance,
    long ceiling,
    long furthest) {

  /**
   * The limits now.
   *
   * @param balance the credit
   * @param stalled what may be claimed besides, since the connection stands still
   */
  static Compensation of(
      RaceLimits limits,
      RoundTrips link,
      long balance,
      long stalled,
      long doubted,
      long sent,
      long now) {
    long measured = (link.typical() + link.roundTripAt(sent, now)) / 2;
    long expected = Math.min(measured, link.handshake() + limits.handshake());
    long doubt = Math.clamp(doubted, 0, Math.max(0, expected - limits.nearest()));
    long allowance = Math.min(expected - doubt + limits.handling(), limits.mostCompensation());
    long stall = Math.min(link.stall(sent, now), limits.stallReach());
    long drawn = Math.clamp(balance, 0, Math.max(limits.reach(), stall - stalled));
    long most = limits.mostCompensation();
    long ceiling = Math.min(allowance + stalled + drawn, most);
    long furthest = Math.min(ceiling + Math.min(doubt, limits.benefit()), most);
    long floor = Math.clamp(link.best() - limits.deadZone(), 0, allowance);
    return new Compensation(
        expected, doubt, balance + stalled, floor, allowance, ceiling, furthest);
  }

  /** What is granted of what a client claims. */
  long granted(long claimed) {
    return Math.clamp(claimed, floor, ceiling);
  }

  /** What more would be granted of it if some of the doubt were set aside. */
  long benefit(long claimed) {
    return Math.clamp(claimed, ceiling, furthest) - ceiling;
  }

  /** What would be granted of it without any doubt, and without credit. */
  long measured(long claimed) {
    return Math.clamp(claimed, floor, allowance + doubt);
  }
}
