package tumult.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;
import tumult.engine.Game;
import tumult.engine.Playout;
import tumult.engine.Rng;
import tumult.engine.State;
import tumult.games.Games;

/** Whole random games and single copies under JMH: the second opinion beside {@link SpeedTable}. */
@org.openjdk.jmh.annotations.State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PlayoutBenchmark {
  @Param({"mau-mau", "sequence-dice", "kaos", "haos", "frappadingue"})
  String game = "";

  @Param({"2", "4"})
  int seats;

  private Table<?> table = new Table<>(Games.named("mau-mau"));

  /** Prepares the games. */
  @Setup
  public void lay() {
    table = new Table<>(Games.named("%s(seats=%d)".formatted(game, seats)));
  }

  /** A whole random game. */
  @Benchmark
  public long playout() {
    return table.playout();
  }

  /** One copy of a position. */
  @Benchmark
  public Object copy() {
    return table.copy();
  }

  private static final class Table<S extends State<S>> {
    private final Rng rng = new Rng(42);
    private final S start;
    private final S state;
    private final int[] actions;

    Table(Game<S, ?, ?> game) {
      start = game.newState();
      state = game.newState();
      actions = new int[game.actionCount()];
    }

    long playout() {
      state.set(start);
      return Playout.run(state, rng, actions);
    }

    S copy() {
      state.set(start);
      return state;
    }
  }
}
