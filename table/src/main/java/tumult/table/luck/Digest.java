package tumult.table.luck;

import java.nio.charset.StandardCharsets;

/** SHA-256 of bytes and texts, in hex. */
public final class Digest {
  /** What a SHA-256 looks like in hex, and 32 random bytes likewise. */
  private static final int HEX_DIGITS = 64;

  private static final String DIGITS = "0123456789abcdef";

  private Digest() {}

  /** The SHA-256 of a text in UTF-8. */
  public static String sha256(String text) {
    return hex(sha256(text.getBytes(StandardCharsets.UTF_8)));
  }

  public static byte[] sha256(byte[] bytes) {
    return Sha256.of(bytes);
  }

  public static byte[] bytes(String hex) {
    byte[] bytes = new byte[hex.length() / 2];
    for (int i = 0; i < bytes.length; i++) {
      int high = Character.digit(hex.charAt(2 * i), 16);
      int low = Character.digit(hex.charAt(2 * i + 1), 16);
      if (high < 0 || low < 0) {
        throw new IllegalArgumentException("not hex: " + hex);
      }
      bytes[i] = (byte) (16 * high + low);
    }
    return bytes;
  }

  public static String hex(byte[] bytes) {
    char[] digits = new char[2 * bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      digits[2 * i] = DIGITS.charAt((bytes[i] >> 4) & 15);
      digits[2 * i + 1] = DIGITS.charAt(bytes[i] & 15);
    }
    return new String(digits);
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
