package tumult.server.web;

import java.time.InstantSource;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.EndPoint;
import tumult.server.tables.Tables;
import tumult.table.steps.GameCache;
import tumult.wire.CloseCode;

/** All sockets that are open here, and what they share. */
final class Sockets implements AutoCloseable {
  private static final int PING_SECONDS = 10;
  private static final int GOODBYE_SECONDS = 2;

  private final Tables tables;
  private final GameCache games;
  private final InstantSource clock;
  private final RequestLimits limits;
  private final Addresses addresses;
  private final Metrics metrics;
  private final Set<ClientSocket> open = ConcurrentHashMap.newKeySet();

  /** For what waits for those who read slowly. */
  private final CommonRoom backlog = CommonRoom.inTheHeap();

  /** The programs that are connected, by their links. */
  private final Map<String, ProgramSocket> programs = new ConcurrentHashMap<>();

  private final ScheduledExecutorService pinger =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("pings").factory());

  Sockets(
      Tables tables,
      GameCache games,
      InstantSource clock,
      RequestLimits limits,
      Addresses addresses,
      Metrics metrics) {
    this.tables = tables;
    this.games = games;
    this.clock = clock;
    this.limits = limits;
    this.addresses = addresses;
    this.metrics = metrics;
    metrics.count("tumult_sockets", "sockets that are open", open::size);
    metrics.count("tumult_unsent_bytes", "bytes that wait for slow readers", backlog::taken);
    var _ = pinger.scheduleAtFixedRate(this::ping, PING_SECONDS, PING_SECONDS, TimeUnit.SECONDS);
  }

  Tables tables() {
    return tables;
  }

  GameCache games() {
    return games;
  }

  InstantSource clock() {
    return clock;
  }

  RequestLimits limits() {
    return limits;
  }

  void opened(ClientSocket socket, String address) {
    if (open.add(socket)) {
      addresses.openSocket(address);
    }
  }

  void closed(ClientSocket socket, String address) {
    if (open.remove(socket)) {
      addresses.closeSocket(address);
    }
  }

  /** A program is connected by a link: one that was before is so no longer. */
  void opened(ProgramSocket socket, String link) {
    ProgramSocket before = programs.put(link, socket);
    if (before != null) {
      before.close(CloseCode.REPLACED);
    }
  }

  void closed(ProgramSocket socket, String link) {
    programs.remove(link, socket);
  }

  /** What is on its way over a line; if it is too much, the line is cut, and counted. */
  Outbox outbox(EndPoint line) {
    return new Outbox(line, limits.unsent(), backlog, metrics.queueDrops()::increment);
  }

  /** Does something in so many microseconds. */
  void later(Runnable task, long micros) {
    try {
      var _ = pinger.schedule(task, micros, TimeUnit.MICROSECONDS);
    } catch (RejectedExecutionException stopping) {
      // nobody has to be pinged any more
    }
  }

  /** Asks all for a sign of life; by this, too, those are cut off who have given none. */
  private void ping() {
    open.forEach(ClientSocket::ping);
  }

  /** Tells everybody to come back later. */
  @Override
  public void close() {
    pinger.shutdownNow();
    CompletableFuture<?>[] goodbyes =
        open.stream().map(ClientSocket::sayGoodbye).toArray(CompletableFuture[]::new);
    CompletableFuture.allOf(goodbyes)
        .completeOnTimeout(null, GOODBYE_SECONDS, TimeUnit.SECONDS)
        .exceptionally(gone -> null)
        .join();
  }
}
