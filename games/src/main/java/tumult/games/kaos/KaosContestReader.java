package tumult.games.kaos;

/** Reads who draws against whom, for the start or for the pot. */
final class KaosContestReader {
  private final KaosFields fields;
  private final KaosState state;
  private final KaosPhase phase;
  private final Contest contest;

  KaosContestReader(KaosFields fields, KaosState state, KaosPhase phase) {
    this.fields = fields;
    this.state = state;
    this.phase = phase;
    this.contest = state.contest;
  }

  void read() {
    switch (phase) {
      case OPENING -> readOpening();
      case TIE -> readTie();
      default -> readShowdown();
    }
    state.resume(phase, state.turn, contest.next(state.turn));
  }

  /** Seats without a card are waiting for one, in seat order. */
  private void readOpening() {
    contest.begin(state.inRound);
    for (int seat : SeatSet.list(state.inRound)) {
      checkHand(seat, state.numbers.size(seat) <= 1);
      if (state.numbers.size(seat) == 1) {
        contest.enter(seat, state.numbers.sum(seat));
      }
    }
    int drawn = state.inRound & ~contest.waiting;
    fields.check(contest.waiting != 0, "hands", "one in the round must still be without a card");
    checkSeatOrder("hands", drawn);
    fields.agreeSeats("waiting", contest.waiting);
    fields.agreeSeats("ahead", contest.ahead);
    fields.agree("best", contest.best);
  }

  private void readTie() {
    Contest opening = new Contest();
    for (int seat : SeatSet.list(state.inRound)) {
      checkHand(seat, state.numbers.size(seat) == 1);
      opening.enter(seat, state.numbers.sum(seat));
    }
    readRivals(opening.ahead);
    checkSeatOrder("ahead", contest.ahead);
    boolean nobody = contest.ahead == 0;
    contest.best = fields.number("best", nobody ? 0 : 1, nobody ? 0 : state.options.highest());
    fields.check(state.numberPile.shuffled() != Cards.NONE, "pile", "must not be empty now");
  }

  private void readShowdown() {
    int players = Integer.bitCount(state.inRound);
    fields.check(state.turns >= players, "turns", "nobody can call rightly before " + players);
    readRivals(state.inRound);
    int waiting = Integer.bitCount(contest.waiting);
    fields.check(state.numberPile.size() >= waiting, "pile", "must have a card for each waiting");
    int ahead = contest.ahead;
    contest.begin(contest.waiting);
    for (int seat : SeatSet.list(ahead)) {
      contest.enter(seat, state.closeness(seat));
    }
    fields.check(contest.ahead == ahead, "ahead", "must be equally close to 36");
    fields.agree("best", contest.best);
  }

  private void readRivals(int possible) {
    contest.waiting = fields.seatSet("waiting");
    contest.ahead = fields.seatSet("ahead");
    int rivals = contest.waiting | contest.ahead;
    fields.check(contest.waiting != 0, "waiting", "must not be empty now");
    fields.check((contest.waiting & contest.ahead) == 0, "ahead", "must not be waiting, too");
    fields.check(Integer.bitCount(rivals) > 1, "ahead", "must be, with those waiting, two or more");
    fields.check(
        (rivals & ~possible) == 0,
        "waiting",
        "with those ahead, must be some of the seats " + SeatSet.list(possible));
  }

  private void checkHand(int seat, boolean right) {
    fields.check(right, "hands", "of seat %d: must be the one card drawn".formatted(seat));
  }

  private void checkSeatOrder(String field, int drawn) {
    fields.check(drawn < Integer.lowestOneBit(contest.waiting), field, "seats draw in seat order");
  }
}
