package tumult.games.sequencedice;

import tumult.engine.Refusal;

/** Why a move is not allowed in Sequence Dice. */
public enum SequenceDiceRefusal implements Refusal {
  /** Live tables only: nobody may write while teams play, since partners may not talk. */
  NO_TALKING(3),
  /** The first turn is still being rolled for. */
  START_NOT_DECIDED(7),
  /** The dice of this turn have not been rolled. */
  NOT_ROLLED_YET(9),
  /** A chip may only be placed on a space of the sum. */
  NOT_OF_THE_SUM(9),
  /** A chip already lies on the space. */
  SPACE_TAKEN(9),
  /** A space of the sum is free, so no chip is replaced. */
  SUM_STILL_FREE(10),
  /** All four spaces of the sum are taken, so a chip is replaced. */
  SUM_ALL_TAKEN(10),
  /** Only a chip on one of the four spaces of the sum may be replaced. */
  REPLACE_WITHIN_THE_SUM(11),
  /** A 10 places nothing: it takes a chip off. */
  TEN_TAKES_OFF(12),
  /** Only a 10 takes a chip off. */
  ONLY_TEN_TAKES_OFF(12),
  /** Chips on a 2 or 12 are safe from a 10. */
  SAFE_FROM_TEN(12),
  /** No chip lies on the space. */
  NO_CHIP_THERE(12),
  /** With an 11 nothing is replaced while a space is free. */
  BOARD_NOT_FULL(13),
  /** With an 11 and a full board, a chip is replaced. */
  BOARD_FULL(13),
  /** The chip is one's own side's. */
  OWN_CHIP(16);

  private final int rule;

  SequenceDiceRefusal(int rule) {
    this.rule = rule;
  }

  @Override
  public int rule() {
    return rule;
  }
}
