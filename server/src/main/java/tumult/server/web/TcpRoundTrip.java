package tumult.server.web;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/**
 * The round trip of a connection as the system's own TCP knows it, from the handshake on: the other
 * end's system answers there, so that no program can hold the answer back.
 *
 * <p>Known on Linux only, and only of connections that do not come through this machine: behind a
 * proxy it would be the way to the proxy.
 */
final class TcpRoundTrip {
  private static final int IPPROTO_TCP = 6;
  private static final int TCP_INFO = 11;
  private static final int TCP_INFO_BYTES = 104;
  private static final int ROUND_TRIP = 68;

  private static final @Nullable MethodHandle GET_OPTION = linked();

  private TcpRoundTrip() {}

  /** In microseconds; empty if it is not known. */
  static OptionalLong of(SocketChannel channel) {
    try {
      boolean local =
          !(channel.getRemoteAddress() instanceof InetSocketAddress from)
              || from.getAddress().isLoopbackAddress();
      return local || GET_OPTION == null ? OptionalLong.empty() : ask(GET_OPTION, channel);
    } catch (IOException closed) {
      return OptionalLong.empty();
    }
  }

  /** The same, wherever the connection comes from. */
  static OptionalLong ofAny(SocketChannel channel) {
    return GET_OPTION == null ? OptionalLong.empty() : ask(GET_OPTION, channel);
  }

  private static OptionalLong ask(MethodHandle getOption, SocketChannel channel) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment info = arena.allocate(TCP_INFO_BYTES);
      MemorySegment length = arena.allocateFrom(ValueLayout.JAVA_INT, TCP_INFO_BYTES);
      int failed =
          (int) getOption.invokeExact(descriptor(channel), IPPROTO_TCP, TCP_INFO, info, length);
      int micros = info.get(ValueLayout.JAVA_INT, ROUND_TRIP);
      return failed != 0 || micros <= 0 ? OptionalLong.empty() : OptionalLong.of(micros);
    } catch (Throwable unable) { // what a method handle may throw
      return OptionalLong.empty();
    }
  }

  private static int descriptor(SocketChannel channel) throws ReflectiveOperationException {
    var number = Class.forName("sun.nio.ch.SelChImpl").getMethod("getFDVal");
    number.setAccessible(true);
    return (int) number.invoke(channel);
  }

  @SuppressWarnings("restricted") // the only way to ask the system; the launcher allows it
  private static @Nullable MethodHandle linked() {
    if (!System.getProperty("os.name").equals("Linux")) {
      return null;
    }
    try {
      Linker linker = Linker.nativeLinker();
      return linker.downcallHandle(
          linker.defaultLookup().findOrThrow("getsockopt"),
          FunctionDescriptor.of(
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_INT,
              ValueLayout.ADDRESS,
              ValueLayout.ADDRESS));
    } catch (RuntimeException unable) {
      LoggerFactory.getLogger(TcpRoundTrip.class).info("TCP's round trips are not known", unable);
      return null;
    }
  }
}
