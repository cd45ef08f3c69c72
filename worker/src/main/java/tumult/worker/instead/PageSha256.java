package tumult.worker.instead;

import java.util.Arrays;

/** SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104) in plain Java: a page has no JDK to ask. */
public final class PageSha256 {
  private static final int BLOCK = 64;
  private static final int LENGTH = 8;
  private static final int ROUNDS = 64;
  private static final int INNER = 0x36;
  private static final int OUTER = 0x5c;

  private static final int[] START = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
  };
  private static final int[] K = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
  };

  private final byte[] key;

  /** The HMAC of a key. */
  public PageSha256(byte[] key) {
    this.key = Arrays.copyOf(key.length > BLOCK ? of(key) : key, BLOCK);
  }

  /** The HMAC of these bytes. */
  public byte[] hmac(byte[] bytes) {
    return of(after(OUTER, of(after(INNER, bytes))));
  }

  private byte[] after(int pad, byte[] bytes) {
    byte[] both = new byte[BLOCK + bytes.length];
    for (int i = 0; i < BLOCK; i++) {
      both[i] = (byte) (key[i] ^ pad);
    }
    System.arraycopy(bytes, 0, both, BLOCK, bytes.length);
    return both;
  }

  public static byte[] of(byte[] bytes) {
    int blocks = (bytes.length + LENGTH) / BLOCK + 1;
    byte[] padded = Arrays.copyOf(bytes, blocks * BLOCK);
    padded[bytes.length] = (byte) 0x80;
    long bits = 8L * bytes.length;
    for (int i = 0; i < LENGTH; i++) {
      padded[padded.length - 1 - i] = (byte) (bits >>> (8 * i));
    }
    int[] hash = START.clone();
    int[] w = new int[ROUNDS];
    for (int block = 0; block < blocks; block++) {
      take(padded, block * BLOCK, w, hash);
    }
    byte[] result = new byte[4 * hash.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = (byte) (hash[i / 4] >>> (24 - 8 * (i % 4)));
    }
    return result;
  }

  private static void take(byte[] bytes, int from, int[] w, int[] hash) {
    for (int i = 0; i < 16; i++) {
      int at = from + 4 * i;
      w[i] =
          (bytes[at] << 24)
              | ((bytes[at + 1] & 0xff) << 16)
              | ((bytes[at + 2] & 0xff) << 8)
              | (bytes[at + 3] & 0xff);
    }
    for (int i = 16; i < ROUNDS; i++) {
      int x = w[i - 15];
      int y = w[i - 2];
      int first = Integer.rotateRight(x, 7) ^ Integer.rotateRight(x, 18) ^ (x >>> 3);
      int second = Integer.rotateRight(y, 17) ^ Integer.rotateRight(y, 19) ^ (y >>> 10);
      w[i] = w[i - 16] + first + w[i - 7] + second;
    }
    int a = hash[0];
    int b = hash[1];
    int c = hash[2];
    int d = hash[3];
    int e = hash[4];
    int f = hash[5];
    int g = hash[6];
    int h = hash[7];
    for (int i = 0; i < ROUNDS; i++) {
      int sum1 =
          Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
      int t1 = h + sum1 + ((e & f) ^ (~e & g)) + K[i] + w[i];
      int sum0 =
          Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
      int t2 = sum0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = d + t1;
      d = c;
      c = b;
      b = a;
      a = t1 + t2;
    }
    hash[0] += a;
    hash[1] += b;
    hash[2] += c;
    hash[3] += d;
    hash[4] += e;
    hash[5] += f;
    hash[6] += g;
    hash[7] += h;
  }
}
