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
 * @param stalls the same while pings show that the connection stands still
 * @param waits how often the others wait longer for somebody whose connection stands still, in
 *     thousandths of a time
 * @param deadHeats how often the touch of somebody whose connection stands still may keep others
 *     from winning though it has not come in, in thousandths of a time
 * @param reach the most of the credit which one touch may draw
 * @param stallReach the same when pings show that the connection stands still
 * @param patience how long a touch is waited for that is late without a sign
 * @param stallPatience how much longer if pings show that the connection stands still
 * @param hope how likely a touch must be on its way to be waited for so long, or to keep others
 *     from winning, from 0 to 1
 * @param handshake how far pings may exceed handshakes
 * @param surprise how many standard deviations somebody may be faster than the others
 * @param surpriseAtTwo the same if there is only one other
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
    CreditLimits stalls,
    CreditLimits waits,
    CreditLimits deadHeats,
    long reach,
    long stallReach,
    long patience,
    long stallPatience,
    double hope,
    long handshake,
    double surprise,
    double surpriseAtTwo,
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
          new CreditLimits(20_000, 5_000, 150_000, 75),
          new CreditLimits(150_000, 12_000, 300_000, 0),
          new CreditLimits(500, 15, 2_000, 0),
          new CreditLimits(2_000, 80, 3_000, 0),
          30_000,
          150_000,
          25_000,
          170_000,
          0.2,
          8_000,
          1.7,
          0.65,
          75_000,
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

  /** The same with another patience. */
  public RaceLimits withPatience(long other) {
    return new RaceLimits(
        deadZone,
        anticipation,
        early,
        handling,
        credit,
        stalls,
        waits,
        deadHeats,
        reach,
        stallReach,
        other,
        stallPatience,
        hope,
        handshake,
        surprise,
        surpriseAtTwo,
        benefit,
        nearest,
        mostCompensation);
  }

  /** The same with another measure of hope. */
  public RaceLimits withHope(double other) {
    return new RaceLimits(
        deadZone,
        anticipation,
        early,
        handling,
        credit,
        stalls,
        waits,
        deadHeats,
        reach,
        stallReach,
        patience,
        stallPatience,
        other,
        handshake,
        surprise,
        surpriseAtTwo,
        benefit,
        nearest,
        mostCompensation);
  }

  /** The same with another measure of surprise, however many there are. */
  public RaceLimits withSurprise(double other) {
    return new RaceLimits(
        deadZone,
        anticipation,
        early,
        handling,
        credit,
        stalls,
        waits,
        deadHeats,
        reach,
        stallReach,
        patience,
        stallPatience,
        hope,
        handshake,
        other,
        other,
        benefit,
        nearest,
        mostCompensation);
  }
}
