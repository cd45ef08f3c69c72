package tumult.server.client;

import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import tumult.server.wire.Wire;
import tumult.table.Command;
import tumult.wire.FromClient;
import tumult.wire.ToClient;

/** One connection to one table. */
public final class TableClient implements AutoCloseable {
  private static final int ABNORMAL = 1006;

  private final WebSocket socket;
  private CompletableFuture<?> sent = CompletableFuture.completedFuture(null);

  /** Hears what the server says, one message after the other. */
  public interface Ear {
    void hear(ToClient message);

    /** The connection is over; to go on, connect again. */
    void closed(int code, String reason);
  }

  private TableClient(WebSocket socket) {
    this.socket = socket;
  }

  /**
   * Connects, and says hello.
   *
   * @throws CompletionException if the server cannot be reached
   */
  public static TableClient connect(Site site, FromClient.Hello hello, Ear ear) {
    TableClient client = new TableClient(site.socket(new Reader(ear)).join());
    client.send(Wire.text(hello));
    return client;
  }

  /** Asks the table for something. */
  public void carryOut(String id, Command command) {
    send(Wire.text(new FromClient.Do(id, command)));
  }

  /** Sends a text as it is. */
  public synchronized void send(String text) {
    sent = sent.thenCompose(before -> socket.sendText(text, true)).exceptionally(broken -> null);
  }

  @Override
  public void close() {
    socket.abort();
  }

  /** Puts frames together again. */
  private static final class Reader implements WebSocket.Listener {
    private final Ear ear;
    private final StringBuilder text = new StringBuilder();
    private boolean over;

    Reader(Ear ear) {
      this.ear = ear;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        ToClient message = Wire.toClient(text.toString());
        text.setLength(0);
        ear.hear(message);
      }
      socket.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
      end(code, reason);
      return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable broken) {
      end(ABNORMAL, String.valueOf(broken.getMessage()));
    }

    private void end(int code, String reason) {
      if (!over) {
        over = true;
        ear.closed(code, reason);
      }
    }
  }
}
