package tumult.server.web;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;

/**
 * Tells browsers to trust nothing but this server, with every answer; and looks at no path that is
 * too deep.
 */
final class Headers implements Filter {
  /** What a page in files says of itself: nobody but a server can forbid to be shown in a frame. */
  static final String FOR_FILES =
      String.join(
          "; ",
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "style-src-attr 'unsafe-inline'",
          "img-src 'self' data:",
          "font-src 'self'",
          "connect-src 'self'",
          "manifest-src 'self'",
          "worker-src 'self'",
          "base-uri 'none'",
          "form-action 'none'");

  private static final String POLICY = FOR_FILES + "; frame-ancestors 'none'";

  /**
   * That of the worker in which a page plays without a server, by whose runtime functions are made
   * from text: it sees no page, and may load what is beside it.
   */
  private static final String WORKER_POLICY =
      String.join(
          "; ",
          "default-src 'none'",
          "script-src 'self' 'unsafe-eval'",
          "connect-src 'self'",
          "frame-ancestors 'none'");

  private static final String WORKER = "/worker/";

  private static final int DEEPEST = 32;

  /** Name and value of each. */
  static final Map<String, String> ALL =
      Map.of(
          "Content-Security-Policy", POLICY,
          "X-Content-Type-Options", "nosniff",
          "Referrer-Policy", "no-referrer",
          "Cross-Origin-Opener-Policy", "same-origin",
          "Cross-Origin-Resource-Policy", "same-origin",
          "Permissions-Policy", "camera=(), geolocation=(), microphone=()");

  @Override
  public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (response instanceof HttpServletResponse http) {
      ALL.forEach(http::setHeader);
      String path = request instanceof HttpServletRequest asked ? asked.getRequestURI() : "";
      if (isTooDeep(path)) {
        http.sendError(HttpServletResponse.SC_NOT_FOUND);
        return;
      }
    }
    chain.doFilter(request, response);
  }

  /** Says of a file that there is what it may do: more than all else, if it is the worker's. */
  static void ofFile(String path, HttpServletResponse response) {
    if (path.startsWith(WORKER)) {
      response.setHeader("Content-Security-Policy", WORKER_POLICY);
    }
  }

  /** Nothing here is so deep, and to compare such a path with every route takes a stack as deep. */
  private static boolean isTooDeep(String path) {
    return path.chars().filter(each -> each == '/').count() > DEEPEST;
  }
}
