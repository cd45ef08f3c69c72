package tumult.server.store;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Lines of text that are much alike, each kept as how it differs from those before it: a sixth of
 * its bytes for an event of a table, in a small part of the time that compressing takes.
 *
 * <p>A line is cut into {@link Fields}. Those that a {@link #RECENT recent} line has at the same
 * places are said by naming it; of a new one, what begins and ends it like the field in the line
 * before is left out. So lines can be read only in their order, from the first one on.
 */
final class AlikeLines {
  /** How many lines are looked back: as many people usually take turns. */
  private static final int RECENT = 4;

  /** What a part of a line begins with: its end, or fields of a recent line, or a new field. */
  private static final int END = 0;

  private static final int SAME = 1;
  private static final int NEW = 128;

  private static final int MOST_SAME = (NEW - SAME) / RECENT;
  private static final int MOST_BEGINNING = 255 - NEW;

  /** The second byte of a new field is how much of its end is left out, and how much is here. */
  private static final int HERE_BITS = 5;

  private static final int LONG = (1 << HERE_BITS) - 1;
  private static final int MOST_ENDING = 255 >> HERE_BITS;

  /** What is written for a field at most, besides the field. */
  private static final int MOST_SAID = 2 + Integer.BYTES;

  private static final int FIRST_SIZE = 256;

  private final Fields[] recent = nothing();
  private ByteBuffer out = ByteBuffer.allocate(FIRST_SIZE);

  private static Fields[] nothing() {
    Fields[] recent = new Fields[RECENT];
    Arrays.fill(recent, new Fields(new byte[0]));
    return recent;
  }

  private static void put(Fields line, Fields[] recent) {
    System.arraycopy(recent, 0, recent, 1, RECENT - 1);
    recent[0] = line;
  }

  /** What has been written, in so many bytes from the first; more may follow, they never change. */
  byte[] bytes() {
    return out.array();
  }

  int length() {
    return out.position();
  }

  /** Adds a line, whose bytes must not change any more. */
  void add(byte[] text) {
    Fields line = new Fields(text);
    room(text.length + MOST_SAID * line.count() + 1);
    for (int field = 0; field < line.count(); ) {
      field += writeSame(line, field);
    }
    out.put((byte) END);
    put(line, recent);
  }

  private void room(int more) {
    if (out.remaining() < more) {
      int size = Math.max(out.position() + more, out.capacity() * 5 / 4);
      out = ByteBuffer.allocate(size).put(out.flip());
    }
  }

  /** Writes as many fields as a recent line has as well, or a new one; how many it was. */
  private int writeSame(Fields line, int field) {
    for (int back = 0; back < RECENT; back++) {
      int same = line.same(recent[back], field);
      if (same > 0) {
        out.put((byte) (SAME + RECENT * (same - 1) + back));
        return same;
      }
    }
    writeNew(line, field);
    return 1;
  }

  private void writeNew(Fields line, int field) {
    int begin = line.begin(field);
    int end = line.end(field);
    int beginning = line.beginning(recent[0], field);
    int ending = line.ending(recent[0], field, beginning);
    int here = end - begin - beginning - ending;
    out.put((byte) (NEW + beginning));
    out.put((byte) (ending << HERE_BITS | Math.min(here, LONG)));
    if (here >= LONG) {
      out.putInt(here);
    }
    out.put(line.text, begin + beginning, here);
  }

  /** Tells the lines that have been written, one after the other. */
  static void read(byte[] bytes, int length, Consumer<byte[]> listener) {
    ByteBuffer in = ByteBuffer.wrap(bytes, 0, length);
    Fields[] recent = nothing();
    while (in.hasRemaining()) {
      byte[] text = readLine(in, recent);
      put(new Fields(text), recent);
      listener.accept(text);
    }
  }

  private static byte[] readLine(ByteBuffer in, Fields[] recent) {
    Text line = new Text();
    int field = 0;
    for (int said = in.get() & 255; said != END; said = in.get() & 255) {
      if (said >= NEW) {
        readNew(said - NEW, in, recent[0], field, line);
        field++;
      } else {
        Fields like = recent[(said - SAME) % RECENT];
        int next = field + (said - SAME) / RECENT + 1;
        line.add(like.text, like.begin(field), like.end(next - 1));
        field = next;
      }
    }
    return line.bytes();
  }

  private static void readNew(int beginning, ByteBuffer in, Fields last, int field, Text line) {
    int lengths = in.get() & 255;
    int here = lengths & LONG;
    if (here == LONG) {
      here = in.getInt();
    }
    int ending = lengths >> HERE_BITS;
    line.add(last.text, last.begin(field), last.begin(field) + beginning);
    line.add(in, here);
    line.add(last.text, last.end(field) - ending, last.end(field));
  }

  /** A text as it grows. */
  private static final class Text {
    private byte[] bytes = new byte[FIRST_SIZE];
    private int length;

    void add(byte[] from, int begin, int end) {
      room(end - begin);
      System.arraycopy(from, begin, bytes, length, end - begin);
      length += end - begin;
    }

    void add(ByteBuffer from, int count) {
      room(count);
      from.get(bytes, length, count);
      length += count;
    }

    private void room(int more) {
      if (length + more > bytes.length) {
        bytes = Arrays.copyOf(bytes, Math.max(length + more, 2 * length));
      }
    }

    byte[] bytes() {
      return Arrays.copyOf(bytes, length);
    }
  }

  /** A line and where its fields end, each with the comma behind it. */
  private static final class Fields {
    private static final int USUAL = 16;

    final byte[] text;
    private final int[] ends;

    Fields(byte[] text) {
      this.text = text;
      int[] found = new int[USUAL];
      int count = 0;
      for (int i = 0; i < text.length; i++) {
        if (text[i] == ',' || i == text.length - 1) {
          if (count == found.length) {
            found = Arrays.copyOf(found, 2 * count);
          }
          found[count++] = i + 1;
        }
      }
      ends = Arrays.copyOf(found, count);
    }

    int count() {
      return ends.length;
    }

    /** Where a field begins; the end of the line if it has fewer. */
    int begin(int field) {
      return field == 0 ? 0 : end(field - 1);
    }

    int end(int field) {
      return field < ends.length ? ends[field] : text.length;
    }

    /** How many fields from there on another line has at the same places. */
    int same(Fields other, int from) {
      int most = Math.min(Math.min(ends.length, other.ends.length), from + MOST_SAME);
      int field = from;
      while (field < most && isSame(other, field)) {
        field++;
      }
      return field - from;
    }

    private boolean isSame(Fields other, int field) {
      return Arrays.equals(
          text, begin(field), ends[field], other.text, other.begin(field), other.ends[field]);
    }

    /** How many bytes of a field are those with which another line's begins. */
    int beginning(Fields other, int field) {
      int most = Math.min(MOST_BEGINNING, shorter(other, field));
      int begin = begin(field);
      int otherBegin = other.begin(field);
      int differs =
          Arrays.mismatch(text, begin, begin + most, other.text, otherBegin, otherBegin + most);
      return differs < 0 ? most : differs;
    }

    /** How many bytes behind so many are those with which another line's ends. */
    int ending(Fields other, int field, int beginning) {
      int most = Math.min(MOST_ENDING, shorter(other, field) - beginning);
      int ending = 0;
      while (ending < most
          && text[end(field) - 1 - ending] == other.text[other.end(field) - 1 - ending]) {
        ending++;
      }
      return ending;
    }

    private int shorter(Fields other, int field) {
      return Math.min(end(field) - begin(field), other.end(field) - other.begin(field));
    }
  }
}
