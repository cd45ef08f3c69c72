package tumult.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import tumult.engine.BadInput;

/** The command {@code tumult}. */
@Command(
    name = "tumult",
    description = "Five loud little table games: play, replay, count and measure them.",
    mixinStandardHelpOptions = true,
    version = "Tumult 1.0",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "From the source folder also: ./tumult test (all tests), ./tumult format (format the"
          + " sources).",
      "Start with: ./tumult play mau-mau"
    },
    subcommands = {
      PlayCommand.class,
      ReplayCommand.class,
      GamesCommand.class,
      PerftCommand.class,
      SignatureCommand.class,
      BenchCommand.class,
      HelpCommand.class
    })
public final class Tumult implements Runnable {
  /** The exit status of bad input; picocli uses the same one for bad options. */
  static final int BAD_INPUT = 2;

  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Tumult())
        .setExecutionExceptionHandler(Tumult::explain)
        .setCaseInsensitiveEnumValuesAllowed(true);
  }

  @Override
  public void run() {
    commandLine().usage(System.out);
  }

  private static int explain(Exception problem, CommandLine line, CommandLine.ParseResult parsed)
      throws Exception {
    if (problem instanceof BadInput bad) {
      line.getErr().println("tumult: " + bad.getMessage());
      return BAD_INPUT;
    }
    throw problem;
  }
}
