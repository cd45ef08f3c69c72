package tumult.server.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tumult.server.wire.Wire;
import tumult.wire.CloseCode;
import tumult.wire.FromClient;

/** How a socket is opened, watched and closed, with a clock and a network that are ours. */
final class SocketLineTest {
  private final StillHouse house = new StillHouse(RequestLimits.NONE);
  private final AtomicLong now = new AtomicLong(1);
  private final Ear ear = new Ear(house.sockets());

  @AfterEach
  void close() {
    house.close();
  }

  /** Remembers what a client says. */
  private static final class Ear extends ClientSocket {
    final List<String> heard = new ArrayList<>();
    Runnable whenHeard = () -> {};
    int left;

    Ear(Sockets sockets) {
      super(sockets, "here");
    }

    @Override
    void hear(String text) {
      heard.add(text);
      whenHeard.run();
    }

    @Override
    void pong(ByteBuffer payload) {
      heard.add("pong " + payload.remaining());
    }

    @Override
    void left() {
      left++;
    }
  }

  private SocketLine line(HandMadeLine end, ClientSocket socket) {
    SocketLine line = new SocketLine(end, Runnable::run, socket, house.sockets(), now::get);
    end.setConnection(line);
    return line;
  }

  private SocketLine open(HandMadeLine end) {
    SocketLine line = line(end, ear);
    line.onOpen();
    return line;
  }

  private static byte[] text(String text) {
    return RawWebSocket.frame(RawWebSocket.TEXT, text.getBytes(UTF_8));
  }

  private static byte[] bytes(String frame) {
    return frame.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
  }

  @Test
  void who_has_been_quiet_is_told_why_it_is_the_end() {
    HandMadeLine end = new HandMadeLine();
    SocketLine line = open(end);
    end.hasBeenQuiet();
    assertThat(line.end(4003, "over")).isCompleted();
    assertThat(end.reads()).isEqualTo(HandMadeLine.close(4003, "over"));
    assertThat(end.isOpen()).as("for as long as it takes to answer").isTrue();
  }

  @Test
  void who_says_nothing_for_too_long_is_cut_off_though_it_is_pinged() {
    HandMadeLine end = new HandMadeLine();
    open(end);
    for (int i = 0; i < 4; i++) {
      now.addAndGet(Duration.ofSeconds(10).toNanos());
      ear.ping();
    }
    end.comes(RawWebSocket.frame(0x8A, new byte[0]));
    for (int i = 0; i < 4; i++) {
      now.addAndGet(Duration.ofSeconds(10).toNanos());
      ear.ping();
    }
    assertThat(end.isOpen()).as("something was heard 40 s ago").isTrue();
    end.reads();
    now.addAndGet(Duration.ofSeconds(10).toNanos());
    ear.ping();
    assertThat(end.reads()).isEqualTo(HandMadeLine.close(CloseCode.STOPPING.code(), "silence"));
    assertThat(end.isOpen()).isFalse();
  }

  @Test
  void who_was_told_of_the_end_and_does_not_read_it_is_cut_off() {
    HandMadeLine end = new HandMadeLine(10);
    SocketLine line = open(end);
    line.send(new byte[100], false);
    var _ = line.end(4003, "over");
    now.addAndGet(Duration.ofSeconds(50).toNanos());
    ear.ping();
    assertThat(end.isOpen()).isFalse();
  }

  @Test
  void a_pong_counts_once_for_every_ping_and_no_more() {
    HandMadeLine end = new HandMadeLine();
    open(end);
    byte[] pong = RawWebSocket.frame(0x8A, new byte[8]);
    end.comes(pong);
    assertThat(ear.heard).as("before any ping").isEmpty();
    ear.ping();
    ear.ping();
    for (int i = 0; i < 5; i++) {
      end.comes(pong);
    }
    assertThat(ear.heard).containsExactly("pong 8", "pong 8");
  }

  @Test
  void nothing_that_has_come_is_heard_once_the_line_is_closed() {
    HandMadeLine end = new HandMadeLine();
    open(end);
    ear.whenHeard = end::close;
    end.comes(
        ByteBuffer.allocate(text("one").length * 2).put(text("one")).put(text("two")).array());
    assertThat(ear.heard).containsExactly("one");
  }

  @Test
  void who_is_gone_before_the_socket_is_there_is_not_counted_for_ever() {
    HandMadeLine end = new HandMadeLine();
    SocketLine line = line(end, ear);
    end.close();
    line.onOpen();
    assertThat(house.figure("tumult_sockets")).isZero();
    line.onClose(new IllegalStateException("gone"));
    assertThat(ear.left).as("told once").isEqualTo(1);
  }

  @Test
  void the_end_that_comes_before_the_beginning_counts_after_it() {
    HandMadeLine end = new HandMadeLine();
    SocketLine line = line(end, ear);
    end.close();
    line.onClose(new IllegalStateException("gone"));
    line.onOpen();
    assertThat(house.figure("tumult_sockets")).isZero();
    assertThat(ear.left).isEqualTo(1);
  }

  @Test
  void a_hello_that_is_heard_after_the_end_asks_for_nothing() {
    TableSocket socket = new TableSocket(house.sockets(), Identity.fresh(), "here", null);
    SocketLine line = line(new HandMadeLine(), socket);
    line.onOpen();
    line.onClose(new IllegalStateException("gone"));
    socket.hear(Wire.text(new FromClient.Hello("table", List.of(), "Bo", "fox", 0, 0)));
    assertThat(house.asked()).isEmpty();
  }

  @Test
  void who_waits_for_a_second_end_waits_for_what_the_first_has_to_say() {
    HandMadeLine end = new HandMadeLine(10);
    SocketLine line = open(end);
    line.send(new byte[20], false);
    CompletableFuture<Void> first = line.end(4003, "over");
    CompletableFuture<Void> second = line.end(1001, "stop");
    end.comes(bytes("\u0088\u0080\0\0\0\0"));
    assertThat(first).isNotDone();
    assertThat(second).isNotDone();
    assertThat(end.isOpen()).as("though the client has said that it is the end").isTrue();
    StringBuilder read = new StringBuilder();
    for (String some = end.reads(); !some.isEmpty(); some = end.reads()) {
      read.append(some);
    }
    assertThat(read.toString()).endsWith(HandMadeLine.close(4003, "over"));
    assertThat(first).isCompleted();
    assertThat(second).isCompleted();
    assertThat(end.isOpen()).isFalse();
  }

  @Test
  void an_error_of_the_machine_while_it_is_read_ends_the_connection() {
    HandMadeLine end = new HandMadeLine();
    try (ErrorLog log = new ErrorLog()) {
      open(end);
      ear.whenHeard =
          () -> {
            throw new StackOverflowError("too deep");
          };
      end.comes(text("hello"));
      assertThat(log.errors()).hasSize(1).first().asString().contains("too deep");
    }
    assertThat(end.isOpen()).isFalse();
  }
}
