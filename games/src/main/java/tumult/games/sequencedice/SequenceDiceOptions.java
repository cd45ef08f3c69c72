package tumult.games.sequencedice;

import java.util.List;
import tumult.engine.Option;
import tumult.engine.Setup;

/**
 * What may be chosen before a game of Sequence Dice.
 *
 * @param seats 2 to 4; four are two teams of two
 * @param length how many chips in a line make a sequence
 */
record SequenceDiceOptions(int seats, int length) {
  // R3, R6
  static final List<Option> ALL =
      List.of(
          Option.number("seats", 2, 4, 2).because("four play as two teams"),
          Option.number("length", 5, 6, seats -> seats == 3 ? 5 : 6)
              .because("that many chips in a line win"));

  static SequenceDiceOptions of(Setup setup) {
    return new SequenceDiceOptions(setup.seats(), setup.number("length"));
  }

  /** Whether the sides are teams of two. R3, R4 */
  boolean teams() {
    return seats == 4;
  }

  /** How many colours are in play. R3, R4 */
  int sides() {
    return seats == 3 ? 3 : 2;
  }

  /** The seats of a side, a bit each. R3, R4 */
  int seatsOf(int side) {
    return teams() ? 0b0101 << side : 1 << side;
  }

  /** A bit for every seat. */
  int everySeat() {
    return (1 << seats) - 1;
  }
}
