package tumult.server.web;

import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/** What is on its way to one client: bounded, so that a slow reader costs nobody else anything. */
final class Outbox {
  private final Session session;
  private final int most;
  private final Runnable dropped;
  private final AtomicInteger unsent = new AtomicInteger();

  Outbox(Session session, int most, Runnable dropped) {
    this.session = session;
    this.most = most;
    this.dropped = dropped;
  }

  /** Sends a text, or breaks the connection of whoever reads too slowly. Never blocks. */
  void send(String text) {
    int length = text.length();
    if (unsent.addAndGet(length) > most) {
      if (session.isOpen()) {
        dropped.run();
      }
      session.disconnect();
      return;
    }
    session.sendText(
        text, Callback.from(() -> unsent.addAndGet(-length), failure -> session.disconnect()));
  }
}
