package tumult.games.haos;

import tumult.engine.Refusal;
import tumult.engine.Seat;

/** Why an actor's action that is not legal in a position is not. */
final class WhyNot {
  private final HaosState state;
  private final HaosPhase phase;
  private final int actor;

  WhyNot(HaosState state, int actor) {
    this.state = state;
    this.phase = state.phase;
    this.actor = actor;
  }

  Refusal refusal(int action) {
    if (phase == HaosPhase.OVER) {
      return Refusal.Common.GAME_OVER;
    }
    if (isLuck(action)) {
      return luck(action);
    }
    if (action == Action.DEAD_HEAT || action == Action.LAPSE) {
      return word(action);
    }
    return actor < state.options.seats() ? attempt(action) : Refusal.Common.NOT_YOUR_TURN;
  }

  private boolean isLuck(int action) {
    boolean card = action >= Action.CARD && action < Action.TOUCH;
    return card || action >= Action.first(state.hands);
  }

  private Refusal luck(int action) {
    if (actor != Seat.CHANCE) {
      return HaosRefusal.LUCK_ONLY;
    }
    boolean due =
        phase == HaosPhase.UNDER
            ? action >= Action.UNDER && action < Action.TOUCH
            : !phase.setUp() && phase.chance() && action < Action.UNDER;
    return due ? HaosRefusal.CARD_NOT_THERE : Refusal.Common.NOT_NOW;
  }

  private Refusal word(int action) {
    if (actor != Seat.ARBITER) {
      return HaosRefusal.ARBITER_ONLY;
    }
    if (phase.chance()) {
      return HaosRefusal.CARD_IS_COMING;
    }
    if (action == Action.LAPSE) {
      return HaosRefusal.NOTHING_TO_LAPSE;
    }
    return phase == HaosPhase.CHOICE ? HaosRefusal.CHOICE_IS_OPEN : HaosRefusal.NOT_TWO_ENTITLED;
  }

  private Refusal attempt(int action) {
    if (phase.chance()) {
      return HaosRefusal.CARD_IS_COMING;
    }
    if (phase == HaosPhase.CHOICE) {
      boolean own = state.seat(state.chooser) == actor;
      return own ? HaosRefusal.CHOOSE_FIRST : HaosRefusal.CHOICE_IS_OPEN;
    }
    return switch (action) {
      case Action.OPEN -> phase.race() ? HaosRefusal.RACE_IS_ON : Refusal.Common.NOT_YOUR_TURN;
      case Action.CHOOSE_DUEL, Action.CHOOSE_SPECIAL -> HaosRefusal.NOTHING_TO_CHOOSE;
      default -> touch(action - Action.TOUCH);
    };
  }

  private Refusal touch(int touch) {
    if (!state.isIn(state.place(actor, touch))) {
      return HaosRefusal.HAND_IS_OUT; // R32
    }
    return state.nameable == 0 ? HaosRefusal.ALREADY_SETTLED : HaosRefusal.OPENING_TOO_OLD; // R15
  }
}
