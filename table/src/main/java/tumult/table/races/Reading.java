package tumult.table.races;

/**
 * A touch with all that its judgement rests on.
 *
 * @param sent when the opening that it names was sent to that person
 * @param limits what could be granted
 * @param granted what was taken off the time between sending and arrival
 * @param benefit what more would have been, but for a doubt; it can prevent a defeat only
 */
public record Reading(Touch touch, long sent, Compensation limits, long granted, long benefit) {

  /** Judges a touch within the limits of what could be granted. */
  public static Reading of(Touch touch, long sent, Compensation limits) {
    long claimed = claimed(touch, sent, limits);
    // A page that was not visible has not drawn the card when it says it has.
    return touch.visible()
        ? new Reading(touch, sent, limits, limits.granted(claimed), limits.benefit(claimed))
        : new Reading(touch, sent, limits, limits.floor(), 0);
  }

  /** The time on the way as the client claims; the usual one if it claims nothing. */
  private static long claimed(Touch touch, long sent, Compensation limits) {
    return touch.claimed() == Touch.UNCLAIMED
        ? limits.allowance()
        : touch.arrived() - sent - touch.claimed();
  }

  /**
   * What was claimed beyond what was granted, as far as a connection explains it that stood still.
   */
  long ungranted(long stall) {
    long explained = Math.min(claimed(touch, sent, limits), limits.allowance() + stall);
    return Math.max(0, explained - granted);
  }

  /** The same with all times and openings counted from others. */
  Reading since(long start, int openings) {
    Touch counted =
        new Touch(
            touch.rival(),
            touch.opening() - openings,
            touch.arrived() - start,
            touch.claimed(),
            touch.granularity(),
            touch.visible());
    return new Reading(counted, sent - start, limits, granted, benefit);
  }

  /** The reaction to the opening that the touch names. */
  public long reaction() {
    return reaction(sent);
  }

  /** The reaction to an opening that was sent to the same person at another time. */
  long reaction(long otherSent) {
    return touch.arrived() - otherSent - granted;
  }

  /** The reaction if there were neither doubt nor credit. */
  long measuredReaction() {
    return touch.arrived() - sent - limits.measured(claimed(touch, sent, limits));
  }
}
