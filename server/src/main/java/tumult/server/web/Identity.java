package tumult.server.web;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who a client is: a secret that only they know, and the person that everybody sees.
 *
 * <p>The person is made from the secret, so nothing about guests has to be kept.
 */
record Identity(String secret, String person) {
  static final String COOKIE = "tumult";
  static final int COOKIE_SECONDS = 400 * 24 * 60 * 60;

  /** What the key to a big screen begins with. */
  static final String SCREEN_KEY = "tv.";

  static Identity fresh() {
    return new Identity(Secrets.fresh());
  }

  private Identity(String secret) {
    this(secret, Secrets.shortHash("person " + secret));
  }

  /** Whose cookie it is; null if it cannot be anybody's. */
  static @Nullable Identity of(@Nullable String cookie) {
    return cookie != null && Secrets.looksFresh(cookie) ? new Identity(cookie) : null;
  }

  /**
   * Who it is with these keys: a screen for all in a room is somebody else than the player whose
   * browser it may be, and sees nothing of that player's hand.
   */
  Identity with(List<String> keys) {
    return keys.stream().anyMatch(key -> key.startsWith(SCREEN_KEY))
        ? new Identity(Secrets.derived("screen " + secret))
        : this;
  }

  /** The program that a key lets in: whoever has the key is the same one again. */
  static Identity program(String key) {
    return new Identity(Secrets.derived("program " + key));
  }

  /** Whether it looks like the key to a big screen. */
  static boolean isScreenKey(String key) {
    return key.startsWith(SCREEN_KEY) && Secrets.looksFresh(key.substring(SCREEN_KEY.length()));
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
