package tumult.bench.load;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tumult.server.client.FreePort;

/** A server in a process of its own, with the same settings of Java as this one. */
final class ServerProcess implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration END_WITHIN = Duration.ofMinutes(3);
  private static final long POLL_MILLIS = 10;

  /** What fills room between objects that nobody uses; it is listed as if it were one. */
  private static final String GAP = "[Ljdk.internal.vm.FillerElement;";

  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final Process process;
  private final int port;
  private final double readySeconds;

  private ServerProcess(Process process, int port, double readySeconds) {
    this.process = process;
    this.port = port;
    this.readySeconds = readySeconds;
  }

  /** Starts one on an empty folder, with more settings of Java, and waits until it is ready. */
  static ServerProcess start(Path data, String... settings) throws IOException {
    List<String> java = new ArrayList<>(ownSettings());
    java.addAll(List.of(settings));
    return start(data, classPath(), java);
  }

  /** Starts one, of any version, for which Java remembers nothing, with more settings of Java. */
  static ServerProcess startWithoutCache(Path data, String classPath, List<String> settings)
      throws IOException {
    List<String> java = new ArrayList<>(ownSettings());
    java.removeIf(setting -> setting.startsWith("-XX:AOTCache"));
    java.addAll(settings);
    return start(data, classPath, java);
  }

  /** What this program is made of. */
  static String classPath() {
    return System.getProperty("java.class.path");
  }

  private static List<String> ownSettings() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments();
  }

  private static ServerProcess start(Path data, String classPath, List<String> settings)
      throws IOException {
    int port = FreePort.next();
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(settings);
    command.addAll(List.of("-cp", classPath, "tumult.cli.Tumult"));
    command.addAll(List.of("serve", "--port", "" + port, "--bind", "127.0.0.1"));
    command.addAll(List.of("--data", data.toString(), "--no-limits", "--rest-after", "2"));
    long begin = System.nanoTime();
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(data.resolve("output.txt").toFile())
            .start();
    await(process, port);
    return new ServerProcess(process, port, (System.nanoTime() - begin) / 1e9);
  }

  private static void await(Process process, int port) throws IOException {
    HttpRequest ready =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/ready")).build();
    long until = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < until && process.isAlive()) {
      try {
        if (HTTP.send(ready, BodyHandlers.discarding()).statusCode() == 200) {
          return;
        }
      } catch (IOException notYet) {
        pause(POLL_MILLIS);
      } catch (InterruptedException hurried) {
        Thread.currentThread().interrupt();
        break;
      }
    }
    process.destroyForcibly();
    throw new IOException("the server did not become ready");
  }

  static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  int port() {
    return port;
  }

  double readySeconds() {
    return readySeconds;
  }

  /** The processor time it has used so far. */
  Duration cpu() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /** What it keeps on its heap, in bytes, after everything unneeded has been thrown away. */
  long liveBytes() throws IOException {
    Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    Process histogram =
        new ProcessBuilder(jcmd.toString(), "" + process.pid(), "GC.class_histogram")
            .redirectErrorStream(true)
            .start();
    try (var lines = histogram.inputReader()) {
      long bytes = 0;
      for (String line : lines.lines().toList()) {
        String[] columns = line.strip().split("\\s+");
        if (line.startsWith("Total")) {
          return bytes;
        }
        if (columns[0].endsWith(":") && columns.length > 3 && !columns[3].equals(GAP)) {
          bytes += Long.parseLong(columns[2]);
        }
      }
      throw new IOException("jcmd does not tell the size of the heap");
    }
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(END_WITHIN.toSeconds(), TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
