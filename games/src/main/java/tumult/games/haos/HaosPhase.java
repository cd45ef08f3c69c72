package tumult.games.haos;

import java.util.Locale;

/** What is going on. */
public enum HaosPhase {
  /** The lot for the first place is drawn (R3). */
  FIRST,
  /** What cannot be dealt equally is put under the totem (R3). */
  UNDER,
  /** A place may open its next card; touches may name the latest openings. */
  TURN,
  /** A card is being opened. */
  OPENING,
  /** All are opening a card at the same time (R20). */
  TOGETHER,
  /** The race for the first grab is on (R17). */
  GRAB,
  /** The race for the first palm is on (R18). */
  PALM,
  /** The winner of a race chooses between its result and that of a duel (R21). */
  CHOICE,
  /** The game has ended. */
  OVER;

  boolean race() {
    return this == GRAB || this == PALM;
  }

  /** Whether cards are on their way face up, so that nobody but chance acts. */
  boolean chance() {
    return setUp() || this == OPENING || this == TOGETHER;
  }

  /** Whether nobody has opened a card yet. */
  boolean setUp() {
    return this == FIRST || this == UNDER;
  }

  /** Whether it matters how many openings a touch can name. */
  boolean nameable() {
    return this == TURN || this == OPENING || race();
  }

  String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
