package tumult.cli.commands;

import picocli.CommandLine.Option;
import tumult.engine.BadInput;

/** How many threads work at a time. */
final class ThreadsOption {
  private static final int MOST = 1024;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "how many at a time (default: one for each processor)")
  private int threads = Runtime.getRuntime().availableProcessors();

  int threads() {
    if (threads < 1 || threads > MOST) {
      throw new BadInput("--threads %d: must be 1–%d".formatted(threads, MOST));
    }
    return threads;
  }
}
