package tumult.table.races;

import tumult.table.races.Verdict.Plausibility;

/**
 * How fast a reaction can be, in microseconds: kept with every race, so that it is judged again by
 * the figures of its time.
 *
 * @param anticipation who reacts faster has not reacted to this opening, but guessed
 * @param early who reacts faster is flagged
 */
public record ReactionLimits(long anticipation, long early) {
  /** Those of the first races, which were kept without them. These never change. */
  public static final ReactionLimits FIRST = new ReactionLimits(100_000, 150_000);

  /** Whether a reaction can be one to what was shown. */
  public Plausibility plausibility(long reaction) {
    if (reaction < anticipation) {
      return Plausibility.ANTICIPATION;
    }
    return reaction < early ? Plausibility.FLAGGED : Plausibility.FAIR;
  }
}
