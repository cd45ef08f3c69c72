package tumult.bench.races;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A proxy that adds a certain round trip to every connection. */
final class DelayProxy implements AutoCloseable {
  private static final int BUFFER = 16 * 1024;

  private final ServerSocket door;
  private final int target;
  private final long delayNanos;

  /** Something on its way; without bytes, the end. */
  private static final class Chunk {
    private final long due;
    private final byte[] bytes;

    Chunk(long due, byte[] bytes) {
      this.due = due;
      this.bytes = bytes;
    }
  }

  DelayProxy(int target, int roundTripMillis) throws IOException {
    this.target = target;
    delayNanos = TimeUnit.MILLISECONDS.toNanos(roundTripMillis) / 2;
    door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.startVirtualThread(this::welcome);
  }

  int port() {
    return door.getLocalPort();
  }

  private void welcome() {
    try {
      while (true) {
        Socket here = door.accept();
        Socket there = new Socket(InetAddress.getLoopbackAddress(), target);
        here.setTcpNoDelay(true);
        there.setTcpNoDelay(true);
        carry(here, there);
        carry(there, here);
      }
    } catch (IOException closed) {
      // nobody comes any more
    }
  }

  /** Lets everything that comes out of one socket go into another, later. */
  private void carry(Socket from, Socket to) {
    BlockingQueue<Chunk> way = new LinkedBlockingQueue<>();
    Thread.startVirtualThread(() -> read(from, way));
    Thread.startVirtualThread(() -> write(way, to));
  }

  private void read(Socket from, BlockingQueue<Chunk> way) {
    byte[] buffer = new byte[BUFFER];
    try (InputStream in = from.getInputStream()) {
      for (int length = in.read(buffer); length >= 0; length = in.read(buffer)) {
        byte[] bytes = Arrays.copyOf(buffer, length);
        way.add(new Chunk(System.nanoTime() + delayNanos, bytes));
      }
    } catch (IOException broken) {
      // as if it had ended
    }
    way.add(new Chunk(System.nanoTime() + delayNanos, new byte[0]));
  }

  private static void write(BlockingQueue<Chunk> way, Socket to) {
    try (OutputStream out = to.getOutputStream()) {
      for (Chunk chunk = way.take(); chunk.bytes.length > 0; chunk = way.take()) {
        TimeUnit.NANOSECONDS.sleep(chunk.due - System.nanoTime());
        out.write(chunk.bytes);
        out.flush();
      }
    } catch (IOException broken) {
      // the other side is gone
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
  }
}
