package tumult.games.kaos;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tumult.engine.Remark;

/** What the log says of Kaos beyond the moves: where the chips go. Words in quotes are keys. */
final class KaosRemarks {
  private KaosRemarks() {}

  static List<Remark> of(KaosState before, int action, KaosState after) {
    if (after.round != before.round || after.phase == KaosPhase.OVER) {
      return List.of(Remark.of("round-over", winners(before, after), before.chips.pot())); // R33
    }
    if (after.called && !before.called) {
      int paid = before.score(before.turn) - after.score(before.turn);
      return List.of(Remark.of("wrong-call", before.turn, paid)); // R12
    }
    return List.of();
  }

  /** Those who have more now, with a comma between. */
  private static String winners(KaosState before, KaosState after) {
    return IntStream.range(0, before.options.seats())
        .filter(seat -> after.score(seat) > before.score(seat))
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(","));
  }
}
