package tumult.games.sequencedice;

import tumult.engine.TwoDice;

/** What the game is waiting for. */
public enum Phase {
  /** A roll for the first turn. R7 */
  START(0),
  /** The roll of a turn. R9 */
  ROLL(0),
  /** The seat on turn to put a chip on a free space. R9 */
  PLACE(TwoDice.ROLLS),
  /** The seat on turn to put a chip in place of an opponent's. R10 */
  REPLACE(TwoDice.ROLLS + Board.SPACES),
  /** The seat on turn to take an opponent's chip off. R12 */
  REMOVE(TwoDice.ROLLS + 2 * Board.SPACES),
  /** Nothing: the game has ended. R18 */
  OVER(0);

  /** The lowest action of the phase; where a space is chosen, the one for the first space. */
  final int firstAction;

  Phase(int firstAction) {
    this.firstAction = firstAction;
  }

  /** Whether the seat on turn has to choose a space. */
  boolean chooses() {
    return firstAction != 0;
  }

  /** The phase in which an action is played; {@link #ROLL} for every roll. */
  static Phase of(int action) {
    if (action >= REMOVE.firstAction) {
      return REMOVE;
    }
    if (action >= REPLACE.firstAction) {
      return REPLACE;
    }
    return action >= PLACE.firstAction ? PLACE : ROLL;
  }
}
