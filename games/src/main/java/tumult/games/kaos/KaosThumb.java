package tumult.games.kaos;

import java.util.Comparator;
import java.util.List;
import tumult.engine.Rng;
import tumult.games.kaos.KaosView.Player;

/**
 * The rule of thumb: call whenever it is right, stop at 36, use the chaos card that helps most, and
 * raise on a hand that is likely to win.
 */
final class KaosThumb {
  /** From this total on, a raise is as high as can be. */
  private static final int STRONG = 32;

  private static final int FULL_RAISE = 3;

  /** A card that need not be used is kept unless it helps this much. */
  private static final double WORTH_USING = 6;

  private final Prospects prospects;

  KaosThumb(KaosOptions options) {
    this.prospects = new Prospects(options.highest());
  }

  KaosMove choose(KaosView view, int seat, List<KaosMove> moves, Rng rng) {
    Uses uses = new Uses(view, seat, prospects);
    int total = Prospects.total(view.players().get(seat).knownCards());
    return moves.stream()
        .max(Comparator.comparingDouble(move -> worth(move, view, uses, total)))
        .orElseThrow();
  }

  private double worth(KaosMove move, KaosView view, Uses uses, int total) {
    return switch (move) {
      case KaosMove.Call() -> view.callIsRight() ? 2 : -1;
      case KaosMove.Skip() -> 1; // R14, R15: offered only where a card can do no good
      case KaosMove.Dared() -> uses.ofDare();
      case KaosMove.Decline() -> -uses.ofChips(1);
      case KaosMove.Done() -> WORTH_USING;
      case KaosMove.Raise(int chips) -> -Math.abs(chips - raise(view, total));
      case KaosMove.Pass() -> -raise(view, total);
      case KaosMove.TakeCard(int card) -> prospects.of(total + card);
      default -> uses.of(move);
    };
  }

  /** How many chips to raise by. */
  private static int raise(KaosView view, int total) {
    if (total < KaosState.LOWEST || total > KaosState.BEST) {
      return 0;
    }
    int wish = total >= STRONG ? FULL_RAISE : 1;
    Player own = view.players().get(view.seat());
    return total == KaosState.BEST ? wish : Math.min(wish, own.chips() - 1); // R7
  }
}
