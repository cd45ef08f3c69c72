package tumult.server.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.AbstractConnection;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tumult.wire.CloseCode;

/**
 * A connection that has become a WebSocket: reads frames for a {@link ClientSocket} and writes what
 * it sends.
 *
 * <p>What comes in is handled by the thread that has read it, which never blocks: a thread for each
 * frame would cost more than the frame.
 */
final class SocketLine extends AbstractConnection.NonBlocking implements Connection.UpgradeTo {
  private static final Logger LOG = LoggerFactory.getLogger(SocketLine.class);
  private static final Duration SILENCE = Duration.ofSeconds(45);

  /** A client that was told of the end has so long to say that it has heard. */
  private static final Duration FAREWELL = Duration.ofSeconds(5);

  /** What has come in, for as long as one thread looks at it. */
  private static final ThreadLocal<ByteBuffer> ROOM =
      ThreadLocal.withInitial(() -> ByteBuffer.allocateDirect(FrameReader.MOST));

  private final ClientSocket socket;
  private final FrameReader frames;
  private final Outbox outbox;
  private final LongSupplier nanos;
  private final AtomicBoolean left = new AtomicBoolean();

  /** The socket has been told that it is open: it must hear that it is not. */
  private volatile boolean there;

  /** The beginning of a frame of which the rest has not come. */
  private byte @Nullable [] begun;

  /** The client has sent what is no frame: whatever follows means nothing. */
  private boolean deaf;

  /** The pings that have not been answered. */
  private final AtomicInteger pings = new AtomicInteger();

  private volatile long heardAt;
  private volatile long closedAt;

  SocketLine(
      EndPoint end, Executor executor, ClientSocket socket, Sockets sockets, LongSupplier nanos) {
    super(end, executor);
    this.socket = socket;
    this.nanos = nanos;
    outbox = sockets.outbox(end);
    frames = new FrameReader(new Heard());
  }

  @Override
  public void onOpen() {
    super.onOpen();
    heardAt = nanos.getAsLong();
    getEndPoint().setIdleTimeout(SILENCE.toMillis());
    socket.opened(this);
    there = true;
    if (!getEndPoint().isOpen()) { // and whoever was told of that knew another connection
      onClose(new ClosedChannelException());
      return;
    }
    byte[] early = begun;
    if (early != null) {
      begun = null;
      read(ByteBuffer.wrap(early));
    }
    goOn();
  }

  @Override
  public void onUpgradeTo(ByteBuffer early) {
    begun = copy(early);
  }

  @Override
  public void onFillable() {
    ByteBuffer room = ROOM.get().clear();
    byte[] before = begun;
    if (before != null) {
      room.put(before);
      begun = null;
    }
    room.flip();
    try {
      int come = getEndPoint().fill(room);
      if (come < 0) {
        getEndPoint().close();
        return;
      }
      if (come > 0) {
        heardAt = nanos.getAsLong();
      }
    } catch (IOException broken) {
      getEndPoint().close();
      return;
    }
    read(room);
    goOn();
  }

  private void read(ByteBuffer room) {
    try {
      while (!deaf && getEndPoint().isOpen() && frames.read(room)) {
        // one more has come whole
      }
    } catch (RuntimeException bug) {
      LOG.error("a socket failed", bug);
      giveUp(Frame.BUG);
    } catch (Throwable broken) { // no memory, no stack: more words may cost what there is not
      getEndPoint().close();
      LOG.error("a socket broke", broken);
    }
    if (!deaf && room.hasRemaining()) {
      begun = copy(room);
    }
  }

  /** Closes, and hears no more of what the client may still be sending. */
  private void giveUp(int code) {
    deaf = true;
    var _ = end(code, "").thenRun(getEndPoint()::shutdownOutput);
  }

  private static byte[] copy(ByteBuffer from) {
    byte[] bytes = new byte[from.remaining()];
    from.get(bytes);
    return bytes;
  }

  /** Waits for more, but not for ever if the end has been agreed upon. */
  private void goOn() {
    long closed = closedAt;
    if (closed != 0 && nanos.getAsLong() - closed > FAREWELL.toNanos()) {
      getEndPoint().close();
    } else if (getEndPoint().isOpen()) {
      fillInterested();
    }
  }

  @Override
  public void onFillInterestedFailed(Throwable cause) {
    hangUp();
  }

  /** Nothing has come for too long. */
  private void hangUp() {
    if (closedAt == 0) {
      var _ = end(CloseCode.STOPPING.code(), "silence");
    }
    getEndPoint().close();
  }

  @Override
  public void onClose(Throwable cause) {
    super.onClose(cause);
    outbox.end();
    if (there && left.compareAndSet(false, true)) {
      socket.closed();
    }
  }

  boolean isOpen() {
    return closedAt == 0 && getEndPoint().isOpen();
  }

  /**
   * Sends a text in UTF-8, or breaks the connection of a client that reads too slowly. Never
   * blocks.
   *
   * @param withNext whether it waits for the next one, which follows at once in the same packet
   */
  void send(byte[] text, boolean withNext) {
    if (closedAt == 0) {
      outbox.send(Frame.TEXT, text, withNext);
    }
  }

  /**
   * Asks for a sign of life; hangs up if there has been none for too long. Jetty's own timeout does
   * not see that silence, for to it each ping is something that goes on.
   *
   * @return whether the question is on its way
   */
  boolean ping(byte[] payload) {
    if (nanos.getAsLong() - heardAt > SILENCE.toNanos()) {
      hangUp();
    }
    if (!isOpen()) {
      return false;
    }
    pings.incrementAndGet();
    outbox.send(Frame.PING, payload, false);
    return true;
  }

  /** Says that this is the end; done once the client has been told. */
  CompletableFuture<Void> end(int code, String reason) {
    boolean first = closes();
    outbox.send(Frame.CLOSE, Frame.reason(code, reason), false); // if none is on its way already
    if (first) {
      // Not before: Jetty looks at once whether it has been quiet for longer than the new time.
      getEndPoint().setIdleTimeout(FAREWELL.toMillis());
    }
    return outbox.empty();
  }

  /** Whether it was open so far; holds nothing while others are called, who may call back. */
  private synchronized boolean closes() {
    boolean open = closedAt == 0;
    if (open) {
      closedAt = Math.max(1, nanos.getAsLong());
    }
    return open;
  }

  /** What the frames say. */
  private final class Heard implements FrameReader.Listener {
    @Override
    public void text(String text) {
      if (closedAt == 0) {
        socket.hear(text);
      }
    }

    @Override
    public void binary() {
      var _ = end(CloseCode.NOT_TEXT.code(), CloseCode.NOT_TEXT.reason());
    }

    @Override
    public void ping(byte[] payload) {
      if (isOpen() && socket.spend() > 0) {
        giveUp(CloseCode.TOO_MUCH.code()); // each costs a write
      } else if (isOpen()) {
        outbox.send(Frame.PONG, payload, false);
      }
    }

    /** Is passed on once for every ping: each is a message to the table. */
    @Override
    public void pong(ByteBuffer payload) {
      if (pings.getAndUpdate(count -> Math.max(0, count - 1)) > 0) {
        socket.pong(payload);
      }
    }

    /** Answers, unless it has been said before, and hangs up when that is out. */
    @Override
    public void close(int code) {
      deaf = true;
      var _ = end(code, "").thenRun(getEndPoint()::close);
    }

    @Override
    public void wrong(int code) {
      giveUp(code);
    }
  }
}
