package tumult.cli.commands;

import java.io.PrintWriter;
import java.net.BindException;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.bots.Bots;
import tumult.cli.OrderlyEnd;
import tumult.cli.ShutdownHook;
import tumult.engine.BadInput;
import tumult.server.tables.Delays;
import tumult.server.tables.Node;
import tumult.server.web.Address;
import tumult.server.web.RequestLimits;
import tumult.server.web.TumultServer;

/** Serves the games to everybody who can reach this machine. */
@Command(
    name = "serve",
    description = "Serve the games: people play in their browsers, or with 'join'.",
    mixinStandardHelpOptions = true)
public final class ServeCommand implements Runnable {
  private static final int USUAL_PORT = 8080;

  /** Longer than all that is waited for on the way. */
  private static final Duration ENDS_WITHIN = Duration.ofSeconds(60);

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "the port (default: 8080, or the next that is free)")
  private @Nullable Integer port;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      defaultValue = "data",
      description = "where everything is kept (default: data)")
  private Path data = Path.of("data");

  @Option(
      names = "--db",
      paramLabel = "URL",
      defaultValue = "",
      description = "keep it in PostgreSQL instead: jdbc:postgresql://host/db?user=…&password=…")
  private String database = "";

  @Option(
      names = "--node",
      paramLabel = "HOST:PORT",
      defaultValue = "",
      description =
          "be one of several servers: where the others reach this one (with --db, --peers)")
  private String node = "";

  @Option(
      names = "--peers",
      paramLabel = "HOST:PORT,…",
      defaultValue = "",
      description = "all of them, this one too: the same list everywhere")
  private String peers = "";

  @Option(
      names = "--node-key",
      paramLabel = "FILE",
      defaultValue = "",
      description = "between nodes TLS: this one's private key and certificate, PEM")
  private String nodeKey = "";

  @Option(
      names = "--node-trust",
      paramLabel = "FILE",
      defaultValue = "",
      description = "the certificate that signed those of all nodes, PEM")
  private String nodeTrust = "";

  @Option(
      names = "--bind",
      paramLabel = "ADDRESS",
      defaultValue = "0.0.0.0",
      description = "listen on this address only (default: on all)")
  private String bind = "0.0.0.0";

  @Option(
      names = "--base-url",
      paramLabel = "URL",
      defaultValue = "",
      description = "where people reach this server, if a proxy stands before it")
  private String baseUrl = "";

  @Option(
      names = "--behind-proxy",
      description = "believe X-Forwarded-For about who is asking: only behind a proxy that sets it")
  private boolean behindProxy;

  @Option(
      names = "--metrics-port",
      paramLabel = "N",
      defaultValue = "0",
      description = "serve /metrics on this port instead of the public one")
  private int metricsPort;

  @Option(
      names = "--open-metrics",
      description = "let other machines read /metrics too (default: only this one)")
  private boolean openMetrics;

  @Option(
      names = "--no-limits",
      description = "no limit on how often anybody may ask: for measurements and among friends")
  private boolean noLimits;

  @Option(
      names = "--quick-bots",
      description = "bots do not wait before they move: for measurements and tests")
  private boolean quickBots;

  @Option(
      names = "--log-events",
      description = "write a line into the log for every event at a table")
  private boolean logEvents;

  @Option(
      names = "--rest-after",
      paramLabel = "SECONDS",
      defaultValue = "60",
      description = "a table that nobody looks at leaves memory after this (default: 60)")
  private int restAfter;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    check();
    if (logEvents) {
      TumultServer.logEvents();
    }
    TumultServer server = start();
    ShutdownHook.during(() -> serve(server), () -> stop(server));
    server.close();
    throw new BadInput(server.lost().resultNow());
  }

  private void serve(TumultServer server) {
    greet(server.port());
    server.lost().join();
  }

  private void greet(int actualPort) {
    PrintWriter out = spec.commandLine().getOut();
    new StartMessage(bind, actualPort, baseUrl, where()).print(out);
    if (port == null && actualPort != USUAL_PORT) {
      out.printf("  (Port %d is taken, so this is port %d.)%n", USUAL_PORT, actualPort);
    }
    out.flush();
  }

  /** At ctrl-C and SIGTERM: what was asked is answered before the program ends. */
  private void stop(TumultServer server) {
    Path threads = data.resolve("logs/threads.txt");
    if (!OrderlyEnd.within(ENDS_WITHIN, server::close, threads)) {
      System.err.printf(
          "tumult: the server did not stop in order, and ends all the same; nothing that was acknowledged is lost. Why it hung is in %s%n",
          threads);
      Runtime.getRuntime().halt(1);
    }
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        "%n  Stopped in order; all tables are kept in %s. To go on: %s%n",
        where(),
        database.isEmpty()
            ? NextCommand.command(spec)
            : "start Tumult again with the same options");
    out.flush();
  }

  private void check() {
    if (port != null && (port < 0 || port > 65_535)) {
      throw new BadInput("--port %d: must be 0–65535".formatted(port));
    }
    if (metricsPort < 0 || metricsPort > 65_535) {
      throw new BadInput("--metrics-port %d: must be 0–65535".formatted(metricsPort));
    }
    if (bind.isBlank()) {
      throw new BadInput("--bind: must be an address of this machine, such as 127.0.0.1");
    }
    if (restAfter < 1) {
      throw new BadInput("--rest-after %d: must be at least 1".formatted(restAfter));
    }
    if (!baseUrl.isEmpty() && !baseUrl.matches("https?://[^/?#]+/?")) {
      throw new BadInput(
          "--base-url %s: must be like https://tumult.example, without a path".formatted(baseUrl));
    }
    if (!database.isEmpty() && !database.startsWith("jdbc:postgresql:")) {
      throw new BadInput(
          "--db: must be like jdbc:postgresql://host/database?user=name&password=secret");
    }
  }

  /** This server's place among several; null if it is alone. */
  private @Nullable Node node() {
    if (node.isEmpty() && peers.isEmpty() && nodeKey.isEmpty() && nodeTrust.isEmpty()) {
      return null;
    }
    if (database.isEmpty()) {
      throw new BadInput(
          "--node and --peers need --db: several servers share one PostgreSQL, a folder is one server's");
    }
    return Node.of(node, peers, nodeKey, nodeTrust);
  }

  private TumultServer start() {
    Delays human = Delays.HUMAN.withIdle(Duration.ofSeconds(restAfter));
    Delays delays = quickBots ? human.withBotDelay(Duration.ZERO).withLook(Duration.ZERO) : human;
    try {
      return TumultServer.start(
          new TumultServer.Settings(
              data,
              database,
              bind,
              port == null ? USUAL_PORT : port,
              port == null,
              new Address(baseUrl),
              behindProxy,
              metricsPort,
              openMetrics,
              noLimits ? RequestLimits.NONE : RequestLimits.USUAL,
              delays,
              Bots::ofLevel,
              node()));
    } catch (BindException taken) {
      throw new BadInput(String.valueOf(taken.getMessage()));
    }
  }

  private String where() {
    return database.isEmpty() ? data.toAbsolutePath().normalize().toString() : "PostgreSQL";
  }
}
