package tumult.games.sequencedice;

import tumult.engine.BadInput;

/** What chance or a seat does in Sequence Dice. */
public sealed interface SequenceDiceMove {
  /** How many moves there are: rolls, then places, replaces and removes of every space. */
  int COUNT = Dice.ROLLS + 3 * Board.SPACES;

  /** Chance rolls both dice; the lower is named first. */
  record Roll(int low, int high) implements SequenceDiceMove {
    @Override
    public int code() {
      return Dice.roll(low, high);
    }
  }

  /** A seat puts a chip on a free space. */
  record Place(String space) implements SequenceDiceMove {
    @Override
    public int code() {
      return Phase.PLACE.firstAction + Board.parse(space);
    }
  }

  /** A seat puts a chip in place of an opponent's. */
  record Replace(String space) implements SequenceDiceMove {
    @Override
    public int code() {
      return Phase.REPLACE.firstAction + Board.parse(space);
    }
  }

  /** A seat takes an opponent's chip off the board. */
  record Remove(String space) implements SequenceDiceMove {
    @Override
    public int code() {
      return Phase.REMOVE.firstAction + Board.parse(space);
    }
  }

  /** The action that this move is. */
  int code();

  /** The move that an action is. */
  static SequenceDiceMove of(int action) {
    if (action < 0 || action >= COUNT) {
      throw new BadInput("action %d: must be 0–%d".formatted(action, COUNT - 1));
    }
    Phase phase = Phase.of(action);
    return phase == Phase.ROLL
        ? new Roll(Dice.low(action), Dice.high(action))
        : choice(phase, Board.name(action - phase.firstAction));
  }

  private static SequenceDiceMove choice(Phase phase, String space) {
    return switch (phase) {
      case PLACE -> new Place(space);
      case REPLACE -> new Replace(space);
      case REMOVE -> new Remove(space);
      case START, ROLL, OVER -> throw new IllegalArgumentException(phase + " chooses no space");
    };
  }
}
