package tumult.cli.commands;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.engine.BadInput;
import tumult.engine.GameKind;
import tumult.engine.Signature;
import tumult.games.Games;

/** Prints one hash a game, which changes when its behaviour does. */
@Command(
    name = "signature",
    description = "Print one hash per game, which changes when a rule does.",
    mixinStandardHelpOptions = true)
public final class SignatureCommand implements Runnable {
  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "how many games of each (default: ${DEFAULT-VALUE})")
  private int games;

  @Mixin private SeedOption seed = new SeedOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    if (games < 1) {
      throw new BadInput("--games %d: must be at least 1".formatted(games));
    }
    for (GameKind kind : Games.ALL.values()) {
      long signature = Signature.of(Games.named(kind.id()), seed.seed(), games);
      spec.commandLine().getOut().printf("%-14s %016x%n", kind.id(), signature);
    }
  }
}
