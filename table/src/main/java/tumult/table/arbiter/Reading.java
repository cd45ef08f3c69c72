package tumult.table.arbiter;

/**
 * An attempt with all that its judgement rests on.
 *
 * @param sent when the opening that it names was sent to that person
 * @param limits what could be granted
 * @param granted what was taken off the time between sending and arrival
 * @param benefit what more would have been, but for a doubt; it can prevent a defeat only
 */
public record Reading(Touch attempt, long sent, Compensation limits, long granted, long benefit) {

  /** Judges an attempt within the limits of what could be granted. */
  public static Reading of(Touch attempt, long sent, Compensation limits) {
    long claimed = claimed(attempt, sent, limits);
    // A page that was not visible has not drawn the card when it says: its word is worth nothing.
    return attempt.visible()
        ? new Reading(attempt, sent, limits, limits.granted(claimed), limits.benefit(claimed))
        : new Reading(attempt, sent, limits, limits.floor(), 0);
  }

  /** The time on the way by the client's word; if it is silent, what is usual. */
  private static long claimed(Touch attempt, long sent, Compensation limits) {
    return attempt.claimed() == Touch.UNCLAIMED
        ? limits.allowance()
        : attempt.arrived() - sent - attempt.claimed();
  }

  /** The same with all times and openings counted from others. */
  Reading since(long start, int openings) {
    Touch counted =
        new Touch(
            attempt.rival(),
            attempt.opening() - openings,
            attempt.arrived() - start,
            attempt.claimed(),
            attempt.granularity(),
            attempt.visible());
    return new Reading(counted, sent - start, limits, granted, benefit);
  }

  /** The reaction to the opening that the attempt names. */
  public long reaction() {
    return reaction(sent);
  }

  /** The reaction to an opening that was sent to the same person at another time. */
  long reaction(long otherSent) {
    return attempt.arrived() - otherSent - granted;
  }

  /** The reaction if there were neither doubt nor credit. */
  long measuredReaction() {
    return attempt.arrived() - sent - limits.measured(claimed(attempt, sent, limits));
  }
}
