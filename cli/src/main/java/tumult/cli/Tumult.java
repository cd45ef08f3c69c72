package tumult.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;
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
      PitCommand.class,
      PerftCommand.class,
      SignatureCommand.class,
      BenchCommand.class,
      HelpCommand.class
    })
public final class Tumult implements Runnable {
  /** The exit status of bad input; picocli uses the same one for bad options. */
  static final int BAD_INPUT = 2;

  private static final int LONGEST_LINE = 600;

  @Spec private CommandSpec spec = CommandSpec.create();

  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Tumult())
        .setParameterExceptionHandler(Tumult::explain)
        .setExecutionExceptionHandler(Tumult::explain);
  }

  @Override
  public void run() {
    CommandLine line = spec.commandLine();
    line.usage(line.getOut());
  }

  /** Bad input is answered in one line; anything else is a bug, and shown as one. */
  private static int explain(Exception problem, CommandLine line, ParseResult parsed)
      throws Exception {
    if (problem instanceof BadInput bad) {
      return complain(line, bad.getMessage());
    }
    throw problem;
  }

  private static int explain(ParameterException problem, String[] args) {
    CommandLine line = problem.getCommandLine();
    if (problem instanceof UnmatchedArgumentException extra && line.getParent() == null) {
      String commands = String.join(", ", line.getSubcommands().keySet());
      String command = extra.getUnmatched().getFirst();
      return complain(line, "there is no command '%s'; try %s".formatted(command, commands));
    }
    String what =
        String.valueOf(problem.getMessage())
            .lines()
            .findFirst()
            .orElse("?")
            .replaceFirst("is not an? (int|long)$", "must be a whole number, and not a huge one");
    String help = line.getCommandSpec().qualifiedName() + " --help";
    return complain(line, "%s; see '%s'".formatted(what, help));
  }

  private static int complain(CommandLine line, String what) {
    line.getErr().println("tumult: " + printable(what));
    return BAD_INPUT;
  }

  /** A text from outside that neither moves the cursor nor fills the screen. */
  static String printable(String text) {
    String plain = text.replaceAll("\\p{Cntrl}", "\ufffd");
    return plain.length() <= LONGEST_LINE ? plain : plain.substring(0, LONGEST_LINE) + "…";
  }
}
