package tumult.server.web;

import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.regex.Pattern;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;
import tumult.server.wire.ErrorCode;
import tumult.server.wire.FromClient;
import tumult.server.wire.ToClient;
import tumult.server.wire.Wire;

/** One client's connection to one table; public because Jetty calls it. */
public final class TableSocket implements Session.Listener.AutoDemanding {
  private static final Pattern ID = Pattern.compile("[!-~]{1,64}");

  private final Sockets house;
  private final Identity who;
  private final String address;
  private final Budget budget;
  private volatile @Nullable Session session;
  private volatile @Nullable Outbox outbox;
  private volatile @Nullable Visit visit;
  private int errors;
  private volatile long roundTripNanos;

  TableSocket(Sockets house, Identity who, String address) {
    this.house = house;
    this.who = who;
    this.address = address;
    Limits limits = house.limits();
    budget = new Budget(limits.commandsAtOnce(), limits.commandsPerSecond(), System.nanoTime());
  }

  @Override
  public void onWebSocketOpen(Session opened) {
    session = opened;
    outbox = new Outbox(opened, house.limits().unsent(), house::dropped);
    house.opened(this, address);
  }

  @Override
  public void onWebSocketText(String text) {
    FromClient message;
    try {
      message = Wire.fromClient(text);
    } catch (BadInput unreadable) {
      fail("", ErrorCode.BAD_JSON, unreadable.getMessage());
      return;
    }
    switch (message) {
      case FromClient.Hello hello -> hello(hello);
      case FromClient.Do wish -> carryOut(wish);
    }
  }

  private void hello(FromClient.Hello hello) {
    if (visit != null) {
      fail("", ErrorCode.BAD_HELLO, "said already: one socket is for one table");
      return;
    }
    String wrong = Visit.wrong(hello);
    if (!wrong.isEmpty()) {
      fail("", ErrorCode.BAD_HELLO, wrong);
      close(Closing.BAD_HELLO);
      return;
    }
    Visit begun = new Visit(house.tables(), who, hello, this, house.clock());
    visit = begun;
    begun.begin();
  }

  private void carryOut(FromClient.Do wish) {
    if (!ID.matcher(wish.id()).matches()) {
      fail("", ErrorCode.BAD_REQUEST, "id: must be 1–64 visible ASCII characters");
      return;
    }
    Visit at = visit;
    if (at == null) {
      fail(wish.id(), ErrorCode.BAD_HELLO, "say hello first");
      return;
    }
    if (!budget.spend(System.nanoTime())) {
      fail(wish.id(), ErrorCode.TOO_MUCH, "wait a little between commands");
      return;
    }
    at.carryOut(wish);
  }

  void send(ToClient message) {
    Outbox out = outbox;
    if (out != null) {
      out.send(Wire.text(message));
    }
  }

  /** Says what could not be understood; who never makes sense is shown out. */
  void fail(String id, ErrorCode code, @Nullable String detail) {
    send(new ToClient.Failed(id, code, detail == null ? "" : detail));
    if (++errors >= Limits.MOST_ERRORS) {
      close(Closing.TOO_MUCH);
    }
  }

  void close(Closing why) {
    Session open = session;
    if (open != null) {
      open.close(why.code, why.name().toLowerCase(Locale.ROOT).replace('_', '-'), Callback.NOOP);
    }
  }

  @Override
  public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
    callback.succeed();
    close(Closing.NOT_TEXT);
  }

  /** Asks for a sign of life, with the time in it. */
  void ping() {
    Session open = session;
    if (open != null && open.isOpen()) {
      ByteBuffer now = ByteBuffer.allocate(Long.BYTES).putLong(System.nanoTime()).flip();
      open.sendPing(now, Callback.NOOP);
    }
  }

  @Override
  public void onWebSocketPong(ByteBuffer payload) {
    if (payload.remaining() == Long.BYTES) {
      roundTripNanos = System.nanoTime() - payload.getLong();
    }
  }

  long roundTripNanos() {
    return roundTripNanos;
  }

  @Override
  public void onWebSocketClose(int code, @Nullable String reason, Callback callback) {
    Visit at = visit;
    if (at != null) {
      at.leave();
    }
    house.closed(this, address);
    callback.succeed();
  }

  @Override
  public void onWebSocketError(Throwable cause) {
    // The socket closes after it, and whoever was there can come back.
  }
}
