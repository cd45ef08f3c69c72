package tumult.server.tables;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tumult.engine.BadInput;

/**
 * One of several servers that are one.
 *
 * @param self where the others reach it
 * @param peers all of them, itself among them
 * @param key a file with this node's key and certificate; empty to speak openly
 * @param trust a file with the certificates that the others' are signed by; empty likewise
 */
public record Node(Place self, List<Place> peers, String key, String trust) {
  private static final Pattern PLACE =
      Pattern.compile("(\\[[0-9a-fA-F:.]+\\]|[^:\\[\\]]+):([0-9]{1,5})");
  private static final int UNIQUE_LOCAL = 0xfc;

  /** A host's name or address, and a port. */
  public record Place(String host, int port) {
    static Place of(String text, String option) {
      Matcher parts = PLACE.matcher(text.strip());
      int port = parts.matches() ? Integer.parseInt(parts.group(2)) : 0;
      if (port < 1 || port > 65_535) {
        throw new BadInput(
            "%s %s: must be like 10.0.0.1:25520, an address and a port".formatted(option, text));
      }
      return new Place(parts.group(1), port);
    }

    @Override
    public String toString() {
      return host + ":" + port;
    }
  }

  public Node {
    peers = List.copyOf(peers);
  }

  /** As the options say; {@code peers} with commas between. */
  public static Node of(String self, String peers, String key, String trust) {
    if (self.isEmpty() || peers.isEmpty()) {
      throw new BadInput(
          "--node and --peers go together: where the other nodes reach this one, and all of them");
    }
    if (key.isEmpty() != trust.isEmpty()) {
      throw new BadInput("--node-key and --node-trust go together: give both, or neither");
    }
    Node node =
        new Node(
            Place.of(self, "--node"),
            Arrays.stream(peers.split(",")).map(each -> Place.of(each, "--peers")).toList(),
            key,
            trust);
    if (!node.peers.contains(node.self)) {
      throw new BadInput(
          "--peers %s: must name this node too, %s, as --node does: the same list everywhere"
              .formatted(peers, self));
    }
    if (key.isEmpty()) {
      node.checkPrivate();
    }
    return node;
  }

  /** Whether the nodes prove to each other who they are, and nobody can listen in. */
  public boolean isSecret() {
    return !key.isEmpty();
  }

  /** Without keys nothing that is said between nodes may leave the house. */
  private void checkPrivate() {
    try {
      for (InetAddress each : InetAddress.getAllByName(self.host)) {
        boolean inside =
            each.isLoopbackAddress()
                || each.isSiteLocalAddress()
                || each.isLinkLocalAddress()
                || (each instanceof Inet6Address && (each.getAddress()[0] & 0xfe) == UNIQUE_LOCAL);
        if (!inside) {
          throw new BadInput(
              "--node %s: is no private address; give --node-key and --node-trust, or use one such as 10.0.0.1"
                  .formatted(self));
        }
      }
    } catch (UnknownHostException unknown) {
      throw new BadInput("--node %s: nobody knows such a host".formatted(self));
    }
  }
}
