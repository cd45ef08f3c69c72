package tumult.games.sequencedice;

import static tumult.games.sequencedice.SequenceDiceNotation.names;
import static tumult.games.sequencedice.SequenceDiceNotation.seats;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tumult.engine.TwoDice;

/**
 * What everybody sees: the whole game, since nothing is hidden. R20
 *
 * @param phase what the game is waiting for
 * @param turn the seat that rolls or chooses; at the end, the one that did last
 * @param board all spaces, row by row from the upper left corner
 * @param dice the last roll of a turn, the lower die first; empty before the first
 * @param sum of the dice; 0 before the first turn
 * @param turns how many turns have begun
 * @param sides who plays with which chips
 * @param start how the first turn is, or was, rolled for
 * @param sequence the spaces of the winning line, or lines
 * @param winners the seats that won; all of them in a draw
 */
public record SequenceDiceView(
    Phase phase,
    int turn,
    List<Space> board,
    List<Integer> dice,
    int sum,
    int turns,
    List<Side> sides,
    Start start,
    List<String> sequence,
    List<Integer> winners) {

  /**
   * A space of the board.
   *
   * @param sum the number printed on it
   * @param chip the colour of the chip on it, if there is one
   */
  public record Space(String name, int sum, @Nullable Colour chip) {}

  /**
   * A player or a team.
   *
   * @param stock how many chips it has left to place
   */
  public record Side(Colour colour, List<Integer> seats, int stock) {}

  /**
   * The rolls for the first turn.
   *
   * @param rolls the last one of every seat; empty if it has still to roll in this round
   * @param contenders the seats of this round, or of the last one
   * @param starter the seat that took the first turn, once that is known
   */
  public record Start(
      List<List<Integer>> rolls, List<Integer> contenders, @Nullable Integer starter) {}

  static SequenceDiceView of(SequenceDiceState state) {
    return new SequenceDiceView(
        state.phase(),
        state.turn,
        board(state),
        dice(state.roll),
        state.roll == TwoDice.NONE ? 0 : TwoDice.sum(state.roll),
        state.turns,
        IntStream.range(0, state.options.sides()).mapToObj(side -> side(state, side)).toList(),
        start(state),
        names(state.sequences(state.side(state.turn))),
        seats(state.winners()));
  }

  /** Every space as it looks without a chip, and with one of each side. */
  private static final List<List<Space>> LOOKS =
      IntStream.range(0, Board.SPACES).mapToObj(SequenceDiceView::looks).toList();

  private static List<Space> looks(int space) {
    List<Space> looks = new ArrayList<>();
    looks.add(new Space(Board.name(space), Board.sum(space), null));
    Colour.BY_SIDE.forEach(chip -> looks.add(new Space(Board.name(space), Board.sum(space), chip)));
    return looks;
  }

  private static List<Space> board(SequenceDiceState state) {
    Space[] board = new Space[Board.SPACES];
    for (int space = 0; space < board.length; space++) {
      board[space] = LOOKS.get(space).get(1 + chip(state, space));
    }
    return List.of(board);
  }

  /** The side whose chip is on a space; -1 if there is none. */
  private static int chip(SequenceDiceState state, int space) {
    for (int side = 0; side < state.options.sides(); side++) {
      if ((state.chips[side] >> space & 1) != 0) {
        return side;
      }
    }
    return -1;
  }

  private static Side side(SequenceDiceState state, int side) {
    return new Side(
        Colour.BY_SIDE.get(side), seats(state.options.seatsOf(side)), state.stock(side));
  }

  private static Start start(SequenceDiceState state) {
    List<List<Integer>> rolls =
        IntStream.range(0, state.options.seats())
            .mapToObj(seat -> dice(state.start.roll(seat)))
            .toList();
    List<Integer> best = seats(state.start.best());
    boolean decided = state.phase() != Phase.START && best.size() == 1;
    return new Start(rolls, seats(state.start.contenders), decided ? best.getFirst() : null);
  }

  private static List<Integer> dice(int roll) {
    return roll == TwoDice.NONE ? List.of() : List.of(TwoDice.low(roll), TwoDice.high(roll));
  }

  /** The chips of each side as bits. */
  long[] chips() {
    return sides.stream().mapToLong(side -> spaces(side.colour())).toArray();
  }

  /** Makes a position the one that was seen. */
  void restore(SequenceDiceState into) {
    System.arraycopy(chips(), 0, into.chips, 0, sides.size());
    for (int seat = 0; seat < start.rolls.size(); seat++) {
      into.start.put(seat, roll(start.rolls.get(seat)));
    }
    into.start.contenders = start.contenders.stream().mapToInt(seat -> 1 << seat).sum();
    into.turn = turn;
    into.roll = roll(dice);
    into.turns = turns;
    into.resume(phase);
  }

  private long spaces(Colour colour) {
    return IntStream.range(0, Board.SPACES)
        .filter(space -> board.get(space).chip() == colour)
        .mapToLong(space -> 1L << space)
        .sum();
  }

  private static int roll(List<Integer> dice) {
    return dice.isEmpty() ? TwoDice.NONE : TwoDice.roll(dice.getFirst(), dice.getLast());
  }
}
