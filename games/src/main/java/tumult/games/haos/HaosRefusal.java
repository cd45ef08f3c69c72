package tumult.games.haos;

import tumult.engine.Refusal;

/** Why an attempt does not count in this game. */
public enum HaosRefusal implements Refusal {
  /** Two are never told apart unless two are entitled. */
  NOT_TWO_ENTITLED(14),
  /** There has been no opening since the last event of the totem: the touch is void. */
  ALREADY_SETTLED(15),
  /** The opening named is older than the event or the All open before it: the touch is void. */
  OPENING_TOO_OLD(15),
  /** Nobody is that quick, so the touch was meant for what lay there before: it is void. */
  TOO_EARLY(15),
  /** That card is not among those it could be. */
  CARD_NOT_THERE(16),
  /** Nobody opens during a race. */
  RACE_IS_ON(19),
  /** Only a race or a choice can lapse. */
  NOTHING_TO_LAPSE(19),
  /** There is no choice to make. */
  NOTHING_TO_CHOOSE(21),
  /** The winner of the race is still choosing. */
  CHOICE_IS_OPEN(22),
  /** You won the race: choose first. */
  CHOOSE_FIRST(22),
  /** That hand is out for good. */
  HAND_IS_OUT(32),
  /** Only the arbiter says that. */
  ARBITER_ONLY(33),
  /** Which card comes is for luck alone. */
  LUCK_ONLY(34),
  /** A card is on its way: nobody has seen it yet. */
  CARD_IS_COMING(34);

  private final int rule;

  HaosRefusal(int rule) {
    this.rule = rule;
  }

  @Override
  public int rule() {
    return rule;
  }
}
