package tumult.games.frappadingue;

import java.util.List;

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

  static final List<Ending> ALL = List.of(values());

  @SuppressWarnings("EnumOrdinal") // never leaves the memory: text and JSON use the name
  int number() {
    return ordinal();
  }
}
