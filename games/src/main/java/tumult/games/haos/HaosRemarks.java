package tumult.games.haos;

import java.util.List;
import tumult.engine.Remark;

/** What the log says of Haos beyond the moves: what a touch led to. Words in quotes are keys. */
final class HaosRemarks {
  static final String DUEL = "duel";

  private HaosRemarks() {}

  static List<Remark> of(HaosState before, int actor, int action, HaosState after) {
    boolean touch = action >= Action.TOUCH && action < Action.first(before.hands);
    if ((touch && after.phase != HaosPhase.CHOICE) || action == Action.CHOOSE_DUEL) {
      return settled(before, actor, after);
    }
    boolean special = action == Action.CHOOSE_SPECIAL || action == Action.LAPSE;
    return special && before.phase == HaosPhase.CHOICE
        ? List.of(Remark.of("race", before.seat(before.chooser))) // R22
        : List.of();
  }

  /** The cards go to who erred, to who lost a duel, or to nobody. */
  private static List<Remark> settled(HaosState before, int seat, HaosState after) {
    for (int place = 0; place < before.places; place++) {
      int taken = faceDown(after, place) - faceDown(before, place);
      if (taken > 0) {
        int taker = before.seat(place);
        return List.of(
            taker == seat
                ? Remark.of("mistake", seat, taken) // R11
                : Remark.of(DUEL, seat, taker, taken)); // R7
      }
    }
    return before.phase.race() ? List.of(Remark.of("race", seat)) : List.of(); // R17
  }

  private static int faceDown(HaosState state, int place) {
    return state.piles.count(place) - state.piles.faceUp(place);
  }
}
