package tumult.server.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import jakarta.servlet.DispatcherType;
import java.io.IOException;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tumult.engine.BadInput;
import tumult.server.tables.Unavailable;
import tumult.server.wire.Wire;
import tumult.wire.ErrorCode;
import tumult.wire.ToClient;

/** HTTP and sockets on one port. */
final class WebServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);
  private static final String SOCKET = "/api/socket";
  static final String RETRY_AFTER = "Retry-After";
  private static final int TRY_AGAIN_MILLIS = 1000;

  /** Besides those that do nothing but wait for the network. */
  private static final int NETWORK_THREADS = 15;

  private final RequestGuard guard;
  private final Sockets sockets;
  private final Connections connections;
  private final List<Route> routes;
  private final Bodies bodies = new Bodies(CommonRoom.inTheHeap());
  private final Pages pages = new Pages();
  private final Javalin http;
  private String bind = "";
  private int port;

  WebServer(
      RequestGuard guard,
      Sockets sockets,
      Connections connections,
      List<Route> routes,
      Map<String, io.javalin.http.Handler> operations) {
    this.guard = guard;
    this.sockets = sockets;
    this.connections = connections;
    this.routes = routes;
    http = Javalin.create(config -> configure(config, operations));
  }

  /** Starts to answer; fails if the port is taken. */
  int start(String bind, int port) {
    this.bind = bind;
    this.port = port;
    http.start(bind, port);
    return http.port();
  }

  /** The only way in; one that was tried before could not be opened. */
  private Connector gate(Server server, HttpConfiguration configuration) {
    for (Connector closed : server.getConnectors()) {
      server.removeConnector(closed);
    }
    return new Gate(server, configuration, bind, port);
  }

  private void configure(JavalinConfig config, Map<String, io.javalin.http.Handler> operations) {
    config.jetty.threadPool = threads();
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.http.maxRequestSize = RequestLimits.LARGEST_BODY;
    config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
    config.jetty.modifyServer(this::watch);
    config.jetty.addConnector(this::gate);
    config.jetty.modifyServletContextHandler(this::addSocket);
    config.routes.before(this::protect);
    operations.forEach(config.routes::get);
    for (Route route : routes) {
      if (route.method().equals("get")) {
        config.routes.get(route.path(), context -> answer(route, context));
      } else {
        config.routes.post(route.path(), context -> answer(route, context));
      }
    }
    String description = OpenApi.text(routes);
    config.routes.get(
        "/api/openapi.json",
        context -> context.contentType("application/json").result(description));
    config.routes.get("/api", context -> show(context, "/api.html"));
    config.routes.get("/", context -> show(context, "/index.html"));
    config.routes.get("/t/{table}", context -> show(context, "/index.html"));
    config.routes.get("/tv", context -> show(context, "/index.html"));
    config.routes.get("/mine", context -> show(context, "/index.html"));
    config.routes.get("/record", context -> show(context, "/index.html"));
    config.routes.get("/learn/{game}", context -> show(context, "/index.html"));
    config.routes.get("/*", context -> show(context, context.path()));
    config.routes.exception(
        FailedRequest.class,
        (failure, context) -> {
          if (failure.retryAfter() > 0) {
            context.header(RETRY_AFTER, Integer.toString(failure.retryAfter()));
          }
          fail(context, failure.code(), failure.detail());
        });
    config.routes.exception(
        Unavailable.class,
        (why, context) -> fail(context, ErrorCode.TRY_AGAIN, String.valueOf(why.getMessage())));
    config.routes.exception(
        BadInput.class,
        (wrong, context) ->
            fail(context, ErrorCode.BAD_REQUEST, String.valueOf(wrong.getMessage())));
    config.routes.exception(
        RefusedRequest.class,
        (refused, context) ->
            json(context.status(HttpStatus.CONFLICT), Wire.text(refused.message())));
    config.routes.exception(HttpResponseException.class, WebServer::faulty);
    config.routes.exception(
        IOException.class,
        (broken, context) -> fail(context, ErrorCode.BAD_REQUEST, "the request broke off"));
    config.routes.exception(Exception.class, this::stumble);
    config.routes.error(404, context -> nothingThere(context));
  }

  /**
   * Requests, which may block, get virtual threads; those who wait for the network, and never
   * block, are the system's own.
   */
  static QueuedThreadPool threads() {
    int waiting = Gate.selectors(Gate.processors());
    QueuedThreadPool threads = new QueuedThreadPool(NETWORK_THREADS + waiting);
    threads.setName("network");
    threads.setVirtualThreadsExecutor(
        Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("request-", 0).factory()));
    return threads;
  }

  private void watch(Server server) {
    server.setErrorHandler(new Errors());
    server.addEventListener(
        new LifeCycle.Listener() {
          @Override
          public void lifeCycleStarting(LifeCycle starting) {
            for (Connector connector : server.getConnectors()) {
              connector.addEventListener(connections);
            }
          }
        });
  }

  private void addSocket(ServletContextHandler handler) {
    handler.setErrorHandler(new Errors());
    handler.addFilter(new Headers(), "/*", EnumSet.allOf(DispatcherType.class));
    handler.addFilter(
        new Handshake(request -> guard.admit(request, sockets), sockets, connections),
        SOCKET,
        EnumSet.of(DispatcherType.REQUEST));
    handler.addFilter(
        new Handshake(request -> guard.admitProgram(request, sockets), sockets, connections),
        ProgramLink.PATH + "*",
        EnumSet.of(DispatcherType.REQUEST));
  }

  private void protect(Context context) {
    guard.check(context.req());
  }

  private void answer(Route route, Context context) {
    if (route.body() == null) {
      answer(route, context, "");
      return;
    }
    long length = longest(context);
    String from = guard.origin(context.req());
    if (!bodies.comes(from, length)) {
      throw new FailedRequest(ErrorCode.TRY_AGAIN, "too many long requests", TRY_AGAIN_MILLIS);
    }
    try {
      answer(route, context, context.body());
    } finally {
      bodies.done(from, length);
    }
  }

  /** So long may a body be, by what the client says: what it does not say may be anything. */
  private static long longest(Context context) {
    long said = context.req().getContentLengthLong();
    return said < 0 ? RequestLimits.LARGEST_BODY : Math.min(said, RequestLimits.LARGEST_BODY);
  }

  private void answer(Route route, Context context, String body) {
    Identity who = guard.identify(context.req(), context.res());
    Map<String, String> parameters = parameters(context);
    String from = guard.origin(context.req());
    Object answer =
        route
            .handler()
            .answer(new Route.Call(who, from, guard.base(context.req()), parameters, body));
    context.header("Cache-Control", "no-store");
    if (answer instanceof String text) {
      context.contentType("text/plain; charset=utf-8").result(text);
    } else {
      json(context, text(answer));
    }
  }

  /** Those of the path, and the first of each name of the query's. */
  private static Map<String, String> parameters(Context context) {
    Map<String, String> parameters = new LinkedHashMap<>(context.pathParamMap());
    context
        .queryParamMap()
        .forEach((name, values) -> {
          if (values.isEmpty()) {
            throw new FailedRequest(ErrorCode.BAD_REQUEST, name + ": cannot be read");
          }
          parameters.putIfAbsent(name, values.getFirst());
        });
    return parameters;
  }

  private static String text(Object answer) {
    try {
      return Wire.JSON.writeValueAsString(answer);
    } catch (com.fasterxml.jackson.core.JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private void show(Context context, String path) {
    Pages.Page page = pages.page(path);
    if (page == null) {
      showNothing(context);
      return;
    }
    Headers.ofFile(path, context.res());
    context.header("ETag", page.tag);
    context.header(
        "Cache-Control", page.lasting ? "public, max-age=31536000, immutable" : "no-cache");
    if (page.tag.equals(context.header("If-None-Match"))) {
      context.status(HttpStatus.NOT_MODIFIED);
      return;
    }
    send(context, page);
  }

  /** Somebody with a browser gets the page, which says in words that there is nothing here. */
  private void showNothing(Context context) {
    String wanted = context.header("Accept");
    Pages.Page page =
        wanted != null && wanted.contains("text/html") ? pages.page("/index.html") : null;
    if (page == null || context.path().startsWith("/api/")) {
      throw new FailedRequest(ErrorCode.NOT_FOUND, "there is nothing at " + context.path());
    }
    context.header("Cache-Control", "no-cache");
    send(context.status(HttpStatus.NOT_FOUND), page);
  }

  private static void send(Context context, Pages.Page page) {
    String accepted = context.header("Accept-Encoding");
    boolean zip = accepted != null && accepted.contains("gzip");
    context.disableCompression();
    if (zip) {
      context.header("Content-Encoding", "gzip");
    }
    context.header("Vary", "Accept-Encoding");
    context.contentType(page.type).result(zip ? page.zipped : page.bytes);
  }

  private void nothingThere(Context context) {
    String type = String.valueOf(context.res().getContentType());
    if (context.result() == null || !(type.contains("json") || type.contains("html"))) {
      fail(context, ErrorCode.NOT_FOUND, "there is nothing at " + context.path());
    }
  }

  /** What Javalin itself finds wrong with a request. */
  private static void faulty(HttpResponseException fault, Context context) {
    boolean large = fault.getStatus() == ErrorCode.TOO_LARGE.status();
    fail(
        context,
        large ? ErrorCode.TOO_LARGE : ErrorCode.BAD_REQUEST,
        String.valueOf(fault.getMessage()));
  }

  private void stumble(Exception bug, Context context) {
    LOG.error("{} {} could not be answered", context.method(), context.req().getRequestURI(), bug);
    fail(context, ErrorCode.TRY_AGAIN, "this could not be answered");
  }

  private static void fail(Context context, ErrorCode code, String detail) {
    json(context.status(code.status()), Wire.text(new ToClient.Failed("", code, detail)));
  }

  private static void json(Context context, String text) {
    context.contentType("application/json").result(text);
  }

  @Override
  public void close() {
    sockets.close();
    http.stop();
    connections.close();
  }
}
