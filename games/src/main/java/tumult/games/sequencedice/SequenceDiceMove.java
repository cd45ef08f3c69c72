package tumult.games.sequencedice;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import tumult.engine.Moves;
import tumult.engine.TwoDice;

/** What chance or a seat does in Sequence Dice. */
public sealed interface SequenceDiceMove {
  /** Chance rolls both dice; the lower is named first. */
  record Roll(int low, int high) implements SequenceDiceMove {
    private static Roll of(int roll) {
      return new Roll(TwoDice.low(roll), TwoDice.high(roll));
    }
  }

  /** A seat puts a chip on a free space. */
  record Place(String space) implements SequenceDiceMove {}

  /** A seat puts a chip in place of an opponent's. */
  record Replace(String space) implements SequenceDiceMove {}

  /** A seat takes an opponent's chip off the board. */
  record Remove(String space) implements SequenceDiceMove {}

  /** Every move; the codes are those that {@link Phase} counts. */
  static Moves<SequenceDiceMove> all() {
    List<Integer> rolls = IntStream.range(0, TwoDice.ROLLS).boxed().toList();
    List<String> spaces = IntStream.range(0, Board.SPACES).mapToObj(Board::name).toList();
    String space = "a1 to f6";
    return new Moves<SequenceDiceMove>()
        .with("roll", "two dice 1–6, the lower first, e.g. 3+4", rolls, TwoDice::text, Roll::of)
        .with("place", space, spaces, Function.identity(), Place::new)
        .with("replace", space, spaces, Function.identity(), Replace::new)
        .with("remove", space, spaces, Function.identity(), Remove::new);
  }
}
