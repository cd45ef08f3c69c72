package tumult.games.haos;

import org.jspecify.annotations.Nullable;
import tumult.engine.Remark;
import tumult.games.haos.HaosMove.Gesture;
import tumult.games.haos.HaosMove.Hand;
import tumult.games.haos.HaosMove.Touch;

/** What the symbols say: of each moment, the moves that are right, and why. */
final class HaosWhy {
  private HaosWhy() {}

  /** Why a move is right; null if it is not. */
  static @Nullable Remark of(HaosState state, HaosOptions options, int seat, int action) {
    int place = duel(state, options, seat);
    return switch (Action.move(action, options.hands())) {
      case Touch(Gesture gesture, Hand hand, boolean previous) when !previous ->
          ofTouch(state, gesture, place < 0 ? hand : hand(place, options), hand, place >= 0);
      case HaosMove.Open() when place < 0 -> Remark.of("why-open");
      case HaosMove.Choose(var result) when result == HaosMove.Result.DUEL ->
          Remark.of("why-choose"); // R21
      default -> null;
    };
  }

  private static @Nullable Remark ofTouch(
      HaosState state, Gesture gesture, Hand right, Hand hand, boolean duel) {
    return switch (state.phase) {
      case GRAB -> gesture == Gesture.GRAB ? Remark.of("why-race") : null; // R17
      case PALM -> gesture == Gesture.PALM ? Remark.of("why-race") : null; // R18
      default -> duel && gesture == Gesture.GRAB && hand == right ? Remark.of("why-duel") : null;
    };
  }

  /** The first place of a seat that is in a duel; -1 if there is none. */
  private static int duel(HaosState state, HaosOptions options, int seat) {
    for (int place = 0; place < options.places(); place++) {
      if (state.seat(place) == seat && state.isIn(place) && state.inDuel(place)) {
        return place;
      }
    }
    return -1;
  }

  private static Hand hand(int place, HaosOptions options) {
    return options.hands() == 1 ? Hand.ONLY : place < 2 ? Hand.RIGHT : Hand.LEFT;
  }
}
