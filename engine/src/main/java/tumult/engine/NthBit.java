package tumult.engine;

/**
 * Finds a set bit of a long by its rank, without a branch: which one is luck, and a wrongly guessed
 * branch would cost more than all of this.
 */
public final class NthBit {
  private static final long EACH_BYTE = 0x0101010101010101L;
  private static final long TOP_BITS = EACH_BYTE << 7;

  /** The position of the <i>n</i>th set bit of a byte, at {@code n << 8 | byte}. */
  private static final byte[] IN_BYTE = inByte();

  private NthBit() {}

  private static byte[] inByte() {
    byte[] positions = new byte[8 << 8];
    for (int bits = 0; bits < 1 << 8; bits++) {
      int n = 0;
      for (int rest = bits; rest != 0; rest &= rest - 1) {
        positions[n << 8 | bits] = (byte) Integer.numberOfTrailingZeros(rest);
        n++;
      }
    }
    return positions;
  }

  /** The position of the <i>n</i>th set bit, the lowest being number 0; there must be so many. */
  public static int of(long bits, int n) {
    long upTo = bitsUpToEachByte(bits);
    long passed = ((n * EACH_BYTE) | TOP_BITS) - upTo; // a top bit where no more than n are passed
    int at = Long.bitCount(passed & TOP_BITS) << 3;
    int before = (int) ((upTo << 8) >>> at) & 0xFF;
    int inByte = (int) (bits >>> at) & 0xFF;
    return at + IN_BYTE[(n - before) << 8 | inByte];
  }

  /** In each byte, how many bits are set in it and in all below. */
  private static long bitsUpToEachByte(long bits) {
    long pairs = bits - ((bits >>> 1) & 0x5555555555555555L);
    long fours = (pairs & 0x3333333333333333L) + ((pairs >>> 2) & 0x3333333333333333L);
    long bytes = (fours + (fours >>> 4)) & 0x0F0F0F0F0F0F0F0FL;
    return bytes * EACH_BYTE;
  }
}
