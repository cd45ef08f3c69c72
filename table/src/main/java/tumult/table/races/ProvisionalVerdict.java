package tumult.table.races;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tumult.table.races.Verdict.Plausibility;
import tumult.table.races.Verdict.Result;
import tumult.table.races.Verdict.TimedTouch;

/**
 * How a race stands by the touches that have come in.
 *
 * @param safe the reaction from which on a further touch cannot change it
 */
record ProvisionalVerdict(Result result, List<Integer> rivals, long safe) {

  /** The provisional verdict on touches, the fastest first. */
  static ProvisionalVerdict of(List<TimedTouch> touches, long deadZone) {
    TimedTouch first = first(touches, true);
    TimedTouch mistaken = first(touches, false);
    long fastest = fastest(touches);
    // R14: in the same instant an entitled touch goes before a mistaken one.
    if (mistaken != null && (first == null || fastest - mistaken.reaction() >= deadZone)) {
      long safe = mistaken.reaction() + deadZone;
      return new ProvisionalVerdict(Result.MISTAKE, List.of(mistaken.rival()), safe);
    }
    if (first == null) {
      return new ProvisionalVerdict(Result.WAIT, List.of(), Arbiter.NEVER);
    }
    List<Integer> together = together(touches, first.reaction() + deadZone);
    // Nobody can win any more who is not clearly faster than all in a dead heat.
    return together.size() == 1
        ? new ProvisionalVerdict(Result.WON, together, first.reaction() + deadZone)
        : new ProvisionalVerdict(Result.DEAD_HEAT, together, fastest - deadZone + 1);
  }

  /** The verdict at a time; nobody wins if these were held up and may have been as fast (R14). */
  Verdict verdict(List<Integer> heldUp, long at, long deadZone, List<TimedTouch> touches) {
    if (result != Result.WON || heldUp.isEmpty()) {
      return new Verdict(result, rivals, List.of(), at, deadZone, touches);
    }
    List<Integer> together = Stream.concat(rivals.stream(), heldUp.stream()).toList();
    return new Verdict(Result.DEAD_HEAT, together, heldUp, at, deadZone, touches);
  }

  /** The fastest reaction of those who may win if there were no doubt. */
  private static long fastest(List<TimedTouch> touches) {
    return touches.stream()
        .filter(touch -> counts(touch, true))
        .mapToLong(TimedTouch::undoubted)
        .min()
        .orElse(Arbiter.NEVER);
  }

  private static @Nullable TimedTouch first(List<TimedTouch> touches, boolean entitled) {
    for (TimedTouch touch : touches) {
      if (counts(touch, entitled)) {
        return touch;
      }
    }
    return null;
  }

  private static List<Integer> together(List<TimedTouch> touches, long limit) {
    List<Integer> together = new ArrayList<>();
    for (TimedTouch touch : touches) {
      if (counts(touch, true) && touch.undoubted() < limit) {
        together.add(touch.rival());
      }
    }
    return List.copyOf(together);
  }

  private static boolean counts(TimedTouch touch, boolean entitled) {
    return touch.entitled() == entitled && touch.plausibility() != Plausibility.ANTICIPATION;
  }
}
