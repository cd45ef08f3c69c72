package tumult.server.web;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A WebSocket written by hand, so that its frames can be as wrong as one likes. */
final class RawWebSocket implements AutoCloseable {
  static final int TEXT = 0x81;
  static final int CLOSE = 0x88;

  private final Socket socket = new Socket();
  private final DataInputStream in;

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
    in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
    String answer = head();
    if (!answer.startsWith("HTTP/1.1 101")) {
      throw new IOException(answer);
    }
  }

  /** The answer to the handshake, and not a byte of what may have come with it. */
  private String head() throws IOException {
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      head.append((char) in.readUnsignedByte());
    }
    return head.toString();
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

  /** The next so many texts, whatever else comes between them. */
  List<String> texts(int count) throws IOException {
    List<String> texts = new ArrayList<>(count);
    while (texts.size() < count) {
      int head = in.readUnsignedByte();
      int length = in.readUnsignedByte();
      length =
          length == 126 ? in.readUnsignedShort() : length == 127 ? (int) in.readLong() : length;
      String text = new String(in.readNBytes(length), StandardCharsets.UTF_8);
      if (head == CLOSE) {
        throw new EOFException("closed after " + texts);
      } else if (head == TEXT) {
        texts.add(text);
      }
    }
    return texts;
  }

  /** Everything that comes until the server ends the connection. */
  byte[] rest() {
    ByteArrayOutputStream rest = new ByteArrayOutputStream();
    try {
      in.transferTo(rest);
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
