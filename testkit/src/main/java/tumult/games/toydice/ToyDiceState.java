package tumult.games.toydice;

import java.util.Arrays;
import tumult.engine.Dice;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/** A position of Toy Dice, and its rules. */
public final class ToyDiceState implements State<ToyDiceState> {
  /** After so many turns the game is over. R6 */
  static final int MOST_TURNS = 200;

  /** More than anybody will ever roll. */
  static final int MOST_POINTS = 10_000;

  // The first code of each kind of move, in the order of their table.
  static final int ROLL = 0;
  static final int HOLD = 1;
  static final int DIE = 2;
  static final int FIRST = 8;

  private static final Dice DICE = new Dice(1);

  /** What the game is waiting for. */
  public enum Phase {
    LOT,
    CHOICE,
    ROLL,
    OVER
  }

  private final int target;
  final int[] scores;
  Phase phase = Phase.LOT;
  int turn;
  int pot;
  int turns;

  ToyDiceState(int seats, int target) {
    this.target = target;
    this.scores = new int[seats];
  }

  @Override
  public int actors() {
    return switch (phase) {
      case LOT, ROLL -> Seat.bit(Seat.CHANCE);
      case CHOICE -> Seat.bit(turn);
      case OVER -> 0;
    };
  }

  @Override
  public int actions(int seat, int[] out) {
    if ((actors() & Seat.bit(seat)) == 0) {
      return 0;
    }
    return switch (phase) {
      case LOT -> State.list(FIRST, scores.length, out); // R1
      case ROLL -> State.list(DIE, DICE.most(), out);
      default -> State.list(ROLL, 2, out); // R2, R4
    };
  }

  @Override
  public void play(int seat, int action) {
    if (phase == Phase.LOT) {
      turn = action - FIRST; // R1
      phase = Phase.CHOICE;
    } else if (action == ROLL) {
      phase = Phase.ROLL; // R2
    } else if (action == HOLD) {
      scores[turn] += pot; // R4
      endTurn();
    } else if (action == DIE) {
      endTurn(); // R3
    } else {
      pot += action - DIE + 1; // R2
      phase = Phase.CHOICE;
    }
  }

  private void endTurn() {
    pot = 0;
    turns++;
    turn = (turn + 1) % scores.length;
    phase = ended() ? Phase.OVER : Phase.CHOICE;
  }

  /** Whether somebody has the target, or it took too long. R5, R6 */
  boolean ended() {
    return turns == MOST_TURNS || Arrays.stream(scores).max().orElseThrow() >= target;
  }

  @Override
  public int chance(Rng rng) {
    return phase == Phase.LOT ? FIRST + rng.below(scores.length) : DIE - 1 + DICE.sum(rng);
  }

  @Override
  public int weight(int outcome) {
    return switch (phase) {
      case LOT -> outcome < FIRST ? 0 : 1;
      case ROLL -> DICE.weight(outcome - DIE + 1);
      default -> 0;
    };
  }

  @Override
  public int score(int seat) {
    return scores[seat];
  }

  @Override
  public int winners() {
    return phase == Phase.OVER ? Seat.best(scores) : 0;
  }

  @Override
  public void set(ToyDiceState other) {
    System.arraycopy(other.scores, 0, scores, 0, scores.length);
    phase = other.phase;
    turn = other.turn;
    pot = other.pot;
    turns = other.turns;
  }

  @Override
  public long hash() {
    return Rng.hash(scores, phase.name().hashCode(), turn, pot, turns);
  }
}
