package tumult.table.luck;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * SHA-256 and HMAC-SHA-256 of bytes, as the JDK has them. In a page another class takes the place
 * of this one.
 */
final class Sha256 {
  private final Mac mac;

  /** The HMAC of a key. */
  Sha256(byte[] key) {
    try {
      mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
    } catch (GeneralSecurityException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }

  /** The HMAC of these bytes. */
  byte[] hmac(byte[] bytes) {
    return mac.doFinal(bytes);
  }

  static byte[] of(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (GeneralSecurityException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }
}
