package tumult.server.web;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;

/** What is on its way to one client: bounded, so that a slow reader costs nobody else anything. */
final class Outbox {
  private final WebSocketSession session;
  private final int most;
  private final Runnable dropped;
  private final AtomicInteger unsent = new AtomicInteger();

  Outbox(WebSocketSession session, int most, Runnable dropped) {
    this.session = session;
    this.most = most;
    this.dropped = dropped;
  }

  /**
   * Sends a text in UTF-8, or breaks the connection of a client that reads too slowly. Never
   * blocks.
   *
   * @param withNext whether it may wait for the next one, to leave in the same packet
   */
  void send(byte[] text, boolean withNext) {
    int length = text.length;
    if (unsent.addAndGet(length) > most) {
      if (session.isOpen()) {
        dropped.run();
      }
      session.disconnect();
      return;
    }
    Callback sent = Callback.from(() -> unsent.addAndGet(-length), failure -> session.disconnect());
    session
        .getCoreSession()
        .sendFrame(new Frame(OpCode.TEXT, ByteBuffer.wrap(text)), sent, withNext);
  }
}
