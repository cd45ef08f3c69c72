package tumult.games.haos;

import tumult.engine.BadInput;
import tumult.games.haos.HaosMove.Card;
import tumult.games.haos.HaosMove.Choose;
import tumult.games.haos.HaosMove.DeadHeat;
import tumult.games.haos.HaosMove.First;
import tumult.games.haos.HaosMove.Gesture;
import tumult.games.haos.HaosMove.Hand;
import tumult.games.haos.HaosMove.Lapse;
import tumult.games.haos.HaosMove.Open;
import tumult.games.haos.HaosMove.Result;
import tumult.games.haos.HaosMove.Touch;
import tumult.games.haos.HaosMove.Under;

/**
 * The numbers of the moves. Touches and lots come last, because how many there are depends on the
 * players; a touch is 2 × hands × previous + hands × palm + hand.
 */
final class Action {
  static final int OPEN = 0;
  static final int CHOOSE_DUEL = 1;
  static final int CHOOSE_SPECIAL = 2;
  static final int DEAD_HEAT = 3;
  static final int LAPSE = 4;
  static final int CARD = 5;
  static final int UNDER = CARD + Face.COUNT;
  static final int TOUCH = UNDER + Face.COUNT;

  private Action() {}

  /** The first of the lots for the beginner. */
  static int first(int hands) {
    return TOUCH + 4 * hands;
  }

  /** How many there are. */
  static int count(HaosOptions options) {
    return first(options.hands()) + options.places();
  }

  static int of(HaosMove move, HaosOptions options) {
    int hands = options.hands();
    return switch (move) {
      case Open() -> OPEN;
      case Choose(var result) -> result == Result.DUEL ? CHOOSE_DUEL : CHOOSE_SPECIAL;
      case DeadHeat() -> DEAD_HEAT;
      case Lapse() -> LAPSE;
      case Card(var card) -> CARD + Face.parse(card);
      case Under(var card) -> UNDER + Face.parse(card);
      case Touch touch -> TOUCH + touch(touch, hands);
      case First(var place) -> first(hands) + checked(place, options.places());
    };
  }

  private static int checked(int place, int places) {
    if (place < 0 || place >= places) {
      throw new BadInput("place %d: must be 0–%d".formatted(place, places - 1));
    }
    return place;
  }

  private static int touch(Touch touch, int hands) {
    if ((touch.hand() == Hand.ONLY) != (hands == 1)) {
      throw new BadInput("a touch names its hand when two play, and only then (R31)");
    }
    int hand = touch.hand() == Hand.LEFT ? 1 : 0;
    int palm = touch.gesture() == Gesture.PALM ? hands : 0;
    int previous = touch.previous() ? 2 * hands : 0;
    return previous + palm + hand;
  }

  static HaosMove move(int action, int hands) {
    if (action >= first(hands)) {
      return new First(action - first(hands));
    }
    if (action >= TOUCH) {
      return touch(action - TOUCH, hands);
    }
    if (action >= UNDER) {
      return new Under(Face.text(action - UNDER));
    }
    return switch (action) {
      case OPEN -> new Open();
      case CHOOSE_DUEL -> new Choose(Result.DUEL);
      case CHOOSE_SPECIAL -> new Choose(Result.SPECIAL);
      case DEAD_HEAT -> new DeadHeat();
      case LAPSE -> new Lapse();
      default -> new Card(Face.text(action - CARD));
    };
  }

  private static Touch touch(int touch, int hands) {
    Gesture gesture = (touch & hands) == 0 ? Gesture.GRAB : Gesture.PALM;
    Hand hand = hands == 1 ? Hand.ONLY : (touch & 1) == 0 ? Hand.RIGHT : Hand.LEFT;
    return new Touch(gesture, hand, touch >= 2 * hands);
  }
}
