package tumult.games.kaos;

import java.util.Locale;

/** What is going on: who acts, and what about. Everybody may know it. */
public enum KaosPhase {
  /** Chance: the card each seat draws for the start (R5). */
  OPENING(true),
  /** Chance: the card an equal highest draws again (R6). */
  TIE(true),
  /** The seat on turn calls, draws or skips. */
  START(false),
  /** Chance: the number card of action 1 (R14). */
  CARD(true),
  /** Chance: the die of action 2. */
  DIE(true),
  /** The seat on turn takes or declines a Dare (R18). */
  DARE(false),
  /** Chance: the chaos card drawn. */
  CHAOS(true),
  /** The seat on turn uses chaos cards, or says that it is done. */
  USE(false),
  /** Chance: the number card drawn after a Chance (R24). */
  SWAP(true),
  /** Chance: the number card taken after a Reset (R25). */
  RESET(true),
  /** Chance: the number card lost to a Steal or a Destroy (R26, R28). */
  LOSE(true),
  /** The seat on turn takes a card of its choice from the pile (R27). */
  TAKE(false),
  /** The seat on turn raises or passes (R22). */
  RAISE(false),
  /** Chance: the card an equal highest draws after a right call (R32). */
  SHOWDOWN(true),
  /** The match has ended. */
  OVER(false);

  private final boolean chance;

  KaosPhase(boolean chance) {
    this.chance = chance;
  }

  /** Whether chance acts. */
  boolean chance() {
    return chance;
  }

  /** Whether chance draws a number card. */
  boolean drawsNumber() {
    return contest() || this == CARD || this == SWAP || this == RESET;
  }

  /** Whether it belongs to the time before the first turn of a round. */
  boolean opening() {
    return this == OPENING || this == TIE;
  }

  /** Whether seats draw against each other. */
  boolean contest() {
    return opening() || this == SHOWDOWN;
  }

  /** Whether chance gives a card to a chosen seat, or takes one from it. */
  boolean hasTarget() {
    return this == RESET || this == LOSE;
  }

  /** Whether the die of this turn has been rolled. */
  boolean rolled() {
    return compareTo(DARE) >= 0 && compareTo(RAISE) <= 0;
  }

  /** The phase in notation. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
