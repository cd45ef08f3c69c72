package tumult.bench.load;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** The part of the WebSocket protocol that the load needs: whole, short text frames. */
public final class Frames {
  /** The first byte of a whole text. */
  static final byte TEXT = (byte) 0x81;

  private static final int MASKED = 0x80;
  private static final int TWO_BYTES = 126;
  private static final int EIGHT_BYTES = 127;

  private Frames() {}

  /** A text as a client sends it, masked with zeros. */
  static ByteBuffer text(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    ByteBuffer frame = ByteBuffer.allocate(bytes.length + 8);
    frame.put(TEXT);
    if (bytes.length < TWO_BYTES) {
      frame.put((byte) (MASKED | bytes.length));
    } else {
      frame.put((byte) (MASKED | TWO_BYTES)).putShort((short) bytes.length);
    }
    return frame.putInt(0).put(bytes).flip();
  }

  /** The length of the payload that begins at the buffer's position after this; -1 if unknown. */
  static long header(ByteBuffer in) {
    if (in.remaining() < 2) {
      return -1;
    }
    in.get();
    int length = in.get() & 0x7f;
    if (length == TWO_BYTES) {
      return in.remaining() < 2 ? -1 : in.getShort() & 0xffff;
    }
    if (length == EIGHT_BYTES) {
      return in.remaining() < 8 ? -1 : in.getLong();
    }
    return length;
  }
}
