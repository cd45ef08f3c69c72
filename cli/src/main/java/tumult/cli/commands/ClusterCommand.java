package tumult.cli.commands;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.cli.ShutdownHook;
import tumult.engine.BadInput;
import tumult.server.client.FreePort;

/** Several nodes on this machine, to see how they are one. */
@Command(
    name = "cluster",
    description = {
      "Start several servers on this machine that are one.",
      "A try before there are more machines: kill one, and its tables go on at the others."
    },
    mixinStandardHelpOptions = true)
public final class ClusterCommand implements Runnable {
  private static final int END_SECONDS = 30;

  @Option(names = "--nodes", paramLabel = "N", defaultValue = "3", description = "default: 3")
  private int nodes;

  @Option(
      names = "--db",
      paramLabel = "URL",
      required = true,
      description = "PostgreSQL: jdbc:postgresql://host/db?user=…&password=…")
  private String database = "";

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "8080",
      description = "the first node's port; the others have the next (default: 8080)")
  private int port;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      defaultValue = "data",
      description = "where the logs are kept (default: data)")
  private Path data = Path.of("data");

  @Spec private CommandSpec spec = CommandSpec.create();

  private final List<Process> processes = new ArrayList<>();

  @Override
  public void run() {
    if (nodes < 1 || nodes > 9) {
      throw new BadInput("--nodes %d: must be 1–9".formatted(nodes));
    }
    if (port < 1 || port + nodes > 65_535) {
      throw new BadInput("--port %d: must be 1–%d".formatted(port, 65_535 - nodes));
    }
    if (!database.startsWith("jdbc:postgresql:")) {
      throw new BadInput(
          "--db: must be like jdbc:postgresql://host/database?user=name&password=secret");
    }
    ShutdownHook.during(this::serve, this::stop);
  }

  private void serve() {
    try {
      List<String> places =
          Stream.generate(() -> "127.0.0.1:" + FreePort.next()).limit(nodes).toList();
      PrintWriter out = spec.commandLine().getOut();
      for (int i = 0; i < nodes; i++) {
        Path folder = Files.createDirectories(data.resolve("node-" + (i + 1)));
        Process node = start(folder, places.get(i), String.join(",", places), port + i);
        processes.add(node);
        out.printf("  node %d: http://localhost:%d  process %d%n", i + 1, port + i, node.pid());
      }
      out.printf(
          "  What they say is in %s; ctrl-C stops all.%n", data.resolve("node-*/output.txt"));
      out.flush();
      for (Process node : processes) {
        node.waitFor();
      }
    } catch (IOException failed) {
      throw new BadInput("the nodes could not be started: " + failed.getMessage());
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  private Process start(Path folder, String place, String peers, int httpPort) throws IOException {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    line.addAll(List.of("-cp", System.getProperty("java.class.path"), "tumult.cli.Tumult"));
    line.addAll(List.of("serve", "--db", database, "--port", "" + httpPort));
    line.addAll(List.of("--data", folder.toString(), "--node", place, "--peers", peers));
    return new ProcessBuilder(line)
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("output.txt").toFile())
        .start();
  }

  private void stop() {
    processes.forEach(Process::destroy);
    try {
      for (Process node : processes) {
        if (!node.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
          node.destroyForcibly();
        }
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
