package tumult.server.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** A WebSocket written by hand, so that its frames can be as wrong as one likes. */
final class RawWebSocket implements AutoCloseable {
  static final int TEXT = 0x81;
  static final int CLOSE = 0x88;

  private final Socket socket = new Socket();

  /** Shakes hands; with a small window for those who do not mean to read. */
  RawWebSocket(int port, String cookie, int window) throws IOException {
    socket.setReceiveBufferSize(window);
    socket.setSoTimeout(60_000);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    send(
        """
        GET /api/socket HTTP/1.1\r
        Host: 127.0.0.1:%d\r
        Connection: Upgrade\r
        Upgrade: websocket\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        Cookie: %s\r
        \r
        """
            .formatted(port, cookie)
            .getBytes(StandardCharsets.UTF_8));
    String answer = RawHttp.head(socket.getInputStream());
    if (!answer.startsWith("HTTP/1.1 101")) {
      throw new IOException(answer);
    }
  }

  void send(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
    socket.getOutputStream().flush();
  }

  void sendText(String text) throws IOException {
    send(frame(TEXT, text.getBytes(StandardCharsets.UTF_8)));
  }

  /** A whole masked frame; the mask is nought, which is as good as any. */
  static byte[] frame(int head, byte[] payload) {
    ByteBuffer frame = ByteBuffer.allocate(payload.length + 14).put((byte) head);
    if (payload.length < 126) {
      frame.put((byte) (0x80 | payload.length));
    } else {
      frame.put((byte) (0x80 | 126)).putShort((short) payload.length);
    }
    frame.putInt(0).put(payload).flip();
    byte[] bytes = new byte[frame.remaining()];
    frame.get(bytes);
    return bytes;
  }

  /** Everything that comes until the server ends the connection. */
  byte[] rest() {
    ByteArrayOutputStream rest = new ByteArrayOutputStream();
    try {
      socket.getInputStream().transferTo(rest);
    } catch (IOException cutOff) {
      // what came before counts
    }
    return rest.toByteArray();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
