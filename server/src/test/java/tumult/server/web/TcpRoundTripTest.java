package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

final class TcpRoundTripTest {
  @Test
  @EnabledOnOs(OS.LINUX)
  void the_system_knows_the_round_trip_from_the_handshake_on() throws IOException {
    try (ServerSocketChannel door = door();
        SocketChannel here = SocketChannel.open(door.getLocalAddress());
        SocketChannel there = door.accept()) {
      assertThat(here.isConnected()).isTrue();
      assertThat(TcpRoundTrip.ofAny(there)).isPresent();
      assertThat(TcpRoundTrip.ofAny(there).getAsLong()).isBetween(1L, 10_000_000L);
    }
  }

  @Test
  void what_comes_through_this_machine_says_nothing() throws IOException {
    try (ServerSocketChannel door = door();
        SocketChannel here = SocketChannel.open(door.getLocalAddress());
        SocketChannel there = door.accept()) {
      assertThat(here.isConnected()).isTrue();
      assertThat(TcpRoundTrip.of(there)).isEmpty();
    }
  }

  private static ServerSocketChannel door() throws IOException {
    return ServerSocketChannel.open()
        .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
  }
}
