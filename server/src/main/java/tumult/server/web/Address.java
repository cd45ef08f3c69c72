package tumult.server.web;

import java.net.URI;
import java.net.URISyntaxException;

/**
 * Where people reach this server.
 *
 * @param base e.g. {@code https://tumult.example}; empty for wherever a request came to
 */
public record Address(String base) {
  public Address {
    if (base.endsWith("/")) {
      base = base.substring(0, base.length() - 1);
    }
  }

  /** Where the client that sent a request to that host reaches this server. */
  String seenFrom(String host) {
    return base.isEmpty() ? "http://" + host : base;
  }

  boolean secure() {
    return base.startsWith("https:");
  }

  /** Whether a page of that origin may talk to this server, reached as that host. */
  boolean welcomes(String origin, String host) {
    if (!base.isEmpty() && origin.equalsIgnoreCase(base)) {
      return true;
    }
    try {
      return host.equalsIgnoreCase(new URI(origin).getRawAuthority());
    } catch (URISyntaxException nowhere) {
      return false;
    }
  }
}
