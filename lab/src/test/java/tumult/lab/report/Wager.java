package tumult.lab.report;

import java.util.List;
import tumult.engine.GameKind;
import tumult.engine.Moves;
import tumult.engine.OpenGame;
import tumult.engine.Option;
import tumult.engine.Policy;
import tumult.engine.Position;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.Setup;
import tumult.engine.State;

/**
 * A game so small that all about it can be worked out on paper: both get a card from 1 to 3, the
 * first may concede, and a coin says, three times out of four, that the higher card wins, else the
 * lower one.
 */
final class Wager extends OpenGame<Wager.Table, List<Integer>, Wager.Move> {
  static final GameKind KIND =
      new GameKind("wager", 1, false, List.of(Option.number("seats", 2, 2, 2)), Wager::new);

  /** What is done, and with which card or side of the coin. */
  record Move(String verb, int with) {}

  private static final Moves<Move> MOVES =
      new Moves<Move>()
          .with("keep", new Move("keep", 0))
          .with("concede", new Move("concede", 0))
          .with("card", 1, 3, card -> new Move("card", card))
          .with("coin", 0, 1, side -> new Move("coin", side));

  private static final int CARD = MOVES.code("card 1");
  private static final int COIN = MOVES.code("coin 0");

  Wager(Setup setup) {
    super(setup, MOVES);
  }

  static Wager game() {
    return new Wager(KIND.setup(java.util.Map.of()));
  }

  /** A position: what has happened, in order. */
  static final class Table implements State<Table> {
    private final int[] steps = new int[4];
    private int step;

    private boolean conceded() {
      return step > 2 && steps[2] == 1;
    }

    @Override
    public int actors() {
      if (step == 4 || conceded()) {
        return 0;
      }
      return Seat.bit(step == 2 ? 0 : Seat.CHANCE);
    }

    @Override
    public int actions(int seat, int[] out) {
      if ((actors() & Seat.bit(seat)) == 0) {
        return 0;
      }
      return step == 2
          ? State.list(0, 2, out)
          : State.list(step < 2 ? CARD : COIN, step < 2 ? 3 : 2, out);
    }

    @Override
    public void play(int seat, int action) {
      steps[step++] = action;
    }

    @Override
    public int chance(Rng rng) {
      return step < 2 ? CARD + rng.below(3) : COIN + (rng.below(4) == 0 ? 0 : 1);
    }

    @Override
    public int weight(int outcome) {
      return step < 2 || outcome == COIN ? 1 : 3;
    }

    @Override
    public int score(int seat) {
      return (winners() >> seat) & 1;
    }

    @Override
    public int winners() {
      if (!over() || conceded()) {
        return over() ? 2 : 0;
      }
      int higher = Integer.compare(steps[0], steps[1]) * (steps[3] == COIN ? -1 : 1);
      return higher == 0 ? 3 : higher > 0 ? 1 : 2;
    }

    @Override
    public void set(Table other) {
      System.arraycopy(other.steps, 0, steps, 0, steps.length);
      step = other.step;
    }

    @Override
    public long hash() {
      return Rng.hash(steps, step);
    }
  }

  @Override
  public Table newState() {
    return new Table();
  }

  @Override
  protected List<Integer> view(Table state) {
    return java.util.Arrays.stream(state.steps).limit(state.step).boxed().toList();
  }

  @Override
  protected void restore(List<Integer> view, Table into) {
    into.step = 0;
    view.forEach(step -> into.play(0, step));
  }

  @Override
  public String luck(Table state) {
    return state.step < 2 ? "card " + state.step : "coin";
  }

  /** Concedes one time in four. */
  @Override
  public Policy<Table> policy() {
    return (state, seat, actions, count, rng) -> actions[rng.below(4) == 0 ? 1 : 0];
  }

  /** Concedes. */
  @Override
  public Policy<Table> mistakes() {
    return (state, seat, actions, count, rng) -> actions[1];
  }

  @Override
  public Position write(Table state) {
    return new Position().put("steps", view(state));
  }

  @Override
  public Table read(Position position) {
    throw new UnsupportedOperationException();
  }
}
