package tumult.cli.doctor;

import java.io.IOException;
import java.net.BindException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.SocketException;
import java.util.List;
import java.util.stream.IntStream;

/** The ports and addresses of this machine. */
public final class LocalNetwork {
  private static final int USUAL_PORT = 8080;
  private static final int PORTS_TRIED = 100;

  private LocalNetwork() {}

  /** Where others on the same network reach this machine; the likeliest first. */
  public static List<String> addresses() {
    return addresses(true);
  }

  private static List<String> addresses(boolean nearby) {
    try {
      return NetworkInterface.networkInterfaces()
          .flatMap(NetworkInterface::inetAddresses)
          .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
          .filter(
              address -> address.isSiteLocalAddress() == nearby && !address.isLinkLocalAddress())
          .map(InetAddress::getHostAddress)
          .toList();
    } catch (SocketException unknown) {
      return List.of();
    }
  }

  /** The port that a server would have; 0 as the wanted one for the usual or the next free one. */
  static Finding port(int wanted) {
    if (wanted != 0) {
      return isFree(wanted)
          ? Finding.good("port", wanted + " is free", "serve there with --port " + wanted)
          : Finding.bad(
              "port",
              wanted + " is taken, or not for this user",
              "choose another with --port; those below 1024 are for root: put a proxy in front");
    }
    if (isFree(USUAL_PORT)) {
      return Finding.good("port", USUAL_PORT + " is free", "another one: --port N");
    }
    return IntStream.range(USUAL_PORT + 1, USUAL_PORT + PORTS_TRIED)
        .filter(LocalNetwork::isFree)
        .mapToObj(next ->
            Finding.good(
                "port",
                "%d is taken, %d is free".formatted(USUAL_PORT, next),
                "Tumult takes that one by itself; if another Tumult has the first, stop it there"))
        .findFirst()
        .orElseGet(() ->
            Finding.bad(
                "port", "none is free from %d on".formatted(USUAL_PORT), "choose one with --port"));
  }

  private static boolean isFree(int port) {
    try (ServerSocket socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(port));
      return true;
    } catch (BindException taken) {
      return false;
    } catch (IOException forbidden) {
      return false;
    }
  }

  /** Where phones reach a server on this machine. */
  static Finding phones() {
    List<String> near = addresses(true);
    if (!near.isEmpty()) {
      return Finding.good(
          "phones",
          "reach this machine at " + String.join(" or ", near),
          "in the same network; if one does not, let the port through this machine's firewall");
    }
    List<String> far = addresses(false);
    return far.isEmpty()
        ? Finding.doubtful(
            "phones",
            "cannot reach this machine: it has no address but its own",
            "join a network, or play on this machine alone")
        : Finding.good(
            "phones",
            "reach this machine at " + String.join(" or ", far) + ", and so does everybody",
            "put a proxy with https in front: docs/operations.md");
  }
}
