package tumult.cli.commands;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.cli.report.GameReport;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.Setup;
import tumult.games.Games;

/** Writes what a game is like on one page. */
@Command(
    name = "report",
    description = {
      "Measure what a game is like, and write it on one page that needs nothing else:",
      "length, tension, luck and skill, what wins, and what every option would change.",
      "The game may be 'all': a page for each, as it is played on the page, into a folder."
    },
    mixinStandardHelpOptions = true)
public final class ReportCommand implements Runnable {
  private static final String ALL = "all";

  /** What people play is not what is usual: without an end Kaos takes several hundred rounds. */
  private static final Map<String, String> PLAYED = Map.of("kaos", "kaos(maxRounds=12)");

  @Mixin private GameArgument chosen = new GameArgument();

  @Option(
      names = "--against",
      paramLabel = "NAME=VALUE,…",
      description = "set the same game with these options beside it; may be given again")
  private List<String> against = new ArrayList<>();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "2000",
      description =
          "how large samples are: the largest has twice as many games, if games are short (default: ${DEFAULT-VALUE})")
  private int games;

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      required = true,
      description = "the page, HTML; for all, a folder")
  private Path out = Path.of("");

  @Option(names = "--force", description = "write over a file that is there already")
  private boolean force;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    if (games < 40 || games > 10_000_000) {
      throw new BadInput("--games %d: must be 40–10000000".formatted(games));
    }
    threads.threads();
    Map<Path, Game<?, ?, ?>> pages = chosen.isWord(ALL) ? all() : Map.of(out, chosen.game());
    pages.keySet().forEach(this::checkPlace);
    pages.forEach(this::write);
  }

  private Map<Path, Game<?, ?, ?>> all() {
    if (!against.isEmpty()) {
      throw new BadInput("--against: all is every game as it is; name one game");
    }
    if (!Files.isDirectory(out)) {
      throw new BadInput("--out %s: expected a folder that is there, for all games".formatted(out));
    }
    Map<Path, Game<?, ?, ?>> pages = new LinkedHashMap<>();
    for (String id : Games.ALL.keySet()) {
      pages.put(out.resolve(id + ".html"), Games.named(PLAYED.getOrDefault(id, id)));
    }
    return pages;
  }

  /** Complains before hours of work if a page could not be written. */
  private void checkPlace(Path page) {
    try (OutputFile file = OutputFile.named("--out", page, force)) {
      if (file == null) {
        throw new IllegalStateException();
      }
    }
  }

  private void write(Path place, Game<?, ?, ?> game) {
    List<Game<?, ?, ?>> others = new ArrayList<>();
    against.forEach(options -> others.add(changed(game.setup(), options)));
    try (OutputFile page = OutputFile.named("--out", place, force)) {
      GameReport report = new GameReport(game, games, seed.seed(), threads.threads());
      if (page != null) {
        page.write(report.html(others, progress(game)));
        page.finish();
      }
    }
    PrintWriter words = spec.commandLine().getOut();
    words.println("%s is written".formatted(place));
    words.flush();
  }

  private Consumer<String> progress(Game<?, ?, ?> game) {
    ProgressBar bar = new ProgressBar(spec.commandLine().getErr(), "", 0);
    String id = game.setup().kind().id();
    return what -> bar.tell(id + ": " + what);
  }

  private static Game<?, ?, ?> changed(Setup setup, String options) {
    Map<String, String> texts = setup.texts();
    for (String pair : options.split(",", -1)) {
      int equals = pair.indexOf('=');
      if (equals < 1) {
        throw new BadInput("--against %s: expected name=value,…".formatted(options));
      }
      texts.put(pair.substring(0, equals), pair.substring(equals + 1));
    }
    try {
      return setup.kind().game(texts);
    } catch (BadInput wrong) {
      throw wrong.at("--against");
    }
  }
}
