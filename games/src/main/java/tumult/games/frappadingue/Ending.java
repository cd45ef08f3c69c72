package tumult.games.frappadingue;

/** How a turn ended. */
public enum Ending {
  /** There has been no turn yet. */
  NONE,
  /** Its total was written on the pad. */
  SCORED,
  /** Nothing visible scored (R6). */
  BUST,
  /** A crash appeared (R15). */
  CRASHED,
  /** No card was left to deal, and the total could not be scored (R18). */
  OUT_OF_CARDS;

  static final java.util.List<Ending> ALL = java.util.List.of(values());
}
