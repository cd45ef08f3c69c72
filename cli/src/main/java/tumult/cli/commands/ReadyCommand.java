package tumult.cli.commands;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.engine.BadInput;

/** Asks the server on this machine whether it can serve: for containers, and for upgrades. */
@Command(
    name = "ready",
    description = "Say whether the server on this machine is ready; status 0 if it is, else 1.",
    mixinStandardHelpOptions = true)
public final class ReadyCommand implements Callable<Integer> {
  private static final Duration PATIENCE = Duration.ofSeconds(2);
  private static final int POLL_MILLIS = 100;

  @Option(names = "--port", paramLabel = "N", defaultValue = "8080", description = "default: 8080")
  private int port;

  @Option(
      names = "--bind",
      paramLabel = "ADDRESS",
      defaultValue = "127.0.0.1",
      description = "where it listens, if not everywhere (default: 127.0.0.1)")
  private String bind = "127.0.0.1";

  @Option(
      names = "--wait",
      paramLabel = "SECONDS",
      defaultValue = "0",
      description = "wait so long until it is (default: 0)")
  private int wait;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() throws InterruptedException {
    if (port < 1 || port > 65_535) {
      throw new BadInput("--port %d: must be 1–65535".formatted(port));
    }
    if (wait < 0 || wait > 3_600) {
      throw new BadInput("--wait %d: must be 0–3600".formatted(wait));
    }
    long until = System.nanoTime() + Duration.ofSeconds(wait).toNanos();
    String answer = ask();
    while (!answer.isEmpty() && System.nanoTime() < until) {
      Thread.sleep(POLL_MILLIS);
      answer = ask();
    }
    spec.commandLine().getOut().println(answer.isEmpty() ? "ready" : "not ready: " + answer);
    return answer.isEmpty() ? 0 : 1;
  }

  /** What is wrong; empty if nothing is. */
  private String ask() throws InterruptedException {
    try (HttpClient http = HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
      HttpRequest request = HttpRequest.newBuilder(address()).timeout(PATIENCE).build();
      HttpResponse<String> response = http.send(request, BodyHandlers.ofString());
      return response.statusCode() == 200 ? "" : response.body().strip();
    } catch (IOException silent) {
      return "nobody answers at %s:%d".formatted(bind, port);
    }
  }

  private URI address() {
    String host = bind.contains(":") ? "[" + bind + "]" : bind;
    try {
      return URI.create("http://%s:%d/ready".formatted(host, port));
    } catch (IllegalArgumentException bad) {
      throw new BadInput("--bind %s: must be an address of this machine".formatted(bind));
    }
  }
}
