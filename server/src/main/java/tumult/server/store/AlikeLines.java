package tumult.server.store;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Lines of text that are much alike, each kept as how it differs from one of the last four: a sixth
 * of its bytes for an event of a table, in a small part of the time that compressing takes.
 *
 * <p>A line is followed along an earlier one ({@link #like}): so many bytes are the same, then so
 * many are new and so many of the earlier line passed over, and so on. Where they differ, they come
 * together again at the next comma behind which both go on alike. So lines can be read only in
 * their order, from the first one on.
 */
final class AlikeLines {
  /** How many lines are remembered: as many people usually take turns. */
  private static final int RECENT = 4;

  /** How many commas ahead two lines are brought together again, and by so many bytes. */
  private static final int AHEAD = 4;

  private static final int ALIKE = 4;

  /** How many bytes are new and how many passed over stand in one byte, if both are fewer. */
  private static final int MANY = 15;

  /** What ends a line: nothing new, and nothing passed over. */
  private static final int END = 0;

  /** The most that is written for a difference besides what is new. */
  private static final int MOST_SAID = 16;

  private static final int FIRST_SIZE = 256;

  private final byte[][] recent = new byte[RECENT][0];
  private final int[] marks = new int[RECENT];
  private int lines;

  /** Where the line that is being written, and the one that it is like, come together again. */
  private int meeting;

  private int likeMeeting;
  private ByteBuffer out = ByteBuffer.allocate(FIRST_SIZE);

  /** What has been written, in so many bytes from the first; more may follow, they never change. */
  byte[] bytes() {
    return out.array();
  }

  int length() {
    return out.position();
  }

  /** Adds a line, whose bytes must not change any more. */
  void add(byte[] text) {
    int mark = mark(text);
    int like = like(mark);
    room(1);
    out.put((byte) like);
    write(text, recent[like]);
    int place = lines++ % RECENT;
    recent[place] = text;
    marks[place] = mark;
  }

  /** Stands for the last field but one: in an event, for who has done it. */
  private static int mark(byte[] text) {
    int end = lastComma(text, text.length);
    int mark = 0;
    for (int i = lastComma(text, end) + 1; i < end; i++) {
      mark = 31 * mark + text[i];
    }
    return mark;
  }

  private static int lastComma(byte[] text, int before) {
    int i = before - 1;
    while (i >= 0 && text[i] != ',') {
      i--;
    }
    return i;
  }

  /** The place of the recent line that may be most alike. */
  private int like(int mark) {
    for (int place = 0; place < RECENT; place++) {
      if (marks[place] == mark) {
        return place;
      }
    }
    return (lines + RECENT - 1) % RECENT;
  }

  private void write(byte[] text, byte[] like) {
    int at = 0;
    int from = 0;
    while (true) {
      int same = same(text, at, like, from);
      at += same;
      from += same;
      number(same);
      if (at == text.length) {
        out.put((byte) END);
        return;
      }
      meet(text, at, like, from);
      while (meeting > at && likeMeeting > from && text[meeting - 1] == like[likeMeeting - 1]) {
        meeting--;
        likeMeeting--;
      }
      difference(text, at, meeting - at, likeMeeting - from);
      at = meeting;
      from = likeMeeting;
    }
  }

  /** Finds where both come together again: at the latest at their ends. */
  private void meet(byte[] text, int at, byte[] like, int from) {
    meeting = comma(text, at);
    for (int i = 0; i < AHEAD && meeting < text.length; i++) {
      likeMeeting = comma(like, from);
      for (int j = 0; j < AHEAD && likeMeeting < like.length; j++) {
        if (areAlike(text, meeting, like, likeMeeting)) {
          return;
        }
        likeMeeting = comma(like, likeMeeting + 1);
      }
      meeting = comma(text, meeting + 1);
    }
    meeting = text.length;
    likeMeeting = like.length;
  }

  private static boolean areAlike(byte[] text, int at, byte[] like, int from) {
    return at + ALIKE <= text.length
        && from + ALIKE <= like.length
        && Arrays.equals(text, at, at + ALIKE, like, from, from + ALIKE);
  }

  private static int same(byte[] text, int at, byte[] like, int from) {
    int most = Math.min(text.length - at, like.length - from);
    int differs = Arrays.mismatch(text, at, at + most, like, from, from + most);
    return differs < 0 ? most : differs;
  }

  private static int comma(byte[] text, int from) {
    int i = from;
    while (i < text.length && text[i] != ',') {
      i++;
    }
    return i;
  }

  private void difference(byte[] text, int at, int added, int skipped) {
    room(added + MOST_SAID);
    out.put((byte) (Math.min(added, MANY) << 4 | Math.min(skipped, MANY)));
    if (added >= MANY) {
      number(added);
    }
    if (skipped >= MANY) {
      number(skipped);
    }
    out.put(text, at, added);
  }

  /** Writes a number, seven bits a byte, the lowest first. */
  private void number(int number) {
    room(MOST_SAID);
    int rest = number;
    for (; rest > 127; rest >>= 7) {
      out.put((byte) (rest | 128));
    }
    out.put((byte) rest);
  }

  private void room(int more) {
    if (out.remaining() < more) {
      int size = Math.max(out.position() + more, out.capacity() * 5 / 4);
      out = ByteBuffer.allocate(size).put(out.flip());
    }
  }

  /** Tells the lines that have been written, one after the other. */
  static void read(byte[] bytes, int length, Consumer<byte[]> listener) {
    ByteBuffer in = ByteBuffer.wrap(bytes, 0, length);
    byte[][] recent = new byte[RECENT][0];
    for (int line = 0; in.hasRemaining(); line++) {
      byte[] text = read(in, recent[in.get()]);
      recent[line % RECENT] = text;
      listener.accept(text);
    }
  }

  private static byte[] read(ByteBuffer in, byte[] like) {
    Text text = new Text();
    int from = 0;
    while (true) {
      int same = number(in);
      text.add(ByteBuffer.wrap(like, from, same), same);
      int lengths = in.get() & 255;
      if (lengths == END) {
        return text.bytes();
      }
      int added = lengths >> 4 == MANY ? number(in) : lengths >> 4;
      int skipped = (lengths & MANY) == MANY ? number(in) : lengths & MANY;
      text.add(in, added);
      from += same + skipped;
    }
  }

  private static int number(ByteBuffer in) {
    int number = 0;
    for (int shift = 0; ; shift += 7) {
      byte part = in.get();
      number |= (part & 127) << shift;
      if (part >= 0) {
        return number;
      }
    }
  }

  /** A text as it grows. */
  private static final class Text {
    private byte[] bytes = new byte[FIRST_SIZE];
    private int length;

    void add(ByteBuffer from, int count) {
      if (length + count > bytes.length) {
        bytes = Arrays.copyOf(bytes, Math.max(length + count, 2 * length));
      }
      from.get(bytes, length, count);
      length += count;
    }

    byte[] bytes() {
      return Arrays.copyOf(bytes, length);
    }
  }
}
