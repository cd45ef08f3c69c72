package tumult.cli.commands;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tumult.server.store.Backup;

/** Writes all tables of a data directory into one file. */
@Command(
    name = "backup",
    description = "Copy all tables into one file; the server may go on meanwhile.",
    mixinStandardHelpOptions = true)
public final class BackupCommand implements Runnable {
  @Parameters(paramLabel = "FILE", description = "to write; must not exist yet")
  private Path file = Path.of("");

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      defaultValue = "data",
      description = "where the tables are (default: data)")
  private Path data = Path.of("data");

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    Backup.Content content = Backup.write(data, file);
    spec.commandLine()
        .getOut()
        .printf("%s: %d tables, %d events%n", file, content.tables(), content.events());
  }
}
