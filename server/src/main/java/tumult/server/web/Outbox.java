package tumult.server.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * What is on its way to one client: bounded, so that a slow reader costs nobody else anything.
 *
 * <p>Nearly always the system takes a frame at once; only what it does not take is kept here.
 */
final class Outbox {
  private static final int USUAL_PACKET = 16 * 1024;

  /** A frame, for as long as the system looks at it. */
  private static final ThreadLocal<ByteBuffer> PACKET =
      ThreadLocal.withInitial(() -> ByteBuffer.allocateDirect(USUAL_PACKET));

  private final EndPoint line;
  private final int most;
  private final CommonRoom room;
  private final Runnable dropped;
  private @Nullable Deque<ByteBuffer> waiting;
  private int unsent;
  private boolean writing;

  /** The frame that closes has been sent: what follows would be none of the protocol's. */
  private boolean closing;

  private boolean ended;
  private @Nullable CompletableFuture<Void> told;

  /**
   * @param most bytes that may wait here
   * @param room in which all that waits for anybody has its place
   */
  Outbox(EndPoint line, int most, CommonRoom room, Runnable dropped) {
    this.line = line;
    this.most = most;
    this.room = room;
    this.dropped = dropped;
  }

  /**
   * Sends a frame, or breaks the connection of a client that reads too slowly. Never blocks.
   *
   * @param withNext whether it waits for the next one, to leave in the same packet
   */
  synchronized void send(int kind, byte[] payload, boolean withNext) {
    if (ended || closing) {
      return;
    }
    closing = kind == Frame.CLOSE;
    int length = payload.length + Frame.LONGEST_HEAD;
    if (waiting != null || withNext || length > USUAL_PACKET) {
      keep(Frame.put(kind, payload, ByteBuffer.allocate(length)).flip());
      if (!withNext) {
        write();
      }
      return;
    }
    ByteBuffer packet = Frame.put(kind, payload, PACKET.get().clear()).flip();
    if (!flushed(packet)) {
      keep(ByteBuffer.allocate(packet.remaining()).put(packet).flip());
      write();
    }
  }

  private boolean flushed(ByteBuffer packet) {
    try {
      return line.flush(packet);
    } catch (IOException gone) {
      end();
      line.close();
      return true;
    }
  }

  private void keep(ByteBuffer frame) {
    int length = frame.remaining();
    if (unsent + length > most || !room.take(length, unsent)) {
      dropped.run();
      end();
      line.close();
      return;
    }
    unsent += length;
    Deque<ByteBuffer> behind = waiting;
    if (behind == null) {
      behind = new ArrayDeque<>(4);
      waiting = behind;
    }
    behind.add(frame);
  }

  /** Writes all that waits, unless something is being written: then it goes after that. */
  private void write() {
    Deque<ByteBuffer> behind = waiting;
    if (writing || behind == null) {
      return;
    }
    ByteBuffer[] packets = behind.toArray(ByteBuffer[]::new);
    behind.clear();
    int length = 0;
    for (ByteBuffer each : packets) {
      length += each.remaining();
    }
    writing = true;
    line.write(new Written(length), packets);
  }

  private synchronized void written(int length) {
    writing = false;
    if (ended) {
      return;
    }
    unsent -= length;
    room.giveBack(length);
    Deque<ByteBuffer> behind = waiting;
    if (behind != null && behind.isEmpty()) {
      waiting = null;
      tell();
    } else {
      write();
    }
  }

  /** Done once nothing waits any more. */
  synchronized CompletableFuture<Void> empty() {
    CompletableFuture<Void> asked = told == null ? new CompletableFuture<>() : told;
    told = asked;
    if (waiting == null || ended) {
      tell();
    }
    return asked;
  }

  private void tell() {
    if (told != null) {
      told.complete(null);
    }
  }

  /** Nothing leaves any more. */
  synchronized void end() {
    ended = true;
    waiting = null;
    room.giveBack(unsent);
    unsent = 0;
    tell();
  }

  /** Hears that the system has taken what it had to be given in pieces. */
  private final class Written implements Callback {
    private final int length;

    Written(int length) {
      this.length = length;
    }

    @Override
    public void succeeded() {
      written(length);
    }

    @Override
    public void failed(Throwable cause) {
      end();
      line.close();
    }

    @Override
    public InvocationType getInvocationType() {
      return InvocationType.NON_BLOCKING;
    }
  }
}
