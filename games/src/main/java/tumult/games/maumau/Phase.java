package tumult.games.maumau;

/** What is going on at the table; everybody can see it. */
public enum Phase {
  /** The lot for the first dealer is drawn (R4). */
  DEALER(true),
  /** The seat on turn gets its five cards (R3). */
  DEAL(true),
  /** The dealer turns the card that starts the discard pile (R5). */
  STARTER(true),
  /** The seat on turn names the colour of a colour changer that was turned (R5). */
  NAME(false),
  /** The seat on turn lays or draws. */
  PLAY(false),
  /** The seat on turn, down to one card, says "mau" or is silent (R21). */
  MAU(false),
  /** The seat on turn was silent and gets a penalty card (R20). */
  PENALTY(true),
  /** The seat on turn gets the cards it must draw; then the turn passes. */
  DRAW(true),
  /** The match has ended. */
  OVER(false);

  private final boolean chance;

  Phase(boolean chance) {
    this.chance = chance;
  }

  /** Whether chance acts. */
  boolean chance() {
    return chance;
  }
}
