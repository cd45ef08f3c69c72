package tumult.games.kaos;

import java.util.Arrays;
import tumult.engine.Position;

/**
 * Reads a position and checks that the rules allow it.
 *
 * <p>Short positions are welcome. A field may be left out where it can be told from the others, or
 * is what one would expect: everybody is in the round and has paid one chip, nothing is saved or
 * under a pile, the piles hold all other cards, nobody knows more than the rules say, and those who
 * have had a turn have waited untouched since.
 */
final class KaosPositionReader {
  private final KaosFields fields;
  private final KaosOptions options;
  private final KaosNumberReader numbers;
  private final KaosState state;
  private final KaosPhase phase;
  private final int seats;

  /** A reader that makes a state the position it reads. */
  KaosPositionReader(Position position, KaosNotation notation, KaosState state) {
    this.state = state;
    this.options = state.options;
    this.seats = options.seats();
    this.fields = new KaosFields(position, seats);
    this.phase = fields.word("phase", KaosNotation::phase);
    this.numbers = new KaosNumberReader(fields, notation, state, phase);
  }

  KaosState read() {
    state.collect();
    state.round = fields.number("round", 1, options.rounds(), 1);
    numbers.readShown();
    if (phase == KaosPhase.OVER) {
      readChips();
      state.resume(phase, 0, 0);
    } else {
      state.inRound = fields.has("in") ? fields.seatSet("in") : (1 << seats) - 1;
      fields.check(Integer.bitCount(state.inRound) > 1, "in", "must be two seats or more");
      readChips();
      readRound();
      checkPhase();
    }
    fields.end();
    return state;
  }

  private void readRound() {
    if (!phase.opening()) {
      readTurn();
    }
    numbers.read();
    if (!phase.opening()) {
      new KaosChaosReader(fields, state).read();
    }
    if (phase.contest()) {
      new KaosContestReader(fields, state, phase).read();
    } else {
      new KaosTenureReader(fields, state).read();
    }
  }

  private void readChips() {
    int[] chips = fields.numbers("chips", options.allChips(), usualChips());
    int pot = options.allChips() - Arrays.stream(chips).sum();
    boolean paid = phase != KaosPhase.OVER && !phase.opening();
    int least = paid ? Integer.bitCount(state.inRound) : 0;
    fields.check(
        pot >= least && (paid || pot == 0),
        "chips",
        "they leave a pot of %d of all %d, must leave %s"
            .formatted(pot, options.allChips(), paid ? least + " or more" : "0"));
    fields.agree("pot", pot);
    state.chips.lay(chips);
    checkOwners(paid);
  }

  private int[] usualChips() {
    int[] chips = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      int usual = phase.opening() ? KaosOptions.CHIPS : KaosOptions.CHIPS - 1;
      chips[seat] = SeatSet.has(state.inRound, seat) ? usual : 0;
    }
    return chips;
  }

  private void checkOwners(boolean paid) {
    int owners = state.chips.owners();
    if (phase == KaosPhase.OVER) {
      fields.check(
          Integer.bitCount(owners) == 1 || state.round == options.rounds(),
          "chips",
          "one seat must have all, unless the round is " + options.rounds());
    } else {
      fields.check((owners & ~state.inRound) == 0, "chips", "who has some must be in the round");
      fields.check(paid || owners == state.inRound, "chips", "who is in the round must have some");
    }
  }

  private void readTurn() {
    state.turns = fields.number("turns", 0, KaosState.LONGEST_ROUND - 1, 0);
    int turn = fields.number("turn", 0, seats - 1);
    fields.check(SeatSet.has(state.inRound, turn), "turn", "must be a seat in the round");
    state.first = turn;
    for (int back = state.turns % Integer.bitCount(state.inRound); back > 0; back--) {
      state.first = SeatSet.rightOf(state.inRound, state.first);
    }
    fields.agree("first", state.first);
    state.called = phase == KaosPhase.START && fields.flag("called");
    if (phase.rolled()) {
      readDie();
    }
    int target = phase.hasTarget() ? fields.number("target", 0, seats - 1) : turn;
    fields.check(SeatSet.has(state.inRound, target), "target", "must be a seat in the round");
    state.resume(phase, turn, target);
    ChaosCard using = state.using();
    if (using != null) {
      fields.agree("using", using.text());
    }
  }

  private void readDie() {
    Face face = fields.word("die", KaosNotation::face);
    fields.check(face.sides(options.blanks()) != 0, "die", "this die has no such face");
    fields.check(phase != KaosPhase.DARE || face == Face.DARE, "die", "must be dare now");
    fields.check(phase != KaosPhase.CHAOS || face != Face.BLANK, "die", "must not be blank now");
    state.die = face.number();
  }

  /** What the phase needs so that its moves can be made. */
  private void checkPhase() {
    int turn = state.turn;
    switch (phase) {
      case OPENING, TIE, CARD, SWAP, SHOWDOWN -> checkPile();
      case RESET -> {
        checkPile();
        fields.check(state.numbers.size(state.target) == 0, "hands", "the target's must be empty");
      }
      case LOSE ->
          fields.check(
              state.numbers.size(state.target) > 0, "hands", "the target must hold a card");
      case TAKE -> {
        checkPile();
        fields.check(state.numberPile.underSize() == 0, "under", "must be empty: it was shuffled");
      }
      case CHAOS -> fields.check(state.chaosPile.size() > 0, "chaosPile", "must not be empty now");
      case USE ->
          fields.check(state.saved.size(turn) > 0, "saved", "the seat on turn must hold a card");
      case RAISE ->
          fields.check(
              state.die != Face.DO.number() || state.saved.size(turn) == 0,
              "saved",
              "after Do the seat on turn must have used all");
      case START, DIE, DARE, OVER -> {}
    }
  }

  private void checkPile() {
    fields.check(state.numberPile.size() > 0, "pile", "must not be empty now");
  }
}
