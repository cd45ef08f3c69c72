package tumult.worker.instead;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import tumult.engine.Rng;

/** In a page luck is drawn as the JDK draws it. */
final class PageSha256Test {
  private static final int LONGEST = 300;

  private final Rng rng = new Rng(1);

  @Test
  void a_text_of_any_length_has_the_same_hash() throws GeneralSecurityException {
    for (int length = 0; length <= LONGEST; length++) {
      byte[] bytes = bytes(length);
      assertThat(PageSha256.of(bytes))
          .isEqualTo(MessageDigest.getInstance("SHA-256").digest(bytes));
    }
  }

  @Test
  void a_key_of_any_length_has_the_same_hmac() throws GeneralSecurityException {
    for (int length = 1; length <= LONGEST; length++) {
      byte[] key = bytes(length);
      byte[] text = bytes(rng.below(LONGEST));
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      assertThat(new PageSha256(key).hmac(text)).isEqualTo(mac.doFinal(text));
    }
  }

  private byte[] bytes(int length) {
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) rng.below(256);
    }
    return bytes;
  }
}
