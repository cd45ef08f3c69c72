package tumult.games.frappadingue;

import tumult.engine.Refusal;

/** Why a move is not allowed in Frappadingue. */
public enum FrappadingueRefusal implements Refusal {
  /** Chance cannot show a card of which none is left. */
  NONE_LEFT(4),
  /** A card or combination has to be placed before scoring or re-dealing. */
  PLACE_FIRST(5),
  /** More 8s or 12s are named than are visible. */
  NOT_VISIBLE(7),
  /** The combination is not visible, only fewer cards of that rank. */
  NO_COMBINATION(5),
  /** Cards in the counter do not complete a combination. */
  COUNTER_DOES_NOT_HELP(8),
  /** One places once in a deal; now one scores or re-deals. */
  ALREADY_PLACED(13),
  /** The total is not a multiple of 100. */
  NOT_A_HUNDRED(13),
  /** The total is 0 or less. */
  NOT_ABOVE_ZERO(14);

  private final int rule;

  FrappadingueRefusal(int rule) {
    this.rule = rule;
  }

  @Override
  public int rule() {
    return rule;
  }
}
