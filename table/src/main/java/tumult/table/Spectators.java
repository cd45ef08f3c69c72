package tumult.table;

/** What those without a seat see of the game. */
public enum Spectators {
  /** Everything that a spectator may know, at once. */
  OPEN,
  /** The same, {@link #DELAY} moves later; all of it when the game is over. */
  DELAYED,
  /** Nothing but who sits at the table. */
  NONE;

  /** How many moves those who see things delayed are behind. */
  public static final int DELAY = 8;
}
