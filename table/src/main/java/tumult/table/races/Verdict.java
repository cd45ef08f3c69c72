package tumult.table.races;

import java.util.List;

/**
 * What an arbiter says of a race, with all that it rests on.
 *
 * @param rivals the winner, those in the dead heat, or the one who made the mistake
 * @param heldUp those in the dead heat because their connection stood still: their touch may have
 *     been as fast, but had not come in, or came in later than may be made up for
 * @param until when to ask again, unless something comes in before; else when it was decided
 * @param deadZone how close reactions cannot be told apart
 * @param touches all of the race, the fastest first
 */
public record Verdict(
    Result result,
    List<Integer> rivals,
    List<Integer> heldUp,
    long until,
    long deadZone,
    List<TimedTouch> touches) {

  /** What touches, the fastest first, lead to if nobody else could still change it. */
  public static Verdict of(List<TimedTouch> touches, List<Integer> heldUp, long deadZone) {
    return ProvisionalVerdict.of(touches, deadZone).verdict(heldUp, 0, deadZone, touches);
  }

  /** How a race can stand. */
  public enum Result {
    /** Somebody entitled could still have been faster. */
    WAIT,
    /** One of the entitled was faster than all others. */
    WON,
    /** Several of the entitled were the fastest together. */
    DEAD_HEAT,
    /** Somebody who is not entitled was faster than all who are. */
    MISTAKE
  }

  /** Whether a reaction can be one to what was shown. */
  public enum Plausibility {
    FAIR,
    /** Very fast for a human being; it counts. */
    FLAGGED,
    /** Too fast to be one: a guess, which counts against the state before the opening. */
    ANTICIPATION
  }

  /** A touch and its reaction to the opening that the race is about. */
  public record TimedTouch(
      Reading reading, long reaction, Plausibility plausibility, boolean entitled) {
    public int rival() {
      return reading.touch().rival();
    }

    /** The same with all times and openings counted from others. */
    public TimedTouch since(long start, int openings) {
      return new TimedTouch(reading.since(start, openings), reaction, plausibility, entitled);
    }

    /** The reaction if there were no doubt. */
    public long undoubted() {
      return reaction - reading.benefit();
    }
  }
}
