package tumult.table;

/** Who chose a move that was played. */
public enum By {
  /** The person whose seat it is. */
  PERSON,
  /** The bot whose seat it is, or that plays on for somebody who resigned. */
  BOT,
  /** The bot that plays for somebody whose clock ran out. */
  STAND_IN,
  /** Nobody: the time that the game itself gives for this decision ran out. */
  CLOCK,
  /** The arbiter of a race game. */
  ARBITER
}
