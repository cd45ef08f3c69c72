package tumult.games.sequencedice;

import static tumult.games.sequencedice.SequenceDiceRefusal.*;

import tumult.engine.Refusal;
import tumult.engine.Refusal.Common;
import tumult.engine.Seat;
import tumult.engine.TwoDice;

/** The reason why an action is not legal in a position. */
final class WhyNot {
  private final SequenceDiceState state;
  private final Phase phase;

  WhyNot(SequenceDiceState state) {
    this.state = state;
    this.phase = state.phase();
  }

  Refusal play(int seat, int action) {
    if (phase == Phase.OVER) {
      return Common.GAME_OVER;
    }
    if ((state.actors() >>> seat & 1) == 0) {
      return act(seat, action);
    }
    Phase asked = Phase.of(action);
    if (seat == Seat.CHANCE || !asked.chooses()) {
      return Common.NOT_NOW;
    }
    long space = 1L << (action - asked.firstAction);
    return switch (asked) {
      case PLACE -> place(space);
      case REPLACE -> replace(space);
      default -> remove(space);
    };
  }

  private Refusal act(int seat, int action) {
    boolean chooses = seat < state.options.seats() && Phase.of(action).chooses();
    if (chooses && phase == Phase.START) {
      return START_NOT_DECIDED;
    }
    return chooses && seat == state.turn ? NOT_ROLLED_YET : Common.NOT_YOUR_TURN;
  }

  private Refusal place(long space) {
    if (phase == Phase.REMOVE) {
      return TEN_TAKES_OFF;
    }
    if ((space & reach()) == 0) {
      return NOT_OF_THE_SUM;
    }
    if (phase == Phase.PLACE) {
      return SPACE_TAKEN;
    }
    return rolledEleven() ? BOARD_FULL : SUM_ALL_TAKEN;
  }

  private Refusal replace(long space) {
    if (phase == Phase.REMOVE) {
      return TEN_TAKES_OFF;
    }
    if (phase == Phase.PLACE) {
      return rolledEleven() ? BOARD_NOT_FULL : SUM_STILL_FREE;
    }
    return (space & reach()) == 0 ? REPLACE_WITHIN_THE_SUM : OWN_CHIP;
  }

  private Refusal remove(long space) {
    if (phase != Phase.REMOVE) {
      return ONLY_TEN_TAKES_OFF;
    }
    if ((space & state.taken()) == 0) {
      return NO_CHIP_THERE;
    }
    return (space & state.chips[state.side(state.turn)]) != 0 ? OWN_CHIP : SAFE_FROM_TEN;
  }

  private long reach() {
    return Bitboard.reach(TwoDice.sum(state.roll));
  }

  private boolean rolledEleven() {
    return TwoDice.sum(state.roll) == 11;
  }
}
