package tumult.server.client;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import tumult.server.wire.Wire;

/**
 * A server as one guest reaches it.
 *
 * @param base e.g. {@code http://localhost:8080}, without a slash at the end
 * @param cookie who the guest is, a secret: {@code tumult=…}
 */
public record Site(String base, String cookie) {
  private static final HttpClient HTTP =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /** What a server answered to a request. */
  public record Reply(int status, String body) {
    /** The answer, which must be of that type. */
    public <T> T as(Class<T> type) throws IOException {
      if (status != 200) {
        throw new IOException(body);
      }
      return Wire.JSON.readValue(body, type);
    }
  }

  /** A server that is visited for the first time: it says who the guest is from now on. */
  public static Site firstVisit(String base) throws IOException {
    HttpResponse<String> answer = send(HttpRequest.newBuilder(URI.create(base + "/api/me")));
    String cookie = answer.headers().firstValue("Set-Cookie").orElse("");
    int end = cookie.indexOf(';');
    if (answer.statusCode() != 200 || end < 0) {
      throw new IOException("%s is no Tumult server".formatted(base));
    }
    return new Site(base, cookie.substring(0, end));
  }

  public Reply get(String path) throws IOException {
    return reply(send(request(path)));
  }

  public Reply post(String path, String body) throws IOException {
    return reply(send(request(path).POST(BodyPublishers.ofString(body))));
  }

  private static Reply reply(HttpResponse<String> answer) {
    return new Reply(answer.statusCode(), answer.body());
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(base + path))
        .header("Cookie", cookie)
        .timeout(PATIENCE);
  }

  private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException {
    try {
      return HTTP.send(request.build(), BodyHandlers.ofString());
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", hurried);
    }
  }

  /** Opens a socket. */
  CompletableFuture<WebSocket> socket(WebSocket.Listener listener) {
    return HTTP.newWebSocketBuilder()
        .header("Cookie", cookie)
        .connectTimeout(PATIENCE)
        .buildAsync(URI.create("ws" + base.substring("http".length()) + "/api/socket"), listener);
  }

  /** Never the secret. */
  @Override
  public String toString() {
    return base;
  }
}
