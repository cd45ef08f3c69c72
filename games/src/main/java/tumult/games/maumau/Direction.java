package tumult.games.maumau;

/** The direction of play (R11). */
public enum Direction {
  CLOCKWISE,
  COUNTERCLOCKWISE
}
