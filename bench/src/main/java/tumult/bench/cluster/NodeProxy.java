package tumult.bench.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What stands before a node's cluster port: it can hold back everything from and to some of the
 * others, as a broken switch would. It knows them by the address that they call from.
 */
final class NodeProxy implements AutoCloseable {
  private static final int BUFFER = 64 * 1024;

  private final ServerSocket door;
  private final int target;
  private final Set<String> cut = ConcurrentHashMap.newKeySet();
  private final Set<Socket> held = ConcurrentHashMap.newKeySet();
  private final Object mended = new Object();

  /**
   * @param target the node's own port
   */
  NodeProxy(int target) throws IOException {
    this.target = target;
    door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::listen);
  }

  int port() {
    return door.getLocalPort();
  }

  /** Holds back what comes from an address, and what would be answered. */
  void cut(String caller) {
    cut.add(caller);
  }

  /** Lets everything through again; connections that were held back end. */
  void mend() {
    synchronized (mended) {
      cut.clear();
      mended.notifyAll();
    }
    held.forEach(NodeProxy::close);
    held.clear();
  }

  private void listen() {
    while (!door.isClosed()) {
      try {
        Socket from = door.accept();
        Thread.ofVirtual().start(() -> connect(from));
      } catch (IOException closed) {
        return;
      }
    }
  }

  private void connect(Socket from) {
    String caller = from.getInetAddress().getHostAddress();
    try {
      pass(caller, from);
      Socket to = new Socket(InetAddress.getLoopbackAddress(), target);
      from.setTcpNoDelay(true);
      to.setTcpNoDelay(true);
      Thread.ofVirtual().start(() -> copy(caller, from, to));
      copy(caller, to, from);
    } catch (IOException refused) {
      close(from);
    }
  }

  private void copy(String caller, Socket from, Socket to) {
    byte[] buffer = new byte[BUFFER];
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        pass(caller, from);
        out.write(buffer, 0, read);
      }
    } catch (IOException broken) {
      // both ends are closed
    }
  }

  /** Waits as long as that caller is cut off. */
  private void pass(String caller, Socket socket) throws IOException {
    synchronized (mended) {
      if (!cut.contains(caller)) {
        return;
      }
      held.add(socket);
      try {
        while (cut.contains(caller)) {
          mended.wait();
        }
      } catch (InterruptedException hurried) {
        Thread.currentThread().interrupt();
      }
    }
    throw new IOException("was cut off");
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException gone) {
      // that is what was wanted
    }
  }

  @Override
  public void close() {
    try {
      door.close();
    } catch (IOException gone) {
      // that is what was wanted
    }
    mend();
  }
}
