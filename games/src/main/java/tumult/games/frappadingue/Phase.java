package tumult.games.frappadingue;

import java.util.List;

/** What a match is waiting for. */
public enum Phase {
  /** The lot for the first seat. */
  LOT,
  /** The cards of a deal or re-deal. */
  DEAL,
  /** What the seat on turn places. */
  PLACE,
  /** Whether the seat on turn scores or re-deals. */
  CHOOSE,
  /** Nothing: the match has ended. */
  OVER;

  static final List<Phase> ALL = List.of(values());

  @SuppressWarnings("EnumOrdinal") // never leaves the memory: text and JSON use the name
  int number() {
    return ordinal();
  }
}
