package tumult.cli.commands;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.cli.report.GameReport;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.Setup;

/** Writes what a game is like on one page. */
@Command(
    name = "report",
    description = {
      "Measure what a game is like, and write it on one page that needs nothing else:",
      "length, tension, luck and skill, what wins, and what every option would change."
    },
    mixinStandardHelpOptions = true)
public final class ReportCommand implements Runnable {
  @Mixin private GameArgument chosen = new GameArgument();

  @Option(
      names = "--against",
      paramLabel = "NAME=VALUE,…",
      description = "set the same game with these options beside it; may be given again")
  private List<String> against = new ArrayList<>();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "how many games the largest sample has (default: ${DEFAULT-VALUE})")
  private int games;

  @Mixin private SeedOption seed = new SeedOption();

  @Option(names = "--out", paramLabel = "FILE", required = true, description = "the page, HTML")
  private @Nullable Path out;

  @Option(names = "--force", description = "write over a file that is there already")
  private boolean force;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    if (games < 40 || games > 10_000_000) {
      throw new BadInput("--games %d: must be 40–10000000".formatted(games));
    }
    Game<?, ?, ?> game = chosen.game();
    List<Game<?, ?, ?>> others = new ArrayList<>();
    against.forEach(options -> others.add(changed(game.setup(), options)));
    try (OutputFile page = OutputFile.named("--out", out, force)) {
      if (page != null) {
        page.write(new GameReport(game, games, seed.seed()).html(others));
        page.finish();
      }
    }
    spec.commandLine().getOut().println("%s is written".formatted(out));
    spec.commandLine().getOut().flush();
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
