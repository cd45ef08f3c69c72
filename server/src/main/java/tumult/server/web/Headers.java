package tumult.server.web;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Tells browsers to trust nothing but this server, whatever they are sent. */
final class Headers implements Filter {
  private static final String POLICY =
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
          "form-action 'none'",
          "frame-ancestors 'none'");

  @Override
  public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (response instanceof HttpServletResponse http) {
      http.setHeader("Content-Security-Policy", POLICY);
      http.setHeader("X-Content-Type-Options", "nosniff");
      http.setHeader("Referrer-Policy", "no-referrer");
      http.setHeader("Cross-Origin-Opener-Policy", "same-origin");
      http.setHeader("Cross-Origin-Resource-Policy", "same-origin");
      http.setHeader("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    }
    chain.doFilter(request, response);
  }
}
