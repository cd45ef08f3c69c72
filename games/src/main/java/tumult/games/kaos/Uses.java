package tumult.games.kaos;

/** What each use of a chaos card would gain for a seat, by the measure of {@link Prospects}. */
final class Uses {
  /** What it is worth that somebody else loses, against gaining as much oneself. */
  private static final double SPITE = 0.7;

  /** A pot is not reckoned smaller than this. */
  private static final int SMALL_POT = 12;

  private static final long DECK = ChaosCard.deck();
  private static final int DECK_SIZE = Cards.size(DECK);

  private final Prospects prospects;
  private final KaosCodes codes;

  Uses(Prospects prospects, KaosCodes codes) {
    this.prospects = prospects;
    this.codes = codes;
  }

  /** What a use would gain; nothing for an action that is none. */
  double of(int action, KaosState state, int seat) {
    return switch (action) {
      case KaosCodes.PERFECT -> best(KaosState.PERFECT, state, seat);
      case KaosCodes.DESTROY -> best(KaosState.DESTROY, state, seat);
      case KaosCodes.SWITCH -> best(KaosState.SWITCH, state, seat);
      default -> action < KaosCodes.RESET ? 0 : ofPart(action, state, seat);
    };
  }

  private double ofPart(int action, KaosState state, int seat) {
    int total = state.numbers.sum(seat);
    if (action < codes.steal) {
      return reset(action - KaosCodes.RESET, state, seat);
    } else if (action <= codes.swap) {
      return steal(action - codes.steal, state, seat);
    } else if (action <= codes.drop) {
      return prospects.withAnyCard(total - (action - codes.swap)) - prospects.of(total);
    }
    return prospects.of(total - (action - codes.drop)) - prospects.of(total);
  }

  /** What taking a Dare is likely to gain: a card from the pile and all saved ones are used. */
  double ofDare(KaosState state, int seat) {
    long saved = state.saved.of(seat);
    double gain = 0;
    for (int card = KaosState.CHANCE; card <= KaosState.SWITCH; card++) {
      double copies = Cards.count(saved, card) + (double) Cards.count(DECK, card) / DECK_SIZE;
      gain += copies * best(card, state, seat);
    }
    return gain;
  }

  /** What so many chips are worth, beside the pot that a hand may win. */
  static double ofChips(KaosState state, int chips) {
    return 100.0 * chips / Math.max(SMALL_POT, state.chips.pot());
  }

  private double best(int card, KaosState state, int seat) {
    int total = state.numbers.sum(seat);
    double now = prospects.of(total);
    if (card == KaosState.PERFECT) {
      return prospects.withBestCard(total) - now;
    } else if (card == KaosState.DESTROY) {
      return prospects.withoutAnyCard(state.numbers.of(seat), total) - now;
    } else if (card == KaosState.SWITCH) {
      int left = SeatSet.leftOf(state.inRound, seat); // R30
      return ofChips(state, state.chips.of(left) - state.chips.of(seat));
    }
    return card == KaosState.CHANCE ? chance(state, seat) - now : bestOnOther(card, state, seat);
  }

  private double chance(KaosState state, int seat) {
    int total = state.numbers.sum(seat);
    long hand = Cards.kinds(state.numbers.of(seat));
    double best = hand == Cards.NONE ? prospects.of(total) : Double.NEGATIVE_INFINITY;
    for (; hand != Cards.NONE; hand &= hand - 1) {
      int without = total - Cards.lowest(hand);
      best = Math.max(best, Math.max(prospects.withAnyCard(without), prospects.of(without)));
    }
    return best;
  }

  private double bestOnOther(int card, KaosState state, int seat) {
    double best = Double.NEGATIVE_INFINITY;
    for (int rest = state.inRound & ~(1 << seat); rest != 0; rest &= rest - 1) {
      int other = SeatSet.lowest(rest);
      double gain = card == KaosState.RESET ? reset(other, state, seat) : steal(other, state, seat);
      best = Math.max(best, gain);
    }
    return best;
  }

  private double reset(int target, KaosState state, int seat) {
    return target == seat
        ? prospects.withAnyCard(0) - prospects.of(state.numbers.sum(seat))
        : SPITE * (ofOther(target, state, seat) - prospects.withAnyCard(0));
  }

  private double steal(int target, KaosState state, int seat) {
    long known = state.numbers.known(target, seat);
    int unknown = state.numbers.size(target) - Cards.size(known);
    int total = Cards.sum(known);
    double left =
        unknown == 0
            ? prospects.withoutAnyCard(known, total)
            : prospects.ofPartly(total, unknown - 1);
    return SPITE * (prospects.ofPartly(total, unknown) - left);
  }

  /** The prospects of another seat, by what this one knows of its hand. */
  private double ofOther(int target, KaosState state, int seat) {
    long known = state.numbers.known(target, seat);
    return prospects.ofPartly(Cards.sum(known), state.numbers.size(target) - Cards.size(known));
  }
}
