package tumult.server.web;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tumult.table.luck.Digest;

/** Random secrets, and the hashes that are used in their place. */
final class Secrets {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();
  private static final int SECRET_BYTES = 16;
  private static final int ID_BYTES = 9;
  private static final int PERSON_BYTES = 12;
  private static final int SEED_BYTES = 32;
  private static final Pattern FRESH = Pattern.compile("[A-Za-z0-9_-]{22}");
  private static final int CODE_LETTERS = 8;
  private static final String LETTERS = "BCDFGHJKLMNPQRSTVWXZ";
  private static final Pattern CODE = Pattern.compile("[A-Z]{8}");

  private Secrets() {}

  /** 128 random bits, as 22 characters. */
  static String fresh() {
    return TEXT.encodeToString(random(SECRET_BYTES));
  }

  /** Whether it looks like one of those. */
  static boolean looksFresh(String text) {
    return FRESH.matcher(text).matches();
  }

  /** A new table's id: 72 random bits, as 12 characters. */
  static String freshId() {
    return TEXT.encodeToString(random(ID_BYTES));
  }

  /** Eight letters to be typed, without vowels: 34 random bits. */
  static boolean looksLikeCode(String text) {
    return CODE.matcher(text).matches();
  }

  static String freshCode() {
    return RANDOM
        .ints(CODE_LETTERS, 0, LETTERS.length())
        .mapToObj(letter -> LETTERS.substring(letter, letter + 1))
        .collect(Collectors.joining());
  }

  /** 32 random bytes in hex. */
  static String freshSeed() {
    return HexFormat.of().formatHex(random(SEED_BYTES));
  }

  private static byte[] random(int count) {
    byte[] bytes = new byte[count];
    RANDOM.nextBytes(bytes);
    return bytes;
  }

  /** SHA-256 in hex. */
  static String hash(String secret) {
    return Digest.sha256(secret);
  }

  static String shortHash(String secret) {
    return TEXT.encodeToString(Arrays.copyOf(sha256(secret), PERSON_BYTES));
  }

  /** 128 bits that only those can make who know the text. */
  static String derived(String text) {
    return TEXT.encodeToString(Arrays.copyOf(sha256(text), SECRET_BYTES));
  }

  /** A short name for a content. */
  static String tag(byte[] content) {
    return TEXT.encodeToString(Arrays.copyOf(Digest.sha256(content), PERSON_BYTES));
  }

  private static byte[] sha256(String text) {
    return Digest.sha256(text.getBytes(StandardCharsets.UTF_8));
  }
}
