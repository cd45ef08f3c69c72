package tumult.server.web;

import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import tumult.server.store.Readiness;
import tumult.wire.ErrorCode;

/** Answers for those who run a server: whether it runs, whether it is ready, and its figures. */
final class Operations implements AutoCloseable {
  private static final String LOOPBACK = "127.0.0.1";

  private final BooleanSupplier isUp;
  private final Readiness readiness;
  private final Metrics metrics;
  private final RequestGuard guard;
  private final boolean openMetrics;
  private @Nullable Javalin apart;

  /**
   * @param isUp whether this server is in its cluster
   * @param openMetrics whether other machines may read the figures too
   */
  Operations(
      BooleanSupplier isUp,
      Readiness readiness,
      Metrics metrics,
      RequestGuard guard,
      boolean openMetrics) {
    this.isUp = isUp;
    this.readiness = readiness;
    this.metrics = metrics;
    this.guard = guard;
    this.openMetrics = openMetrics;
  }

  /** The paths on the public port. */
  Map<String, Handler> paths(boolean withMetrics) {
    Map<String, Handler> paths = new LinkedHashMap<>();
    paths.put("/health", context -> context.result("alive"));
    paths.put("/ready", this::ready);
    if (withMetrics) {
      paths.put("/metrics", this::metricsIfAllowed);
    }
    return paths;
  }

  /** Everybody may know whether it is; what is wrong concerns who runs the machine. */
  private void ready(Context context) {
    String problem = isUp.getAsBoolean() ? readiness.problem() : "this node is in no cluster";
    boolean ready = problem.equals(Readiness.NONE);
    context.status(ready ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE);
    context.result(ready ? "ready" : guard.isLocal(context.req()) ? problem : "not ready");
  }

  private void metricsIfAllowed(Context context) {
    if (!openMetrics && !guard.isLocal(context.req())) {
      throw new FailedRequest(ErrorCode.NOT_FOUND, "there is nothing at /metrics for others");
    }
    metrics(context);
  }

  private void metrics(Context context) {
    context.contentType("text/plain; version=0.0.4; charset=utf-8").result(metrics.text());
  }

  /** Serves the figures on a port of their own, to this machine alone unless they are open. */
  void start(String bind, int port) {
    apart =
        Javalin.create(config -> {
          config.startup.showJavalinBanner = false;
          config.startup.showOldJavalinVersionWarning = false;
          config.routes.get("/metrics", this::metrics);
        });
    apart.start(openMetrics ? bind : LOOPBACK, port);
  }

  @Override
  public void close() {
    if (apart != null) {
      apart.stop();
    }
    readiness.close();
  }
}
