package tumult.cli.commands;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.bots.Bot;
import tumult.bots.Bots;
import tumult.bots.Budget;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.State;
import tumult.games.Games;
import tumult.lab.Arena;
import tumult.lab.Score;

/** Measures what blocks are worth. */
@Command(
    name = "blocks",
    description = {
      "Measure how much luck cancels in the arena's blocks: two bots meet in each game at two",
      "seats, in blocks of the same luck and in as many of luck of their own."
    },
    mixinStandardHelpOptions = true)
final class BenchBlocksCommand implements Runnable {
  /** Without an end Kaos takes several hundred rounds. */
  private static final Map<String, String> SHORT = Map.of("kaos", "kaos(seats=2,maxRounds=12)");

  @Option(
      names = "--blocks",
      paramLabel = "N",
      defaultValue = "2000",
      description = "how many of each (default: ${DEFAULT-VALUE})")
  private int blocks;

  @Option(
      names = "--bots",
      paramLabel = "BOT,BOT",
      split = ",",
      defaultValue = "level-3,level-2",
      description = "who meets (default: ${DEFAULT-VALUE})")
  private List<String> bots = new ArrayList<>();

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Mixin private FiguresOption figures = new FiguresOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  /** What was found in a game. */
  private record Worth(String game, double with, double without) {
    double ratio() {
      return with / without;
    }
  }

  @Override
  public void run() {
    if (blocks < 10 || blocks > 10_000_000) {
      throw new BadInput("--blocks %d: must be 10–10000000".formatted(blocks));
    }
    if (bots.size() != 2) {
      throw new BadInput("--bots %s: expected two".formatted(String.join(",", bots)));
    }
    List<Bot> both = bots.stream().map(Bots::named).toList();
    threads.threads();
    figures.of(() -> measure(both));
  }

  private List<Map<String, Object>> measure(List<Bot> both) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf("variance of a block of two games, %s%n", String.join(" against ", bots));
    out.println("game            same luck   own luck  ratio");
    List<Map<String, Object>> rows = new ArrayList<>();
    for (String id : Games.ALL.keySet()) {
      Worth worth = worth(Games.named(SHORT.getOrDefault(id, id + "(seats=2)")), both);
      out.printf(
          Locale.ROOT,
          "%-14s %10.4f %10.4f  %.2f ± %.2f%n",
          worth.game,
          worth.with,
          worth.without,
          worth.ratio(),
          1.96 * worth.ratio() * Math.sqrt(4.0 / blocks));
      out.flush();
      Map<String, Object> row = new LinkedHashMap<>();
      row.put("game", worth.game);
      row.put("variance_same_luck", worth.with);
      row.put("variance_own_luck", worth.without);
      row.put("ratio", worth.ratio());
      rows.add(row);
    }
    return rows;
  }

  private <S extends State<S>> Worth worth(Game<S, ?, ?> game, List<Bot> both) {
    return new Worth(
        game.setup().kind().id(), variance(game, both, true), variance(game, both, false));
  }

  private <S extends State<S>> double variance(
      Game<S, ?, ?> game, List<Bot> both, boolean sameLuck) {
    Arena<S> arena = new Arena<>(game, both, Budget.ANY, seed.seed(), sameLuck);
    Score score = new Score(both.size(), arena.gamesPerBlock());
    arena.run(
        0,
        blocks,
        threads.threads(),
        wins -> {
          score.add(wins);
          return true;
        });
    return score.variance(0);
  }
}
