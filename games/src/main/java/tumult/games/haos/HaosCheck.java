package tumult.games.haos;

import static tumult.engine.Position.wrong;

/** What must hold in every position, checked for one that was read. */
final class HaosCheck {
  private final HaosState state;
  private final Piles piles;

  HaosCheck(HaosState state) {
    this.state = state;
    this.piles = state.piles;
  }

  /** Whether there are cards to go on with. */
  void stacks() {
    boolean mayBeGone = state.phase == HaosPhase.TOGETHER || state.phase == HaosPhase.OVER;
    if (!mayBeGone && state.enoughStacksGone()) {
      throw wrong("phase", "must be over: enough stacks are empty (R27, R29)");
    }
  }

  void all() {
    switch (state.phase) {
      case FIRST, UNDER -> setUp();
      case TURN -> turn();
      case OPENING -> turnIsIn();
      case TOGETHER -> together();
      case GRAB -> race(Face.GRAB);
      case PALM -> race(Face.PALM);
      case CHOICE -> choice();
      case OVER -> over();
    }
    for (int place = 0; place < state.places; place++) {
      place(place);
    }
  }

  private void setUp() {
    int toCome = piles.unseen() - state.options.share() * state.places;
    boolean first = state.phase == HaosPhase.FIRST;
    if (first ? toCome != state.options.leftOver() : toCome < 1) {
      String most = first ? "none" : "fewer than " + state.options.leftOver();
      throw wrong("totem", "must be %s before all are there".formatted(most));
    }
  }

  private void notOver() {
    if (state.winnersNow() != 0) {
      throw wrong("phase", "must be over: %d cards are opened (R28)".formatted(state.opened));
    }
  }

  private void turn() {
    notOver();
    turnIsIn();
    if (state.nameable > 0) {
      latestOpening();
      boolean again = state.turn == state.opener && state.nameable == 1; // R20
      if (!again) {
        turnFollowsOpener();
      }
    }
  }

  private void turnFollowsOpener() {
    int next = state.after(state.opener);
    if (state.turn != next) {
      throw wrong("turn", "must be %d, after the opener".formatted(next));
    }
  }

  private void turnIsIn() {
    if (!state.isIn(state.turn)) {
      throw wrong("turn", "place %d has no card to open".formatted(state.turn));
    }
  }

  /** The opener's top card is the latest, and it covers what it is said to cover. */
  private void latestOpening() {
    if (!state.isIn(state.opener)) {
      return; // R32: it lies under the totem
    }
    if (state.openedIn[state.opener] != state.openings) {
      throw wrong(
          "openedIn",
          "must be %d for the opener, place %d".formatted(state.openings, state.opener));
    }
    int below = piles.next(piles.pileTop(state.opener));
    boolean none = piles.faceUp(state.opener) - piles.beside(state.opener) == 1;
    int covered = none ? Tops.NO_SYMBOL : Face.symbol(Face.of(below));
    if (state.nameable == 2 && state.covered != covered) {
      String symbol = covered == Tops.NO_SYMBOL ? "-" : Face.symbolText(covered);
      throw wrong("covered", "must be %s, below the opener's top card".formatted(symbol));
    }
    if (state.nameable == 2 && none != (state.coveredIn == 0)) {
      throw wrong("coveredIn", "must be 0 if no card is covered, and only then");
    }
  }

  /** Those before the turn have opened their card of this opening, the others have not. */
  private void together() {
    turnIsIn();
    boolean done = state.turn != state.opener;
    int place = state.opener;
    for (int i = 0; i < state.places; i++) {
      done &= place != state.turn;
      if (state.isIn(place) && done != (state.openedIn[place] == state.openings)) {
        throw wrong(
            "openedIn",
            "must be %s%d for place %d".formatted(done ? "" : "below ", state.openings, place));
      }
      if (!done && !state.isIn(place) && state.options.hands() == 1) {
        throw wrong("unseen", "place %d has no card to open".formatted(place));
      }
      place = state.clockwise(place);
    }
  }

  private void race(int special) {
    notOver();
    latestOpening();
    turnFollowsOpener();
    boolean shown = false;
    for (int place = 0; place < state.places; place++) {
      int top = piles.pileTop(place);
      shown |= top != Piles.NONE && Face.of(top) == special;
    }
    if (!shown) {
      throw wrong("piles", "no %s lies on top of one".formatted(Face.text(special)));
    }
  }

  private void choice() {
    notOver();
    latestOpening();
    turnFollowsOpener();
    if (!state.inDuel(state.chooser)) {
      throw wrong("chooser", "place %d is in no duel".formatted(state.chooser));
    }
  }

  private void over() {
    if (state.winnersNow() == 0) {
      throw wrong("phase", "cannot be over: no stack is empty and few cards are opened");
    }
  }

  private void place(int place) {
    boolean empty = piles.faceUp(place) == piles.beside(place);
    if (empty != (state.openedIn[place] == 0)) {
      throw wrong(
          "openedIn",
          "must be 0 for an empty pile and only then; wrong for place %d".formatted(place));
    }
    if (state.options.hands() == 2 && !state.isIn(place) && !empty) {
      throw wrong("piles", "the stack of place %d is gone, its pile must be too".formatted(place));
    }
    boolean settled = state.phase == HaosPhase.TURN && state.nameable == 0;
    boolean quiet = !state.phase.chance() && state.phase != HaosPhase.OVER;
    if (piles.beside(place) > 0 && (settled || (quiet && empty))) {
      throw wrong("lefts", "place %d can have no active Left now".formatted(place));
    }
  }
}
