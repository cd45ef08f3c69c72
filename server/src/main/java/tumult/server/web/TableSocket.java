package tumult.server.web;

import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;
import tumult.server.tables.Measurement;
import tumult.server.wire.Wire;
import tumult.wire.CloseCode;
import tumult.wire.ErrorCode;
import tumult.wire.FromClient;
import tumult.wire.ToClient;

/** One client's connection to one table. */
final class TableSocket extends ClientSocket {
  /**
   * How long after an opening somebody may still be answering it, and pauses between pings then.
   */
  private static final long RACE = 1_500_000;

  private static final long SHORTEST_PAUSE = 50_000;
  private static final long LONGEST_PAUSE = 110_000;

  /** A whole view is made by the thread that reads from all sockets: it weighs more than a word. */
  private static final int LOOK_WEIGHS = 10;

  private static final byte[] HERE = Wire.bytes(new ToClient.Here());
  private static final int LONGEST_ID = 64;

  private final Identity who;
  private final @Nullable SocketChannel channel;
  private volatile @Nullable TableSession tableSession;
  private volatile long pingsUntil;
  private volatile boolean gone;

  /**
   * @param channel the connection to the client's own system; null if there is a proxy in between
   */
  TableSocket(Sockets sockets, Identity who, String address, @Nullable SocketChannel channel) {
    super(sockets, address);
    this.channel = channel;
    this.who = who;
  }

  @Override
  void hear(String text) {
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
      case FromClient.LetGo sign -> carryOut(sign);
      case FromClient.Look look -> look();
      case FromClient.There there -> answer();
    }
  }

  private void hello(FromClient.Hello hello) {
    if (tableSession != null) {
      fail("", ErrorCode.BAD_HELLO, "said already: one socket is for one table");
      return;
    }
    String wrong = TableSession.wrong(hello);
    if (!wrong.isEmpty()) {
      fail("", ErrorCode.BAD_HELLO, wrong);
      close(CloseCode.BAD_HELLO);
      return;
    }
    TableSession begun =
        new TableSession(
            sockets().tables(), who.with(hello.keys()), hello, this, sockets().clock());
    tableSession = begun;
    if (gone) { // and left nobody to leave
      begun.leave();
    } else {
      begun.begin();
    }
  }

  private void carryOut(FromClient.Do wish) {
    if (!isId(wish.id())) {
      fail("", ErrorCode.BAD_REQUEST, "id: must be 1–64 visible ASCII characters");
      return;
    }
    TableSession at = affordable(wish.id());
    if (at != null) {
      at.carryOut(wish);
    }
  }

  private static boolean isId(String text) {
    boolean fits = !text.isEmpty() && text.length() <= LONGEST_ID;
    for (int i = 0; fits && i < text.length(); i++) {
      fits = text.charAt(i) >= '!' && text.charAt(i) <= '~';
    }
    return fits;
  }

  private void carryOut(FromClient.LetGo sign) {
    TableSession at = affordable("");
    if (at != null) {
      at.carryOut(sign);
    }
  }

  private void look() {
    TableSession at = affordable("", LOOK_WEIGHS);
    if (at != null) {
      at.look();
    }
  }

  private void answer() {
    if (affordable("") != null) {
      send(HERE);
    }
  }

  /** Where to ask for one thing more; null, and the client told so, if it must not. */
  private @Nullable TableSession affordable(String id) {
    return affordable(id, 1);
  }

  private @Nullable TableSession affordable(String id, int weight) {
    TableSession at = tableSession;
    if (at == null) {
      fail(id, ErrorCode.BAD_HELLO, "say hello first");
      return null;
    }
    if (spend(weight) > 0) {
      fail(id, ErrorCode.TOO_MUCH, "wait a little between commands");
      return null;
    }
    return at;
  }

  void send(ToClient message) {
    send(Wire.bytes(message));
  }

  /** Sends a message in one packet with the next one, which must follow at once. */
  void sendWithNext(ToClient message) {
    send(Wire.bytes(message), true);
  }

  /** Says what could not be understood; after too many such messages the socket is closed. */
  void fail(String id, ErrorCode code, @Nullable String detail) {
    send(new ToClient.Failed(id, code, detail == null ? "" : detail));
    erred();
  }

  @Override
  long ping() {
    long now = super.ping();
    if (now > 0) {
      measured(new Measurement.Pinged(now));
    }
    return now;
  }

  /** Pings now, and again at moments that the client cannot foresee until a race must be over. */
  void pingForAWhile() {
    shakeHands();
    boolean pinging = pingsUntil > Measurement.now();
    pingsUntil = Measurement.now() + RACE;
    if (pinging) {
      ping();
    } else {
      pingAndGoOn();
    }
  }

  private void shakeHands() {
    if (channel != null) {
      TcpRoundTrip.of(channel).ifPresent(micros -> measured(new Measurement.ShookHands(micros)));
    }
  }

  private void pingAndGoOn() {
    ping();
    if (Measurement.now() < pingsUntil) {
      long pause = ThreadLocalRandom.current().nextLong(SHORTEST_PAUSE, LONGEST_PAUSE);
      sockets().later(this::pingAndGoOn, pause);
    }
  }

  @Override
  void pong(ByteBuffer payload) {
    if (payload.remaining() == Long.BYTES) {
      measured(new Measurement.Ponged(payload.getLong(), Measurement.now()));
    }
  }

  private void measured(Measurement measurement) {
    TableSession at = tableSession;
    if (at != null && pingsUntil != 0) {
      at.measured(measurement);
    }
  }

  @Override
  void left() {
    gone = true;
    TableSession at = tableSession;
    if (at != null) {
      at.leave();
    }
  }
}
