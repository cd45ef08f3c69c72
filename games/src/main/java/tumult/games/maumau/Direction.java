package tumult.games.maumau;

/** The direction of play (R11). */
public enum Direction {
  CLOCKWISE,
  COUNTERCLOCKWISE;

  /** The direction in notation. */
  String text() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
