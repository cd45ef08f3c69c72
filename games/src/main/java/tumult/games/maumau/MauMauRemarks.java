package tumult.games.maumau;

import java.util.List;
import tumult.engine.Remark;

/** What the log says of Mau Mau beyond the moves; every word in quotes is the key of a text. */
final class MauMauRemarks {
  private MauMauRemarks() {}

  static List<Remark> of(MauMauState before, int action, MauMauState after) {
    boolean counted = after.round != before.round || after.phase == Phase.OVER;
    return counted ? List.of(Remark.of("round-over", before.round)) : List.of(); // R24
  }
}
