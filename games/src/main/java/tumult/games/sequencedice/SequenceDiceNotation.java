package tumult.games.sequencedice;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tumult.engine.Notation;
import tumult.engine.Position;
import tumult.engine.TwoDice;

/**
 * Positions as fields; {@link PositionReader} reads them.
 *
 * <pre>
 * phase=place turn=1 chips=a1,c3/f6 stock=18,19 dice=3+4 turns=4 rolls=5+6/1+2 contenders=0,1
 *     winners=-
 * </pre>
 *
 * <p>{@code chips} and {@code stock} go by side, {@code rolls} (for the start) by seat.
 */
final class SequenceDiceNotation {
  private static final int MOST_SEATS = 4;

  /** Every set of seats there can be. */
  private static final List<List<Integer>> SEATS =
      IntStream.range(0, 1 << MOST_SEATS).mapToObj(SequenceDiceNotation::members).toList();

  private SequenceDiceNotation() {}

  static Position write(SequenceDiceState state) {
    return new Position()
        .put("phase", Notation.word(state.phase()))
        .put("turn", state.turn)
        .putAll("chips", bySide(state, side -> names(state.chips[side])))
        .put("stock", bySide(state, state::stock))
        .put("dice", state.roll == TwoDice.NONE ? "-" : TwoDice.text(state.roll))
        .put("turns", state.turns)
        .putAll("rolls", startRolls(state))
        .put("contenders", seats(state.start.contenders))
        .put("winners", seats(state.winners()));
  }

  private static <T> List<T> bySide(SequenceDiceState state, IntFunction<T> what) {
    return IntStream.range(0, state.options.sides()).mapToObj(what).toList();
  }

  private static List<List<String>> startRolls(SequenceDiceState state) {
    return IntStream.range(0, state.options.seats())
        .map(state.start::roll)
        .mapToObj(roll -> roll == TwoDice.NONE ? List.<String>of() : List.of(TwoDice.text(roll)))
        .toList();
  }

  /** The spaces of a set in notation. */
  static List<String> names(long set) {
    return set == 0 ? List.of() : Bitboard.spaces(set).stream().map(Board::name).toList();
  }

  /** The numbers of a set of seats. */
  static List<Integer> seats(int set) {
    return SEATS.get(set);
  }

  private static List<Integer> members(int set) {
    return IntStream.range(0, MOST_SEATS).filter(seat -> (set >> seat & 1) != 0).boxed().toList();
  }
}
