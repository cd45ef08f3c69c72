package tumult.games.kaos;

import tumult.engine.Rng;

/** What may happen next in a position: the moves of the seat that acts, or what chance can do. */
final class KaosChoices {
  private final KaosState state;
  private final KaosCodes codes;
  private final Die dice;

  KaosChoices(KaosState state, KaosCodes codes, Die dice) {
    this.state = state;
    this.codes = codes;
    this.dice = dice;
  }

  /** Writes all actions that are legal now, ascending; returns how many. */
  int list(int[] out) {
    return switch (state.phase) {
      case OPENING, TIE, CARD, SWAP, RESET, SHOWDOWN ->
          list(state.numberPile.next(), codes.card, out, 0);
      case START -> startMoves(out);
      case DIE -> faces(out);
      case DARE -> dareMoves(out);
      case CHAOS -> list(state.chaosPile.next(), KaosCodes.CHAOS, out, 0);
      case USE -> useMoves(out);
      case LOSE -> list(state.numbers.of(state.target), codes.lose, out, 0);
      case TAKE -> list(state.numberPile.shuffled(), codes.take, out, 0);
      case RAISE -> raises(out);
      case OVER -> 0;
    };
  }

  /** Lists one action for each kind of card; returns how many are listed now. */
  private static int list(long cards, int code, int[] out, int count) {
    for (long kinds = Cards.kinds(cards); kinds != 0; kinds &= kinds - 1) {
      out[count++] = code + Cards.lowest(kinds);
    }
    return count;
  }

  /** Lists one action for each seat. */
  private static int list(int set, int code, int[] out, int count) {
    for (int rest = set; rest != 0; rest &= rest - 1) {
      out[count++] = code + SeatSet.lowest(rest);
    }
    return count;
  }

  private int startMoves(int[] out) {
    int count = 0;
    if (!state.called && (!state.options.forgiving() || state.tenures.held(state.turn))) { // R13
      out[count++] = KaosCodes.CALL;
    }
    out[count++] = KaosCodes.DRAW;
    if (state.numbers.sum(state.turn) >= KaosState.BEST) { // R14, R15
      out[count++] = KaosCodes.SKIP;
    }
    return count;
  }

  private int faces(int[] out) {
    int count = 0;
    for (int face = 0; face <= KaosState.DECIDE; face++) {
      if (dice.weight(face) != 0) {
        out[count++] = KaosCodes.DIE + face;
      }
    }
    return count;
  }

  private int dareMoves(int[] out) {
    out[0] = KaosCodes.DARED;
    if (state.chips.of(state.turn) == 0) { // R20
      return 1;
    }
    out[1] = KaosCodes.DECLINE;
    return 2;
  }

  private int useMoves(int[] out) {
    long cards = state.saved.of(state.turn);
    int victims = Cards.has(cards, KaosState.STEAL) ? state.victims() : 0;
    int count = 0;
    if (!state.mustUseAll()) {
      out[count++] = KaosCodes.DONE;
    }
    count = usesOfNothing(cards, victims, out, count);
    if (Cards.has(cards, KaosState.RESET)) {
      count = list(state.inRound, KaosCodes.RESET, out, count);
    }
    count = list(victims, codes.steal, out, count);
    if (Cards.has(cards, KaosState.CHANCE)) {
      long hand = state.numbers.of(state.turn);
      count = list(hand, codes.swap, out, count);
      count = list(hand, codes.drop, out, count);
    }
    return count;
  }

  /** The uses that name neither a card nor a seat, two of them because there is none (R30). */
  private int usesOfNothing(long cards, int victims, int[] out, int count) {
    if (Cards.has(cards, KaosState.CHANCE) && state.numbers.size(state.turn) == 0) {
      out[count++] = KaosCodes.CHANCE_SPENT;
    }
    if (Cards.has(cards, KaosState.STEAL) && victims == 0) {
      out[count++] = KaosCodes.STEAL_SPENT;
    }
    if (Cards.has(cards, KaosState.PERFECT)) {
      out[count++] = KaosCodes.PERFECT;
    }
    if (Cards.has(cards, KaosState.DESTROY)) {
      out[count++] = KaosCodes.DESTROY;
    }
    if (Cards.has(cards, KaosState.SWITCH)) {
      out[count++] = KaosCodes.SWITCH;
    }
    return count;
  }

  private int raises(int[] out) {
    int most = Math.min(KaosCodes.MOST_CHIPS, state.chips.of(state.turn)); // R22, R23
    for (int raise = 0; raise <= most; raise++) {
      out[raise] = KaosCodes.PASS + raise;
    }
    return most + 1;
  }

  /** Picks one of chance's outcomes by its weight. */
  int pick(Rng rng) {
    return switch (state.phase) {
      case DIE -> KaosCodes.DIE + dice.roll(rng);
      case CHAOS -> KaosCodes.CHAOS + state.chaosPile.pick(rng);
      case LOSE -> codes.lose + state.numbers.pick(state.target, rng);
      default -> codes.card + state.numberPile.pick(rng);
    };
  }

  /** In how many ways an outcome of chance can come about. */
  int weight(int outcome) {
    return switch (state.phase) {
      case DIE -> within(outcome, KaosCodes.DIE - 1, 4) ? dice.weight(outcome - KaosCodes.DIE) : 0;
      case CHAOS -> weight(state.chaosPile.next(), outcome, KaosCodes.CHAOS, 6);
      case LOSE ->
          weight(state.numbers.of(state.target), outcome, codes.lose, state.options.highest());
      case OPENING, TIE, CARD, SWAP, RESET, SHOWDOWN ->
          weight(state.numberPile.next(), outcome, codes.card, state.options.highest());
      default -> 0;
    };
  }

  private static int weight(long cards, int outcome, int code, int kinds) {
    return within(outcome, code, kinds) ? Cards.count(cards, outcome - code) : 0;
  }

  /** Whether an action is one of so many that come after a code. */
  private static boolean within(int action, int code, int actions) {
    return action > code && action <= code + actions;
  }
}
