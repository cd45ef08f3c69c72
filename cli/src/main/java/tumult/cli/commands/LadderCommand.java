package tumult.cli.commands;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tumult.engine.BadInput;

/** Rates bots across games, from the files of several arenas. */
@Command(
    name = "ladder",
    description = "Rate bots across games: one number each, from files of 'arena --json'.",
    mixinStandardHelpOptions = true)
public final class LadderCommand implements Runnable {
  @Parameters(arity = "1..*", paramLabel = "FILE", description = "files of 'tumult arena --json'")
  private List<Path> files = new ArrayList<>();

  @Option(names = "--svg", paramLabel = "FILE", description = "also draw it")
  private @Nullable Path svg;

  @Option(names = "--force", description = "write over a file that is there already")
  private boolean force;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    List<ArenaFile> meetings = files.stream().map(LadderCommand::read).toList();
    Ladder ladder = new Ladder(meetings);
    try (OutputFile picture = OutputFile.named("--svg", svg, force)) {
      if (picture != null) {
        picture.write(ladder.svg());
        picture.finish();
      }
    }
    spec.commandLine().getOut().print(ladder.words());
    spec.commandLine().getOut().flush();
  }

  private static ArenaFile read(Path file) {
    try {
      ArenaFile meeting = ArenaFile.read(file.toString(), Files.readString(file));
      if (meeting.score().blocks() < 2) {
        throw new BadInput("%s: has fewer than two blocks".formatted(file));
      }
      return meeting;
    } catch (IOException unreadable) {
      throw new BadInput("%s: cannot be read".formatted(file));
    }
  }
}
