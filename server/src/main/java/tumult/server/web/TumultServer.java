package tumult.server.web;

import java.net.BindException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tumult.bots.Bot;
import tumult.engine.Game;
import tumult.games.Games;
import tumult.server.entity.ShardedTables;
import tumult.server.store.OpeningBudget;
import tumult.server.store.Readiness;
import tumult.server.store.ScreenCodes;
import tumult.server.store.Store;
import tumult.server.tables.Delays;
import tumult.server.tables.Node;
import tumult.server.tables.ServerClock;
import tumult.server.tables.Tables;
import tumult.table.steps.GameCache;
import tumult.wire.Api;

/** The whole server: its store, its tables, its HTTP and sockets. */
public final class TumultServer implements AutoCloseable {
  private static final int PORTS_TRIED = 20;

  private final Store store;
  private final Tables tables;
  private final WebServer web;
  private final Operations operations;
  private final Connections connections;
  private final AtomicBoolean closed = new AtomicBoolean();
  private final int port;

  /**
   * How a server is set up.
   *
   * @param data the folder for the embedded database
   * @param database a JDBC address instead, of PostgreSQL; empty for none
   * @param bind the address to listen on
   * @param port 0 for any free one
   * @param orNextPort whether one of the next ports will do if that is taken
   * @param address where people reach the server
   * @param behindProxy whether requests come through a proxy that says from whom
   * @param metricsPort where the figures are, apart from everything else; 0 for beside it
   * @param openMetrics whether other machines may read them too
   * @param node this server among several that are one; null for a server alone
   */
  public record Settings(
      Path data,
      String database,
      String bind,
      int port,
      boolean orNextPort,
      Address address,
      boolean behindProxy,
      int metricsPort,
      boolean openMetrics,
      RequestLimits limits,
      Delays delays,
      IntFunction<Bot> bots,
      @Nullable Node node) {
    /** A server alone. */
    public Settings(
        Path data,
        String database,
        String bind,
        int port,
        boolean orNextPort,
        Address address,
        boolean behindProxy,
        int metricsPort,
        boolean openMetrics,
        RequestLimits limits,
        Delays delays,
        IntFunction<Bot> bots) {
      this(
          data,
          database,
          bind,
          port,
          orNextPort,
          address,
          behindProxy,
          metricsPort,
          openMetrics,
          limits,
          delays,
          bots,
          null);
    }

    /** The same as one of several. */
    public Settings with(@Nullable Node place) {
      return new Settings(
          data,
          database,
          bind,
          port,
          orNextPort,
          address,
          behindProxy,
          metricsPort,
          openMetrics,
          limits,
          delays,
          bots,
          place);
    }
  }

  /** Lets every event at a table have a line in the log. */
  public static void logEvents() {
    LogFile.everyEvent();
  }

  private TumultServer(Settings settings, Function<String, Game<?, ?, ?>> games)
      throws BindException {
    LogFile.writeTo(settings.data.resolve("logs"));
    Metrics metrics = new Metrics();
    InstantSource clock = ServerClock.system();
    store = store(settings);
    GameCache cache = new GameCache(games);
    tables = tables(settings, cache, clock, metrics);
    metrics.count("tumult_tables", "tables in memory", tables::inMemory);
    metrics.count("tumult_nodes", "nodes of the cluster that this one sees", tables::nodes);
    Addresses budgets = new Addresses(settings.limits, System::nanoTime, together(settings));
    RequestGuard guard = new RequestGuard(settings.address, budgets, settings.behindProxy);
    Sockets sockets = new Sockets(tables, cache, clock, settings.limits, budgets, metrics);
    connections =
        new Connections(
            settings.limits, settings.behindProxy, System::nanoTime, metrics::refusedConnection);
    metrics.count("tumult_connections", "connections that are open", connections::open);
    operations =
        new Operations(tables::isUp, new Readiness(store), metrics, guard, settings.openMetrics);
    boolean apart = settings.metricsPort != 0;
    web =
        new WebServer(
            guard, sockets, connections, routes(clock, budgets), operations.paths(!apart));
    port = open(settings);
    if (apart) {
      openMetrics(settings);
    }
  }

  /** What all nodes count together: tables, which are stored for ever. */
  private Predicate<String> together(Settings settings) {
    if (settings.node == null || settings.limits.equals(RequestLimits.NONE)) {
      return address -> true;
    }
    OpeningBudget budget =
        new OpeningBudget(
            store.connections(),
            settings.limits.tablesAtOnce(),
            settings.limits.secondsPerTable(),
            RequestLimits.HOSTS);
    return address -> budget.spend(Secrets.shortHash(address));
  }

  private static Store store(Settings settings) {
    if (settings.database.isEmpty()) {
      return Store.inDirectory(settings.data);
    }
    return settings.node == null
        ? Store.inPostgres(settings.database)
        : Store.ofNode(settings.database, settings.node.self().toString());
  }

  private Tables tables(Settings settings, GameCache games, InstantSource clock, Metrics metrics) {
    try {
      return ShardedTables.start(
          store, settings.node, games, settings.bots, settings.delays, clock, metrics);
    } catch (RuntimeException failed) {
      store.close();
      throw failed;
    }
  }

  /** Starts a server; afterwards it answers. */
  public static TumultServer start(Settings settings) throws BindException {
    return start(settings, Games::named);
  }

  /** Starts a server whose tables play the games of that maker. */
  static TumultServer start(Settings settings, Function<String, Game<?, ?, ?>> games)
      throws BindException {
    return new TumultServer(settings, games);
  }

  private List<Route> routes(InstantSource clock, Addresses addresses) {
    List<Route> routes = new ArrayList<>();
    routes.add(
        Route.get("/api/me", "Who one is", Api.Me.class, call -> new Api.Me(call.who().person())));
    routes.addAll(GamesApi.routes());
    routes.addAll(
        new TablesApi(tables, new ScreenCodes(store.connections()), clock, addresses).routes());
    return routes;
  }

  private int open(Settings settings) throws BindException {
    int last = settings.orNextPort ? settings.port + PORTS_TRIED : settings.port;
    for (int candidate = settings.port; ; candidate++) {
      try {
        return web.start(settings.bind, candidate);
      } catch (RuntimeException failure) {
        if (candidate >= last || !isTaken(failure)) {
          close();
          throw explained(failure, settings.bind, settings.port);
        }
      }
    }
  }

  private void openMetrics(Settings settings) throws BindException {
    try {
      operations.start(settings.bind, settings.metricsPort);
    } catch (RuntimeException failure) {
      close();
      throw explained(failure, settings.bind, settings.metricsPort);
    }
  }

  private static boolean isTaken(RuntimeException failure) {
    String all = all(failure); // Javalin says "already in use" whatever it was
    return all.contains("BindException")
        && !all.contains("Cannot assign")
        && !all.contains("Permission denied");
  }

  /** What it says, and what is behind it. */
  private static String all(RuntimeException failure) {
    return Stream.iterate((Throwable) failure, Objects::nonNull, Throwable::getCause)
        .map(String::valueOf)
        .collect(Collectors.joining(" "));
  }

  /** Why nobody can be listened to there, in a few words; what is no fault of the place goes on. */
  private static BindException explained(RuntimeException failure, String bind, int port) {
    String all = all(failure);
    if (all.contains("Cannot assign") || all.contains("nresolved")) {
      return new BindException("--bind %s: this machine has no such address".formatted(bind));
    }
    if (all.contains("Permission denied")) {
      return new BindException(
          "port %d: not without more rights, unlike 1024–65535".formatted(port));
    }
    if (isTaken(failure)) {
      return new BindException("port %d is taken; choose another, or leave it out".formatted(port));
    }
    throw failure;
  }

  /** Where it listens. */
  public int port() {
    return port;
  }

  /** Completes with a sentence, should it be no use to go on. */
  public CompletableFuture<String> lost() {
    return store.lost().applyToEither(tables.lost(), sentence -> sentence).toCompletableFuture();
  }

  public Tables tables() {
    return tables;
  }

  /**
   * Stops in order: no more clients, then the tables answer what they were asked, then the store.
   */
  @Override
  public void close() {
    if (closed.getAndSet(true)) {
      return;
    }
    web.close();
    operations.close();
    tables.close();
    store.close();
  }
}
