package tumult.server.web;

import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.eclipse.jetty.websocket.core.WebSocketConnection;

/**
 * The port. What comes in by a socket is handled by the thread that has read it: that never blocks,
 * so a thread for each frame would cost more than the frame.
 */
final class Gate extends ServerConnector {
  Gate(Server server, HttpConfiguration configuration, String host, int port) {
    super(server, new HttpConnectionFactory(configuration));
    setHost(host);
    setPort(port);
  }

  @Override
  protected SocketChannelEndPoint newEndPoint(
      SocketChannel channel, ManagedSelector selector, SelectionKey key) {
    SocketChannelEndPoint line = new Line(channel, selector, key, getScheduler());
    line.setIdleTimeout(getIdleTimeout());
    return line;
  }

  private static final class Line extends SocketChannelEndPoint {
    Line(SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler) {
      super(channel, selector, key, scheduler);
    }

    @Override
    public void fillInterested(Callback callback) {
      super.fillInterested(
          getConnection() instanceof WebSocketConnection ? new AtOnce(callback) : callback);
    }
  }

  /** What never blocks. */
  private static final class AtOnce extends Callback.Nested {
    AtOnce(Callback callback) {
      super(callback);
    }

    @Override
    public InvocationType getInvocationType() {
      return InvocationType.NON_BLOCKING;
    }
  }
}
