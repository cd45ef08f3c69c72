package tumult.games.kaos;

import java.util.List;
import java.util.stream.IntStream;

/** Reads who has held 30–36 since the end of the last turn. */
final class KaosTenureReader {
  private final KaosFields fields;
  private final KaosState state;
  private final int seats;

  KaosTenureReader(KaosFields fields, KaosState state) {
    this.fields = fields;
    this.state = state;
    this.seats = state.options.seats();
  }

  void read() {
    int waited = waited();
    List<Tenure> tenures =
        fields.has("tenure") ? fields.list("tenure", KaosNotation::tenure) : usual(waited);
    fields.check(tenures.size() == seats, "tenure", "must be one for each seat");
    int held = fields.has("held") ? fields.seatSet("held") : usualHeld(tenures);
    for (int seat = 0; seat < seats; seat++) {
      check(seat, tenures.get(seat), SeatSet.has(waited, seat), SeatSet.has(held, seat));
      state.tenures.lay(seat, tenures.get(seat), SeatSet.has(held, seat));
    }
  }

  /** Those who have had a turn in this round and are not in the middle of another. */
  private int waited() {
    int waited = 0;
    int seat = state.first;
    for (int turns = state.turns; turns > 0 && !SeatSet.has(waited, seat); turns--) {
      waited |= 1 << seat;
      seat = SeatSet.leftOf(state.inRound, seat);
    }
    boolean begun = state.phase != KaosPhase.START || state.called;
    return begun ? waited & ~(1 << state.turn) : waited;
  }

  private List<Tenure> usual(int waited) {
    return IntStream.range(0, seats)
        .mapToObj(seat -> SeatSet.has(waited, seat) ? Tenure.UNTOUCHED : Tenure.NONE)
        .toList();
  }

  private int usualHeld(List<Tenure> tenures) {
    int held = 0;
    for (int seat = 0; seat < seats; seat++) {
      boolean holds = tenures.get(seat) == Tenure.UNTOUCHED && state.inRange(seat);
      held |= holds ? 1 << seat : 0;
    }
    return held;
  }

  private void check(int seat, Tenure tenure, boolean waited, boolean held) {
    fields.check(
        waited || tenure == Tenure.NONE,
        "tenure",
        "of seat %d must be none: it has had no turn yet, or is at it".formatted(seat));
    fields.check(
        !held || (tenure != Tenure.NONE && state.inRange(seat)),
        "held",
        "must not name seat %d: it has not waited with 30–36".formatted(seat));
    fields.check(
        held || tenure != Tenure.UNTOUCHED || !state.inRange(seat),
        "held",
        "must name seat %d: its 30–36 are untouched".formatted(seat));
  }
}
