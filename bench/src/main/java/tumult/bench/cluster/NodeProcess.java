package tumult.bench.cluster;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tumult.server.client.FreePort;

/** A node in a process of its own, which can be started, killed, stopped, frozen and cut off. */
final class NodeProcess implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofMinutes(3);
  private static final long POLL_MILLIS = 50;
  private static final int END_SECONDS = 60;
  private static final HttpClient HTTP =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build();

  private final String database;
  private final Path data;
  private final String caller;
  private final int httpPort;
  private final int nodePort;
  private final NodeProxy proxy;
  private String program;
  private List<String> before = List.of();
  private @Nullable Process process;

  /**
   * @param number from 1: the node calls the others from the address 127.0.1.number
   * @param program a jar of Tumult, or a class path
   */
  NodeProcess(String database, Path folder, int number, String program) throws IOException {
    this.database = database;
    this.program = program;
    this.data = Files.createDirectories(folder.resolve("node-" + number));
    this.caller = "127.0.1." + number;
    httpPort = FreePort.next();
    nodePort = FreePort.next();
    proxy = new NodeProxy(nodePort);
  }

  /** Where the other nodes reach it. */
  String place() {
    return "127.0.0.1:" + proxy.port();
  }

  /** Where players reach it. */
  String base() {
    return "http://127.0.0.1:" + httpPort;
  }

  String caller() {
    return caller;
  }

  NodeProxy proxy() {
    return proxy;
  }

  /** From its next start on it is of another version. */
  void upgrade(String newer) {
    program = newer;
  }

  /** Starts it by another program from now on, which gets the whole line to run. */
  NodeProcess by(String... starter) {
    before = List.of(starter);
    return this;
  }

  int port() {
    return httpPort;
  }

  /** Starts it; it may not be ready yet. */
  void start(List<String> peers) throws IOException {
    List<String> command = new ArrayList<>(before);
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx400m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(
        List.of("--sun-misc-unsafe-memory-access=allow", "--enable-native-access=ALL-UNNAMED"));
    command.add("-Dpekko.remote.artery.bind.hostname=127.0.0.1");
    command.add("-Dpekko.remote.artery.bind.port=" + nodePort);
    command.add("-Dpekko.remote.artery.advanced.tcp.outbound-client-hostname=" + caller);
    command.addAll(List.of("-cp", program, "tumult.cli.Tumult"));
    command.addAll(List.of("serve", "--port", "" + httpPort, "--bind", "127.0.0.1"));
    command.addAll(
        List.of("--data", data.toString(), "--no-limits", "--quick-bots", "--db", database));
    command.addAll(List.of("--node", place(), "--peers", String.join(",", peers)));
    process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(data.resolve("output.txt").toFile()))
            .start();
  }

  boolean isAlive() {
    return process != null && process.isAlive();
  }

  boolean isReady() {
    HttpRequest ready =
        HttpRequest.newBuilder(URI.create(base() + "/ready"))
            .timeout(Duration.ofSeconds(2))
            .build();
    try {
      return HTTP.send(ready, BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException notYet) {
      return false;
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** The last that it has said. */
  String lastWords() {
    try {
      return Files.readAllLines(data.resolve("output.txt")).getLast();
    } catch (IOException | NoSuchElementException silent) {
      return "";
    }
  }

  void awaitReady() throws IOException {
    long until = System.nanoTime() + PATIENCE.toNanos();
    while (!isReady()) {
      if (!isAlive() || System.nanoTime() > until) {
        throw new IOException("node %s did not become ready: %s".formatted(place(), lastWords()));
      }
      ClusterLoad.pause(POLL_MILLIS);
    }
  }

  /** As if the power had failed. */
  void kill() {
    if (process != null) {
      process.destroyForcibly();
      awaitEnd();
    }
  }

  /** In order, as systemd would. */
  void stop() {
    if (process != null) {
      process.destroy();
    }
  }

  void awaitEnd() {
    try {
      if (process != null && !process.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  void freeze() throws IOException {
    signal("STOP");
  }

  void thaw() throws IOException {
    signal("CONT");
  }

  private void signal(String name) throws IOException {
    if (process != null) {
      try {
        new ProcessBuilder("kill", "-" + name, "" + process.pid()).start().waitFor();
      } catch (InterruptedException hurried) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Override
  public void close() {
    kill();
    proxy.close();
  }
}
