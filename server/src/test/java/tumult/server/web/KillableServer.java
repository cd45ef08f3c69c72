package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tumult.server.client.FreePort;

/** A server process that is killed with SIGKILL and started again, on the same data and port. */
final class KillableServer implements AutoCloseable {
  private final Path data;
  private final List<String> place;
  private final int port;
  private Process process;
  private boolean up;

  /**
   * @param place the database, empty for a folder; then, for one of several nodes, where the others
   *     reach it, and all of them
   */
  KillableServer(Path data, String... place) throws IOException {
    this.data = data;
    this.place = List.of(place);
    port = FreePort.next();
    process = start();
  }

  String base() {
    return "http://127.0.0.1:" + port;
  }

  private Process start() throws IOException {
    List<String> line = new ArrayList<>();
    line.add(ProcessHandle.current().info().command().orElse("java"));
    line.addAll(List.of("-Xmx384m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    line.addAll(
        List.of("--sun-misc-unsafe-memory-access=allow", "--enable-native-access=ALL-UNNAMED"));
    line.addAll(List.of("-cp", System.getProperty("java.class.path")));
    line.addAll(
        List.of(KillableServerMain.class.getName(), data.toString(), Integer.toString(port)));
    line.addAll(place);
    Process started =
        new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    BufferedReader output = started.inputReader();
    assertThat(output.lines().anyMatch(KillableServerMain.READY::equals)).isTrue();
    setUp(true);
    return started;
  }

  private synchronized void setUp(boolean ready) {
    up = ready;
    notifyAll();
  }

  /** Waits until the server can be asked again. */
  synchronized void awaitUp() throws InterruptedException {
    while (!up) {
      wait();
    }
  }

  /** Kills it at once, in the middle of whatever it does, and starts it again. */
  void dieAndRise() throws IOException {
    setUp(false);
    kill();
    process = start();
  }

  private void kill() {
    process.destroyForcibly().onExit().orTimeout(60, TimeUnit.SECONDS).join();
  }

  @Override
  public void close() {
    kill();
  }
}
