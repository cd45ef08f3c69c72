package tumult.cli.commands;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tumult.cli.drawings.Layout;
import tumult.cli.programs.ProgramCheck;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.games.Games;
import tumult.server.wire.ProgramWire;

/** Says whether somebody's program can play, and what is wrong with it. */
@Command(
    name = "bot-check",
    description = {
      "Find out whether a program follows the protocol of bots: every game on every",
      "seat, errors, little time, its end. Exit status 1 if something is wrong."
    },
    mixinStandardHelpOptions = true)
public final class BotCheckCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..1",
      paramLabel = "COMMAND",
      description = "what starts the program, in quotes")
  private @Nullable String command;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "only this one, with options if you like; may be given again (default: all)")
  private List<String> games = new ArrayList<>();

  @Option(names = "--schema", description = "print the messages as a JSON Schema instead")
  private boolean schema;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    List<String> names = games.isEmpty() ? List.copyOf(Games.ALL.keySet()) : games;
    List<Game<?, ?, ?>> chosen = new ArrayList<>();
    names.forEach(name -> chosen.add(Games.named(name)));
    if (schema) {
      out.print(ProgramWire.schema(chosen));
      out.flush();
      return 0;
    }
    if (command == null || command.isBlank()) {
      throw new BadInput("COMMAND: what starts the program is missing; --schema needs none");
    }
    ProgramCheck check =
        new ProgramCheck(
            command,
            (right, what) -> {
              out.println((right ? "ok    " : "WRONG ") + Layout.printable(what));
              out.flush();
            });
    boolean clean = check.run(chosen);
    out.println(clean ? "It follows the protocol." : "It does not follow the protocol.");
    out.flush();
    return clean ? 0 : 1;
  }
}
