package tumult.table.luck;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** SHA-256 of bytes and texts, in hex. */
public final class Digest {
  /** What a SHA-256 looks like in hex, and 32 random bytes likewise. */
  private static final int HEX_DIGITS = 64;

  private static final HexFormat HEX = HexFormat.of();

  private Digest() {}

  /** The SHA-256 of a text in UTF-8. */
  public static String sha256(String text) {
    return HEX.formatHex(sha256(text.getBytes(StandardCharsets.UTF_8)));
  }

  public static byte[] sha256(byte[] bytes) {
    return Sha256.of(bytes);
  }

  public static byte[] bytes(String hex) {
    return HEX.parseHex(hex);
  }

  public static String hex(byte[] bytes) {
    return HEX.formatHex(bytes);
  }

  /** Whether a text is 32 bytes in lower-case hex. */
  public static boolean looksWhole(String text) {
    return text.length() == HEX_DIGITS && isHex(text);
  }

  /** Whether a text is at most 32 whole bytes in lower-case hex. */
  public static boolean looksLikeAPart(String text) {
    return text.length() <= HEX_DIGITS && text.length() % 2 == 0 && isHex(text);
  }

  private static boolean isHex(String text) {
    return text.chars().allMatch(c -> (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'));
  }
}
