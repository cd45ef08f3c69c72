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
  private static final String POLICY =
      String.join(
          "; ",
          "default-src 'none'",
          "script-src 'self' 'wasm-unsafe-eval'",
          "style-src 'self'",
          "style-src-attr 'unsafe-inline'",
          "img-src 'self' data:",
          "font-src 'self'",
          "connect-src 'self'",
          "manifest-src 'self'",
          "worker-src 'self'",
          "base-uri 'none'",
          "form-action 'none'",
          "frame-ancestors 'none'");

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
      if (request instanceof HttpServletRequest asked && isTooDeep(asked.getRequestURI())) {
        http.sendError(HttpServletResponse.SC_NOT_FOUND);
        return;
      }
    }
    chain.doFilter(request, response);
  }

  /** Nothing here is so deep, and to compare such a path with every route takes a stack as deep. */
  private static boolean isTooDeep(String path) {
    return path.chars().filter(each -> each == '/').count() > DEEPEST;
  }
}
