package tumult.table.races;

import tumult.table.races.Verdict.Plausibility;

/**
 * The figures by which an arbiter judges, in microseconds unless said otherwise.
 *
 * @param deadZone reactions closer than this cannot be told apart
 * @param anticipation who reacts faster has not reacted to this opening, but guessed
 * @param early who reacts faster is flagged
 * @param handling what drawing a card and passing a touch on may take at a client
 * @param credit what may be claimed beyond what was measured
 * @param reach the most of that credit which one touch may draw
 * @param stallReach the same when pings show that the connection stands still
 * @param handshake how far pings may exceed handshakes
 * @param surprise how many standard deviations somebody may be faster than the others
 * @param benefit how much of a doubt keeps others from winning, though it does not help to win
 * @param nearest the round trip that nobody is denied
 * @param mostCompensation the most that anybody is ever compensated
 */
public record RaceLimits(
    long deadZone,
    long anticipation,
    long early,
    long handling,
    CreditLimits credit,
    long reach,
    long stallReach,
    long handshake,
    double surprise,
    long benefit,
    long nearest,
    long mostCompensation) {

  /**
   * How much credit there is.
   *
   * @param first what a newcomer has
   * @param perTouch what every touch adds
   * @param most where it ends
   * @param refundPercent how much of what was claimed below the measured is kept for later
   */
  public record CreditLimits(long first, long perTouch, long most, int refundPercent) {}

  /** The best trade found; {@code docs/fairness.md} shows the curves. */
  public static final RaceLimits STANDARD =
      new RaceLimits(
          8_000,
          100_000,
          150_000,
          10_000,
          new CreditLimits(20_000, 8_000, 150_000, 75),
          30_000,
          150_000,
          8_000,
          1.5,
          30_000,
          60_000,
          450_000);

  /** How fast a reaction can be: what a race is judged again by, beside its dead zone. */
  public ReactionLimits reactions() {
    return new ReactionLimits(anticipation, early);
  }

  /** Whether a reaction can be one to what was shown. */
  public Plausibility plausibility(long reaction) {
    return reactions().plausibility(reaction);
  }

  /** The same with another reach. */
  public RaceLimits withReach(long other) {
    return new RaceLimits(
        deadZone,
        anticipation,
        early,
        handling,
        credit,
        other,
        stallReach,
        handshake,
        surprise,
        benefit,
        nearest,
        mostCompensation);
  }

  /** The same with another measure of surprise. */
  public RaceLimits withSurprise(double other) {
    return new RaceLimits(
        deadZone,
        anticipation,
        early,
        handling,
        credit,
        reach,
        stallReach,
        handshake,
        other,
        benefit,
        nearest,
        mostCompensation);
  }
}
