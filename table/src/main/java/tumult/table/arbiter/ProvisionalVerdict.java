package tumult.table.arbiter;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.table.arbiter.Verdict.Kind;
import tumult.table.arbiter.Verdict.Outcome;
import tumult.table.arbiter.Verdict.Timed;

/**
 * How a race stands by the attempts that have come in.
 *
 * @param safe the reaction from which on a further attempt cannot change it
 */
record ProvisionalVerdict(Outcome outcome, List<Integer> rivals, long safe) {

  /** The standing of attempts, the fastest first. */
  static ProvisionalVerdict of(List<Timed> attempts, long deadZone) {
    Timed first = first(attempts, true);
    Timed mistaken = first(attempts, false);
    long fastest = fastest(attempts);
    // R14: in the same instant an entitled touch goes before a mistaken one.
    if (mistaken != null && (first == null || fastest - mistaken.reaction() >= deadZone)) {
      long safe = mistaken.reaction() + deadZone;
      return new ProvisionalVerdict(Outcome.MISTAKE, List.of(mistaken.rival()), safe);
    }
    if (first == null) {
      return new ProvisionalVerdict(Outcome.WAIT, List.of(), Arbiter.NEVER);
    }
    List<Integer> together = together(attempts, first.reaction() + deadZone);
    // Nobody can win any more who is not clearly faster than all in a dead heat.
    return together.size() == 1
        ? new ProvisionalVerdict(Outcome.WON, together, first.reaction() + deadZone)
        : new ProvisionalVerdict(Outcome.DEAD_HEAT, together, fastest - deadZone + 1);
  }

  /** The fastest reaction of those who may win if there were no doubt. */
  private static long fastest(List<Timed> attempts) {
    return attempts.stream()
        .filter(attempt -> counts(attempt, true))
        .mapToLong(Timed::undoubted)
        .min()
        .orElse(Arbiter.NEVER);
  }

  private static @Nullable Timed first(List<Timed> attempts, boolean entitled) {
    for (Timed attempt : attempts) {
      if (counts(attempt, entitled)) {
        return attempt;
      }
    }
    return null;
  }

  private static List<Integer> together(List<Timed> attempts, long limit) {
    List<Integer> together = new ArrayList<>();
    for (Timed attempt : attempts) {
      if (counts(attempt, true) && attempt.undoubted() < limit) {
        together.add(attempt.rival());
      }
    }
    return List.copyOf(together);
  }

  private static boolean counts(Timed attempt, boolean entitled) {
    return attempt.entitled() == entitled && attempt.kind() != Kind.ANTICIPATION;
  }
}
