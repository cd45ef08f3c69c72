package tumult.server.web;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Who a client is: a secret that only they know, and the person that everybody sees.
 *
 * <p>The person is made from the secret, so nothing about guests has to be kept.
 */
record Identity(String secret, String person) {
  static final String COOKIE = "tumult";
  static final int COOKIE_SECONDS = 400 * 24 * 60 * 60;

  private static final Pattern SECRET = Pattern.compile("[A-Za-z0-9_-]{22}");

  static Identity fresh() {
    return new Identity(Secrets.fresh());
  }

  private Identity(String secret) {
    this(secret, Secrets.shortHash("person " + secret));
  }

  /** Whose cookie it is; null if it cannot be anybody's. */
  static @Nullable Identity of(@Nullable String cookie) {
    return cookie != null && SECRET.matcher(cookie).matches() ? new Identity(cookie) : null;
  }

  /** The cookie's whole header. */
  String cookie(boolean secure) {
    return "%s=%s; Path=/; Max-Age=%d; HttpOnly; SameSite=Strict%s"
        .formatted(COOKIE, secret, COOKIE_SECONDS, secure ? "; Secure" : "");
  }

  /** Never the secret. */
  @Override
  public String toString() {
    return person;
  }
}
