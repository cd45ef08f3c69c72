package tumult.table;

/** Who may ask for a hint on their turn. In a race game it is never anybody but one alone. */
public enum Hints {
  /** Whoever is the only person with a seat. */
  ALONE,
  /** Everybody. */
  ALL,
  /** Nobody. */
  NONE
}
