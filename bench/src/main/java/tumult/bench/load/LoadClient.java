package tumult.bench.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/** One socket, and the person behind it. */
final class LoadClient {
  private static final int BUFFER = 64 * 1024;
  private final LoadTable table;
  private final int number;
  private final SocketChannel channel;
  private final ByteBuffer in = ByteBuffer.allocate(BUFFER);
  private boolean upgraded;
  private int commands;
  private final Glimpse view = new Glimpse();

  LoadClient(LoadTable table, int number, int port, String cookie, Selector selector)
      throws IOException {
    this.table = table;
    this.number = number;
    channel = SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    channel.socket().setTcpNoDelay(true);
    String request =
        """
        GET /api/socket HTTP/1.1\r
        Host: 127.0.0.1:%d\r
        Upgrade: websocket\r
        Connection: Upgrade\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        Sec-WebSocket-Version: 13\r
        Cookie: tumult=%s\r
        \r
        """
            .formatted(port, cookie);
    write(ByteBuffer.wrap(request.getBytes(StandardCharsets.ISO_8859_1)));
    channel.configureBlocking(false);
    channel.register(selector, SelectionKey.OP_READ, this);
  }

  /** Asks the table for something. */
  void carryOut(String command) {
    commands++;
    say("{\"type\":\"do\",\"id\":\"" + commands + "\",\"command\":" + command + "}");
  }

  void say(String text) {
    try {
      write(Frames.text(text));
    } catch (IOException broken) {
      table.broke(broken);
    }
  }

  private void write(ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  /** Reads what has come, frame by frame. */
  void read() throws IOException {
    if (channel.read(in) < 0) {
      channel.close();
      table.broke(new IOException("the server closed a socket"));
      return;
    }
    in.flip();
    if (!upgraded) {
      upgrade();
    }
    while (upgraded) {
      in.mark();
      int frame = in.position();
      boolean text = in.hasRemaining() && in.get(in.position()) == Frames.TEXT;
      long length = Frames.header(in);
      if (length < 0 || in.remaining() < length) {
        in.reset();
        break;
      }
      table.received(in.position() + (int) length - frame);
      if (text) { // pings need no answer as long as one plays
        hear(in.array(), in.position(), (int) length);
      }
      in.position(in.position() + (int) length);
    }
    in.compact();
  }

  private void upgrade() {
    String answer = new String(in.array(), 0, in.limit(), StandardCharsets.ISO_8859_1);
    int end = answer.indexOf("\r\n\r\n");
    if (end >= 0) {
      if (!answer.startsWith("HTTP/1.1 101")) {
        table.broke(new IOException(answer));
      }
      upgraded = true;
      in.position(end + 4);
      table.connected(this);
    }
  }

  private void hear(byte[] bytes, int from, int length) {
    try {
      boolean seen = view.hear(bytes, from, length);
      if (view.type().equals("refused") || view.type().equals("error")) {
        table.broke(new IOException(new String(bytes, from, length, StandardCharsets.UTF_8)));
      } else if (seen) {
        table.seen(this, view);
      }
    } catch (IOException unreadable) {
      table.broke(unreadable);
    }
  }

  int number() {
    return number;
  }

  void close() throws IOException {
    channel.close();
  }
}
