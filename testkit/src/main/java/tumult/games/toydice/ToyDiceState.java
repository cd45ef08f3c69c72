package tumult.games.toydice;

import tumult.engine.Dice;
import tumult.engine.Moves;
import tumult.engine.Refusal;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/** A position of Toy Dice, and its rules. */
public final class ToyDiceState implements State<ToyDiceState> {
  // The first code of each kind of move: what depends on an option, as the seats, comes last.
  private static final Moves<ToyDice.Move> MOVES = ToyDice.moves(2);
  static final int ROLL = MOVES.code("roll");
  static final int HOLD = MOVES.code("hold");
  static final int DIE = MOVES.code("die 1");
  static final int FIRST = MOVES.code("first 0");

  private static final Dice DICE = new Dice(1);

  /** What the game is waiting for. */
  public enum Phase {
    LOT,
    CHOICE,
    ROLL,
    OVER
  }

  /** What these rules forbid. */
  enum Forbidden implements Refusal {
    EMPTY_POT;

    @Override
    public int rule() {
      return 4;
    }
  }

  final int target;
  final int[] scores;
  Phase phase = Phase.LOT;
  int turn;
  int pot;

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
      default -> State.list(ROLL, pot == 0 ? 1 : 2, out); // R2, R4
    };
  }

  @Override
  public Refusal why(int seat, int action) {
    boolean empty = phase == Phase.CHOICE && seat == turn && action == HOLD;
    return empty ? Forbidden.EMPTY_POT : State.super.why(seat, action);
  }

  @Override
  public void play(int seat, int action) {
    if (phase == Phase.LOT) {
      turn = action - FIRST; // R1
      phase = Phase.CHOICE;
    } else if (action == ROLL) {
      phase = Phase.ROLL; // R2
    } else if (action == HOLD) {
      endTurn(pot); // R4
    } else if (action == DIE) {
      endTurn(0); // R3
    } else {
      pot += action - DIE + 1; // R2
      phase = Phase.CHOICE;
      if (scores[turn] + pot >= target) {
        endTurn(pot); // R5
      }
    }
  }

  private void endTurn(int points) {
    scores[turn] += points;
    pot = 0;
    phase = scores[turn] < target ? Phase.CHOICE : Phase.OVER;
    turn = (turn + 1) % scores.length;
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
  }

  @Override
  public long hash() {
    return Rng.hash(scores, phase.name().hashCode(), turn, pot);
  }
}
