package tumult.cli.commands;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.bots.Bot;
import tumult.bots.Bots;
import tumult.bots.Budget;
import tumult.cli.ShutdownHook;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.State;
import tumult.lab.Simulation;
import tumult.lab.Totals;
import tumult.table.Chair;

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
  private static final int MOST_THREADS = 1024;
  private static final Pattern PART = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

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
          "one for all seats, or one for each: thumb, random, or a level from 1 to 5"
              + " (default: ${DEFAULT-VALUE})")
  private String bots = "";

  @Mixin private SeedOption seed = new SeedOption();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "how many at a time (default: one for each processor)")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--part",
      paramLabel = "K/N",
      defaultValue = "1/1",
      description = "play only part K of N, for one machine of several; 'tumult merge' joins them")
  private String part = "";

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
    if (threads < 1 || threads > MOST_THREADS) {
      throw new BadInput("--threads %d: must be 1–%d".formatted(threads, MOST_THREADS));
    }
    simulate(chosen.game());
  }

  private <S extends State<S>> void simulate(Game<S, ?, ?> game) {
    List<String> names = names(game.seats());
    List<Bot> players = names.stream().map(SimulateCommand::bot).toList();
    long[] range = range();
    Simulation<S> simulation = new Simulation<>(game, players, Budget.ANY, seed.seed());
    try (OutputFile figures = OutputFile.named("--json", json, force);
        OutputFile lines = OutputFile.named("--csv", csv, force)) {
      if (lines != null) {
        lines.write(SimulationFile.header(game.seats()));
      }
      Counting counting = new Counting(game, names, range, figures, lines);
      ShutdownHook.during(
          () -> simulation.run(range[0], range[1], threads, lines != null, counting::add),
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

  /** The bot of a name or a level. */
  private static Bot bot(String name) {
    if (name.length() == 1 && Character.isDigit(name.charAt(0))) {
      int level = name.charAt(0) - '0';
      if (level < 1 || level > Chair.TOP_LEVEL) {
        throw new BadInput("--bots %s: levels are 1–%d".formatted(name, Chair.TOP_LEVEL));
      }
      return Bots.ofLevel(level);
    }
    return PitCommand.bot("--bots", name);
  }

  /** The numbers of the games to be played: from the first, to before the second. */
  private long[] range() {
    Matcher numbers = PART.matcher(part);
    if (!numbers.matches()) {
      throw new BadInput("--part %s: must be such as 3/10".formatted(part));
    }
    long which = Long.parseLong(numbers.group(1));
    long parts = Long.parseLong(numbers.group(2));
    if (which < 1 || which > parts) {
      throw new BadInput(
          "--part %s: there is no such part; the last is %2$d/%2$d".formatted(part, parts));
    }
    return new long[] {at(which - 1, parts), at(which, parts)};
  }

  private long at(long which, long parts) {
    return games / parts * which + games % parts * which / parts;
  }
}
