package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.Test;

/** Which threads do what behind the port. */
final class GateTest {
  /** Keeps every request until the test ends it. */
  private static final class Keeper extends Handler.Abstract {
    record Kept(Thread thread, Callback callback) {}

    final BlockingQueue<Kept> kept = new LinkedBlockingQueue<>();

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
      kept.add(new Kept(Thread.currentThread(), callback));
      return true;
    }

    Kept next() throws InterruptedException {
      Kept next = kept.poll(60, TimeUnit.SECONDS);
      assertThat(next).as("a request").isNotNull();
      return next;
    }
  }

  @Test
  void a_request_that_came_behind_one_that_took_long_has_a_virtual_thread_too() throws Exception {
    Keeper keeper = new Keeper();
    Server server = new Server(WebServer.threads());
    Gate gate = new Gate(server, new HttpConfiguration(), "127.0.0.1", 0);
    server.addConnector(gate);
    server.setHandler(keeper);
    server.start();
    String request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
    try (Socket client = RawHttp.connect(gate.getLocalPort())) {
      client.getOutputStream().write(request.repeat(3).getBytes(StandardCharsets.US_ASCII));
      for (int i = 0; i < 3; i++) {
        Keeper.Kept kept = keeper.next();
        assertThat(kept.thread().isVirtual()).as("request %d", i).isTrue();
        kept.thread().join(); // now nobody has it in hand: who ends it must find another thread
        kept.callback().succeeded();
      }
    } finally {
      server.stop();
    }
  }

  @Test
  void a_machine_with_more_processors_has_more_threads_that_wait_for_the_network()
      throws Exception {
    assertThat(Gate.selectors(1)).isEqualTo(1);
    assertThat(Gate.selectors(3)).isEqualTo(1);
    assertThat(Gate.selectors(32)).isEqualTo(16);
    Server server = new Server(WebServer.threads());
    Gate gate = new Gate(server, new HttpConfiguration(), "127.0.0.1", 0);
    assertThat(gate.getSelectorManager().getSelectorCount())
        .isEqualTo(Gate.selectors(Gate.processors()));
    server.stop();
  }
}
