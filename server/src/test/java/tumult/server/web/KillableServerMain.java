package tumult.server.web;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import tumult.server.tables.Delays;
import tumult.server.tables.Node;

/** A server in a process of its own, made to be killed; it says when it is ready. */
final class KillableServerMain {
  static final String READY = "ready";

  private KillableServerMain() {}

  /**
   * Runs until killed; arguments: the data directory, the port, the database or nothing, this node
   * and all of them or nothing.
   */
  public static void main(String[] arguments) throws Exception {
    Path data = Path.of(arguments[0]);
    int port = Integer.parseInt(arguments[1]);
    String database = arguments.length > 2 ? arguments[2] : "";
    Node node = arguments.length > 4 ? Node.of(arguments[3], arguments[4], "", "") : null;
    Delays delays = Delays.HUMAN.withLook(Duration.ZERO);
    TumultServer.start(
        TestServer.settings(data, database, port, RequestLimits.NONE, delays).with(node));
    System.out.println(READY);
    new CountDownLatch(1).await();
  }
}
