package tumult.engine;

/**
 * What the arbiter of a live table has to know of a race game. All of it follows from the rules;
 * who was first does not, and is for the arbiter to find out.
 *
 * <p>An <i>opening</i> is what is shown to all at once, such as a card turned over; openings are
 * counted from 1. A <i>touch</i> is an action that answers an opening: it matters who was first,
 * and a wrong touch is a mistake.
 */
public interface RaceRules<S extends State<S>> {
  /** Stands for no action. */
  int NONE = -1;

  /** The number of the latest opening, 0 before the first. */
  int openings(S state);

  boolean isTouch(int action);

  /** Whether an action brings about the next opening. */
  boolean isOpening(int action);

  /** Which opening a touch answers if it is made in this position. */
  int answered(S state, int touch);

  /**
   * The same touch as an answer to another opening; {@link #NONE} if that is none of the last two.
   */
  int answering(S state, int touch, int opening);

  /** Whether a touch that is legal here is right, not a mistake. */
  boolean isRight(S state, int seat, int touch);

  /**
   * The seats, a bit each, that could make a right touch: an answer to this opening or a later one.
   */
  int entitled(S state, int opening);

  /** The arbiter's action where several were first together. */
  int tie();

  /** Why a touch is void that answers an opening which can no longer be named. */
  Refusal tooLate();

  /** Why a touch is void that came too soon to be an answer, and answers nothing before either. */
  Refusal tooEarly();
}
