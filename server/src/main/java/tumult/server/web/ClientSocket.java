package tumult.server.web;

import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.jspecify.annotations.Nullable;
import tumult.server.tables.Measurement;
import tumult.wire.CloseCode;

/**
 * A client's connection, whatever is said on it: what it may ask, what waits for it and how often
 * it may err are bounded, and nothing blocks. Public because Jetty calls it.
 */
public abstract class ClientSocket implements Session.Listener.AutoDemanding {
  private final Sockets sockets;
  private final String address;
  private final Allowance budget;
  private volatile @Nullable Session session;
  private volatile @Nullable Outbox outbox;
  private int errors;

  ClientSocket(Sockets sockets, String address) {
    this.sockets = sockets;
    this.address = address;
    RequestLimits limits = sockets.limits();
    budget = new Allowance(limits.commandsAtOnce(), limits.commandsPerSecond(), System.nanoTime());
  }

  Sockets sockets() {
    return sockets;
  }

  @Override
  public void onWebSocketOpen(Session opened) {
    session = opened;
    outbox = new Outbox((WebSocketSession) opened, sockets.limits().unsent(), sockets::dropped);
    sockets.opened(this, address);
  }

  /** In how many milliseconds the client may ask for one thing more; 0 if it has done so now. */
  int spend() {
    return budget.spendOrWait(System.nanoTime());
  }

  /** Sends a message that is written already. */
  void send(byte[] text) {
    send(text, false);
  }

  /**
   * @param withNext whether it leaves in one packet with the next one, which must follow at once
   */
  void send(byte[] text, boolean withNext) {
    Outbox out = outbox;
    if (out != null) {
      out.send(text, withNext);
    }
  }

  /** The client has erred once more: after too many times the connection is closed. */
  void erred() {
    if (++errors >= RequestLimits.MOST_ERRORS) {
      close(CloseCode.TOO_MUCH);
    }
  }

  /** The client has done something right: what was wrong before is forgiven. */
  void forgive() {
    errors = 0;
  }

  void close(CloseCode why) {
    close(why, Callback.NOOP);
  }

  /** Closes the connection because the server stops; done once the client has been told. */
  CompletableFuture<Void> sayGoodbye() {
    Callback.Completable said = new Callback.Completable();
    close(CloseCode.STOPPING, said);
    return said;
  }

  private void close(CloseCode why, Callback said) {
    Session open = session;
    if (open == null) {
      said.succeed();
    } else {
      open.close(why.code(), why.reason(), said);
    }
  }

  @Override
  public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
    callback.succeed();
    close(CloseCode.NOT_TEXT);
  }

  /** Sends a ping with the time in it, which is returned; 0 if there is nobody any more. */
  long ping() {
    Session open = session;
    if (open == null || !open.isOpen()) {
      return 0;
    }
    long now = Measurement.now();
    open.sendPing(ByteBuffer.allocate(Long.BYTES).putLong(now).flip(), Callback.NOOP);
    return now;
  }

  @Override
  public void onWebSocketClose(int code, @Nullable String reason, Callback callback) {
    left();
    sockets.closed(this, address);
    callback.succeed();
  }

  /** The client is gone. */
  abstract void left();

  @Override
  public void onWebSocketError(Throwable cause) {
    // The socket closes after it, and the client can come back.
  }
}
