package tumult.cli.commands;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.Perft;
import tumult.engine.Position;
import tumult.engine.State;

/** Counts the ways a game can go on. */
@Command(
    name = "perft",
    description = "Count in how many ways a game can go on for so many steps.",
    mixinStandardHelpOptions = true)
public final class PerftCommand implements Runnable {
  @Mixin private GameArgument chosen = new GameArgument();

  @Option(
      names = "--depth",
      paramLabel = "D",
      defaultValue = "3",
      description = "how many steps, chance's included (default: ${DEFAULT-VALUE})")
  private int depth;

  @Option(
      names = "--position",
      paramLabel = "POSITION",
      description = "where to begin, in notation; the beginning if left out")
  private @Nullable String position;

  @Option(names = "--divide", description = "the count of each first step too")
  private boolean divide;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    if (depth < 0 || depth > 20) {
      throw new BadInput("--depth %d: must be 0–20".formatted(depth));
    }
    count(chosen.game());
  }

  private static <S extends State<S>> S read(Game<S, ?, ?> game, String position) {
    try {
      return game.read(Position.parse(position));
    } catch (BadInput wrong) {
      throw wrong.at("--position");
    }
  }

  private <S extends State<S>> void count(Game<S, ?, ?> game) {
    S from = position == null ? game.newState() : read(game, position);
    Perft<S> perft = new Perft<>(game);
    var out = spec.commandLine().getOut();
    if (divide && depth > 0) {
      perft.divide(from, depth).forEach((step, count) -> out.printf("%-20s %d%n", step, count));
    }
    out.println(perft.count(from, depth));
  }
}
