package tumult.games.kaos;

import java.util.Locale;

/** What everybody may know of how a seat has fared since the end of its last turn. */
public enum Tenure {
  /** A call is wrong: no turn in this round yet, a Reset since, or the turn is under way. */
  NONE,
  /** Nobody has touched the hand: a call is right if the hand is worth 30–36. */
  UNTOUCHED,
  /** Somebody stole from it: a call is right if the hand has been worth 30–36 all the time. */
  ROBBED;

  /** The tenure in notation. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
