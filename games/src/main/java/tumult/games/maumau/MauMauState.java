package tumult.games.maumau;

import tumult.engine.Refusal;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * A position of Mau Mau, and its rules.
 *
 * <p>Longer than its neighbours because a round is one cycle: a card is laid and acts, somebody
 * draws, the turn passes or the round ends, and every step leads into the next.
 */
public final class MauMauState implements State<MauMauState> {
  /** How many cards are dealt to each seat (R3). */
  static final int HAND = 5;

  /** How many turns a round may take (R26). */
  static final int TURN_LIMIT = 1000;

  /** The largest sum that can be owed, as every turn adds 2 at most. */
  static final int OWED_LIMIT = 2 * TURN_LIMIT;

  /** The dealer, and the seat on turn, before the lot. */
  static final int NOBODY = -1;

  /** How many actions a list is usually shorter than. */
  private static final int FEW = 3;

  private static final int CHANCE_ACTS = Seat.bit(Seat.CHANCE);

  private final int rounds;
  private final boolean mustPlay;
  private final long starters;
  private int actors;

  // Everything below is open to this package: the view takes it down and puts it back.

  final int seats;

  /** The hand of each seat, then the pile, then the hands shown when the last round ended. */
  final CardSets cards;

  final int pile;
  final DiscardPile discards = new DiscardPile();
  final int[] scores;

  /** Room for {@link #redeal}; nothing of the position. */
  private final int[] sizes;

  Phase phase;
  int round = 1;
  int dealer = NOBODY;
  int turn = NOBODY;

  /** How far the next seat is, clockwise: 1, or once around less 1. */
  int step = 1;

  int turnsPlayed;
  int owed;
  int due;

  MauMauState(MauMauOptions options) {
    seats = options.seats();
    rounds = options.rounds();
    mustPlay = options.mustPlay();
    starters = options.anyStarter() ? CardSets.ALL : CardSets.NUMBERS; // R5
    cards = new CardSets(2 * seats + 1);
    pile = seats;
    cards.fill(pile);
    scores = new int[seats];
    sizes = new int[seats];
    enter(Phase.DEALER);
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
    if (phase == Phase.PLAY) {
      return owed > 0 ? answers(out) : plays(out);
    }
    return switch (phase) {
      case MAU -> range(Actions.MAU, 2, out, 0);
      case NAME -> range(Actions.NAME, Colour.COUNT, out, 0);
      case DEALER -> range(Actions.DEALER, seats, out, 0);
      case STARTER -> list(cards.kinds(pile) & starters, Actions.STARTER, out);
      default -> list(cards.kinds(pile), Actions.CARD, out);
    };
  }

  /** Lays and draws while nothing is owed; as in {@link #list}, some are written in vain. */
  private int plays(int[] out) {
    long hand = cards.kinds(turn);
    if (hand == CardSets.CHANGER && cards.size(turn) == 1) { // R23
      out[0] = Actions.LAY_LAST_CHANGER;
      out[1] = Actions.DRAW;
      return 2;
    }
    long matching = hand & discards.matching();
    int count = list(matching, 0, out);
    int changers = range(Actions.LAY_CHANGER, Colour.COUNT, out, count); // R7, R8
    count = (hand & CardSets.CHANGER) != 0 ? changers : count;
    out[count] = Actions.DRAW;
    return matching == 0 || !mustPlay ? count + 1 : count; // R9, R10
  }

  private int answers(int[] out) { // R13, R14
    int count = list(cards.kinds(turn) & CardSets.DRAW_2, 0, out);
    return range(Actions.DRAW, 1, out, count);
  }

  private static int range(int first, int length, int[] out, int count) {
    for (int i = 0; i < length; i++) {
      out[count + i] = first + i;
    }
    return count + length;
  }

  /**
   * Lists kinds as actions. At least a few are written, needed or not: how many there are is luck,
   * and a loop whose end the processor cannot foresee costs more than that.
   */
  private static int list(long kinds, int first, int[] out) {
    int count = Long.bitCount(kinds);
    int written = Math.max(count, FEW);
    for (int i = 0; i < written; i++) {
      out[i] = first + Long.numberOfTrailingZeros(kinds);
      kinds &= kinds - 1;
    }
    return count;
  }

  @Override
  public Refusal why(int seat, int action) {
    if (actors == 0) {
      return Refusal.Common.GAME_OVER;
    } else if ((actors & Seat.bit(seat)) == 0) {
      return Refusal.Common.NOT_YOUR_TURN;
    } else if (seat == Seat.CHANCE) {
      return whyNoOutcome(action);
    } else if (action >= Actions.CARD) {
      return Refusal.Common.NOT_NOW;
    }
    return switch (phase) {
      case MAU -> MauMauRefusal.DECIDES_ON_MAU_FIRST;
      case NAME -> MauMauRefusal.NAMES_THE_STARTER_FIRST;
      default -> action < Actions.DRAW ? whyNotLaid(action) : whyNotPlayed(action);
    };
  }

  private Refusal whyNotPlayed(int action) {
    return switch (action) {
      case Actions.DRAW -> MauMauRefusal.MUST_LAY;
      case Actions.MAU, Actions.SILENT -> MauMauRefusal.NO_MAU_NOW;
      default -> MauMauRefusal.NAMED_WHEN_LAYING;
    };
  }

  private Refusal whyNotLaid(int action) {
    int kind = Math.min(action, Card.CHANGER);
    if (cards.count(turn, kind) == 0) {
      return MauMauRefusal.NOT_IN_HAND;
    } else if (owed > 0) {
      return MauMauRefusal.ONLY_DRAW_2_ANSWERS;
    } else if (action == Actions.LAY_LAST_CHANGER) {
      return MauMauRefusal.NAMES_NO_COLOUR;
    } else if (kind == Card.CHANGER) {
      return MauMauRefusal.LAST_CARD_NAMES_NOTHING;
    }
    return discards.changerOnTop()
        ? MauMauRefusal.NOT_THE_NAMED_COLOUR
        : MauMauRefusal.DOES_NOT_MATCH;
  }

  private Refusal whyNoOutcome(int action) {
    boolean card = action >= Actions.CARD && action < Actions.STARTER;
    boolean starter = action >= Actions.STARTER && action < Actions.DEALER;
    if (phase == Phase.DEALER || (phase == Phase.STARTER ? !starter : !card)) {
      return Refusal.Common.NOT_NOW;
    }
    return starter && !mayStart(action - Actions.STARTER)
        ? MauMauRefusal.STARTER_IS_A_NUMBER
        : MauMauRefusal.NOT_IN_PILE;
  }

  private boolean mayStart(int kind) {
    return (starters >>> kind & 1) != 0;
  }

  @Override
  public int chance(Rng rng) {
    if (phase == Phase.DEALER) {
      return Actions.DEALER + rng.below(seats);
    } else if (phase == Phase.STARTER) {
      return Actions.STARTER + cards.any(pile, starters, rng);
    }
    return Actions.CARD + cards.any(pile, CardSets.ALL, rng);
  }

  @Override
  public void luck(Rng rng) {
    while (actors == Seat.bit(Seat.CHANCE)) {
      play(Seat.CHANCE, chance(rng));
    }
  }

  @Override
  public int weight(int outcome) {
    return switch (phase) {
      case DEALER -> outcome >= Actions.DEALER ? 1 : 0;
      case STARTER -> {
        int kind = outcome - Actions.STARTER;
        yield kind >= 0 && kind < Card.KINDS && mayStart(kind) ? cards.count(pile, kind) : 0;
      }
      case DEAL, PENALTY, DRAW -> {
        int kind = outcome - Actions.CARD;
        yield kind >= 0 && kind < Card.KINDS ? cards.count(pile, kind) : 0;
      }
      default -> 0;
    };
  }

  @Override
  public void play(int seat, int action) {
    if (action < Actions.DRAW) {
      lay(action);
    } else if (action >= Actions.DEALER) {
      dealer = action - Actions.DEALER;
      deal();
    } else if (action >= Actions.STARTER) {
      start(action - Actions.STARTER);
    } else if (action >= Actions.CARD) {
      card(action - Actions.CARD);
    } else if (action >= Actions.NAME) {
      name(action - Actions.NAME);
    } else if (action == Actions.DRAW) {
      draw();
    } else {
      decide(action == Actions.MAU);
    }
  }

  /** Begins a round (R3, R4). */
  private void deal() {
    for (int seat = 0; seat < seats; seat++) {
      cards.clear(seat);
    }
    cards.fill(pile);
    discards.clear();
    step = 1;
    turnsPlayed = 0;
    turn = left(dealer);
    due = HAND;
    chanceActs(Phase.DEAL);
  }

  /** Gives the seat on turn a card of the pile. */
  private void card(int kind) {
    give(turn, kind);
    due--;
    if (phase == Phase.DRAW) {
      drawOn();
    } else if (phase == Phase.PENALTY) {
      act();
    } else if (due == 0) {
      dealOn();
    }
  }

  private void dealOn() {
    if (turn == dealer) {
      chanceActs(Phase.STARTER);
    } else {
      turn = left(turn);
      due = HAND;
    }
  }

  /** Turns the starter, which acts as if the dealer had laid it (R5). */
  private void start(int kind) {
    cards.remove(pile, kind);
    if (kind == Card.CHANGER) {
      discards.lay(Actions.LAY_LAST_CHANGER);
      turn = left(dealer);
      seatActs(Phase.NAME);
    } else {
      discards.lay(kind);
      act();
    }
  }

  private void name(int colour) {
    discards.name(colour);
    seatActs(Phase.PLAY);
  }

  private void lay(int action) {
    cards.remove(turn, Math.min(action, Card.CHANGER));
    discards.lay(action);
    turnsPlayed++;
    int left = cards.size(turn);
    if (left > 1) {
      act();
    } else if (left == 1) { // R20, R21
      seatActs(Phase.MAU);
    } else { // R22, R23
      endRound();
    }
  }

  private void decide(boolean mau) {
    if (mau || nothingToDraw()) {
      act();
    } else {
      due = 1;
      chanceActs(Phase.PENALTY);
    }
  }

  /**
   * Lets the card on top act, once, on the next seat (R11, R16). Which card it is cannot be
   * foreseen, so there are as few branches as can be; a STOP is a draw of no cards.
   */
  private void act() {
    owed += discards.topIs(CardSets.DRAW_2) ? 2 : 0; // R13
    step = discards.topIs(CardSets.CHANGE_DIRECTION) ? seats - step : step; // R11, R12
    if (discards.topIs(CardSets.STOP | CardSets.DRAW_4)) {
      turn = next();
      draw(discards.topIs(CardSets.DRAW_4) ? 4 : 0); // R15, R17
    } else {
      pass();
    }
  }

  private void draw() {
    int sum = Math.max(1, owed); // R9, R14
    owed = 0;
    turnsPlayed++;
    draw(sum);
  }

  private void draw(int sum) {
    due = sum;
    drawOn();
  }

  /** Lets the seat on turn draw what is due, as far as there is anything; then the turn passes. */
  private void drawOn() {
    if (due > 0 && !nothingToDraw()) {
      chanceActs(Phase.DRAW);
    } else { // R9, R19
      due = 0;
      pass();
    }
  }

  /** Whether the pile is empty, even after turning the discard pile (R18, R19). */
  private boolean nothingToDraw() {
    if (cards.isEmpty(pile)) {
      discards.turn(cards, pile);
    }
    return cards.isEmpty(pile);
  }

  private void pass() {
    if (turnsPlayed == TURN_LIMIT) { // R26
      endRound();
    } else {
      turn = next();
      seatActs(Phase.PLAY);
    }
  }

  /** The seat after the one on turn, in the direction of play. */
  private int next() {
    int next = turn + step;
    return next < seats ? next : next - seats;
  }

  /** The seat so many after the one on turn, in the direction of play: 1, or -1 for before it. */
  int neighbour(int steps) {
    return Math.floorMod(turn + (step == 1 ? steps : -steps), seats);
  }

  private int left(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  /** Counts what everybody holds (R24) and deals again, unless it was the last round (R25). */
  private void endRound() {
    owed = 0;
    for (int seat = 0; seat < seats; seat++) {
      scores[seat] += cards.points(seat);
      cards.copy(seat, shown(seat));
    }
    if (round == rounds) {
      enter(Phase.OVER);
    } else {
      round++;
      dealer = left(dealer); // R3
      deal();
    }
  }

  /** The set of cards that a seat held when the last round ended (R27). */
  int shown(int seat) {
    return seats + 1 + seat;
  }

  /** Begins any phase. */
  void enter(Phase next) {
    phase = next;
    actors = next == Phase.OVER ? 0 : next.chance() ? CHANCE_ACTS : Seat.bit(turn);
  }

  private void chanceActs(Phase next) {
    phase = next;
    actors = CHANCE_ACTS;
  }

  private void seatActs(Phase next) {
    phase = next;
    actors = Seat.bit(turn);
  }

  @Override
  public int score(int seat) {
    return scores[seat];
  }

  @Override
  public int winners() {
    return actors == 0 ? lowest() : 0;
  }

  private int lowest() { // R25, R26
    int least = Integer.MAX_VALUE;
    int lowest = 0;
    for (int seat = 0; seat < seats; seat++) {
      if (scores[seat] < least) {
        least = scores[seat];
        lowest = 0;
      }
      lowest |= scores[seat] == least ? Seat.bit(seat) : 0;
    }
    return lowest;
  }

  @Override
  public void set(MauMauState other) {
    cards.set(other.cards);
    discards.set(other.discards);
    System.arraycopy(other.scores, 0, scores, 0, seats);
    actors = other.actors;
    phase = other.phase;
    round = other.round;
    dealer = other.dealer;
    turn = other.turn;
    step = other.step;
    turnsPlayed = other.turnsPlayed;
    owed = other.owed;
    due = other.due;
  }

  @Override
  public long hash() {
    long hash = cards.hash() + 31 * discards.hash();
    for (int score : scores) {
      hash = Rng.mix(hash + score);
    }
    hash = Rng.mix(hash + 31L * phase.name().hashCode() + round);
    hash = Rng.mix(hash + 31L * dealer + turn);
    hash = Rng.mix(hash + 31L * turnsPlayed + step);
    return Rng.mix(hash + 4001L * owed + due);
  }

  /** Deals anew what a seat cannot see: every other hand, from those hands and the pile (R27). */
  void redeal(int seat, Rng rng) {
    if (phase == Phase.OVER) {
      return; // all hands are shown
    }
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        sizes[other] = cards.size(other);
        cards.move(other, pile);
      }
    }
    for (int other = 0; other < seats; other++) {
      for (int card = other == seat ? 0 : sizes[other]; card > 0; card--) {
        give(other, cards.any(pile, CardSets.ALL, rng));
      }
    }
  }

  /** Moves a card from the pile to a hand. */
  void give(int seat, int kind) {
    cards.remove(pile, kind);
    cards.add(seat, kind);
  }
}
