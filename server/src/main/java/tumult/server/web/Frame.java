package tumult.server.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;

/** What a WebSocket's frames are made of (RFC 6455), and how the server writes them. */
final class Frame {
  static final int CONTINUATION = 0;
  static final int TEXT = 1;
  static final int BINARY = 2;
  static final int CLOSE = 8;
  static final int PING = 9;
  static final int PONG = 10;

  static final int LAST = 0x80;
  static final int MASKED = 0x80;
  static final int LENGTH = 0x7f;
  static final int TWO_BYTES = 126;
  static final int EIGHT_BYTES = 127;

  /** The longest payload of a frame that is about the connection itself. */
  static final int LONGEST_CONTROL = 125;

  /** The longest that comes before a payload: kind, length and mask. */
  static final int LONGEST_HEAD = 14;

  static final int NORMAL = 1000;
  static final int NOT_BY_THE_PROTOCOL = 1002;
  static final int NOT_UTF_8 = 1007;
  static final int TOO_LARGE = 1009;
  static final int BUG = 1011;

  private Frame() {}

  /** Writes one, whole and unmasked. */
  static ByteBuffer put(int kind, byte[] payload, ByteBuffer out) {
    out.put((byte) (LAST | kind));
    if (payload.length < TWO_BYTES) {
      out.put((byte) payload.length);
    } else if (payload.length <= 0xffff) {
      out.put((byte) TWO_BYTES).putShort((short) payload.length);
    } else {
      out.put((byte) EIGHT_BYTES).putLong(payload.length);
    }
    return out.put(payload);
  }

  /** Why a connection is closed, as a payload. */
  static byte[] reason(int code, String words) {
    byte[] text = words.getBytes(UTF_8);
    return ByteBuffer.allocate(Short.BYTES + text.length).putShort((short) code).put(text).array();
  }

  /** Whether a client may give this as the reason for its end. */
  static boolean isReason(int code) {
    boolean protocol = code >= 1000 && code <= 1014 && code != 1004 && code != 1005 && code != 1006;
    return protocol || (code >= 3000 && code <= 4999);
  }
}
