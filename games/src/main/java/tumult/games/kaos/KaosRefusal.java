package tumult.games.kaos;

import tumult.engine.Refusal;

/** Why a move is not allowed in Kaos. */
public enum KaosRefusal implements Refusal {
  /** A call belongs before action 1. */
  CALL_AT_THE_START(10),
  /** One call per turn. */
  CALLED_ALREADY(13),
  /** With {@code forgiving}: the hand has not been 30–36 for a whole round. */
  CALL_TOO_EARLY(13),
  /** Below 36 drawing is compulsory. */
  MUST_DRAW(15),
  /** A Dare is declined with a chip. */
  NO_CHIP_TO_DECLINE(20),
  /** Chaos cards are used after the die and before the raise. */
  CHAOS_CARDS_AFTER_THE_DIE(16),
  /** After Do and a taken Dare all are used. */
  MUST_USE_ALL(17),
  /** Action 3 comes when the chaos cards are done. */
  CHAOS_CARDS_FIRST(9),
  /** That chaos card is not held. */
  NOT_IN_FRONT_OF_YOU(20),
  /** Chance needs a number card while there is one. */
  NAME_A_CARD(30),
  /** That number card is not in the hand. */
  NOT_IN_HAND(24),
  /** Steal needs a seat while somebody holds a card. */
  NAME_A_SEAT(30),
  /** Steal draws from another. */
  NOT_YOURSELF(26),
  /** That seat does not take part in this round. */
  NOT_IN_THE_ROUND(30),
  /** That seat holds no number card. */
  NOTHING_TO_STEAL(30),
  /** The pile has no such card, or not there. */
  NOT_IN_THE_PILE(27),
  /** One cannot raise by more than one has. */
  TOO_FEW_CHIPS(23),
  /** The die has no such face. */
  NOT_ON_THE_DIE(3);

  private final int rule;

  KaosRefusal(int rule) {
    this.rule = rule;
  }

  @Override
  public int rule() {
    return rule;
  }
}
