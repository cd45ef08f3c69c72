package tumult.server.web;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One socket to a server, which remembers every frame as it came. */
final class RecordingSocket implements WebSocket.Listener, AutoCloseable {
  static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final StringBuilder part = new StringBuilder();
  private final List<String> frames = new ArrayList<>();
  private final WebSocket socket;
  private int closed;

  /** Connects with that cookie. */
  RecordingSocket(String base, String cookie) {
    socket =
        HTTP.newWebSocketBuilder()
            .header("Cookie", cookie)
            .buildAsync(URI.create(base.replace("http:", "ws:") + "/api/socket"), this)
            .join();
  }

  /** Connects to an address that says all. */
  RecordingSocket(String link) {
    socket = HTTP.newWebSocketBuilder().buildAsync(URI.create(link), this).join();
  }

  WebSocket socket() {
    return socket;
  }

  void send(String text) {
    socket
        .sendText(text, true)
        .exceptionally(closed -> socket)
        .join(); // who is shown out is not heard
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
    part.append(text);
    if (last) {
      change(() -> frames.add(part.toString()));
      part.setLength(0);
    }
    from.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    change(() -> closed = code);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable broken) {
    change(() -> closed = 1006);
  }

  private synchronized void change(Runnable what) {
    what.run();
    notifyAll();
  }

  /** Everything that has come so far. */
  synchronized List<String> frames() {
    return List.copyOf(frames);
  }

  /** The code with which the server closed the socket, once it has. */
  int closeCode() {
    return until(() -> closed == 0 ? null : closed, "the socket to be closed");
  }

  /** What the condition gives, once it gives something. */
  synchronized <T> T until(Supplier<@Nullable T> condition, String what) {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    T found = condition.get();
    while (found == null) {
      long left = (deadline - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        throw new AssertionError(
            "waited in vain for %s; closed with %d after %s".formatted(what, closed, frames));
      }
      try {
        wait(left);
      } catch (InterruptedException hurried) {
        throw new AssertionError(hurried);
      }
      found = condition.get();
    }
    return found;
  }

  /** Breaks the line without a word. */
  @Override
  public void close() {
    socket.abort();
  }
}
