package tumult.cli.commands;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tumult.bots.Budget;
import tumult.engine.BadInput;

/** How long bots may think. */
final class TimeOption {
  private static final int LEAST = 10;
  private static final int MOST = 600_000;

  @Option(
      names = "--time",
      paramLabel = "MILLIS",
      description = "how long a bot may think about a move (default: programs 1000, ours any time)")
  private @Nullable Integer millis;

  Budget budget() {
    if (millis == null) {
      return Budget.ANY;
    }
    if (millis < LEAST || millis > MOST) {
      throw new BadInput("--time %d: must be %d–%d".formatted(millis, LEAST, MOST));
    }
    return Budget.millis(millis);
  }
}
