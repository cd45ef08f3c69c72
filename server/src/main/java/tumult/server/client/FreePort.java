package tumult.server.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.ServerSocket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Ports for servers that will be started in a moment, or again.
 *
 * <p>They are none of those that systems give to whoever calls somebody: such a one may be free
 * now, and taken by any connection before the server is there.
 */
public final class FreePort {
  private static final int LOWEST = 10_000;

  /** Linux begins here to give ports to callers; others higher. */
  private static final int END = 32_768;

  private static final Set<Integer> GIVEN = ConcurrentHashMap.newKeySet();

  private FreePort() {}

  /** One at which nobody listens, and that has not been given before. */
  public static int next() {
    while (true) {
      int port = ThreadLocalRandom.current().nextInt(LOWEST, END);
      if (isFree(port) && GIVEN.add(port)) {
        return port;
      }
    }
  }

  private static boolean isFree(int port) {
    try (ServerSocket socket = new ServerSocket(port)) {
      return socket.isBound();
    } catch (BindException taken) {
      return false;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
