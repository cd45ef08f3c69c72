package tumult.server.web;

import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import tumult.server.tables.Measurement;
import tumult.wire.CloseCode;

/**
 * A client's connection, whatever is said on it: what it may ask, what waits for it and how often
 * it may err are bounded, and nothing blocks.
 */
abstract class ClientSocket {
  private final Sockets sockets;
  private final String address;
  private final Allowance budget;
  private volatile @Nullable SocketLine line;
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

  /** The connection is there. */
  void opened(SocketLine opened) {
    line = opened;
    sockets.opened(this, address);
  }

  /** The client has said something. */
  abstract void hear(String text);

  /** The client has answered a ping. */
  void pong(ByteBuffer payload) {}

  /** In how many milliseconds the client may ask for one thing more; 0 if it has done so now. */
  int spend() {
    return spend(1);
  }

  /** The same for what costs as much as several. */
  int spend(int things) {
    return budget.spendOrWait(System.nanoTime(), things);
  }

  /** Sends a message that is written already. */
  void send(byte[] text) {
    send(text, false);
  }

  /**
   * @param withNext whether it leaves in one packet with the next one, which must follow at once
   */
  void send(byte[] text, boolean withNext) {
    SocketLine open = line;
    if (open != null) {
      open.send(text, withNext);
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
    var _ = end(why);
  }

  /** Closes the connection because the server stops; done once the client has been told. */
  CompletableFuture<Void> sayGoodbye() {
    return end(CloseCode.STOPPING);
  }

  private CompletableFuture<Void> end(CloseCode why) {
    SocketLine open = line;
    return open == null
        ? CompletableFuture.completedFuture(null)
        : open.end(why.code(), why.reason());
  }

  /** Sends a ping with the time in it, which is returned; 0 if there is nobody any more. */
  long ping() {
    SocketLine open = line;
    if (open == null) {
      return 0;
    }
    long now = Measurement.now();
    return open.ping(ByteBuffer.allocate(Long.BYTES).putLong(now).array()) ? now : 0;
  }

  /** The connection is no more. */
  void closed() {
    left();
    sockets.closed(this, address);
  }

  /** The client is gone. */
  abstract void left();
}
