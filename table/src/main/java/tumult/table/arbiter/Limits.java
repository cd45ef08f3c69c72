package tumult.table.arbiter;

import tumult.table.arbiter.Ruling.Kind;

/**
 * The figures by which an arbiter judges, in microseconds unless said otherwise.
 *
 * @param deadZone reactions closer than this cannot be told apart
 * @param anticipation who reacts faster has not reacted to this opening, but guessed
 * @param early who reacts faster is flagged
 * @param handling what drawing a card and passing a touch on may take at a client
 * @param credit what may be claimed beyond what was measured
 * @param reach the most of that credit which one attempt may draw
 * @param stallReach the same when pings show that the connection stands still
 * @param witness how far pings may exceed handshakes
 * @param surprise how many standard deviations somebody may be faster than the others
 * @param benefit how much of a doubt keeps others from winning, though it does not help to win
 * @param nearest the round trip that nobody is denied
 * @param mostCompensation the most that anybody is ever compensated
 */
public record Limits(
    long deadZone,
    long anticipation,
    long early,
    long handling,
    CreditLimits credit,
    long reach,
    long stallReach,
    long witness,
    double surprise,
    long benefit,
    long nearest,
    long mostCompensation) {

  /**
   * How much credit there is.
   *
   * @param first what a newcomer has
   * @param perAttempt what every attempt adds
   * @param most where it ends
   * @param refundPercent how much of what was claimed below the measured is kept for later
   */
  public record CreditLimits(long first, long perAttempt, long most, int refundPercent) {}

  /** The best trade found; {@code docs/fairness.md} shows the curves. */
  public static final Limits STANDARD =
      new Limits(
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
  public Kind kind(long reaction) {
    return reactions().kind(reaction);
  }

  /** The same with another reach. */
  public Limits withReach(long other) {
    return new Limits(
        deadZone,
        anticipation,
        early,
        handling,
        credit,
        other,
        stallReach,
        witness,
        surprise,
        benefit,
        nearest,
        mostCompensation);
  }

  /** The same with another measure of surprise. */
  public Limits withSurprise(double other) {
    return new Limits(
        deadZone,
        anticipation,
        early,
        handling,
        credit,
        reach,
        stallReach,
        witness,
        other,
        benefit,
        nearest,
        mostCompensation);
  }
}
