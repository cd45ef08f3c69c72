package tumult.games.sequencedice;

import java.util.List;
import tumult.engine.Remark;

/** What the log says of Sequence Dice beyond the moves; words in quotes are keys of texts. */
final class SequenceDiceRemarks {
  private SequenceDiceRemarks() {}

  static List<Remark> of(SequenceDiceState before, int action, SequenceDiceState after) {
    boolean rolled = before.phase() == Phase.ROLL;
    if (rolled && after.turn != before.turn) {
      return List.of(Remark.of("passed", before.turn)); // R10, R12, R17
    }
    boolean chosen = !rolled && before.phase() != Phase.START;
    return chosen && after.phase() == Phase.ROLL && after.turn == before.turn
        ? List.of(Remark.of("another-turn", after.turn)) // R14, R15
        : List.of();
  }
}
