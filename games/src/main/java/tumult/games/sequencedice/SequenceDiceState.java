package tumult.games.sequencedice;

import tumult.engine.Refusal;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.engine.TwoDice;

/**
 * A position of Sequence Dice.
 *
 * <p>A turn is a roll, which fixes the spaces that may be chosen, and the choice of one of them. A
 * roll that leaves nothing to choose ends the turn by itself.
 */
public final class SequenceDiceState implements State<SequenceDiceState> {
  /** How many chips a side has. R1, R4 */
  static final int CHIPS = 20;

  /** After how many turns nobody has won. R19 */
  static final int MOST_TURNS = 1000;

  final SequenceDiceOptions options;
  private final int seats;
  private final int sideMask;
  private final int length;

  // What has happened.

  /** The spaces of each side's chips. */
  final long[] chips = new long[3];

  /** How the first turn is, or was, rolled for. */
  final StartRolls start = new StartRolls();

  /** The seat that rolls or chooses; at the end, the one that did last. */
  int turn;

  /** The last roll of a turn; {@link TwoDice#NONE} before the first. */
  int roll = TwoDice.NONE;

  /** How many turns have begun. */
  int turns;

  private Phase phase = Phase.START;

  // What follows from it.

  private int actors = Seat.bit(Seat.CHANCE);
  private long choices;
  private int winners;

  SequenceDiceState(SequenceDiceOptions options) {
    this.options = options;
    seats = options.seats();
    sideMask = options.sides() == 3 ? 0b11 : 0b01;
    length = options.length();
    start.contenders = options.everySeat(); // R7
  }

  Phase phase() {
    return phase;
  }

  /** The spaces that the seat on turn may choose. */
  long choices() {
    return choices;
  }

  /** The side that a seat plays for: with four seats, every other one. R3, R4 */
  int side(int seat) {
    return seat & sideMask;
  }

  /** The spaces with a chip. */
  long taken() {
    return chips[0] | chips[1] | chips[2];
  }

  /** How many chips a side has left to place. R17 */
  int stock(int side) {
    return CHIPS - Long.bitCount(chips[side]);
  }

  /** The spaces of all sequences that a side has. R5 */
  long sequences(int side) {
    return Bitboard.lines(chips[side], length);
  }

  @Override
  public int actors() {
    return actors;
  }

  @Override
  public int actions(int seat, int[] out) {
    if ((actors >>> seat & 1) == 0) {
      return 0;
    }
    return seat == Seat.CHANCE
        ? State.list(0, TwoDice.ROLLS, out)
        : Bitboard.list(choices, phase.firstAction, out);
  }

  @Override
  public void play(int seat, int action) {
    if (seat != Seat.CHANCE) {
      choose(action - phase.firstAction);
    } else if (phase == Phase.START) {
      rollForStart(action);
    } else {
      rollForTurn(action);
    }
  }

  private void rollForStart(int outcome) {
    start.put(turn, outcome);
    int later = start.after(turn);
    int next = later != 0 ? later : start.best();
    turn = Integer.numberOfTrailingZeros(next);
    if (later != 0) {
      return;
    }
    if (Integer.bitCount(next) == 1) {
      awaitRoll(Phase.ROLL); // R7
    } else {
      start.again(next); // R8
    }
  }

  private void rollForTurn(int outcome) {
    roll = outcome;
    turns++;
    offer();
    if (choices == 0) {
      endTurn(false); // R10, R12, R17
    } else {
      actors = Seat.bit(turn); // R16
    }
  }

  /** Finds what the roll makes the seat on turn do, and on which spaces. */
  private void offer() {
    int sum = TwoDice.sum(roll);
    long own = chips[side(turn)];
    long taken = taken();
    long reach = Bitboard.reach(sum); // R11
    if (sum == 10) {
      phase = Phase.REMOVE; // R12
      choices = reach & taken & ~own;
      return;
    }
    long free = reach & ~taken;
    phase = free != 0 ? Phase.PLACE : Phase.REPLACE; // R9, R10, R13
    choices = Bitboard.orElse(free, reach & ~own);
    if (Long.bitCount(own) == CHIPS) {
      choices = 0; // R17
    }
  }

  private void choose(int space) {
    long bit = 1L << space;
    chips[0] &= ~bit;
    chips[1] &= ~bit;
    chips[2] &= ~bit;
    if (phase == Phase.REMOVE) {
      endTurn(false); // R12
    } else {
      put(space);
    }
  }

  private void put(int space) {
    int side = side(turn);
    chips[side] |= 1L << space;
    if (Bitboard.hasLine(chips[side], length)) {
      end(options.seatsOf(side)); // R18
    } else {
      endTurn(rollsAgain()); // R15
    }
  }

  /** Whether another turn follows when a chip has been placed. R14 */
  boolean rollsAgain() {
    int sum = TwoDice.sum(roll);
    return sum == 2 || sum == 12;
  }

  private void endTurn(boolean another) {
    if (turns == MOST_TURNS) {
      end(options.everySeat()); // R19
      return;
    }
    if (!another) {
      turn = turn + 1 == seats ? 0 : turn + 1; // R8
    }
    awaitRoll(Phase.ROLL);
  }

  private void awaitRoll(Phase next) {
    phase = next;
    actors = Seat.bit(Seat.CHANCE);
  }

  private void end(int winners) {
    phase = Phase.OVER;
    actors = 0;
    this.winners = winners;
  }

  /** Takes up a phase once all that has happened is in place; which choice, the roll decides. */
  void resume(Phase next) {
    winners = 0;
    switch (next) {
      case START, ROLL -> awaitRoll(next);
      case PLACE, REPLACE, REMOVE -> {
        offer();
        actors = Seat.bit(turn);
      }
      case OVER -> {
        int side = side(turn);
        end(sequences(side) != 0 ? options.seatsOf(side) : options.everySeat());
      }
    }
  }

  @Override
  public Refusal why(int seat, int action) {
    return new WhyNot(this).play(seat, action);
  }

  @Override
  public int chance(Rng rng) {
    return TwoDice.any(rng);
  }

  @Override
  public void luck(Rng rng) {
    while (actors == Seat.bit(Seat.CHANCE)) {
      play(Seat.CHANCE, chance(rng));
    }
  }

  @Override
  public int weight(int outcome) {
    boolean possible = actors == Seat.bit(Seat.CHANCE) && outcome < TwoDice.ROLLS;
    return possible ? TwoDice.weight(outcome) : 0;
  }

  @Override
  public int score(int seat) {
    return winners >>> seat & 1;
  }

  @Override
  public int winners() {
    return winners;
  }

  @Override
  public void set(SequenceDiceState other) {
    chips[0] = other.chips[0];
    chips[1] = other.chips[1];
    chips[2] = other.chips[2];
    start.set(other.start);
    turn = other.turn;
    roll = other.roll;
    turns = other.turns;
    phase = other.phase;
    actors = other.actors;
    choices = other.choices;
    winners = other.winners;
  }

  /** Of everything but what follows from the rest. */
  @Override
  public long hash() {
    long small = start.bits() << 32 | turns << 16 | (roll + 1) << 8 | turn;
    return Rng.mix(
        chips[0] + Rng.mix(chips[1] + Rng.mix(chips[2] + Rng.mix(small + Rng.mix(actors)))));
  }
}
