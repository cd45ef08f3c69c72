package tumult.games.frappadingue;

import java.util.List;
import tumult.engine.Remark;

/** What the log says of Frappadingue beyond the moves; words in quotes are keys of texts. */
final class FrappadingueRemarks {
  private FrappadingueRemarks() {}

  static List<Remark> of(FrappadingueState before, int action, FrappadingueState after) {
    int seat = before.turn();
    boolean sameTurn = seat == after.turn() && before.round() == after.round();
    if (seat == FrappadingueState.NOBODY || sameTurn) {
      return List.of();
    }
    Pad pad = after.pad();
    return List.of(Remark.of(key(pad.ending(seat)), seat, pad.lastTotal(seat)));
  }

  private static String key(Ending ending) {
    return switch (ending) {
      case SCORED -> "scored";
      case BUST -> "bust"; // R6
      case CRASHED -> "crash"; // R15
      case OUT_OF_CARDS -> "out-of-cards"; // R18
      case NONE -> throw new IllegalStateException("a turn has ended without an ending");
    };
  }
}
