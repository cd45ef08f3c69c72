package tumult.cli.commands;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tumult.cli.pipe.GamePipe;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.State;

/** Lets another program step many games at once, over standard input and output. */
@Command(
    name = "step",
    description = {
      "Let another program step many games at once, over standard input and output.",
      "This is what the Python package starts: see clients/python."
    },
    mixinStandardHelpOptions = true)
public final class StepCommand implements Runnable {
  private static final int MOST_GAMES = 100_000;
  private static final int MOST_NUMBERS = 65_536;

  @Mixin private GameArgument chosen = new GameArgument();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1",
      description = "how many games at once (default: ${DEFAULT-VALUE})")
  private int games;

  @Option(
      names = "--numbers",
      paramLabel = "N",
      defaultValue = "0",
      description = "send each view along as so many numbers (default: ${DEFAULT-VALUE})")
  private int numbers;

  @Override
  public void run() {
    if (games < 1 || games > MOST_GAMES) {
      throw new BadInput("--games %d: must be 1–%d".formatted(games, MOST_GAMES));
    }
    if (numbers < 0 || numbers > MOST_NUMBERS) {
      throw new BadInput("--numbers %d: must be 0–%d".formatted(numbers, MOST_NUMBERS));
    }
    serve(chosen.game());
  }

  private <S extends State<S>, V> void serve(Game<S, V, ?> game) {
    try (DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));
        FileOutputStream out = new FileOutputStream(FileDescriptor.out)) {
      new GamePipe<>(game, games, numbers, in, out).serve();
    } catch (IOException gone) {
      throw new BadInput("step: whoever started this is gone");
    }
  }
}
