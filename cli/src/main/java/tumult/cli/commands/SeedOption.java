package tumult.cli.commands;

import picocli.CommandLine.Option;

/** The seed of all luck that a command draws. */
final class SeedOption {
  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "the seed (default: ${DEFAULT-VALUE})")
  private long seed;

  long seed() {
    return seed;
  }
}
