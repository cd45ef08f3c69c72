package tumult.table;

/** Where a table is in its life. */
public enum Phase {
  /** Nothing has happened yet, not even the opening. */
  NEW,
  /** Seats are being taken before the first game, or before one of another kind. */
  GATHERING,
  /** A game is on. */
  PLAYING,
  /** A game is on, but nobody moves and no clock runs. */
  PAUSED,
  /** A game has ended; the next may follow with the same seats. */
  OVER,
  /** The table is no more. */
  CLOSED
}
