package tumult.cli.live;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;
import tumult.bots.Advice;
import tumult.server.client.Site;
import tumult.server.client.TableClient;
import tumult.server.wire.Wire;
import tumult.table.Command;
import tumult.wire.Api;
import tumult.wire.FromClient;
import tumult.wire.ToClient;

/** What comes in from a live table and from the keys, one after the other, and what goes out. */
public final class LiveConnection implements AutoCloseable {
  private final Site site;
  private final BlockingQueue<Happening> happenings = new LinkedBlockingQueue<>();
  private final String run = UUID.randomUUID().toString().substring(0, 8);
  private @Nullable TableClient client;
  private int commands;

  /** What can happen next. */
  sealed interface Happening {
    record Heard(ToClient message) implements Happening {}

    /** The connection is over; the code is 0 if there was none. */
    record Closed(int code) implements Happening {}

    /** The line is null when nothing more can be typed. */
    record Typed(@Nullable String line) implements Happening {}
  }

  public LiveConnection(Site site) {
    this.site = site;
  }

  /** Waits for the next thing to happen. */
  Happening next() throws InterruptedException {
    return happenings.take();
  }

  /** Listens to what is typed from now on. */
  void listenTo(BufferedReader keys) {
    Thread.ofPlatform().daemon().start(() -> listen(keys));
  }

  private void listen(BufferedReader keys) {
    try {
      String line = keys.readLine();
      while (line != null) {
        happenings.add(new Happening.Typed(line.strip()));
        line = keys.readLine();
      }
    } catch (IOException gone) {
      // as if nothing more is typed
    }
    happenings.add(new Happening.Typed(null));
  }

  /** Connects, for the first time or again. */
  void connect(FromClient.Hello hello) {
    TableClient.Ear ear =
        new TableClient.Ear() {
          @Override
          public void hear(ToClient message) {
            happenings.add(new Happening.Heard(message));
          }

          @Override
          public void closed(int code, String reason) {
            happenings.add(new Happening.Closed(code));
          }
        };
    try {
      client = TableClient.connect(site, hello, ear);
    } catch (CompletionException unreachable) {
      happenings.add(new Happening.Closed(0));
    }
  }

  /** Asks the table for something, and says under which id. */
  String carryOut(Command command) {
    commands++;
    String id = run + "-" + commands;
    if (client != null) {
      client.carryOut(id, command);
    }
    return id;
  }

  /** Waits for a hint; null if there is none. */
  @Nullable Advice hint(String table, int ply) {
    try {
      String wish = Wire.JSON.writeValueAsString(new Api.AskHint(ply));
      return site.post("/api/tables/%s/hint".formatted(table), wish).as(Advice.class);
    } catch (IOException refused) {
      return null;
    }
  }

  @Override
  public void close() {
    if (client != null) {
      client.close();
    }
  }
}
