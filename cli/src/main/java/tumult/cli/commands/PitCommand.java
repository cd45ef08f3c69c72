package tumult.cli.commands;

import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.lab.MirroredGames;

/** Lets two bots meet in many games, and prints what part of the wins went to each. */
@Command(
    name = "pit",
    description = "Let two bots meet in many seeded games, seats swapped.",
    mixinStandardHelpOptions = true)
public final class PitCommand implements Runnable {
  @Mixin private GameArgument chosen = new GameArgument();

  @Option(
      names = "--a",
      paramLabel = "BOT",
      defaultValue = "thumb",
      description = "one bot: thumb, beginner or random (default: ${DEFAULT-VALUE})")
  private String a = "";

  @Option(
      names = "--b",
      paramLabel = "BOT",
      defaultValue = "random",
      description = "the other (default: ${DEFAULT-VALUE})")
  private String b = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "2000",
      description = "how many games, an even number (default: ${DEFAULT-VALUE})")
  private int games;

  @Mixin private SeedOption seed = new SeedOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    if (games < 2 || games % 2 != 0) {
      throw new BadInput("--games %d: must be an even number from 2".formatted(games));
    }
    Game<?, ?, ?> game = chosen.game();
    MirroredGames.Result result;
    try (InvitedBots invited = new InvitedBots()) {
      result =
          MirroredGames.play(
              game, invited.bot("--a", a), invited.bot("--b", b), games, seed.seed());
    }
    spec.commandLine()
        .getOut()
        .printf(Locale.ROOT, "%s: %s %.1f %%, ", game.setup(), a, 100 * result.share())
        .printf(Locale.ROOT, "%s %.1f %% of %d games", b, 100 * (1 - result.share()), games)
        .printf(Locale.ROOT, ", ± %.1f %%%n", 100 * result.error());
  }
}
