package tumult.cli.commands;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.cli.doctor.Doctor;
import tumult.cli.doctor.Finding;
import tumult.engine.BadInput;

/** Says whether one can serve here, and what to do if not. */
@Command(
    name = "doctor",
    description = "Say whether this machine can serve, and what to do if not.",
    mixinStandardHelpOptions = true)
public final class DoctorCommand implements Callable<Integer> {
  @Option(
      names = "--port",
      paramLabel = "N",
      description = "the port (default: 8080, or the next that is free)")
  private @Nullable Integer port;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      defaultValue = "data",
      description = "where everything would be kept (default: data)")
  private Path data = Path.of("data");

  @Option(
      names = "--db",
      paramLabel = "URL",
      defaultValue = "",
      description = "PostgreSQL instead: jdbc:postgresql://host/db?user=…&password=…")
  private String database = "";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    if (port != null && (port < 1 || port > 65_535)) {
      throw new BadInput("--port %d: must be 1–65535".formatted(port));
    }
    if (!database.isEmpty() && !database.startsWith("jdbc:postgresql:")) {
      throw new BadInput(
          "--db: must be like jdbc:postgresql://host/database?user=name&password=secret");
    }
    List<Finding> findings = Doctor.examine(port == null ? 0 : port, data, database);
    PrintWriter out = spec.commandLine().getOut();
    findings.forEach(finding -> out.println(finding.lines()));
    boolean can = Doctor.canServe(findings);
    out.println(
        can
            ? "One can serve here: " + NextCommand.command(List.of())
            : "One cannot serve here yet: see what 'no' stands before.");
    return can ? 0 : 1;
  }
}
