package tumult.server.web;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.net.InetAddress;
import java.nio.channels.SocketChannel;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import org.jspecify.annotations.Nullable;
import tumult.wire.ErrorCode;

/** Looks at who comes, from where and how often, before anything else does. */
final class RequestGuard {
  private static final Pattern HOST = Pattern.compile("[A-Za-z0-9._~:\\[\\]-]{0,255}");
  private static final Pattern HERE =
      Pattern.compile("(localhost|127\\.[0-9.]+|\\[::1\\])(:[0-9]+)?", Pattern.CASE_INSENSITIVE);
  private static final List<String> PROXIED = List.of("X-Forwarded-For", "Forwarded", "Via");

  private final Address address;
  private final Addresses budgets;
  private final boolean behindProxy;

  /**
   * @param behindProxy whether to believe the last proxy about where a request is from
   */
  RequestGuard(Address address, Addresses budgets, boolean behindProxy) {
    this.address = address;
    this.budgets = budgets;
    this.behindProxy = behindProxy;
  }

  /** Turns away foreign pages, and those who ask too much. */
  void check(HttpServletRequest request) {
    checkHost(request);
    checkOrigin(request);
    int wait = budgets.request(origin(request));
    if (wait > 0) {
      throw new FailedRequest(ErrorCode.TOO_MUCH, "too many requests: wait a little", wait);
    }
  }

  /** A host becomes part of links: it must be one. */
  private static void checkHost(HttpServletRequest request) {
    if (!HOST.matcher(host(request)).matches()) {
      throw new FailedRequest(ErrorCode.BAD_REQUEST, "Host: no host has such a name");
    }
  }

  private void checkOrigin(HttpServletRequest request) {
    String origin = request.getHeader("Origin");
    if (origin != null && !address.welcomes(origin, host(request))) {
      throw new FailedRequest(ErrorCode.FOREIGN_ORIGIN, "not from a page of another site");
    }
  }

  /** A new socket for somebody who is known and may have one more. */
  TableSocket admit(HttpServletRequest request, Sockets sockets) {
    checkHost(request);
    checkOrigin(request);
    Identity who = known(request);
    if (who == null) {
      throw new FailedRequest(ErrorCode.NOBODY, "no cookie: ask /api/me first");
    }
    return new TableSocket(
        sockets, who, mayOpenSocket(request), behindProxy ? null : channel(request));
  }

  /** A new socket for a program, whose link says all. */
  ProgramSocket admitProgram(HttpServletRequest request, Sockets sockets) {
    checkHost(request);
    checkOrigin(request);
    ProgramLink link = ProgramLink.of(request.getRequestURI());
    if (link == null) {
      throw new FailedRequest(
          ErrorCode.NOT_FOUND, "no program's link: expected " + ProgramLink.PATH + "TABLE/KEY");
    }
    return new ProgramSocket(sockets, link, mayOpenSocket(request));
  }

  /** Where a socket comes from that may be opened. */
  private String mayOpenSocket(HttpServletRequest request) {
    String from = origin(request);
    int wait = budgets.socket(from);
    if (wait != 0) {
      throw new FailedRequest(ErrorCode.TOO_MUCH, "too many sockets: wait a little", wait);
    }
    return from;
  }

  private static @Nullable SocketChannel channel(HttpServletRequest request) {
    EndPoint end =
        ServletContextRequest.getServletContextRequest(request)
            .getConnectionMetaData()
            .getConnection()
            .getEndPoint();
    return end.getTransport() instanceof SocketChannel channel ? channel : null;
  }

  /** Who it is; somebody new gets a cookie. */
  Identity identify(HttpServletRequest request, HttpServletResponse response) {
    Identity known = known(request);
    if (known != null) {
      return known;
    }
    Identity newcomer = Identity.fresh();
    response.addHeader("Set-Cookie", newcomer.cookie(address.secure()));
    return newcomer;
  }

  private static @Nullable Identity known(HttpServletRequest request) {
    Cookie[] cookies = request.getCookies();
    if (cookies == null) {
      return null;
    }
    for (Cookie cookie : cookies) {
      Identity identity =
          cookie.getName().equals(Identity.COOKIE) ? Identity.of(cookie.getValue()) : null;
      if (identity != null) {
        return identity;
      }
    }
    return null;
  }

  /** Where the client reaches this server. */
  String base(HttpServletRequest request) {
    return address.seenFrom(host(request));
  }

  private static String host(HttpServletRequest request) {
    String host = request.getHeader("Host");
    return host == null ? "" : host;
  }

  /** Whether a request is from this machine itself, and not only passed on by it. */
  boolean isLocal(HttpServletRequest request) {
    boolean passedOn = PROXIED.stream().anyMatch(name -> request.getHeader(name) != null);
    return (behindProxy || !passedOn)
        && isLoopback(address(request))
        && HERE.matcher(host(request)).matches();
  }

  private static boolean isLoopback(String address) {
    try {
      return InetAddress.ofLiteral(address).isLoopbackAddress();
    } catch (IllegalArgumentException noAddress) {
      return false;
    }
  }

  /**
   * The address that a request comes from, as far as it counts. Behind a proxy it is the last one
   * of all that are named: the others may be the client's own invention.
   */
  String origin(HttpServletRequest request) {
    return Addresses.household(address(request));
  }

  private String address(HttpServletRequest request) {
    if (!behindProxy) {
      return request.getRemoteAddr();
    }
    String last = request.getRemoteAddr();
    for (String line : Collections.list(request.getHeaders("X-Forwarded-For"))) {
      last = line.substring(line.lastIndexOf(',') + 1).strip();
    }
    return last;
  }
}
