package tumult.games.haos;

import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;
import tumult.engine.Plan;
import tumult.engine.Rng;
import tumult.engine.RuleOfThumb;
import tumult.games.haos.HaosMove.Choose;
import tumult.games.haos.HaosMove.Gesture;
import tumult.games.haos.HaosMove.Hand;
import tumult.games.haos.HaosMove.Result;
import tumult.games.haos.HaosMove.Touch;

/**
 * The rule of thumb: grab when a match is one's own, join every race, else open when it is one's
 * turn; as fast and as surely as the {@link ReactionTimes} of the level. The time counts from the
 * latest opening, so a bot asked again about the same opening should be given an equal generator.
 */
final class HaosThumb implements RuleOfThumb<HaosView> {
  /** How much longer it takes to see that there is nothing to grab, and to open. */
  private static final int PAUSE = 600;

  private final HaosOptions options;

  HaosThumb(HaosOptions options) {
    this.options = options;
  }

  @Override
  public @Nullable Plan plan(HaosView view, int seat, int level, int[] actions, Rng rng) {
    Eyes eyes = new Eyes(view, options);
    ReactionTimes hands = ReactionTimes.of(level);
    int reaction = hands.reaction(eyes.piles(), rng);
    HaosMove move =
        switch (view.phase()) {
          case GRAB, PALM -> race(view, seat, eyes, hands, rng);
          case TURN -> grab(seat, eyes, hands, rng);
          case CHOICE -> new Choose(Result.DUEL); // the cards go to somebody, not to the totem
          default -> null;
        };
    if (move != null && Arrays.binarySearch(actions, Action.of(move, options)) >= 0) {
      return new Plan(Action.of(move, options), reaction);
    }
    boolean opens = Arrays.binarySearch(actions, Action.OPEN) >= 0;
    return opens ? new Plan(Action.OPEN, reaction + PAUSE) : null;
  }

  /** Lays hand on the totem for the largest pile, with the right gesture or the other one. */
  private @Nullable HaosMove race(
      HaosView view, int seat, Eyes eyes, ReactionTimes hands, Rng rng) { // R17, R18
    if (hands.overlook(eyes.piles(), rng)) {
      return null;
    }
    boolean palm = (view.phase() == HaosPhase.PALM) != hands.mistake(true, eyes.piles(), rng);
    return eyes.placesOf(seat).stream()
        .max(Comparator.comparingInt(place -> view.places().get(place).pile().size()))
        .map(place -> touch(palm ? Gesture.PALM : Gesture.GRAB, place))
        .orElse(null);
  }

  private @Nullable HaosMove grab(int seat, Eyes eyes, ReactionTimes hands, Rng rng) {
    for (int place : eyes.placesOf(seat)) {
      boolean grabs =
          eyes.inDuel(place)
              ? !hands.overlook(eyes.piles(), rng)
              : eyes.compares(place) && hands.mistake(eyes.resembles(place), eyes.piles(), rng);
      if (grabs) {
        return touch(Gesture.GRAB, place);
      }
    }
    return null;
  }

  private HaosMove touch(Gesture gesture, int place) {
    Hand hand = options.hands() == 1 ? Hand.ONLY : place < 2 ? Hand.RIGHT : Hand.LEFT;
    return new Touch(gesture, hand, false);
  }
}
