package tumult.server.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.concurrent.Executor;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * The port. Who waits at it and for the network has threads of the system; who goes on with a
 * request has a virtual one, for a request may block.
 */
final class Gate extends ServerConnector {
  private volatile boolean open;

  Gate(Server server, HttpConfiguration configuration, String host, int port) {
    super(server, 1, selectors(processors()), new HttpConnectionFactory(configuration));
    setHost(host);
    setPort(port);
  }

  /** How many threads wait for the network. */
  static int selectors(int processors) {
    return Math.max(1, processors / 2);
  }

  static int processors() {
    return Runtime.getRuntime().availableProcessors();
  }

  /** The one who waits here has a thread, and those behind have theirs. */
  @Override
  public void accept(int acceptor) throws IOException {
    open = true;
    super.accept(acceptor);
  }

  /**
   * What connections are given: Jetty lets them go on by it with what came behind a request that
   * took long, which may block as well.
   */
  @Override
  public Executor getExecutor() {
    Executor pool = super.getExecutor();
    return open ? VirtualThreads.getExecutor(pool) : pool;
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

    /** What is in one piece needs no list of pieces, which takes the system longer. */
    @Override
    public boolean flush(ByteBuffer... buffers) throws IOException {
      if (buffers.length != 1) {
        return super.flush(buffers);
      }
      try {
        if (getChannel().write(buffers[0]) > 0) {
          notIdle();
        }
      } catch (IOException gone) {
        throw new EofException(gone);
      }
      return !buffers[0].hasRemaining();
    }
  }
}
