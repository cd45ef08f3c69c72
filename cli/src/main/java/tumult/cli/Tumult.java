package tumult.cli;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import tumult.cli.commands.ArenaCommand;
import tumult.cli.commands.BackupCommand;
import tumult.cli.commands.BenchCommand;
import tumult.cli.commands.BotCheckCommand;
import tumult.cli.commands.ClusterCommand;
import tumult.cli.commands.CoachCommand;
import tumult.cli.commands.DoctorCommand;
import tumult.cli.commands.GamesCommand;
import tumult.cli.commands.JoinCommand;
import tumult.cli.commands.LadderCommand;
import tumult.cli.commands.MergeCommand;
import tumult.cli.commands.OddsCommand;
import tumult.cli.commands.OutlookCommand;
import tumult.cli.commands.PagesCommand;
import tumult.cli.commands.PerftCommand;
import tumult.cli.commands.PlayCommand;
import tumult.cli.commands.ReadyCommand;
import tumult.cli.commands.ReplayCommand;
import tumult.cli.commands.ReportCommand;
import tumult.cli.commands.RestoreCommand;
import tumult.cli.commands.ServeCommand;
import tumult.cli.commands.SignatureCommand;
import tumult.cli.commands.SimulateCommand;
import tumult.cli.commands.SolveCommand;
import tumult.cli.commands.StepCommand;
import tumult.cli.commands.VerifyCommand;
import tumult.cli.drawings.Layout;
import tumult.engine.BadInput;
import tumult.server.store.Unusable;
import tumult.server.tables.Release;

/** The command {@code tumult}. */
@Command(
    name = "tumult",
    customSynopsis = "tumult [COMMAND] [OPTIONS]",
    description = {
      "Loud little table games, live on this machine or alone in the terminal.",
      "  ./tumult                 serve, on port 8080 or the next free, or --port N",
      "  ./tumult --data FOLDER   keep all tables there (--db URL: PostgreSQL)",
      "  ./tumult serve --help    all that a host can choose",
      "  ./tumult play mau-mau    play alone, without a browser"
    },
    mixinStandardHelpOptions = true,
    versionProvider = Tumult.Named.class,
    footer = {
      "Also: coach, simulate, arena, ladder, report, odds, bot-check, solve, perft.",
      "From the source folder also: ./tumult test, ./tumult format, ./tumult package."
    },
    subcommands = {
      ServeCommand.class,
      ClusterCommand.class,
      JoinCommand.class,
      PlayCommand.class,
      ReplayCommand.class,
      CoachCommand.class,
      GamesCommand.class,
      VerifyCommand.class,
      PagesCommand.class,
      BackupCommand.class,
      RestoreCommand.class,
      DoctorCommand.class,
      ReadyCommand.class,
      SimulateCommand.class,
      MergeCommand.class,
      ArenaCommand.class,
      OutlookCommand.class,
      BotCheckCommand.class,
      StepCommand.class,
      ReportCommand.class,
      LadderCommand.class,
      OddsCommand.class,
      PerftCommand.class,
      SignatureCommand.class,
      SolveCommand.class,
      BenchCommand.class
    })
public final class Tumult {
  /** The exit status of bad input; picocli uses the same one for bad options. */
  static final int BAD_INPUT = 2;

  /** Commands that the help names in one line, so that it fits on one screen. */
  private static final List<String> FOR_PROGRAMMERS =
      List.of(
          "coach",
          "simulate",
          "arena",
          "ladder",
          "outlook",
          "report",
          "odds",
          "bot-check",
          "merge",
          "ready",
          "step",
          "solve",
          "perft",
          "signature");

  /** What {@code --version} says. */
  static final class Named implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"Tumult " + Release.VERSION};
    }
  }

  public static void main(String[] args) {
    boolean noCommand = args.length == 0 || (args[0].startsWith("--") && !isGeneral(args[0]));
    System.exit(commandLine().execute(noCommand ? prepend("serve", args) : args));
  }

  private static boolean isGeneral(String option) {
    return option.equals("--help") || option.equals("--version");
  }

  private static String[] prepend(String command, String[] args) {
    return Stream.concat(Stream.of(command), Arrays.stream(args)).toArray(String[]::new);
  }

  static CommandLine commandLine() {
    CommandLine help = new CommandLine(new HelpCommand());
    help.getCommandSpec().usageMessage().hidden(true); // as good as --help, which is listed
    CommandLine line = new CommandLine(new Tumult()).addSubcommand("help", help);
    line.getSubcommands()
        .forEach((name, command) -> {
          if (FOR_PROGRAMMERS.contains(name)) {
            command.getCommandSpec().usageMessage().hidden(true);
          }
        });
    return line.setParameterExceptionHandler(Tumult::explain)
        .setExecutionExceptionHandler(Tumult::explain);
  }

  /** Bad input is answered in one line; anything else is a bug, and shown as one. */
  private static int explain(Exception problem, CommandLine line, ParseResult parsed)
      throws Exception {
    return switch (problem) {
      case BadInput bad -> complain(line, bad.getMessage());
      case Unusable place -> complain(line, place.getMessage());
      default -> throw problem;
    };
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
    line.getErr().println("tumult: " + Layout.printable(what));
    return BAD_INPUT;
  }
}
