package tumult.engine;

/**
 * Why a move is not allowed: a value, made by enums, so that each reason can be worded and tested.
 */
public interface Refusal {
  /** The reason's name, which is also its message key. */
  String name();

  /** The number of the rule behind it, 0 where no numbered rule is. */
  int rule();

  /** The reasons that every game shares. */
  enum Common implements Refusal {
    /** The game has ended. */
    GAME_OVER,
    /** Somebody else acts now. */
    NOT_YOUR_TURN,
    /** A move that is not made in this phase of the game. */
    NOT_NOW;

    @Override
    public int rule() {
      return 0;
    }
  }
}
