package tumult.games.frappadingue;

import static tumult.games.frappadingue.FrappadingueMove.FIRST;
import static tumult.games.frappadingue.FrappadingueMove.REDEAL;
import static tumult.games.frappadingue.FrappadingueMove.SCORE;
import static tumult.games.frappadingue.FrappadingueMove.SHOW;

import java.util.List;
import tumult.engine.Refusal;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/** A position of Frappadingue, and its rules. */
public final class FrappadingueState implements State<FrappadingueState> {
  /** Whose turn it is before the lot and after the end. */
  static final int NOBODY = -1;

  /** The match ends after so many rounds (R23). */
  static final int ROUNDS = 500;

  private final FrappadingueOptions options;
  private final Deck deck;
  private final Deal deal = new Deal();
  private final Counter counter;
  private final Pad pad;
  private Phase phase = Phase.LOT;
  private int actors = Seat.bit(Seat.CHANCE);
  private int first = NOBODY;
  private int turn = NOBODY;
  private int round = 1;

  FrappadingueState(FrappadingueOptions options, Deck deck) {
    this.options = options;
    this.deck = deck;
    counter = new Counter(options);
    pad = new Pad(options.seats());
  }

  @Override
  public int actors() {
    return actors;
  }

  @Override
  public int actions(int seat, int[] out) {
    if ((actors & Seat.bit(seat)) == 0) {
      return 0;
    }
    return switch (phase) {
      case PLACE -> Placement.parts(Placement.largest(deal.cards()), out); // R7
      case CHOOSE -> choices(out);
      case DEAL -> cardsLeft(out);
      case LOT -> lots(out);
      case OVER -> 0;
    };
  }

  private int choices(int[] out) {
    int lowest = counter.scorable() ? SCORE : REDEAL;
    out[0] = lowest;
    out[1] = REDEAL;
    return REDEAL + 1 - lowest;
  }

  private int cardsLeft(int[] out) {
    int count = 0;
    for (int card = 0; card < Card.KINDS; card++) {
      if (left(card) > 0) {
        out[count++] = SHOW + card;
      }
    }
    return count;
  }

  private int lots(int[] out) {
    for (int seat = 0; seat < options.seats(); seat++) {
      out[seat] = FIRST + seat;
    }
    return options.seats();
  }

  @Override
  public int chance(Rng rng) {
    return phase == Phase.DEAL
        ? SHOW + deck.draw(out(), rng)
        : FIRST + rng.below(options.seats()); // R24
  }

  @Override
  public int weight(int outcome) {
    return switch (phase) {
      case DEAL -> outcome >= SHOW && outcome < FIRST ? left(outcome - SHOW) : 0;
      case LOT -> outcome >= FIRST ? 1 : 0;
      case PLACE, CHOOSE, OVER -> 0;
    };
  }

  /** The cards in the counter and on the piles: they cannot come next (R4, R10). */
  private long out() {
    return counter.cards() + deal.cards();
  }

  private int left(int card) {
    return CardSet.count(deck.cards() - out(), card);
  }

  /** The cards that the next pile comes from: once something is placed, the rest goes back (R4). */
  long supply() {
    return deck.cards() - (phase == Phase.CHOOSE ? counter.cards() : out());
  }

  @Override
  public void play(int seat, int action) {
    if (action >= FIRST) {
      first = action - FIRST;
      startTurn(first);
    } else if (action >= SHOW) {
      show(action - SHOW);
    } else if (action == REDEAL) {
      startDeal();
    } else if (action == SCORE) {
      endTurn(Ending.SCORED);
    } else {
      place(action);
    }
  }

  private void startTurn(int seat) {
    turn = seat;
    counter.empty(); // R17, R18
    startDeal();
  }

  private void startDeal() {
    deal.begin(pilesDue());
    await(Phase.DEAL, Seat.CHANCE);
  }

  /** The piles of a deal, as the counter stands (R3, R11, R12, R18). */
  int pilesDue() {
    return Math.min(Counter.FULL_HAND - counter.placed(), deck.size() - counter.size());
  }

  private void show(int card) {
    deal.show(card);
    if (deal.due() == 0) {
      judge();
    }
  }

  private void judge() {
    if (crashes(deal.cards(), counter.size() == 0)) {
      endTurn(Ending.CRASHED);
    } else if (CardSet.scores(deal.cards())) {
      await(Phase.PLACE, turn);
    } else {
      endTurn(Ending.BUST); // R6
    }
  }

  /** Whether a crash among the visible cards ends the turn (R15, R16). */
  boolean crashes(long visible, boolean opening) {
    return (!opening || options.crashOnDeal()) && CardSet.crashes(visible) > 0;
  }

  private void place(int placement) {
    counter.place(placement, CardSet.specials(deal.cards())); // R9
    if (counter.size() < deck.size()) {
      await(Phase.CHOOSE, turn);
    } else {
      endTurn(counter.scorable() ? Ending.SCORED : Ending.OUT_OF_CARDS); // R18
    }
  }

  private void endTurn(Ending ending) {
    pad.write(turn, ending, counter.total(), deal.faces());
    int next = turn + 1 == options.seats() ? 0 : turn + 1; // R24
    boolean lastRound = pad.best() >= options.target() || round == ROUNDS; // R23
    if (lastRound && next == first) {
      end();
    } else {
      round += next == first ? 1 : 0;
      startTurn(next);
    }
  }

  private void end() {
    turn = NOBODY;
    counter.empty();
    deal.begin(0);
    phase = Phase.OVER;
    actors = 0;
  }

  private void await(Phase next, int actor) {
    phase = next;
    actors = Seat.bit(actor);
  }

  @Override
  public Refusal why(int seat, int action) {
    if (phase == Phase.OVER) {
      return Refusal.Common.GAME_OVER;
    }
    if ((actors & Seat.bit(seat)) == 0) {
      return Refusal.Common.NOT_YOUR_TURN;
    }
    return switch (phase) {
      case DEAL -> isCard(action) ? FrappadingueRefusal.NONE_LEFT : Refusal.Common.NOT_NOW;
      case PLACE -> action < SCORE ? whyNotPlace(Placement.cards(action)) : whyNotLeave(action);
      case CHOOSE -> action < SCORE ? FrappadingueRefusal.ALREADY_PLACED : whyNotLeave(action);
      case LOT, OVER -> Refusal.Common.NOT_NOW;
    };
  }

  private static boolean isCard(int action) {
    return action >= SHOW && action < FIRST;
  }

  private Refusal whyNotLeave(int action) {
    return action == SCORE || action == REDEAL ? whyNotScore() : Refusal.Common.NOT_NOW;
  }

  /** Why the seat that is to place or to choose may not score. */
  FrappadingueRefusal whyNotScore() {
    if (phase == Phase.PLACE) {
      return FrappadingueRefusal.PLACE_FIRST;
    }
    return counter.total() > 0
        ? FrappadingueRefusal.NOT_A_HUNDRED
        : FrappadingueRefusal.NOT_ABOVE_ZERO;
  }

  private FrappadingueRefusal whyNotPlace(long cards) {
    int missing = 0;
    while (CardSet.count(cards, missing) <= CardSet.count(deal.cards(), missing)) {
      missing++;
    }
    int named = CardSet.count(cards, missing);
    if (named >= 3 && named <= CardSet.count(out(), missing)) {
      return FrappadingueRefusal.COUNTER_DOES_NOT_HELP;
    }
    return missing == Card.EIGHT.number() || missing == Card.TWELVE.number()
        ? FrappadingueRefusal.NOT_VISIBLE
        : FrappadingueRefusal.NO_COMBINATION;
  }

  @Override
  public int score(int seat) {
    return pad.score(seat);
  }

  @Override
  public int winners() {
    return phase == Phase.OVER ? pad.leaders() : 0; // R23
  }

  @Override
  public void set(FrappadingueState other) {
    deal.set(other.deal);
    counter.set(other.counter);
    pad.set(other.pad);
    phase = other.phase;
    actors = other.actors;
    first = other.first;
    turn = other.turn;
    round = other.round;
  }

  /** Goes on from here, with the counter and the pad as they are. */
  void restore(Phase phase, int first, int turn, int round, List<Card> faces) {
    this.first = first;
    this.turn = turn;
    this.round = round;
    deal.begin(phase == Phase.DEAL ? pilesDue() : faces.size());
    faces.forEach(card -> deal.show(card.number()));
    this.phase = phase;
    actors =
        switch (phase) {
          case LOT, DEAL -> Seat.bit(Seat.CHANCE);
          case PLACE, CHOOSE -> Seat.bit(turn);
          case OVER -> 0;
        };
  }

  @Override
  public long hash() {
    long hash = Rng.mix((((long) phase.number() * 16 + first + 1) * 16 + turn + 1) * 1024 + round);
    return pad.hash(counter.hash(Rng.mix(hash + deal.faces())));
  }

  Phase phase() {
    return phase;
  }

  int first() {
    return first;
  }

  int turn() {
    return turn;
  }

  int round() {
    return round;
  }

  Deal deal() {
    return deal;
  }

  Counter counter() {
    return counter;
  }

  Pad pad() {
    return pad;
  }
}
