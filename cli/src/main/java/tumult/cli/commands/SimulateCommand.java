package tumult.cli.commands;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.bots.Bot;
import tumult.cli.ShutdownHook;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.State;
import tumult.lab.Simulation;
import tumult.lab.Totals;

/** Plays many seeded games and says what they add up to. */
@Command(
    name = "simulate",
    description = {
      "Play many seeded games with bots, on all cores, and count.",
      "The same games come out whatever the number of threads: see the hash.",
      "Ctrl-C gives what there is. See also: tumult merge"
    },
    mixinStandardHelpOptions = true)
public final class SimulateCommand implements Runnable {
  @Mixin private GameArgument chosen = new GameArgument();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "10000",
      description = "how many games (default: ${DEFAULT-VALUE})")
  private long games;

  @Option(
      names = "--bots",
      paramLabel = "BOT,…",
      defaultValue = "random",
      description =
          "one for all seats, or one for each: thumb, random, a level from 1 to 5, or a command"
              + " (default: ${DEFAULT-VALUE})")
  private String bots = "";

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Mixin private TimeOption time = new TimeOption();

  @Mixin private PartOption part = new PartOption();

  @Option(names = "--json", paramLabel = "FILE", description = "also write the figures to a file")
  private @Nullable Path json;

  @Option(names = "--csv", paramLabel = "FILE", description = "also write a line for each game")
  private @Nullable Path csv;

  @Option(names = "--force", description = "write over files that are there already")
  private boolean force;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    if (games < 1) {
      throw new BadInput("--games %d: must be at least 1".formatted(games));
    }
    try (InvitedBots invited = new InvitedBots()) {
      simulate(chosen.game(), invited);
      invited.complain(spec.commandLine().getErr());
    }
  }

  private <S extends State<S>> void simulate(Game<S, ?, ?> game, InvitedBots invited) {
    List<String> names = names(game.seats());
    List<Bot> players = names.stream().map(name -> invited.bot("--bots", name)).toList();
    long[] range = part.range(games);
    Simulation<S> simulation = new Simulation<>(game, players, time.budget(), seed.seed());
    try (OutputFile figures = OutputFile.named("--json", json, force);
        OutputFile lines = OutputFile.named("--csv", csv, force)) {
      if (lines != null) {
        lines.write(SimulationFile.header(game.seats()));
      }
      Counting counting = new Counting(game, names, range, figures, lines);
      ShutdownHook.during(
          () -> simulation.run(range[0], range[1], threads.threads(), lines != null, counting::add),
          () -> {
            simulation.stop();
            counting.finish();
          });
      counting.finish();
    }
  }

  /** What has come in so far; told once, at the end or when somebody presses ctrl-C. */
  private final class Counting {
    private final Game<?, ?, ?> game;
    private final List<String> names;
    private final long[] range;
    private final @Nullable OutputFile figures;
    private final @Nullable OutputFile lines;
    private final Totals totals;
    private final ProgressBar progress;
    private boolean finished;

    Counting(
        Game<?, ?, ?> game,
        List<String> names,
        long[] range,
        @Nullable OutputFile figures,
        @Nullable OutputFile lines) {
      this.game = game;
      this.names = names;
      this.range = range;
      this.figures = figures;
      this.lines = lines;
      totals = new Totals(game.seats());
      progress = new ProgressBar(spec.commandLine().getErr(), "games", range[1] - range[0]);
    }

    synchronized void add(Totals more, String text) {
      if (finished) {
        return;
      }
      totals.add(more);
      if (lines != null) {
        lines.write(text);
      }
      progress.show(totals.games());
    }

    synchronized void finish() {
      if (finished) {
        return;
      }
      finished = true;
      progress.clear();
      SimulationFile file =
          new SimulationFile(game.setup().toString(), seed.seed(), names, range[0], totals);
      if (lines != null) {
        lines.finish();
      }
      if (figures != null) {
        figures.write(file.json());
        figures.finish();
      }
      var out = spec.commandLine().getOut();
      out.print(file.words());
      out.println(progress.rate(totals.games()));
      out.flush();
    }
  }

  private List<String> names(int seats) {
    List<String> names = List.of(bots.split(",", -1));
    if (names.size() == 1) {
      return Collections.nCopies(seats, names.getFirst());
    }
    if (names.size() != seats) {
      throw new BadInput(
          "--bots %s: are %d, but there are %d seats; name one for all, or one for each"
              .formatted(bots, names.size(), seats));
    }
    return new ArrayList<>(names);
  }
}
