package tumult.server.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads the frames of a client, strictly by RFC 6455: who sends what is none has lost its place,
 * and is told so.
 */
final class FrameReader {
  /** A whole frame fits into so many bytes. */
  static final int MOST = Frame.LONGEST_HEAD + RequestLimits.LARGEST_FRAME;

  /** A text comes in so many pieces at most, even if there is nothing in them. */
  static final int MOST_PIECES = RequestLimits.LARGEST_FRAME;

  /** Hears what the frames say. */
  interface Listener {
    void text(String text);

    /** A message that is no text. */
    void binary();

    void ping(byte[] payload);

    void pong(ByteBuffer payload);

    /** The client closes the connection. */
    void close(int code);

    /** The client has not kept to the protocol; why, as a code. */
    void wrong(int code);
  }

  private final Listener listener;

  /** The pieces of a text that have come so far. */
  private @Nullable ByteArrayOutputStream pieces;

  private int count;

  FrameReader(Listener listener) {
    this.listener = listener;
  }

  /** Takes one frame; false, with nothing taken, if it has not come whole, or is none. */
  boolean read(ByteBuffer in) {
    int begin = in.position();
    if (in.remaining() < 2) {
      return false;
    }
    int head = in.get() & 0xff;
    int second = in.get() & 0xff;
    int kind = head & 0x0f;
    int wrong = wrong(head, second);
    if (wrong != 0) {
      listener.wrong(wrong);
      return false;
    }
    long length = length(second & Frame.LENGTH, in);
    if (length > RequestLimits.LARGEST_FRAME) {
      listener.wrong(Frame.TOO_LARGE);
      return false;
    }
    if (length >= 0 && isPadded(second & Frame.LENGTH, length)) {
      listener.wrong(Frame.NOT_BY_THE_PROTOCOL);
      return false;
    }
    if (length < 0 || in.remaining() < Integer.BYTES + length) {
      in.position(begin);
      return false;
    }
    take(kind, (head & Frame.LAST) != 0, unmasked(in, (int) length));
    return true;
  }

  /** What is wrong by the first two bytes, as a code; 0 if nothing is. */
  private int wrong(int head, int second) {
    int kind = head & 0x0f;
    boolean control = kind >= Frame.CLOSE;
    boolean known = kind <= Frame.BINARY || (control && kind <= Frame.PONG);
    boolean reserved = (head & 0x70) != 0;
    boolean whole = (head & Frame.LAST) != 0 && (second & Frame.LENGTH) <= Frame.LONGEST_CONTROL;
    boolean inPlace = control || (kind == Frame.CONTINUATION) == (pieces != null);
    boolean right =
        known && !reserved && (!control || whole) && inPlace && (second & Frame.MASKED) != 0;
    return right ? 0 : Frame.NOT_BY_THE_PROTOCOL;
  }

  /** The length that stands here, in as many bytes as it takes; -1 if they have not come. */
  private static long length(int first, ByteBuffer in) {
    if (first == Frame.TWO_BYTES) {
      return in.remaining() < Short.BYTES ? -1 : in.getShort() & 0xffff;
    }
    if (first == Frame.EIGHT_BYTES) {
      return in.remaining() < Long.BYTES ? -1 : in.getLong() & Long.MAX_VALUE;
    }
    return first;
  }

  /** Whether a length is written in more bytes than it takes. */
  private static boolean isPadded(int first, long length) {
    return (first == Frame.TWO_BYTES && length < Frame.TWO_BYTES)
        || (first == Frame.EIGHT_BYTES && length <= 0xffff);
  }

  private static byte[] unmasked(ByteBuffer in, int length) {
    int mask = in.getInt();
    byte[] payload = new byte[length];
    in.get(payload);
    if (mask != 0) {
      for (int i = 0; i < length; i++) {
        payload[i] ^= (byte) (mask >> (24 - 8 * (i & 3)));
      }
    }
    return payload;
  }

  private void take(int kind, boolean last, byte[] payload) {
    switch (kind) {
      case Frame.PING -> listener.ping(payload);
      case Frame.PONG -> listener.pong(ByteBuffer.wrap(payload));
      case Frame.CLOSE -> close(payload);
      case Frame.BINARY -> listener.binary();
      default -> text(payload, last);
    }
  }

  private void close(byte[] payload) {
    int code =
        switch (payload.length) {
          case 0 -> Frame.NORMAL;
          case 1 -> 0;
          default -> ByteBuffer.wrap(payload).getShort() & 0xffff;
        };
    if (!Frame.isReason(code)) {
      listener.wrong(Frame.NOT_BY_THE_PROTOCOL);
    } else if (payload.length > 0 && decoded(wordsOf(payload)) == null) {
      listener.wrong(Frame.NOT_UTF_8);
    } else {
      listener.close(code);
    }
  }

  /** What a client says of its end, behind the code. */
  private static byte[] wordsOf(byte[] payload) {
    return Arrays.copyOfRange(payload, Short.BYTES, payload.length);
  }

  private void text(byte[] piece, boolean last) {
    ByteArrayOutputStream before = pieces;
    if (before == null && last) {
      whole(piece);
      return;
    }
    ByteArrayOutputStream all = before == null ? new ByteArrayOutputStream() : before;
    count = before == null ? 1 : count + 1;
    all.writeBytes(piece);
    if (all.size() > RequestLimits.LARGEST_FRAME || count > MOST_PIECES) {
      listener.wrong(Frame.TOO_LARGE);
      return;
    }
    pieces = last ? null : all;
    if (last) {
      whole(all.toByteArray());
    }
  }

  private void whole(byte[] bytes) {
    String text = decoded(bytes);
    if (text == null) {
      listener.wrong(Frame.NOT_UTF_8);
    } else {
      listener.text(text);
    }
  }

  /** The text in UTF-8; null if it is none. */
  private static @Nullable String decoded(byte[] bytes) {
    int signs = 0;
    for (byte each : bytes) {
      signs |= each;
    }
    if (signs >= 0) {
      return new String(bytes, ISO_8859_1); // ASCII, and faster
    }
    try {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException wrong) {
      return null;
    }
  }
}
