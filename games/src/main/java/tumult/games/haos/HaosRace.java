package tumult.games.haos;

import tumult.engine.RaceRules;
import tumult.engine.Refusal;
import tumult.engine.Seat;

/** What the arbiter of a live table has to know: openings, touches, and whose are right (R15). */
final class HaosRace implements RaceRules<HaosState> {
  private final int hands;

  HaosRace(HaosOptions options) {
    hands = options.hands();
  }

  @Override
  public int openings(HaosState state) {
    return state.openings;
  }

  @Override
  public boolean isTouch(int action) {
    return action >= Action.TOUCH && action < Action.first(hands);
  }

  @Override
  public boolean isOpening(int action) {
    return action == Action.OPEN;
  }

  @Override
  public int answered(HaosState state, int action) {
    return state.isPrevious(action - Action.TOUCH) ? state.openings - 1 : state.openings;
  }

  @Override
  public int answering(HaosState state, int action, int opening) {
    int touch = (action - Action.TOUCH) & (2 * hands - 1);
    return switch (state.openings - opening) {
      case 0 -> Action.TOUCH + touch;
      case 1 -> Action.TOUCH + 2 * hands + touch;
      default -> NONE;
    };
  }

  @Override
  public boolean isRight(HaosState state, int seat, int action) {
    int touch = action - Action.TOUCH;
    return state.isRight(state.place(seat, touch), touch);
  }

  @Override
  public int entitled(HaosState state, int opening) {
    int entitled = 0;
    for (int place = 0; place < state.places; place++) {
      if (state.mayTouch(place, opening < state.openings)) {
        entitled |= Seat.bit(state.seat(place));
      }
    }
    return entitled;
  }

  @Override
  public int tie() {
    return Action.DEAD_HEAT;
  }

  @Override
  public Refusal tooLate() {
    return HaosRefusal.OPENING_TOO_OLD;
  }

  @Override
  public Refusal tooEarly() {
    return HaosRefusal.TOO_EARLY;
  }
}
