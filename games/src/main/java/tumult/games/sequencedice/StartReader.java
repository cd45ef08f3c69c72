package tumult.games.sequencedice;

import static tumult.engine.Position.wrong;

import java.util.List;
import java.util.stream.IntStream;
import tumult.engine.Position;
import tumult.engine.Seat;
import tumult.engine.TwoDice;

/**
 * The part of a position that tells how the first turn is, or was, rolled for. R7, R8
 *
 * <p>After the start it may be left out: then nobody knows any more.
 */
final class StartReader {
  private final Position position;
  private final SequenceDiceState state;
  private final int seats;
  private final StartRolls start;

  StartReader(Position position, SequenceDiceState state) {
    this.position = position;
    this.state = state;
    this.seats = state.options.seats();
    this.start = state.start;
  }

  void read(Phase phase) {
    readRolls();
    readContenders(phase);
    if (phase == Phase.START || start.contenders != 0 || anyRolled()) {
      check(phase);
    }
  }

  private void readRolls() {
    List<List<Integer>> rolls = position.listsOrNone("rolls", seats, TwoDice::parse);
    for (int seat = 0; seat < seats; seat++) {
      start.put(seat, PositionReader.roll("rolls", rolls.get(seat)));
    }
  }

  private void readContenders(Phase phase) {
    if (position.has("contenders")) {
      start.contenders = position.seats("contenders", seats);
    } else if (phase != Phase.START && !anyRolled()) {
      start.contenders = 0;
    }
  }

  private boolean anyRolled() {
    return IntStream.range(0, seats).anyMatch(this::rolled);
  }

  private boolean rolled(int seat) {
    return start.roll(seat) != TwoDice.NONE;
  }

  private boolean contends(int seat) {
    return (start.contenders >> seat & 1) != 0;
  }

  private void check(Phase phase) {
    if (Integer.bitCount(start.contenders) < 2) {
      throw wrong("contenders", "must be at least two seats");
    }
    for (int seat = 0; seat < seats; seat++) {
      checkRoll(seat, phase == Phase.START && contends(seat) && seat >= state.turn);
    }
    if (phase == Phase.START) {
      checkRoller();
    } else {
      checkStarter();
    }
  }

  private void checkRoll(int seat, boolean waits) {
    if (waits == rolled(seat)) {
      throw wrong("rolls", "seat %d must have %s".formatted(seat, waits ? "none yet" : "one"));
    }
    if (!contends(seat) && TwoDice.sum(start.roll(seat)) == 12) {
      throw wrong("rolls", "seat %d cannot be beaten, must be a contender".formatted(seat));
    }
  }

  private void checkRoller() {
    if (!contends(state.turn)) {
      throw wrong("turn", "%d must be one of the contenders".formatted(state.turn));
    }
  }

  private void checkStarter() {
    int best = start.best();
    if (Integer.bitCount(best) != 1) {
      throw wrong("rolls", "equal best rolls, must be one best when the start is over");
    }
    if (state.turns == 0 && best != Seat.bit(state.turn)) {
      throw wrong("turn", "%d must be the seat with the best roll".formatted(state.turn));
    }
  }
}
