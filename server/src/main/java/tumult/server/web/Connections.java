package tumult.server.web;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.Connection;

/**
 * The connections that are open, before anything is known of what they are for: so many of an
 * address, so many in all, and none that takes its time to say what it wants.
 *
 * <p>Those on which nothing is said at all end by Jetty's own idle timeout; sockets have one too.
 */
final class Connections implements Connection.Listener, AutoCloseable {
  /** From the first byte of a request to the end of its headers. */
  static final Duration HEADERS_WITHIN = Duration.ofSeconds(10);

  /** A request with its body, and its answer. */
  static final Duration ALL_WITHIN = Duration.ofMinutes(2);

  private final RequestLimits limits;
  private final boolean behindProxy;
  private final LongSupplier nanos;
  private final Runnable refused;
  private final Map<Connection, Line> lines = new ConcurrentHashMap<>();
  private final Map<String, Integer> ofAddress = new HashMap<>();
  private int open;
  private final ScheduledExecutorService watch =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("connections").factory());

  /**
   * @param behindProxy whether all connections are the proxy's, whose address says nothing
   * @param refused is told of each connection that is closed because there are too many
   */
  Connections(RequestLimits limits, boolean behindProxy, LongSupplier nanos, Runnable refused) {
    this.limits = limits;
    this.behindProxy = behindProxy;
    this.nanos = nanos;
    this.refused = refused;
    var _ = watch.scheduleWithFixedDelay(this::look, 1, 1, TimeUnit.SECONDS);
  }

  @Override
  public void onOpened(Connection connection) {
    Line line = new Line(connection, address(connection), nanos.getAsLong());
    lines.put(connection, line);
    if (!admit(line.address) && !(connection instanceof SocketLine)) {
      refused.run();
      connection.getEndPoint().close();
    }
  }

  @Override
  public void onClosed(Connection connection) {
    Line line = lines.remove(connection);
    if (line != null) {
      leave(line.address);
    }
  }

  private String address(Connection connection) {
    return !behindProxy
            && connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress from
            && from.getAddress() != null
        ? Addresses.household(from.getAddress().getHostAddress())
        : "";
  }

  private synchronized boolean admit(String address) {
    open++;
    int these = ofAddress.merge(address, 1, Integer::sum);
    return open <= limits.connectionsInAll() && (behindProxy || these <= limits.connections());
  }

  private synchronized void leave(String address) {
    open--;
    ofAddress.computeIfPresent(address, (same, count) -> count == 1 ? null : count - 1);
  }

  synchronized int open() {
    return open;
  }

  /** Closes those that have taken too long. */
  synchronized void look() {
    long now = nanos.getAsLong();
    for (Line line : lines.values()) {
      if (line.isTooSlow(now)) {
        line.connection.getEndPoint().close();
      }
    }
  }

  @Override
  public void close() {
    watch.shutdownNow();
  }

  /** What is known of a connection since something began or ended on it. */
  private static final class Line {
    final Connection connection;
    final String address;
    private long requests;
    private long answers;
    private long bytes;
    private long since;
    private boolean speaks;

    Line(Connection connection, String address, long now) {
      this.connection = connection;
      this.address = address;
      since = now;
    }

    boolean isTooSlow(long now) {
      if (connection instanceof SocketLine) {
        return false;
      }
      boolean rests = connection.getMessagesIn() == connection.getMessagesOut();
      if (connection.getMessagesIn() != requests || connection.getMessagesOut() != answers) {
        requests = connection.getMessagesIn();
        answers = connection.getMessagesOut();
        bytes = connection.getBytesIn();
        since = now;
        speaks = false;
      } else if (rests && !speaks && connection.getBytesIn() != bytes) {
        since = now;
        speaks = true;
      }
      Duration limit = speaks ? HEADERS_WITHIN : ALL_WITHIN;
      return now - since > limit.toNanos();
    }
  }
}
