package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.DefaultHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Connections that only cost: too many of them, or such that never come to the point. */
final class ConnectionsTest {
  private static final int MOST = 8;
  private static final RequestLimits LIMITS =
      new RequestLimits(60, 20, 200, 20, 200, MOST, 2 * MOST, 20, 20, 20, 2_000_000);
  private static final byte[] HALF = bytes("GET /health HTTP/1.1\r\nHost: a\r\n");
  private static final byte[] REST = bytes("\r\n");
  private static final byte[] BODY =
      bytes("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n1");

  private final AtomicLong now = new AtomicLong();
  private final AtomicLong refused = new AtomicLong();

  @TempDir Path data;

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  /** Whether the server has closed it; to be asked of connections on which nothing is answered. */
  private static boolean isClosed(Socket socket) throws IOException {
    try {
      return socket.getInputStream().read() < 0;
    } catch (SocketException reset) {
      return true;
    }
  }

  /**
   * Has an answer, and so is counted: connections are not opened in the order in which they come.
   */
  private static void ask(Socket socket) throws IOException {
    socket.getOutputStream().write(HALF);
    socket.getOutputStream().write(REST);
    assertThat(RawHttp.head(socket.getInputStream())).contains("200");
  }

  @Test
  void an_address_has_so_many_connections_and_not_one_more() throws IOException {
    try (TestServer house = TestServer.open(data, LIMITS)) {
      List<Socket> open = new ArrayList<>();
      for (int i = 0; i < MOST; i++) {
        Socket socket = RawHttp.connect(house.port());
        ask(socket);
        socket.getOutputStream().write(HALF);
        open.add(socket);
      }
      try (Socket oneMore = RawHttp.connect(house.port())) {
        assertThat(isClosed(oneMore)).isTrue();
      }
      open.getFirst().getOutputStream().write(REST);
      assertThat(RawHttp.head(open.getFirst().getInputStream())).contains("200").contains("alive");
      for (Socket socket : open) {
        socket.close();
      }
      await().until(() -> RawHttp.get(house.port(), "/health").status(), status -> status == 200);
    }
  }

  /** Says that a long body will come, and is silent then. */
  private static Socket announces(int port, String from) throws IOException {
    Socket socket = RawHttp.connect(port);
    socket
        .getOutputStream()
        .write(
            bytes(
                "POST /api/verify HTTP/1.1\r\nHost: a\r\n%s\r\nContent-Length: %d\r\n\r\n"
                    .formatted(from, RequestLimits.LARGEST_BODY)));
    return socket;
  }

  @Test
  void who_only_announces_long_requests_waits_alone_and_others_find_room() throws IOException {
    long most = Runtime.getRuntime().maxMemory() / 8 / RequestLimits.LARGEST_BODY;
    String record = "x".repeat(RequestLimits.LARGEST_BODY);
    String greedy = "X-Forwarded-For: 203.0.113.1";
    String somebody = "X-Forwarded-For: 203.0.113.2";
    List<Socket> open = new ArrayList<>();
    try (TestServer house = TestServer.behindProxy(data, RequestLimits.NONE)) {
      for (int i = 0; i <= most; i++) {
        open.add(announces(house.port(), greedy));
      }
      Socket refused = await().until(() -> answered(open), socket -> socket != null);
      assertThat(RawHttp.head(refused.getInputStream())).contains("503").contains("try-again");
      assertThat(verified(house, record, somebody)).isEqualTo(200);
      assertThat(verified(house, "short", greedy)).isEqualTo(200);
      for (Socket socket : open) {
        socket.close();
      }
      await().until(() -> verified(house, record, greedy), status -> status == 200);
    }
  }

  private static int verified(TestServer house, String record, String from) {
    return RawHttp.post(house.port(), "/api/verify", record, from).status();
  }

  private static @Nullable Socket answered(List<Socket> sockets) throws IOException {
    for (Socket socket : sockets) {
      if (socket.getInputStream().available() > 0) {
        return socket;
      }
    }
    return null;
  }

  /** A server of Jetty's own, whose clock is ours. */
  private Server server(Connections connections, Handler handler) throws Exception {
    Server server = new Server();
    ServerConnector connector = new ServerConnector(server);
    connector.setHost("127.0.0.1");
    connector.addEventListener(connections);
    server.addConnector(connector);
    server.setHandler(handler);
    server.start();
    return server;
  }

  private Connections connections(boolean behindProxy) {
    return new Connections(LIMITS, behindProxy, now::get, refused::incrementAndGet);
  }

  private void pass(Connections connections, Duration time) {
    connections.look();
    now.addAndGet(time.toNanos());
    connections.look();
  }

  @Test
  void who_does_not_come_to_the_end_of_the_headers_is_cut_off_and_nobody_else() throws Exception {
    Connections connections = connections(false);
    Server server = server(connections, new DefaultHandler());
    int port = ((ServerConnector) server.getConnectors()[0]).getLocalPort();
    try (Socket silent = RawHttp.connect(port);
        Socket drips = RawHttp.connect(port);
        Socket asks = RawHttp.connect(port);
        connections) {
      asks.getOutputStream().write(HALF);
      asks.getOutputStream().write(REST);
      assertThat(RawHttp.head(asks.getInputStream())).contains("404");
      drips.getOutputStream().write(HALF);
      await().until(() -> dripsAreSeen(server));
      pass(connections, Duration.ofSeconds(9));
      drips.getOutputStream().write(bytes("a"));
      pass(connections, Duration.ofSeconds(2));
      assertThat(isClosed(drips)).isTrue();
      silent.getOutputStream().write(HALF);
      silent.getOutputStream().write(REST);
      assertThat(RawHttp.head(silent.getInputStream())).contains("404");
    } finally {
      server.stop();
    }
  }

  private static boolean dripsAreSeen(Server server) {
    return ((ServerConnector) server.getConnectors()[0])
        .getConnectedEndPoints().stream()
            .anyMatch(end ->
                end.getConnection().getMessagesIn() == 0
                    && end.getConnection().getBytesIn() == HALF.length);
  }

  /** Reads to the end before it answers. */
  private static final class Reader extends Handler.Abstract {
    @Override
    public boolean handle(Request request, Response response, Callback callback)
        throws IOException {
      response.setStatus(Content.Source.asString(request).length());
      callback.succeeded();
      return true;
    }
  }

  @Test
  void who_does_not_come_to_the_end_of_a_body_is_cut_off() throws Exception {
    Connections connections = connections(false);
    Server server = server(connections, new Reader());
    ServerConnector connector = (ServerConnector) server.getConnectors()[0];
    try (Socket drips = RawHttp.connect(connector.getLocalPort());
        connections) {
      drips.getOutputStream().write(BODY);
      await()
          .until(() ->
              connector.getConnectedEndPoints().stream()
                  .anyMatch(end -> end.getConnection().getMessagesIn() == 1));
      pass(connections, Duration.ofSeconds(119));
      drips.getOutputStream().write(bytes("2"));
      pass(connections, Duration.ofSeconds(2));
      assertThat(isClosed(drips)).isTrue();
    } finally {
      server.stop();
    }
  }

  @Test
  void behind_a_proxy_only_all_connections_together_are_too_many() throws Exception {
    Connections connections = connections(true);
    Server server = server(connections, new DefaultHandler());
    int port = ((ServerConnector) server.getConnectors()[0]).getLocalPort();
    List<Socket> open = new ArrayList<>();
    try (connections) {
      for (int i = 0; i < 2 * MOST; i++) {
        open.add(RawHttp.connect(port));
      }
      await().until(connections::open, count -> count == 2 * MOST);
      assertThat(refused).hasValue(0);
      try (Socket oneMore = RawHttp.connect(port)) {
        assertThat(isClosed(oneMore)).isTrue();
      }
      assertThat(refused).hasValue(1);
    } finally {
      for (Socket socket : open) {
        socket.close();
      }
      server.stop();
    }
  }
}
