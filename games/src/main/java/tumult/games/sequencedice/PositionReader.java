package tumult.games.sequencedice;

import static tumult.engine.Position.wrong;
import static tumult.games.sequencedice.SequenceDiceState.MOST_TURNS;

import java.util.List;
import java.util.stream.IntStream;
import tumult.engine.Notation;
import tumult.engine.Position;
import tumult.engine.TwoDice;

/**
 * A position being read, field by field, and checked to be one that the rules allow.
 *
 * <p>Only {@code turn} must be there. Without {@code phase}, the seat on turn chooses if there are
 * {@code dice}, and rolls if not. Dice and start rolls that do not matter any more may be left out.
 */
final class PositionReader {
  private final Position position;
  private final SequenceDiceState state;
  private final SequenceDiceOptions options;

  /** Reads into a new state. */
  PositionReader(Position position, SequenceDiceState state) {
    this.position = position;
    this.state = state;
    this.options = state.options;
  }

  SequenceDiceState read() {
    state.turn = position.number("turn", 0, options.seats() - 1);
    readChips();
    state.roll = roll("dice", position.list("dice", TwoDice::parse, List.of()));
    Phase phase = readPhase();
    readTurns(phase);
    new StartReader(position, state).read(phase);
    checkSequences(phase);
    state.resume(phase);
    checkChoice(phase);
    position.agree("phase", Notation.word(state.phase()));
    position.agree("stock", IntStream.range(0, options.sides()).mapToObj(state::stock).toList());
    position.agree("winners", SequenceDiceNotation.seats(state.winners()));
    position.end();
    return state;
  }

  private void readChips() {
    List<List<Integer>> sides = position.listsOrNone("chips", options.sides(), Board::parse);
    for (int side = 0; side < sides.size(); side++) {
      for (int space : sides.get(side)) {
        putChip(side, space);
      }
    }
  }

  private void putChip(int side, int space) {
    if ((state.taken() >> space & 1) != 0) {
      throw wrong("chips", "%s is named twice, must be once".formatted(Board.name(space)));
    }
    if (state.stock(side) == 0) {
      throw wrong("chips", "side %d has more than 20, must be at most 20".formatted(side)); // R1
    }
    state.chips[side] |= 1L << space;
  }

  /** The only one of a list of rolls, if there is one. */
  static int roll(String field, List<Integer> rolls) {
    if (rolls.size() > 1) {
      throw wrong(field, "%d rolls, must be one, or - for none".formatted(rolls.size()));
    }
    return rolls.isEmpty() ? TwoDice.NONE : rolls.getFirst();
  }

  private Phase readPhase() {
    boolean rolled = state.roll != TwoDice.NONE;
    Phase usual = rolled ? Phase.PLACE : Phase.ROLL; // which choice it is, the roll decides
    Phase phase = position.one("phase", text -> Notation.constant(text, Phase.class), usual);
    if (phase.chooses() && !rolled) {
      throw wrong("dice", "must be given when a space is chosen, e.g. 3+4");
    }
    return phase;
  }

  private void readTurns(Phase phase) {
    int chips = Long.bitCount(state.taken()); // each took a turn
    int least = phase.chooses() ? chips + 1 : Math.max(chips, state.roll == TwoDice.NONE ? 0 : 1);
    if (phase == Phase.START && least > 0) {
      throw wrong("phase", "must not be start when there are chips or dice");
    }
    int most =
        switch (phase) {
          case START -> 0;
          case ROLL -> MOST_TURNS - 1;
          default -> MOST_TURNS;
        };
    state.turns = position.number("turns", least, most, least);
  }

  private void checkSequences(Phase phase) {
    int onTurn = state.side(state.turn);
    for (int side = 0; side < options.sides(); side++) {
      if (state.sequences(side) != 0 && (phase != Phase.OVER || side != onTurn)) {
        throw wrong(
            "chips",
            "side %d has a sequence: phase must be over, turn a seat of it".formatted(side)); // R18
      }
    }
    if (phase == Phase.OVER) {
      checkEnd(onTurn);
    }
  }

  private void checkEnd(int onTurn) {
    if (state.sequences(onTurn) == 0 && state.turns < MOST_TURNS) {
      throw wrong("phase", "must not be over: no sequence, and not %d turns".formatted(MOST_TURNS));
    }
    if (state.sequences(onTurn) != 0 && !hasLastChip(onTurn)) {
      throw wrong("chips", "one chip, on a space of the dice, must have completed the sequence");
    }
  }

  /** Whether there was no sequence before some chip that the roll may have put down. */
  private boolean hasLastChip(int side) {
    int sum = state.roll == TwoDice.NONE ? 11 : TwoDice.sum(state.roll);
    long own = state.chips[side];
    return sum != 10
        && Bitboard.spaces(own & Bitboard.reach(sum)).stream()
            .anyMatch(space -> !Bitboard.hasLine(own & ~(1L << space), options.length()));
  }

  private void checkChoice(Phase phase) {
    if (phase.chooses() && state.choices() == 0) {
      throw wrong("dice", "nothing can be done with them: the turn must have passed"); // R10
    }
  }
}
