package tumult.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Playout;
import tumult.engine.Rng;
import tumult.engine.State;
import tumult.games.Games;

/**
 * How fast one game is in random play, on one thread. A decision's time includes all that chance
 * does between two decisions.
 *
 * @param game its id
 * @param seats how many play
 * @param mode {@code alone} in its JVM, or {@code warm} after all games have run in it
 * @param nsPerDecision nanoseconds a decision
 * @param decisionsPerGame how many decisions a game takes
 * @param bytesPerGame what a whole game allocates
 * @param copyNs nanoseconds for {@link State#set}
 * @param yardstickNs the {@link Yardstick}, taken just before
 */
public record Speed(
    String game,
    int seats,
    String mode,
    double nsPerDecision,
    double decisionsPerGame,
    double bytesPerGame,
    double copyNs,
    double yardstickNs) {

  public double decisionsPerSecond() {
    return 1e9 / nsPerDecision;
  }

  public double gamesPerSecond() {
    return decisionsPerSecond() / decisionsPerGame;
  }

  /** How many yardsticks a decision takes. */
  public double ratio() {
    return nsPerDecision / yardstickNs;
  }

  /** How many yardsticks a copy takes. */
  public double copyRatio() {
    return copyNs / yardstickNs;
  }

  /** Measures the games named, in this JVM, one line each; for {@link SpeedTable}'s children. */
  public static void main(String[] args) {
    String mode = args[0];
    List<String> names = List.of(args).subList(1, args.length);
    if (mode.equals("warm")) {
      Games.ALL.values().forEach(kind -> new Playouts<>(Games.named(kind.id())).warmUp());
    }
    for (String name : names) {
      System.out.println(measure(Games.named(name), mode).line());
    }
  }

  private static <S extends State<S>> Speed measure(Game<S, ?, ?> game, String mode) {
    double yardstick = Yardstick.nanos();
    Playouts<S> playouts = new Playouts<>(game);
    double nanos = Stopwatch.nanosPer(playouts::play);
    double decisions = playouts.decisionsPerGame();
    double bytes = playouts.bytesPerGame();
    double copy = Stopwatch.nanosPer(playouts::copy);
    return new Speed(
        game.setup().kind().id(), game.seats(), mode, nanos, decisions, bytes, copy, yardstick);
  }

  private String line() {
    return String.format(
        Locale.ROOT,
        "%s %d %s %f %f %f %f %f",
        game,
        seats,
        mode,
        nsPerDecision,
        decisionsPerGame,
        bytesPerGame,
        copyNs,
        yardstickNs);
  }

  static Speed parse(String line) {
    String[] f = line.split(" ", -1);
    double[] n = new double[5];
    for (int i = 0; i < n.length; i++) {
      n[i] = Double.parseDouble(f[3 + i]);
    }
    return new Speed(f[0], Integer.parseInt(f[1]), f[2], n[0], n[1], n[2], n[3], n[4]);
  }

  /** Random games of one kind, without a check or an allocation in between. */
  private static final class Playouts<S extends State<S>> {
    private static final int POSITIONS = 64;

    private final Rng rng = new Rng(42);
    private final S start;
    private final S state;
    private final int[] actions;
    private final List<S> positions = new ArrayList<>();
    private long games;
    private long decisions;

    Playouts(Game<S, ?, ?> game) {
      start = game.newState();
      state = game.newState();
      actions = new int[game.actionCount()];
      for (int i = 0; i < POSITIONS; i++) {
        positions.add(positionAfter(game, 20 + 5 * i));
      }
    }

    private static <S extends State<S>> S positionAfter(Game<S, ?, ?> game, int steps) {
      Match<S, ?, ?> match = new Match<>(game);
      Rng rng = new Rng(7, steps);
      for (int i = 0; i < steps && !match.state().over(); i++) {
        match.random(rng);
      }
      return match.state();
    }

    void warmUp() {
      Stopwatch.nanosPer(this::play);
    }

    long play() {
      state.set(start);
      long made = Playout.run(state, rng, actions);
      games++;
      decisions += made;
      return made;
    }

    long copy() {
      for (S position : positions) {
        state.set(position);
      }
      return POSITIONS;
    }

    double decisionsPerGame() {
      return (double) decisions / games;
    }

    double bytesPerGame() {
      ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
      long gamesBefore = games;
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 200; i++) {
        play();
      }
      return (double) (threads.getCurrentThreadAllocatedBytes() - before) / (games - gamesBefore);
    }
  }
}
