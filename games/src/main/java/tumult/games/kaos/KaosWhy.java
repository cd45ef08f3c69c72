package tumult.games.kaos;

import tumult.engine.Remark;

/** Why one might make a move, by what the seat knows. */
final class KaosWhy {
  private final KaosState state;
  private final KaosCodes codes;
  private final int seat;
  private final int total;

  KaosWhy(KaosState state, KaosCodes codes, int seat) {
    this.state = state;
    this.codes = codes;
    this.seat = seat;
    this.total = state.numbers.sum(seat);
  }

  Remark of(int action) {
    return switch (codes.move(action)) {
      case KaosMove.Call() ->
          state.tenures.held(seat) ? Remark.of("why-call", total) : Remark.of("why-early"); // R11
      case KaosMove.Draw() -> Remark.of("why-draw", total, fitting());
      case KaosMove.Skip() -> Remark.of("why-skip", total);
      case KaosMove.Dared() -> Remark.of("why-dare", state.saved.size(seat)); // R18
      case KaosMove.Decline() -> Remark.of("why-decline", total);
      case KaosMove.Done() -> Remark.of("why-done", state.saved.size(seat));
      case KaosMove.Pass() -> Remark.of("why-pass", total);
      case KaosMove.Raise(int chips) ->
          inRange(total)
              ? Remark.of("why-raise", total, state.chips.pot())
              : Remark.of("why-bluff", total);
      case KaosMove.TakeCard(int card) -> Remark.of("why-makes", total + card);
      case KaosMove.ChanceSwap(int card) -> Remark.of("why-without", total - card);
      case KaosMove.ChanceDrop(int card) -> Remark.of("why-without", total - card);
      case KaosMove.Reset(int other) ->
          other == seat ? Remark.of("why-reset", total) : Remark.of("why-reset-other", other);
      case KaosMove.Steal(int other) -> Remark.of("why-steal", other, state.numbers.size(other));
      case KaosMove.Destroy() -> Remark.of("why-destroy", total);
      case KaosMove.Perfect() -> Remark.of("why-perfect", total);
      case KaosMove.Switch() -> ofSwitch();
      default -> Remark.of("why-spent");
    };
  }

  private Remark ofSwitch() { // R29, R30
    int left = SeatSet.leftOf(state.inRound, seat);
    return Remark.of("why-switch", left, state.chips.of(left), state.chips.of(seat));
  }

  private static boolean inRange(int sum) {
    return sum >= KaosState.LOWEST && sum <= KaosState.BEST;
  }

  /** How many cards out of a hundred lead to 30–36, of those that are not in this hand. */
  private int fitting() {
    long hand = state.numbers.of(seat);
    long deck = state.options.deck();
    int all = 0;
    int fit = 0;
    for (int card = 1; card <= state.options.highest(); card++) {
      int left = Cards.count(deck, card) - Cards.count(hand, card);
      all += left;
      fit += inRange(total + card) ? left : 0;
    }
    return all == 0 ? 0 : Math.round(100f * fit / all);
  }
}
