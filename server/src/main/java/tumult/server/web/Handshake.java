package tumult.server.web;

import static java.nio.charset.StandardCharsets.US_ASCII;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Collections;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.HttpStream;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Blocker;

/** Makes a WebSocket of a connection on which somebody asks for it (RFC 6455, 4.2). */
final class Handshake implements Filter {
  private static final String VERSION = "13";
  private static final String VERSION_HEADER = "Sec-WebSocket-Version";
  private static final String SALT = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  private static final Pattern KEY = Pattern.compile("[A-Za-z0-9+/]{22}==");
  private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");

  private final Function<HttpServletRequest, ClientSocket> door;
  private final Sockets sockets;
  private final Connection.Listener connections;

  /**
   * @param door gives a socket to who may have one
   */
  Handshake(
      Function<HttpServletRequest, ClientSocket> door,
      Sockets sockets,
      Connection.Listener connections) {
    this.door = door;
    this.sockets = sockets;
    this.connections = connections;
  }

  @Override
  public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (request instanceof HttpServletRequest asked
        && response instanceof HttpServletResponse answer
        && isWish(asked)) {
      answer(asked, answer);
    } else {
      chain.doFilter(request, response);
    }
  }

  private static boolean isWish(HttpServletRequest request) {
    return request.getMethod().equals("GET")
        && request.getProtocol().equals("HTTP/1.1")
        && has(request, "Upgrade", "websocket")
        && has(request, "Connection", "upgrade");
  }

  private static boolean has(HttpServletRequest request, String header, String word) {
    return Collections.list(request.getHeaders(header)).stream()
        .flatMap(COMMA::splitAsStream)
        .anyMatch(each -> each.strip().equalsIgnoreCase(word));
  }

  private void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    if (!VERSION.equals(request.getHeader(VERSION_HEADER))) {
      response.setHeader(VERSION_HEADER, VERSION);
      response.setHeader("Upgrade", "websocket");
      response.sendError(HttpStatus.UPGRADE_REQUIRED_426, VERSION_HEADER + ": " + VERSION);
      return;
    }
    String key = request.getHeader("Sec-WebSocket-Key");
    if (key == null || !KEY.matcher(key).matches()) {
      response.sendError(HttpServletResponse.SC_BAD_REQUEST, "Sec-WebSocket-Key: 16 bytes");
      return;
    }
    try {
      agree(ServletContextRequest.getServletContextRequest(request), key, door.apply(request));
    } catch (FailedRequest refused) {
      if (refused.retryAfter() > 0) {
        response.setHeader(WebServer.RETRY_AFTER, Integer.toString(refused.retryAfter()));
      }
      response.sendError(refused.code().status(), refused.detail());
    }
  }

  private void agree(ServletContextRequest request, String key, ClientSocket socket)
      throws IOException {
    ConnectionMetaData from = request.getConnectionMetaData();
    EndPoint end = from.getConnection().getEndPoint();
    SocketLine line =
        new SocketLine(end, from.getConnector().getExecutor(), socket, sockets, System::nanoTime);
    line.addEventListener(connections);
    Response response = request.getServletContextResponse();
    response.setStatus(HttpStatus.SWITCHING_PROTOCOLS_101);
    HttpFields.Mutable headers = response.getHeaders();
    headers.put(HttpHeader.UPGRADE, "websocket");
    headers.put(HttpHeader.CONNECTION, "Upgrade");
    headers.put("Sec-WebSocket-Accept", accepted(key));
    request.setAttribute(HttpStream.UPGRADE_CONNECTION_ATTRIBUTE, line);
    try (Blocker.Callback written = Blocker.callback()) {
      response.write(true, null, written);
      written.block();
    }
  }

  /** What shows a client that it has been understood. */
  private static String accepted(String key) {
    try {
      byte[] both = (key + SALT).getBytes(US_ASCII);
      return Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-1").digest(both));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
