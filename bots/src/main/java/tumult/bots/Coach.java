package tumult.bots;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.OpenGame;
import tumult.engine.Rng;
import tumult.engine.Solved;
import tumult.engine.State;

/**
 * Advice for whoever is to choose: what each legal move promises, and why. It knows the view of the
 * seat and nothing else: equal views get equal advice, whatever is hidden.
 */
public final class Coach {
  /** What is thought about every question. */
  public static final Budget BUDGET = Budget.iterations(8_000);

  /** How far off something may be, in standard errors: about one time in twenty it is more. */
  private static final double DOUBT = 2;

  private static final int UNKNOWN = -1;
  private static final long SEED = 0;

  private Coach() {}

  /** The advice about a turn, found out within its budget. */
  public static <S extends State<S>, V> Advice advise(Turn<S, V> turn) {
    if (turn.actions().length == 0) {
      throw new BadInput("there is nothing to choose here");
    }
    S world = turn.game().newState();
    turn.game().imagine(turn.view(), world, new Rng(SEED));
    Solved<S> solved = turn.game().solved();
    if (solved != null) {
      return exactly(turn, world, solved);
    }
    return turn.game().setup().kind().realTime() ? bySight(turn, world) : byTrying(turn, world);
  }

  private static <S extends State<S>> Advice exactly(Turn<S, ?> turn, S world, Solved<S> solved) {
    S after = turn.game().newState();
    int count = turn.actions().length;
    double[] shares = new double[count];
    double[] points = new double[count];
    for (int i = 0; i < count; i++) {
      after.set(world);
      after.play(turn.seat(), turn.actions()[i]);
      shares[i] = solved.share(after, turn.seat());
      points[i] = solved.points(world, turn.actions()[i]);
    }
    Comparator<Integer> better = Comparator.comparingDouble(i -> -shares[i]);
    List<Integer> order = order(count, better.thenComparingDouble(i -> -points[i]));
    return new Advice(
        order.stream().map(i -> choice(turn, world, i, thousandths(shares[i]), 0)).toList(), true);
  }

  private static <S extends State<S>, V> Advice byTrying(Turn<S, V> turn, S world) {
    Estimates found =
        turn.game() instanceof OpenGame
            ? TreeSearch.search(turn, turn.budget(), 1, TreeSearch.NODES, new Rng(SEED))
            : MonteCarlo.search(turn, turn.budget(), 1, new Rng(SEED));
    Comparator<Integer> better = Comparator.comparing(i -> i != found.best());
    List<Integer> order = order(found.size(), better.thenComparingDouble(i -> -found.share(i)));
    return new Advice(
        order.stream()
            .map(i ->
                choice(
                    turn,
                    world,
                    i,
                    found.tries(i) == 0 ? UNKNOWN : thousandths(found.share(i)),
                    (int) Math.ceil(1000 * DOUBT * found.error(i))))
            .toList(),
        false);
  }

  /** In a race nobody has the time to weigh anything up: what the eyes see is all. */
  private static <S extends State<S>, V> Advice bySight(Turn<S, V> turn, S world) {
    return new Advice(
        IntStream.range(0, turn.actions().length)
            .mapToObj(i -> choice(turn, world, i, UNKNOWN, 0))
            .filter(choice -> choice.reason() != null)
            .toList(),
        true);
  }

  private static List<Integer> order(int count, Comparator<Integer> better) {
    return IntStream.range(0, count).boxed().sorted(better).toList();
  }

  private static <S extends State<S>> Advice.Choice choice(
      Turn<S, ?> turn, S world, int index, int share, int error) {
    Game<S, ?, ?> game = turn.game();
    int action = turn.actions()[index];
    return new Advice.Choice(
        game.text(action), share, error, game.reason(world, turn.seat(), action));
  }

  private static int thousandths(double share) {
    return (int) Math.round(1000 * share);
  }
}
