package tumult.server.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** HTTP written by hand, so that it can be as wrong as one likes. */
final class RawHttp {
  private static final int PATIENCE_MILLIS = 60_000;

  private RawHttp() {}

  /** What came back: everything until the server closed the connection. */
  record Reply(String text) {
    int status() {
      return text.startsWith("HTTP/1.1 ") ? Integer.parseInt(text.substring(9, 12)) : 0;
    }

    String body() {
      int end = text.indexOf("\r\n\r\n");
      return end < 0 ? "" : text.substring(end + 4);
    }

    /** A header's value, empty if it is not there. */
    String header(String name) {
      String start = name.toLowerCase(Locale.ROOT) + ":";
      return text.substring(0, text.length() - body().length())
          .lines()
          .filter(line -> line.toLowerCase(Locale.ROOT).startsWith(start))
          .map(line -> line.substring(start.length()).strip())
          .findFirst()
          .orElse("");
    }
  }

  /** Asks for a path; the connection ends with the answer. */
  static Reply request(int port, String method, String path, String body, List<String> headers) {
    byte[] content = body.getBytes(StandardCharsets.UTF_8);
    StringBuilder head = new StringBuilder("%s %s HTTP/1.1\r\n".formatted(method, path));
    head.append("Host: 127.0.0.1:").append(port).append("\r\nConnection: close\r\n");
    head.append("Content-Length: ").append(content.length).append("\r\n");
    headers.forEach(header -> head.append(header).append("\r\n"));
    return send(port, (head + "\r\n" + body).getBytes(StandardCharsets.UTF_8));
  }

  static Reply get(int port, String path, String... headers) {
    return request(port, "GET", path, "", List.of(headers));
  }

  static Reply post(int port, String path, String body, String... headers) {
    return request(port, "POST", path, body, List.of(headers));
  }

  /** The request for a socket with these headers besides; what it is answered. */
  static Reply upgrade(int port, String... headers) {
    String head =
        """
        GET /api/socket HTTP/1.1\r
        Host: 127.0.0.1:%d\r
        Connection: Upgrade\r
        Upgrade: websocket\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        """
            .formatted(port);
    String more = String.join("", List.of(headers).stream().map(line -> line + "\r\n").toList());
    try (Socket socket = connect(port)) {
      socket.getOutputStream().write((head + more + "\r\n").getBytes(StandardCharsets.UTF_8));
      return new Reply(head(socket.getInputStream()));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Everything up to the end of the headers, and what has come with it. */
  static String head(InputStream in) throws IOException {
    ByteArrayOutputStream read = new ByteArrayOutputStream();
    byte[] some = new byte[4096];
    for (int count = in.read(some); count >= 0; count = in.read(some)) {
      read.write(some, 0, count);
      if (read.toString(StandardCharsets.UTF_8).contains("\r\n\r\n")) {
        break;
      }
    }
    return read.toString(StandardCharsets.UTF_8);
  }

  static Socket connect(int port) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(PATIENCE_MILLIS);
    return socket;
  }

  /** Sends bytes as they are; everything that comes back before the server closes. */
  static Reply send(int port, byte[] bytes) {
    try (Socket socket = connect(port)) {
      ByteArrayOutputStream read = new ByteArrayOutputStream();
      try {
        socket.getOutputStream().write(bytes);
        socket.shutdownOutput();
        socket.getInputStream().transferTo(read);
      } catch (IOException cutOff) {
        // a server may close before it has read everything: what it said before that counts
      }
      return new Reply(read.toString(StandardCharsets.UTF_8));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
