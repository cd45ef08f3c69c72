package tumult.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.table.races.PhotoFinish;

/**
 * A move and the outcomes that followed it; or, as the first step of a game, the outcomes alone.
 *
 * @param actor who moved, chance for the first step
 * @param action the move's code, {@link #NO_MOVE} for the first step
 * @param by who chose the move
 * @param outcomes what chance did then
 * @param revealing whether the move told somebody something
 * @param finish what the arbiter judged by, if the move won a race or lost one; else null
 */
record Step(
    int actor,
    int action,
    By by,
    List<Integer> outcomes,
    boolean revealing,
    @Nullable PhotoFinish finish) {
  static final int NO_MOVE = -1;

  static Step start(List<Integer> outcomes) {
    return new Step(Seat.CHANCE, NO_MOVE, By.CLOCK, outcomes, true, null);
  }

  boolean isMove() {
    return action != NO_MOVE;
  }

  void play(State<?> state) {
    if (isMove()) {
      state.play(actor, action);
    }
    for (int i = 0; i < outcomes.size(); i++) {
      state.play(Seat.CHANCE, outcomes.get(i));
    }
  }
}
