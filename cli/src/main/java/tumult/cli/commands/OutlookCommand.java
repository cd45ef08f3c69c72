package tumult.cli.commands;

import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.Setup;
import tumult.engine.State;
import tumult.games.sequencedice.LineLearning;
import tumult.games.sequencedice.SequenceDice;
import tumult.lab.Calibration;

/** Says how well what bots expect of a position agrees with what comes. */
@Command(
    name = "outlook",
    description = {
      "How well what bots expect of a position agrees with what then comes, in games",
      "played by the rule of thumb. The weights of an outlook are made with it: the",
      "slope says by what to multiply them, and is 1 when they are right.",
      "With --learn, Sequence Dice plays against itself to find what lines are worth."
    },
    mixinStandardHelpOptions = true)
public final class OutlookCommand implements Runnable {
  @Mixin private GameArgument chosen = new GameArgument();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "20000",
      description = "how many games (default: ${DEFAULT-VALUE})")
  private int games;

  @Option(
      names = "--learn",
      paramLabel = "FILE",
      description = "write the table that Sequence Dice learns in so many games")
  private @Nullable Path learn;

  @Mixin private SeedOption seed = new SeedOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    if (games < 100 || games > 10_000_000) {
      throw new BadInput("--games %d: must be 100–10000000".formatted(games));
    }
    if (learn == null) {
      tell(chosen.game());
    } else {
      learn(chosen.game().setup(), learn);
    }
  }

  private void learn(Setup setup, Path into) {
    if (!setup.kind().equals(SequenceDice.KIND)) {
      throw new BadInput(
          "--learn: only sequence-dice has something to learn, not " + setup.kind().id());
    }
    try (OutputFile file = new OutputFile("--learn", into)) {
      file.write(LineLearning.table(setup, games, seed.seed()));
      file.finish();
    }
    spec.commandLine()
        .getOut()
        .printf("%s: what lines are worth after %d games is in %s%n", setup, games, into);
  }

  private <S extends State<S>> void tell(Game<S, ?, ?> game) {
    if (game.setup().kind().realTime()) {
      throw new BadInput("%s is a race: nobody looks ahead".formatted(game.setup().kind().id()));
    }
    Calibration<S> calibration = new Calibration<>(game, games, seed.seed());
    var out = spec.commandLine().getOut();
    out.println("promised     won  positions");
    for (int group = 0; group < Calibration.GROUPS; group++) {
      double[] means = calibration.group(group);
      if (means[2] > 0) {
        out.printf(Locale.ROOT, "%8.3f  %6.3f  %9.0f%n", means[0], means[1], means[2]);
      }
    }
    out.printf(
        Locale.ROOT,
        "wrong by %.4f on average of squares, knowing nothing %.4f; slope %.2f%n",
        calibration.error(),
        calibration.ignorance(),
        calibration.slope());
  }
}
