package tumult.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tumult.bots.Budget;
import tumult.bots.MonteCarlo;
import tumult.bots.Playouts;
import tumult.bots.Turn;
import tumult.engine.Game;
import tumult.engine.GameKind;
import tumult.engine.Match;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Games;

/**
 * How fast a game is searched, on one thread.
 *
 * @param game its id
 * @param seats how many play
 * @param iterationsPerSecond how many worlds are imagined, tried and played out
 * @param playoutsPerSecond how many of the same positions are only played out by the policy
 * @param bytesPerIteration what a search allocates, its beginning included, per iteration
 */
public record SearchSpeed(
    String game,
    int seats,
    double iterationsPerSecond,
    double playoutsPerSecond,
    double bytesPerIteration) {
  private static final int POSITIONS = 32;
  private static final int ITERATIONS = 20_000;

  /** All games that are searched, at two and four seats, each alone in its JVM. */
  public static List<SearchSpeed> measure() {
    List<SearchSpeed> table = new ArrayList<>();
    for (GameKind kind : Games.ALL.values()) {
      for (int seats : kind.realTime() ? List.<Integer>of() : List.of(2, 4)) {
        String name = "%s(seats=%d)".formatted(kind.id(), seats);
        FreshJvm.run(SearchSpeed.class, List.of(name)).forEach(line -> table.add(parse(line)));
      }
    }
    return table;
  }

  /** Measures a game in this JVM. */
  public static void main(String[] args) {
    System.out.println(of(Games.named(args[0])).line());
  }

  private static <S extends State<S>, V> SearchSpeed of(Game<S, V, ?> game) {
    Searches<S, V> searches = new Searches<>(game);
    double iteration = Stopwatch.nanosPer(searches::search);
    double playout = Stopwatch.nanosPer(searches::playOut);
    return new SearchSpeed(
        game.setup().kind().id(),
        game.seats(),
        1e9 / iteration,
        1e9 / playout,
        searches.bytesPerIteration());
  }

  private String line() {
    return String.format(
        Locale.ROOT,
        "%s %d %f %f %f",
        game,
        seats,
        iterationsPerSecond,
        playoutsPerSecond,
        bytesPerIteration);
  }

  private static SearchSpeed parse(String line) {
    String[] f = line.split(" ", -1);
    return new SearchSpeed(
        f[0],
        Integer.parseInt(f[1]),
        Double.parseDouble(f[2]),
        Double.parseDouble(f[3]),
        Double.parseDouble(f[4]));
  }

  /** Positions from the middle of games in which somebody has a choice. */
  private static final class Searches<S extends State<S>, V> {
    private final List<Turn<S, V>> turns = new ArrayList<>();
    private final List<S> positions = new ArrayList<>();
    private final Playouts<S> playouts;
    private final S world;
    private final Rng rng = new Rng(1);
    private int next;

    Searches(Game<S, V, ?> game) {
      playouts = new Playouts<>(game);
      world = game.newState();
      for (int number = 0; turns.size() < POSITIONS; number++) {
        add(game, number);
      }
    }

    private void add(Game<S, V, ?> game, int number) {
      Match<S, V, ?> match = new Match<>(game);
      Rng luck = new Rng(7, number);
      for (int step = 0; step < 20 + number && !match.state().over(); step++) {
        match.random(luck);
      }
      match.luck(luck);
      int seat = Integer.numberOfTrailingZeros(match.state().actors());
      int[] actions = seat < Seat.SPECTATOR ? match.actions(seat) : new int[0];
      if (actions.length > 1) {
        V view = game.view(match.state(), seat);
        turns.add(new Turn<>(game, view, seat, actions, Budget.ANY));
        positions.add(match.state());
      }
    }

    long search() {
      Turn<S, V> turn = turns.get(next++ % POSITIONS);
      return MonteCarlo.search(turn, Budget.iterations(ITERATIONS), 1, rng).iterations();
    }

    long playOut() {
      for (S position : positions) {
        world.set(position);
        playouts.run(world, playouts.last(position), rng);
      }
      return POSITIONS;
    }

    double bytesPerIteration() {
      ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
      long before = threads.getCurrentThreadAllocatedBytes();
      long iterations = search();
      return (double) (threads.getCurrentThreadAllocatedBytes() - before) / iterations;
    }
  }
}
