package tumult.server.web;

import java.net.BindException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tumult.engine.Game;
import tumult.games.Games;
import tumult.server.entity.ShardedTables;
import tumult.server.store.Store;
import tumult.server.tables.Bot;
import tumult.server.tables.Delays;
import tumult.server.tables.Tables;
import tumult.table.steps.GameCache;

/** The whole server: its store, its tables, its HTTP and sockets. */
public final class TumultServer implements AutoCloseable {
  private static final int PORTS_TRIED = 20;

  private final Store store;
  private final Tables tables;
  private final WebServer web;
  private final @org.jspecify.annotations.Nullable Operations operations;
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
      RequestLimits limits,
      Delays delays,
      Bot bot) {}

  /** Lets every event at a table have a line in the log. */
  public static void logEvents() {
    LogFile.everyEvent();
  }

  private TumultServer(Settings settings, Function<String, Game<?, ?, ?>> games)
      throws BindException {
    LogFile.writeTo(settings.data.resolve("logs"));
    Metrics metrics = new Metrics();
    InstantSource clock = InstantSource.system();
    store =
        settings.database.isEmpty()
            ? Store.inDirectory(settings.data)
            : Store.inPostgres(settings.database);
    tables =
        ShardedTables.start(
            store, new GameCache(games), settings.bot, settings.delays, clock, metrics);
    metrics.count("tumult_tables", "tables in memory", tables::inMemory);
    Addresses budgets = new Addresses(settings.limits, System::nanoTime);
    RequestGuard guard = new RequestGuard(settings.address, budgets, settings.behindProxy);
    Sockets sockets = new Sockets(tables, clock, settings.limits, budgets, metrics);
    Operations duties = new Operations(tables, metrics);
    web = new WebServer(guard, sockets, routes(clock), duties.paths(settings.metricsPort == 0));
    port = open(settings);
    operations = settings.metricsPort == 0 ? null : duties;
    if (operations != null) {
      operations.start(settings.bind, settings.metricsPort);
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

  private List<Route> routes(InstantSource clock) {
    List<Route> routes = new ArrayList<>();
    routes.add(
        Route.get("/api/me", "Who one is", Api.Me.class, call -> new Api.Me(call.who().person())));
    routes.addAll(GamesApi.routes());
    routes.addAll(new TablesApi(tables, clock).routes());
    return routes;
  }

  private int open(Settings settings) throws BindException {
    int last = settings.orNextPort ? settings.port + PORTS_TRIED : settings.port;
    for (int candidate = settings.port; ; candidate++) {
      try {
        return web.start(settings.bind, candidate);
      } catch (RuntimeException failure) {
        if (!isTaken(failure)) {
          close();
          throw failure;
        }
        if (candidate >= last) {
          close();
          throw new BindException("port %d is taken".formatted(settings.port));
        }
      }
    }
  }

  private static boolean isTaken(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof BindException) {
        return true;
      }
    }
    return String.valueOf(failure.getMessage()).contains("Port already in use");
  }

  /** Where it listens. */
  public int port() {
    return port;
  }

  public Tables tables() {
    return tables;
  }

  /**
   * Stops in order: no more clients, then the tables answer what they were asked, then the store.
   */
  @Override
  public void close() {
    web.close();
    if (operations != null) {
      operations.close();
    }
    tables.close();
    store.close();
  }
}
