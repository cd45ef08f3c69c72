package tumult.games.kaos;

import tumult.engine.Policy;
import tumult.engine.Rng;

/**
 * The rule of thumb: call whenever it is right, stop at 36, use the chaos card that helps most, and
 * raise on a hand that is likely to win.
 */
final class KaosThumb implements Policy<KaosState> {
  /** From this total on, a raise is as high as can be. */
  private static final int STRONG = 32;

  private static final int FULL_RAISE = 3;

  /** A card that need not be used is kept unless it helps this much. */
  private static final double WORTH_USING = 6;

  private final KaosCodes codes;
  private final Prospects prospects;
  private final Uses uses;

  KaosThumb(KaosOptions options, KaosCodes codes) {
    this.codes = codes;
    this.prospects = new Prospects(options.highest());
    this.uses = new Uses(prospects, codes);
  }

  @Override
  public int choose(KaosState state, int seat, int[] actions, int count, Rng rng) {
    int best = actions[0];
    if (count > 1) {
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < count; i++) {
        double worth = worth(actions[i], state, seat);
        if (worth > most) {
          most = worth;
          best = actions[i];
        }
      }
    }
    return best;
  }

  private double worth(int action, KaosState state, int seat) {
    int total = state.numbers.sum(seat);
    return switch (action) {
      case KaosCodes.CALL -> state.tenures.held(seat) ? 2 : -1;
      case KaosCodes.SKIP -> 1; // R14, R15: offered only where a card can do no good
      case KaosCodes.DARED -> uses.ofDare(state, seat);
      case KaosCodes.DECLINE -> -Uses.ofChips(state, 1);
      case KaosCodes.DONE -> WORTH_USING;
      default -> {
        if (action >= KaosCodes.PASS && action < KaosCodes.DIE) {
          yield -Math.abs(action - KaosCodes.PASS - raise(state, seat, total));
        }
        yield action > codes.take && action <= codes.card
            ? prospects.of(total + action - codes.take)
            : uses.of(action, state, seat);
      }
    };
  }

  /** How many chips to raise by. */
  private static int raise(KaosState state, int seat, int total) {
    if (total < KaosState.LOWEST || total > KaosState.BEST) {
      return 0;
    }
    int wish = total >= STRONG ? FULL_RAISE : 1;
    return total == KaosState.BEST ? wish : Math.min(wish, state.chips.of(seat) - 1); // R7
  }
}
