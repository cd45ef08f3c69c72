package tumult.games.kaos;

import org.jspecify.annotations.Nullable;
import tumult.engine.Refusal;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * A position of Kaos, and what every move does to it.
 *
 * <p>It reads from top to bottom like a round: opening, turn, chaos cards, end of the round. That
 * is why it is one file, and longer than others. Sets of seats are bits.
 */
public final class KaosState implements State<KaosState> {
  /** The turns that end a round (R34). */
  static final int LONGEST_ROUND = 1_000;

  /** The lowest and the best total (R4). */
  static final int LOWEST = 30;

  static final int BEST = 36;

  /** The chaos pile's cards are known to everybody or to nobody: one observer is enough. */
  static final int PUBLIC = 1;

  static final int CHANCE = ChaosCard.CHANCE.number();
  static final int RESET = ChaosCard.RESET.number();
  static final int STEAL = ChaosCard.STEAL.number();
  static final int PERFECT = ChaosCard.PERFECT.number();
  static final int DESTROY = ChaosCard.DESTROY.number();
  static final int SWITCH = ChaosCard.SWITCH.number();

  private static final int DO = Face.DO.number();
  private static final int DARE = Face.DARE.number();
  static final int DECIDE = Face.DECIDE.number();

  private static final long CHAOS_DECK = ChaosCard.deck();

  final KaosOptions options;
  private final KaosCodes codes;
  private final KaosChoices choices;
  private final int seats;
  private final long deck;

  /** Every seat and the spectators, whose bit comes after the last seat's. */
  final int everybody;

  /** All hands: {@link #numbers}, {@link #saved}, and those of the last showdown (R33). */
  private final long[] book;

  private final int shown;
  final Hands numbers;
  final Hands saved;
  final Pile numberPile;
  final Pile chaosPile;
  final Chips chips;
  final Tenures tenures = new Tenures();
  final Contest contest = new Contest();

  /** The card each seat drew for the start (R6), four bits each; 0 for none. */
  int starts;

  KaosPhase phase = KaosPhase.OVER;
  private int actors;
  int round;

  /** The turns that have ended in this round. */
  int turns;

  /** The seats that began this round. */
  int inRound;

  int first;
  int turn;

  /** The seat that chance gives a card or takes one from; else the seat on turn. */
  int target;

  /** Whether the seat on turn has just called, wrongly (R13). */
  boolean called;

  /** The face rolled in this turn. */
  int die;

  KaosState(KaosOptions options, KaosCodes codes, Die dice) {
    this.options = options;
    this.codes = codes;
    this.choices = new KaosChoices(this, codes, dice);
    this.seats = options.seats();
    this.deck = options.deck();
    this.everybody = (2 << seats) - 1;
    int savedFrom = Hands.room(seats, seats + 1);
    this.shown = savedFrom + Hands.room(seats, 1);
    this.book = new long[shown + seats];
    this.numbers = new Hands(seats, seats + 1, book, 0);
    this.saved = new Hands(seats, 1, book, savedFrom);
    this.numberPile = new Pile(Cards.size(deck));
    this.chaosPile = new Pile(Cards.size(CHAOS_DECK));
    this.chips = new Chips(seats);
    beginRound();
  }

  @Override
  public int actors() {
    return actors;
  }

  @Override
  public int actions(int seat, int[] out) {
    return (actors & Seat.bit(seat)) == 0 ? 0 : choices.list(out);
  }

  @Override
  public Refusal why(int seat, int action) {
    return new KaosReasons(this, codes).why(seat, action);
  }

  @Override
  public int chance(Rng rng) {
    return choices.pick(rng);
  }

  @Override
  public void luck(Rng rng) {
    while (actors == Seat.bit(Seat.CHANCE)) {
      play(Seat.CHANCE, chance(rng));
    }
  }

  @Override
  public int weight(int outcome) {
    return choices.weight(outcome);
  }

  @Override
  public void play(int seat, int action) {
    switch (phase) {
      case OPENING -> open(action - codes.card);
      case TIE -> drawAgain(action - codes.card);
      case START -> start(action);
      case CARD -> {
        give(turn, action - codes.card);
        chance(KaosPhase.DIE, turn);
      }
      case DIE -> roll(action - KaosCodes.DIE);
      case DARE -> answerDare(action);
      case CHAOS -> {
        int card = action - KaosCodes.CHAOS;
        saved.add(turn, card, chaosPile.draw(card));
        chooseNext();
      }
      case USE -> use(action);
      case SWAP -> {
        give(turn, action - codes.card);
        settle(CHANCE);
      }
      case RESET -> {
        give(target, action - codes.card);
        settle(RESET);
      }
      case LOSE -> lose(action - codes.lose);
      case TAKE -> {
        give(turn, action - codes.take);
        settle(PERFECT);
      }
      case RAISE -> raise(action - KaosCodes.PASS);
      case SHOWDOWN -> drawOff(action - codes.card);
      case OVER -> throw new IllegalStateException("the match is over");
    }
  }

  /** The chaos card that lies open, being carried out. */
  @Nullable ChaosCard using() {
    return switch (phase) {
      case SWAP -> ChaosCard.CHANCE;
      case RESET -> ChaosCard.RESET;
      case LOSE -> target == turn ? ChaosCard.DESTROY : ChaosCard.STEAL;
      case TAKE -> ChaosCard.PERFECT;
      default -> null;
    };
  }

  /** Whether all chaos cards must be used (R17, R18). */
  boolean mustUseAll() {
    return die == DO || die == DARE;
  }

  /** The others who hold a number card (R30). */
  int victims() {
    int victims = 0;
    for (int seat = 0; seat < seats; seat++) {
      victims |= numbers.size(seat) != 0 ? 1 << seat : 0;
    }
    return victims & ~(1 << turn);
  }

  /** The place of a seat or a spectator among those who know a card. */
  int eye(int observer) {
    return observer == Seat.SPECTATOR ? seats : observer;
  }

  /** Goes on from a phase, once everything else is laid out. */
  void resume(KaosPhase phase, int turn, int target) {
    this.phase = phase;
    this.turn = turn;
    this.target = target;
    actors = phase == KaosPhase.OVER ? 0 : 1 << (phase.chance() ? Seat.CHANCE : turn);
  }

  private void chance(KaosPhase phase, int target) {
    this.phase = phase;
    this.target = target;
    actors = 1 << Seat.CHANCE;
  }

  private void ask(KaosPhase phase) {
    this.phase = phase;
    target = turn;
    actors = 1 << turn;
  }

  /** A seat draws a number card from the pile; those who know the card see where it goes. */
  private void give(int seat, int card) {
    numbers.add(seat, card, numberPile.draw(card));
  }

  /** The next seat in the round to the left. */
  private int left(int seat) {
    return SeatSet.leftOf(inRound, seat);
  }

  // The opening of a round

  private void beginRound() {
    round++;
    collect();
    inRound = chips.owners(); // R7, R8
    contest.begin(inRound);
    chance(KaosPhase.OPENING, contest.next(0));
  }

  /** Collects and shuffles all cards (R8), and forgets what belonged to the round. */
  void collect() {
    numbers.clear();
    saved.clear();
    numberPile.lay(deck);
    chaosPile.lay(CHAOS_DECK);
    tenures.clear();
    contest.clear();
    inRound = 0;
    starts = 0;
    turns = 0;
    first = 0;
    turn = 0;
    called = false;
    die = Die.NOT_ROLLED;
  }

  private void open(int card) {
    numberPile.draw(card);
    numbers.add(target, card, everybody); // R6
    starts |= card << (4 * target);
    contest.enter(target, card);
    nextToOpen(KaosPhase.OPENING);
  }

  private void drawAgain(int card) {
    numberPile.draw(card);
    numberPile.putUnder(card, everybody, false); // R6
    contest.enter(target, card);
    nextToOpen(KaosPhase.TIE);
  }

  private void nextToOpen(KaosPhase phase) {
    if (!contest.complete()) {
      openNext(phase);
    } else if (contest.leaders() == 1) {
      beginTurns(SeatSet.lowest(contest.ahead));
    } else {
      contest.again(); // R5
      openNext(KaosPhase.TIE);
    }
  }

  private void openNext(KaosPhase phase) {
    if (numberPile.shuffled() == Cards.NONE) {
      numberPile.shuffle(); // R6: all that is left has been drawn in vain
    }
    chance(phase, contest.next(0));
  }

  private void beginTurns(int seat) {
    contest.clear();
    payAll(1); // R5
    first = seat;
    beginTurn(seat);
  }

  /** Everybody in the round pays into the pot. */
  private void payAll(int amount) {
    for (int rest = inRound; rest != 0; rest &= rest - 1) {
      chips.pay(SeatSet.lowest(rest), amount);
    }
  }

  // A turn

  private void beginTurn(int seat) {
    turn = seat;
    called = false;
    die = Die.NOT_ROLLED;
    ask(KaosPhase.START);
  }

  private void start(int action) {
    if (action == KaosCodes.CALL && tenures.held(turn)) {
      showHands();
      return;
    }
    tenures.end(turn);
    called = action == KaosCodes.CALL;
    if (called) {
      payForWrongCall();
    } else if (action == KaosCodes.DRAW && numberPile.size() != 0) {
      chance(KaosPhase.CARD, turn);
    } else {
      chance(KaosPhase.DIE, turn);
    }
  }

  /** Whether a hand is worth 30–36 (R4). */
  boolean inRange(int seat) {
    int sum = numbers.sum(seat);
    return sum >= LOWEST && sum <= BEST;
  }

  private void payForWrongCall() {
    int opponent = left(turn);
    while (opponent != turn && chips.of(turn) != 0) { // R12, R13
      chips.hand(turn, opponent);
      opponent = left(opponent);
    }
  }

  private void roll(int face) {
    die = face;
    if (face == DARE) {
      ask(KaosPhase.DARE);
    } else if (face == DO || face == DECIDE) {
      drawChaosCard();
    } else {
      chooseNext();
    }
  }

  private void answerDare(int action) {
    if (action == KaosCodes.DARED) {
      drawChaosCard();
    } else {
      chips.pay(turn, 1); // R18
      ask(KaosPhase.RAISE);
    }
  }

  private void drawChaosCard() {
    if (chaosPile.size() == 0) { // R20
      chooseNext();
    } else {
      chance(KaosPhase.CHAOS, turn);
    }
  }

  private void chooseNext() {
    ask(saved.size(turn) == 0 ? KaosPhase.RAISE : KaosPhase.USE);
  }

  private void raise(int amount) {
    if (amount != 0) {
      payAll(amount); // R22
    }
    tenures.begin(turn, inRange(turn));
    turns++;
    if (turns == LONGEST_ROUND) {
      chips.share(inRound, first); // R34
      endRound();
    } else {
      beginTurn(left(turn));
    }
  }

  // Chaos cards

  private void use(int action) {
    switch (action) {
      case KaosCodes.DONE -> ask(KaosPhase.RAISE);
      case KaosCodes.CHANCE_SPENT -> spend(CHANCE);
      case KaosCodes.STEAL_SPENT -> spend(STEAL);
      case KaosCodes.PERFECT -> perfect();
      case KaosCodes.DESTROY -> destroy();
      case KaosCodes.SWITCH -> switchChips();
      default -> useOn(action);
    }
  }

  private void useOn(int action) {
    if (action < codes.steal) {
      reset(action - KaosCodes.RESET);
    } else if (action <= codes.swap) {
      layOpen(STEAL);
      chance(KaosPhase.LOSE, action - codes.steal);
    } else if (action <= codes.drop) {
      putUnder(action - codes.swap);
      chance(KaosPhase.SWAP, turn);
    } else {
      putUnder(action - codes.drop);
      settle(CHANCE);
    }
  }

  /** The card is used: it lies open, in front of nobody, until it is settled. */
  private void layOpen(int card) {
    saved.remove(turn, card, PUBLIC);
  }

  private void settle(int card) {
    chaosPile.putUnder(card, PUBLIC, false); // R21
    chooseNext();
  }

  private void spend(int card) {
    layOpen(card);
    settle(card);
  }

  private void putUnder(int card) { // R24
    layOpen(CHANCE);
    numbers.remove(turn, card, 1 << turn);
    numberPile.putUnder(card, 1 << turn, false); // R31
  }

  private void reset(int seat) { // R25
    layOpen(RESET);
    boolean follows = false;
    for (long hand = numbers.of(seat); hand != 0; hand -= Cards.one(Cards.lowest(hand))) {
      numberPile.putUnder(Cards.lowest(hand), 1 << seat, follows); // R30, R31
      follows = true;
    }
    numbers.clear(seat);
    tenures.end(seat);
    if (numberPile.size() == 0) {
      settle(RESET);
    } else {
      chance(KaosPhase.RESET, seat);
    }
  }

  private void perfect() { // R27
    layOpen(PERFECT);
    if (numberPile.size() == 0) {
      settle(PERFECT);
    } else {
      numberPile.shuffle(); // R31: nothing is drawn before, so it may be done at once
      ask(KaosPhase.TAKE);
    }
  }

  private void destroy() { // R28
    layOpen(DESTROY);
    if (numbers.size(turn) == 0) {
      settle(DESTROY);
    } else {
      chance(KaosPhase.LOSE, turn);
    }
  }

  private void lose(int card) { // R26, R28
    int knowers = 1 << turn | 1 << target; // R31
    numbers.remove(target, card, knowers);
    numberPile.putUnder(card, knowers, false);
    if (target == turn) {
      settle(DESTROY);
    } else {
      tenures.rob(target, inRange(target)); // R11
      settle(STEAL);
    }
  }

  private void switchChips() { // R29
    layOpen(SWITCH);
    chips.swap(turn, left(turn));
    settle(SWITCH);
  }

  // The end of a round

  private void showHands() { // R32, R33
    tenures.clear();
    for (int rest = inRound; rest != 0; rest &= rest - 1) {
      int seat = SeatSet.lowest(rest);
      if (inRange(seat)) {
        contest.enter(seat, numbers.sum(seat));
      }
    }
    nextToDrawOff();
  }

  private void drawOff(int card) {
    numberPile.draw(card);
    numbers.add(target, card, everybody);
    contest.enter(target, closeness(target));
    nextToDrawOff();
  }

  /** How close a hand is to 36, over and under alike (R33); the higher, the closer. */
  int closeness(int seat) {
    return -Math.abs(BEST - numbers.sum(seat));
  }

  private void nextToDrawOff() {
    int leaders = contest.leaders();
    if (!contest.complete()) {
      chance(KaosPhase.SHOWDOWN, contest.next(turn));
    } else if (leaders == 1 || leaders > numberPile.size()) {
      chips.share(contest.ahead, left(turn)); // R33
      rememberHands();
      endRound();
    } else {
      contest.again();
      numbers.show();
      chance(KaosPhase.SHOWDOWN, contest.next(turn));
    }
  }

  /** The hand that a seat showed in the last showdown (R33). */
  long shown(int seat) {
    return book[shown + seat];
  }

  void show(int seat, long hand) {
    book[shown + seat] = hand;
  }

  private void rememberHands() {
    for (int seat = 0; seat < seats; seat++) {
      show(seat, numbers.of(seat));
    }
  }

  private void endRound() {
    boolean won = Integer.bitCount(chips.owners()) == 1; // R35
    if (won || round == options.rounds()) { // R36
      collect();
      resume(KaosPhase.OVER, 0, 0);
    } else {
      beginRound();
    }
  }

  @Override
  public int score(int seat) {
    return chips.of(seat);
  }

  @Override
  public int winners() {
    return phase == KaosPhase.OVER ? chips.richest() : 0;
  }

  /**
   * Deals anew what a seat cannot see, as {@link KaosImagination} does: the numbers in other hands
   * and under the pile that it does not know, and saved chaos cards.
   */
  void redeal(int seat, Rng rng) {
    boolean looks = phase == KaosPhase.TAKE && turn == seat; // R31
    long left =
        redealHands(numbers, eye(seat), seat, looks ? Cards.NONE : numberPile.shuffled(), rng);
    left = numberPile.redealUnder(1 << seat, everybody, left, rng);
    if (!looks) {
      numberPile.relay(left);
    }
    chaosPile.relay(redealHands(saved, 0, seat, chaosPile.shuffled(), rng));
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        tenures.suppose(other, inRange(other), rng);
      }
    }
  }

  /** Deals what an observer does not know of the hands, and a pile; returns what is left. */
  private long redealHands(Hands hands, int observer, int seat, long pile, Rng rng) {
    long unseen = pile + (hands == numbers ? numberPile.unknown(1 << seat) : Cards.NONE);
    long sizes = 0;
    for (int other = 0; other < seats; other++) {
      hands.forget(other, observer);
      if (other != seat) {
        long unknown = hands.takeUnknown(other, observer);
        sizes |= (long) Cards.size(unknown) << (8 * other);
        unseen += unknown;
      }
    }
    for (int other = 0; sizes != 0; other++, sizes >>>= 8) {
      for (long cards = sizes & 0xFF; cards > 0; cards--) {
        int card = Cards.pick(unseen, rng.below(Cards.size(unseen)));
        unseen -= Cards.one(card);
        hands.add(other, card, 0);
      }
    }
    return unseen;
  }

  // Copies and comparison

  @Override
  public void set(KaosState other) {
    System.arraycopy(other.book, 0, book, 0, book.length);
    numberPile.set(other.numberPile);
    chaosPile.set(other.chaosPile);
    chips.set(other.chips);
    tenures.set(other.tenures);
    contest.set(other.contest);
    starts = other.starts;
    phase = other.phase;
    actors = other.actors;
    round = other.round;
    turns = other.turns;
    inRound = other.inRound;
    first = other.first;
    turn = other.turn;
    target = other.target;
    called = other.called;
    die = other.die;
  }

  @Override
  public long hash() {
    long hash = Rng.mix(phase.name().hashCode() + ((long) round << 10 | turns));
    hash = Rng.mix(hash + (inRound | first << 6 | turn << 9 | target << 12 | (die + 1) << 15));
    hash = Rng.mix(hash + (called ? 1L << 32 : 0) + starts);
    hash = tenures.hash(contest.hash(chips.hash(hash)));
    hash = chaosPile.hash(numberPile.hash(hash));
    for (long part : book) {
      hash = Rng.mix(hash + part);
    }
    return hash;
  }
}
