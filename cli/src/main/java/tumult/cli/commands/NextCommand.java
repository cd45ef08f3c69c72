package tumult.cli.commands;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;

/** Command lines to be typed next, as they are typed in a shell. */
final class NextCommand {
  private static final String PLAIN = "[\\w@%+=:,./#-]+";

  private NextCommand() {}

  /** What was typed to get here. */
  static String command(CommandSpec spec) {
    return commandWithout("", spec);
  }

  /** What was typed to get here, but for one option. */
  static String commandWithout(String option, CommandSpec spec) {
    List<String> typed = spec.root().commandLine().getParseResult().originalArgs();
    return command(typed.stream().filter(argument -> !argument.equals(option)).toList());
  }

  /** Tumult with these arguments. */
  static String command(List<String> arguments) {
    String launcher = System.getProperty("tumult.launcher", "./tumult");
    return Stream.concat(Stream.of(launcher), arguments.stream())
        .map(NextCommand::quoted)
        .collect(Collectors.joining(" "));
  }

  private static String quoted(String argument) {
    return argument.matches(PLAIN) ? argument : "'" + argument.replace("'", "'\\''") + "'";
  }
}
