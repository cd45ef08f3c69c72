package tumult.cli.commands;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tumult.server.store.Backup;

/** Puts the tables of a backup into a data directory. */
@Command(
    name = "restore",
    description = "Put the tables of a backup into a folder that no server is using.",
    mixinStandardHelpOptions = true)
public final class RestoreCommand implements Runnable {
  @Parameters(paramLabel = "FILE", description = "written by 'backup'")
  private Path file = Path.of("");

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      defaultValue = "data",
      description = "where the tables shall be (default: data)")
  private Path data = Path.of("data");

  @Option(names = "--replace", description = "even if there are tables already: they are lost")
  private boolean replace;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    Backup.Content content = Backup.restore(file, data, replace);
    spec.commandLine()
        .getOut()
        .printf("%s: %d tables, %d events%n", data, content.tables(), content.events());
  }
}
