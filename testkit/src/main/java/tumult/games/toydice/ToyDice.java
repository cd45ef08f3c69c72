package tumult.games.toydice;

import java.util.Arrays;
import java.util.List;
import tumult.engine.GameKind;
import tumult.engine.Moves;
import tumult.engine.Notation;
import tumult.engine.OpenGame;
import tumult.engine.Option;
import tumult.engine.Policy;
import tumult.engine.Position;
import tumult.engine.Remark;
import tumult.engine.Setup;
import tumult.games.toydice.ToyDiceState.Phase;

/** Toy Dice: roll as often as you dare, but a 1 takes all that the turn has brought. */
public final class ToyDice extends OpenGame<ToyDiceState, ToyDice.View, ToyDice.Move> {
  private static final List<Option> OPTIONS =
      List.of(Option.number("seats", 2, 6, 2), Option.number("target", 10, 100, 30)); // R1, R5

  /** The game before its options are chosen. */
  public static final GameKind KIND = new GameKind("toy-dice", 1, false, OPTIONS, ToyDice::new);

  /** A seat rolls or holds; chance lets the die show something, or a seat begin. */
  public sealed interface Move {
    record Roll() implements Move {}

    record Hold() implements Move {}

    record Die(int eyes) implements Move {}

    record First(int seat) implements Move {}
  }

  /** What everybody sees; the pot is what the turn has brought so far. */
  public record View(Phase phase, int turn, int pot, List<Integer> scores) {}

  public ToyDice(Setup setup) {
    super(setup, moves(setup.seats()));
  }

  /** Every move; the order makes the codes, which the state looks up. */
  static Moves<Move> moves(int seats) {
    return new Moves<Move>()
        .with("roll", new Move.Roll())
        .with("hold", new Move.Hold())
        .with("die", 1, 6, Move.Die::new)
        .with("first", 0, seats - 1, Move.First::new);
  }

  @Override
  public ToyDiceState newState() {
    return new ToyDiceState(seats(), setup().number("target"));
  }

  @Override
  protected View view(ToyDiceState state) {
    List<Integer> scores = Arrays.stream(state.scores).boxed().toList();
    return new View(state.phase, state.turn, state.pot, scores);
  }

  @Override
  protected void restore(View view, ToyDiceState into) {
    into.phase = view.phase;
    into.turn = view.turn;
    into.pot = view.pot;
    Arrays.setAll(into.scores, view.scores::get);
  }

  @Override
  public String luck(ToyDiceState state) {
    return state.phase == Phase.LOT ? "lot" : "die " + state.turn;
  }

  @Override
  public List<Remark> remarks(ToyDiceState before, int actor, int action, ToyDiceState after) {
    boolean lost = action == ToyDiceState.DIE && before.pot > 0; // R3
    return lost ? List.of(Remark.of("lost", before.turn, before.pot)) : List.of();
  }

  @Override
  public Position write(ToyDiceState state) {
    return new Position()
        .put("phase", Notation.word(state.phase))
        .put("turn", state.turn)
        .put("pot", state.pot)
        .put("scores", view(state).scores);
  }

  @Override
  public ToyDiceState read(Position position) {
    ToyDiceState state = newState();
    state.phase = position.one("phase", text -> Notation.constant(text, Phase.class));
    state.turn = position.number("turn", 0, seats() - 1, 0);
    int[] scores = position.numbers("scores", seats(), 0, state.target + 5, new int[seats()]);
    Arrays.setAll(state.scores, seat -> scores[seat]);
    int lacking = Math.max(1, state.target - scores[state.turn]);
    state.pot = position.number("pot", 0, lacking - 1, 0);
    position.end();
    if ((Arrays.stream(scores).max().orElseThrow() >= state.target)
        != (state.phase == Phase.OVER)) {
      throw Position.wrong("phase", "must be over when somebody has the target (R5)");
    }
    return state;
  }

  /** Rolls until the pot is worth keeping. */
  @Override
  public Policy<ToyDiceState> policy() {
    return (state, seat, actions, count, rng) -> actions[state.pot < 15 ? 0 : count - 1];
  }
}
