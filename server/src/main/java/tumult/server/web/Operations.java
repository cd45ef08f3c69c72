package tumult.server.web;

import io.javalin.Javalin;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tumult.server.tables.Tables;

/** Answers for those who run a server: whether it runs, whether it is ready, and its figures. */
final class Operations implements AutoCloseable {
  private final Tables tables;
  private final Metrics metrics;
  private @Nullable Javalin apart;

  Operations(Tables tables, Metrics metrics) {
    this.tables = tables;
    this.metrics = metrics;
  }

  /** The paths on the public port. */
  Map<String, Handler> paths(boolean withMetrics) {
    Map<String, Handler> paths = new LinkedHashMap<>();
    paths.put("/health", context -> context.result("alive"));
    paths.put(
        "/ready",
        context -> {
          boolean ready = ready();
          context.status(ready ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE);
          context.result(ready ? "ready" : "the database does not answer");
        });
    if (withMetrics) {
      paths.put("/metrics", this::metrics);
    }
    return paths;
  }

  private boolean ready() {
    try {
      tables.lobby();
      return true;
    } catch (RuntimeException unanswered) {
      return false;
    }
  }

  private void metrics(io.javalin.http.Context context) {
    context.contentType("text/plain; version=0.0.4; charset=utf-8").result(metrics.text());
  }

  /** Serves the figures on a port of their own. */
  void start(String bind, int port) {
    apart =
        Javalin.create(config -> {
          config.startup.showJavalinBanner = false;
          config.startup.showOldJavalinVersionWarning = false;
          config.routes.get("/metrics", this::metrics);
        });
    apart.start(bind, port);
  }

  @Override
  public void close() {
    if (apart != null) {
      apart.stop();
    }
  }
}
