package tumult.games.maumau;

import tumult.engine.Refusal;

/** Why a move is not allowed in Mau Mau. */
public enum MauMauRefusal implements Refusal {
  /** The seat does not hold that card. */
  NOT_IN_HAND(6),
  /** Neither the colour nor the face of the top card. */
  DOES_NOT_MATCH(6),
  /** The colour that was named is another one. */
  NOT_THE_NAMED_COLOUR(8),
  /** A colour changer that names no colour, though it is not the last card. */
  NAMES_NO_COLOUR(8),
  /** A colour changer that names a colour as the last card. */
  LAST_CARD_NAMES_NOTHING(23),
  /** Drawing while a coloured card matches. */
  MUST_LAY(10),
  /** Anything but a draw 2 while a sum is owed. */
  ONLY_DRAW_2_ANSWERS(14),
  /** Anything else before "mau" or silence. */
  DECIDES_ON_MAU_FIRST(21),
  /** "Mau" or silence without having come down to one card by laying. */
  NO_MAU_NOW(21),
  /** Anything else before the colour of the starter is named. */
  NAMES_THE_STARTER_FIRST(5),
  /** Naming a colour without a colour changer as the starter. */
  NAMED_WHEN_LAYING(8),
  /** Chance only: the card is not in the pile. */
  NOT_IN_PILE(3),
  /** Chance only: a special as the starter. */
  STARTER_IS_A_NUMBER(5);

  private final int rule;

  MauMauRefusal(int rule) {
    this.rule = rule;
  }

  @Override
  public int rule() {
    return rule;
  }
}
