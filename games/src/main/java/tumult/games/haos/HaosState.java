package tumult.games.haos;

import static tumult.games.haos.HaosPhase.CHOICE;
import static tumult.games.haos.HaosPhase.FIRST;
import static tumult.games.haos.HaosPhase.GRAB;
import static tumult.games.haos.HaosPhase.OPENING;
import static tumult.games.haos.HaosPhase.OVER;
import static tumult.games.haos.HaosPhase.PALM;
import static tumult.games.haos.HaosPhase.TOGETHER;
import static tumult.games.haos.HaosPhase.TURN;
import static tumult.games.haos.HaosPhase.UNDER;

import tumult.engine.Refusal;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * A position of Haos and its rules.
 *
 * <p>A <i>place</i> is a stack with its face-up pile: one for each seat, or two for each of two
 * players, one a hand. A <i>match</i> is between cards, a <i>duel</i> between those who play with
 * them: the same places, unless Lefts are active. Everything about the cards themselves is in
 * {@link Piles}; sets of places are those of {@link Tops}.
 */
public final class HaosState implements State<HaosState> {
  static final int NOBODY = -1;
  static final int MOST_OPENED = 3_000;

  final HaosOptions options;
  final int places;
  final int hands;
  private final int everybody;

  final Piles piles;

  HaosPhase phase = FIRST;

  /** The place whose card is opened next, or after the race. */
  int turn = NOBODY;

  /** The place that made the latest opening, if that can still be named; of All open, the first. */
  int opener = NOBODY;

  /** The place that may choose. */
  int chooser = NOBODY;

  /** How many of the latest openings a touch can name; the one in progress not counted. */
  int nameable;

  /** How many cards have been opened. */
  int opened;

  /** How many openings there have been; the one in progress counted. */
  int openings;

  /** How many of them came before the last settled event. */
  int settled;

  /** Which opening brought the top card of each pile. */
  final short[] openedIn = new short[HaosOptions.MOST_PLACES];

  int winners;

  /** How far to the left one played before the latest opening. */
  int shiftBefore;

  /** The symbol that the latest opening covered. */
  int covered = Tops.NO_SYMBOL;

  /** Which opening had brought the card that the latest one covered. */
  int coveredIn;

  // What follows only spares counting: derive() works it out.

  private int actors = Seat.bit(Seat.CHANCE);
  private int lefts;
  private int shift;
  private int out;
  private long tops = Tops.BARE;
  private long laid;
  private long fresh;
  private long duellists;
  private long duellistsBefore;

  HaosState(HaosOptions options) {
    this.options = options;
    this.places = options.places();
    this.hands = options.hands();
    this.everybody = (1 << options.seats()) - 1;
    this.piles = new Piles(options);
  }

  @Override
  public void set(HaosState other) {
    piles.set(other.piles);
    System.arraycopy(other.openedIn, 0, openedIn, 0, openedIn.length);
    phase = other.phase;
    turn = other.turn;
    opener = other.opener;
    chooser = other.chooser;
    nameable = other.nameable;
    opened = other.opened;
    openings = other.openings;
    settled = other.settled;
    winners = other.winners;
    shiftBefore = other.shiftBefore;
    covered = other.covered;
    coveredIn = other.coveredIn;
    actors = other.actors;
    lefts = other.lefts;
    shift = other.shift;
    out = other.out;
    tops = other.tops;
    laid = other.laid;
    fresh = other.fresh;
    duellists = other.duellists;
    duellistsBefore = other.duellistsBefore;
  }

  // Who may do what

  @Override
  public int actors() {
    return actors;
  }

  private int actorsNow() {
    return switch (phase) {
      case FIRST, UNDER, OPENING, TOGETHER -> Seat.bit(Seat.CHANCE);
      case TURN -> nameable == 0 ? Seat.bit(seat(turn)) : everybody | deadHeatBit(); // R15
      case GRAB, PALM -> everybody | Seat.bit(Seat.ARBITER);
      case CHOICE -> Seat.bit(seat(chooser)) | Seat.bit(Seat.ARBITER); // R22
      case OVER -> 0;
    };
  }

  /** R14: any two persons entitled by openings that can be named, also from different duels. */
  private int deadHeatBit() {
    return Tops.contested(duellists | duellistsBefore, hands) ? Seat.bit(Seat.ARBITER) : 0;
  }

  @Override
  public int actions(int seat, int[] out) {
    if ((actors >> seat & 1) == 0) {
      return 0;
    }
    return switch (seat) {
      case Seat.CHANCE -> outcomes(out);
      case Seat.ARBITER -> words(out);
      default -> attempts(seat, out);
    };
  }

  private int attempts(int seat, int[] out) {
    if (phase == CHOICE) {
      out[0] = Action.CHOOSE_DUEL;
      out[1] = Action.CHOOSE_SPECIAL;
      return 2;
    }
    out[0] = Action.OPEN;
    int count = phase == TURN && seat(turn) == seat ? 1 : 0; // R5, R9
    int touches = 2 * hands * nameable; // R15
    for (int touch = 0; touch < touches; touch++) {
      out[count] = Action.TOUCH + touch;
      count += isIn(place(seat, touch)) ? 1 : 0; // R32
    }
    return count;
  }

  private int words(int[] out) {
    int count = 0;
    if (phase != CHOICE) {
      out[count++] = Action.DEAD_HEAT;
    }
    if (phase != TURN) {
      out[count++] = Action.LAPSE; // R19, R22
    }
    return count;
  }

  private int outcomes(int[] out) {
    int count = 0;
    if (phase == FIRST) {
      for (int place = 0; place < places; place++) {
        out[count++] = Action.first(hands) + place;
      }
      return count;
    }
    int base = phase == UNDER ? Action.UNDER : Action.CARD;
    long faces = phase == UNDER ? piles.unseenFaces() : piles.faces(turn);
    for (long rest = faces; rest != 0; rest &= rest - 1) {
      out[count++] = base + Long.numberOfTrailingZeros(rest);
    }
    return count;
  }

  @Override
  public int chance(Rng rng) {
    if (phase == OPENING || phase == TOGETHER) {
      return Action.CARD + piles.pick(turn, rng);
    }
    return phase == FIRST
        ? Action.first(hands) + rng.below(places)
        : Action.UNDER + piles.pickUnseen(rng);
  }

  @Override
  public void luck(Rng rng) {
    while (actors == Seat.bit(Seat.CHANCE)) {
      play(Seat.CHANCE, chance(rng));
    }
  }

  @Override
  public int weight(int outcome) {
    boolean face = outcome >= Action.CARD && outcome < Action.TOUCH;
    return switch (phase) {
      case FIRST -> outcome >= Action.first(hands) ? 1 : 0;
      case UNDER ->
          face && outcome >= Action.UNDER ? piles.unseenWeight(outcome - Action.UNDER) : 0;
      case OPENING, TOGETHER ->
          face && outcome < Action.UNDER ? piles.weight(turn, outcome - Action.CARD) : 0;
      default -> 0;
    };
  }

  @Override
  public Refusal why(int seat, int action) {
    return new WhyNot(this, seat).refusal(action);
  }

  // Around the table

  int seat(int place) {
    return hands == 2 ? place & 1 : place; // R29
  }

  /** The place for which a touch is made: that of its hand. */
  int place(int seat, int touch) {
    return seat + 2 * (touch & (hands - 1));
  }

  boolean isIn(int place) {
    return (out >> place & 1) == 0;
  }

  int clockwise(int place) {
    return place + 1 == places ? 0 : place + 1;
  }

  /** The next place that still plays. */
  int after(int place) {
    int next = clockwise(place);
    while (!isIn(next)) {
      next = clockwise(next); // R32
    }
    return next;
  }

  /** The place whose top card somebody plays with. */
  private int played(int place, int shift) {
    int left = place + shift; // R26
    return left < places ? left : left - places;
  }

  // What happens

  @Override
  public void play(int seat, int action) {
    if (action >= Action.TOUCH) {
      if (action < Action.first(hands)) {
        touch(seat, action - Action.TOUCH);
      } else {
        begin(action - Action.first(hands));
      }
    } else if (action >= Action.UNDER) {
      leaveOver(action - Action.UNDER);
    } else if (action >= Action.CARD) {
      turnUp(action - Action.CARD);
    } else {
      switch (action) {
        case Action.OPEN -> open();
        case Action.CHOOSE_DUEL -> winDuel(chooser, loser(chooser, tops, shift));
        case Action.CHOOSE_SPECIAL -> winRace(chooser);
        case Action.DEAD_HEAT -> deadHeat();
        default -> lapse();
      }
    }
  }

  private void begin(int place) {
    turn = place; // R3
    phase = options.leftOver() > 0 ? UNDER : TURN;
    actors = actorsNow();
  }

  private void leaveOver(int face) {
    piles.layUnderTotem(piles.takeUnseen(face));
    if (piles.unseen() == places * options.share()) {
      phase = TURN;
      actors = actorsNow();
    }
  }

  private void open() {
    opener = turn;
    openings++;
    shiftBefore = shift;
    nameable = Math.min(nameable, 1);
    phase = OPENING;
    actors = Seat.bit(Seat.CHANCE);
  }

  /** All open: an opening of its own, which none before it can be named after (R23). */
  private void openTogether() {
    openings++;
    nameable = 0;
    duellists = 0;
    turn = isIn(opener) ? opener : after(opener);
    phase = TOGETHER;
  }

  private void turnUp(int face) {
    opened++;
    int card = piles.take(turn, face);
    boolean last = piles.stackEmpty(turn);
    if (face == Face.LEFT) {
      layBeside(card);
      if (!last) {
        return; // R25: another card of the same opening
      }
    } else {
      lay(card);
    }
    if (last) {
      finish();
    }
    if (phase == OPENING) {
      judgeOpening(face);
    } else {
      goOnTogether();
    }
  }

  private void layBeside(int card) {
    piles.layBeside(turn, card);
    lefts++;
    shift = played(shift, 1); // R25, R26
  }

  private void lay(int card) {
    covered = Tops.symbol(tops, turn);
    coveredIn = openedIn[turn];
    duellistsBefore = duellists;
    piles.lay(turn, card);
    tops = Tops.with(tops, turn, Face.symbol(Face.of(card)));
    fresh |= Tops.bit(turn);
    laid |= Tops.bit(turn);
    openedIn[turn] = (short) openings;
  }

  /** The last card of a stack has been opened. */
  private void finish() {
    out |= 1 << turn;
    if (hands == 2) { // R32
      moveUnderTotem(turn);
      fresh &= ~Tops.bit(turn);
      duellistsBefore &= ~Tops.bit(turn);
    }
  }

  private void judgeOpening(int face) {
    if (endsGame()) {
      return;
    }
    boolean acts = isIn(opener); // R32
    if (acts && face == Face.ALL) {
      openTogether(); // R20
      return;
    }
    nameable++;
    duel(duellistsBefore == 0 ? Tops.match(tops, opener, hands) : matches());
    HaosPhase race = face == Face.GRAB ? GRAB : face == Face.PALM ? PALM : TURN; // R17, R18
    goOn(acts ? race : TURN, after(opener));
  }

  private void goOnTogether() {
    for (int place = clockwise(turn); place != opener; place = clockwise(place)) {
      if (isIn(place)) {
        turn = place;
        return;
      }
    }
    judgeTogether();
  }

  private void judgeTogether() {
    if (endsGame()) {
      return;
    }
    long faces = facesOpenedTogether();
    boolean grab = (faces >>> Face.GRAB & 1) != 0;
    boolean palm = (faces >>> Face.PALM & 1) != 0;
    if (!grab && !palm && (faces >>> Face.ALL & 1) != 0) {
      openTogether(); // R24
      return;
    }
    nameable = 1;
    duel(matches());
    if (grab || palm) {
      goOn(grab ? GRAB : PALM, after(opener)); // R21, R22
    } else {
      goOn(TURN, isIn(opener) ? opener : after(opener)); // R20, R23
    }
  }

  private long facesOpenedTogether() {
    long faces = 0;
    for (int place = 0; place < places; place++) {
      if (isIn(place)) {
        faces |= 1L << Face.of(piles.pileTop(place));
      }
    }
    return faces;
  }

  private long matches() {
    return Tops.matches(tops, fresh, hands);
  }

  private void duel(long matches) {
    duellists = Tops.playing(matches, shift, places); // R25
  }

  private void goOn(HaosPhase now, int next) {
    phase = now;
    turn = next;
    actors = everybody | (now == TURN ? deadHeatBit() : Seat.bit(Seat.ARBITER));
  }

  /** Whether somebody plays one of the cards of a live match. */
  boolean inDuel(int place) {
    return Tops.has(duellists, place);
  }

  private void touch(int seat, int touch) {
    int place = place(seat, touch);
    boolean previous = isPrevious(touch);
    if (!isRight(place, touch)) {
      mistake(place); // R12
    } else if (previous || !phase.race()) {
      winDuel(place, previous ? loserBefore(place) : loser(place, tops, shift));
    } else if (inDuel(place)) {
      offerChoice(place); // R21, R22
    } else {
      winRace(place);
    }
  }

  /** Whether a touch names the opening before the latest. */
  boolean isPrevious(int touch) {
    return touch >= 2 * hands;
  }

  /** Whether a touch for a place is no mistake. */
  boolean isRight(int place, int touch) {
    boolean palm = (touch & hands) != 0;
    boolean previous = isPrevious(touch);
    if (phase.race() && !previous) {
      return palm == (phase == PALM);
    }
    return !palm && Tops.has(previous ? duellistsBefore : duellists, place);
  }

  /** Whether a place could touch rightly, having seen the latest opening or also the one before. */
  boolean mayTouch(int place, boolean alsoBefore) {
    boolean now = phase.race() || inDuel(place);
    return isIn(place) && (now || (alsoBefore && Tops.has(duellistsBefore, place)));
  }

  private void offerChoice(int place) {
    chooser = place;
    nameable = 0;
    duellistsBefore = 0;
    phase = CHOICE;
    actors = actorsNow();
  }

  private void winRace(int place) {
    moveUnderTotem(place); // R17
    settle(after(opener)); // R19, R23
  }

  private void winDuel(int winner, int loser) {
    if (options.duelTakesTotem() || !isIn(loser)) {
      moveUnderTotem(winner);
      moveUnderTotem(loser);
      takeTotem(loser); // R7
    } else {
      piles.moveUnderStack(winner, loser); // R31
      bare(winner);
      bare(loser);
      settle(loser);
    }
  }

  private void mistake(int place) {
    moveAllUnderTotem();
    takeTotem(place); // R11
  }

  private void deadHeat() {
    moveAllUnderTotem(); // R13
    settle(after(opener)); // R14, R23
  }

  private void lapse() {
    if (phase == CHOICE) {
      winRace(chooser); // R22
    } else {
      settle(after(opener)); // R19
    }
  }

  /** A place takes all that lies under the totem and plays next; one that is out cannot (R32). */
  private void takeTotem(int place) {
    if (isIn(place)) {
      piles.moveTotemUnderStack(place);
      settle(place);
    } else {
      settle(after(place));
    }
  }

  private void moveUnderTotem(int place) {
    piles.moveUnderTotem(place);
    bare(place);
  }

  /** A place has no face-up pile any more. */
  private void bare(int place) {
    tops = Tops.with(tops, place, Tops.NO_SYMBOL);
    openedIn[place] = 0;
    laid &= ~Tops.bit(place);
  }

  private void moveAllUnderTotem() {
    for (long rest = laid; rest != 0; rest &= rest - 1) {
      int place = Tops.first(rest);
      piles.moveUnderTotem(place);
      openedIn[place] = 0;
    }
    tops = Tops.BARE;
    laid = 0;
  }

  /** After an event of the totem: nothing is fresh, no opening can be named, no Left is active. */
  private void settle(int next) {
    settled = openings; // R8
    nameable = 0; // R15
    fresh = 0;
    duellists = 0;
    duellistsBefore = 0;
    opener = NOBODY;
    chooser = NOBODY;
    phase = TURN;
    turn = next;
    actors = Seat.bit(seat(next));
    if (lefts > 0) {
      endLefts();
    }
  }

  private void endLefts() {
    piles.endLefts(); // R26
    lefts = 0;
    shift = 0;
  }

  private int loserBefore(int winner) {
    short openedInNow = openedIn[opener];
    openedIn[opener] = (short) coveredIn; // R15: judged by the position then
    int loser = loser(winner, topsBefore(), shiftBefore);
    openedIn[opener] = openedInNow;
    return loser;
  }

  private long topsBefore() {
    return Tops.with(tops, opener, covered);
  }

  /** R10: of the others who play the symbol, the one whose card was opened last. */
  private int loser(int winner, long tops, int shift) {
    int symbol = Tops.symbol(tops, played(winner, shift));
    int loser = NOBODY;
    int latest = NOBODY;
    for (int place = clockwise(winner); place != winner; place = clockwise(place)) {
      int card = played(place, shift);
      boolean rival = Tops.symbol(tops, card) == symbol && seat(place) != seat(winner); // R31
      if (rival && openedIn[card] > latest) {
        loser = place;
        latest = openedIn[card];
      }
    }
    return loser;
  }

  // The end

  private boolean endsGame() {
    winners = winnersNow();
    if (winners == 0) {
      return false;
    }
    phase = OVER;
    turn = NOBODY;
    nameable = 0;
    actors = 0;
    return true;
  }

  /** Those who win if an opening has just been completed; nobody if the game goes on. */
  int winnersNow() {
    if (hands == 1 && out != 0) {
      return out; // R27, R28
    }
    return enoughStacksGone() || opened >= MOST_OPENED ? fewestCards() : 0; // R28, R32
  }

  /** Whether one player has opened all cards; of two, one both hands' or each one hand's. */
  boolean enoughStacksGone() {
    return Integer.bitCount(out) >= hands; // R27, R29, R32
  }

  private int fewestCards() {
    int fewest = Integer.MAX_VALUE;
    int seats = 0;
    for (int seat = 0; seat < options.seats(); seat++) {
      int cards = cards(seat);
      if (cards <= fewest) {
        seats = cards < fewest ? Seat.bit(seat) : seats | Seat.bit(seat);
        fewest = cards;
      }
    }
    return seats;
  }

  /** How many cards a seat has, face up and down. */
  int cards(int seat) {
    return piles.count(seat) + (hands == 2 ? piles.count(seat + 2) : 0);
  }

  @Override
  public int winners() {
    return winners;
  }

  @Override
  public int score(int seat) {
    return winners >> seat & 1;
  }

  /** Works out everything that follows from the rest. */
  void derive() {
    lefts = 0;
    out = 0;
    tops = Tops.BARE;
    laid = 0;
    fresh = 0;
    for (int place = 0; place < places; place++) {
      deriveFrom(place);
    }
    shift = lefts % places;
    boolean judged = phase != TOGETHER && phase != OVER;
    int shiftThen = phase == OPENING ? shiftBefore : shift;
    duellists = judged ? Tops.playing(matches(), shiftThen, places) : 0;
    duellistsBefore = nameable == 2 ? duellistsBefore() : 0;
    actors = actorsNow();
  }

  private void deriveFrom(int place) {
    lefts += piles.beside(place);
    out |= piles.stackEmpty(place) ? 1 << place : 0;
    int top = piles.pileTop(place);
    if (top != Piles.NONE) {
      laid |= Tops.bit(place);
      tops = Tops.with(tops, place, Face.symbol(Face.of(top)));
      fresh |= openedIn[place] > settled ? Tops.bit(place) : 0;
    }
  }

  private long duellistsBefore() {
    long one = Tops.bit(opener);
    long freshBefore = coveredIn > settled ? fresh | one : fresh & ~one;
    long matches = Tops.matches(topsBefore(), freshBefore, hands);
    long before = Tops.playing(matches, shiftBefore, places);
    return isIn(opener) ? before : before & ~one; // R32
  }

  @Override
  public long hash() {
    long hash = piles.hash();
    for (int place = 0; place < places; place++) {
      hash = Rng.mix(hash + openedIn[place]);
    }
    hash = Rng.mix(hash + phase.name().hashCode() + 16L * turn + 256L * opener + 4096L * chooser);
    hash = Rng.mix(hash + nameable + 4L * winners + ((long) opened << 32));
    hash = Rng.mix(hash + openings + ((long) settled << 32));
    return Rng.mix(hash + before());
  }

  /** What still matters of the position before the latest opening, as one number. */
  private long before() {
    int card = nameable == 2 ? coveredIn * 16 + covered : 0;
    return card * 16L + (nameable == 2 || phase == OPENING ? shiftBefore : 0);
  }
}
