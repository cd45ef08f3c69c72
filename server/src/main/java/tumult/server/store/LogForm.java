package tumult.server.store;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.zip.CRC32C;
import tumult.server.store.Change.Append;

/**
 * How a file of the log is written: a head, and from {@link #START} on a record for each commit.
 *
 * <p>A file is used again and again. Each life of it has a mark of its own, drawn by lot, which is
 * in the head and in every record; so what an earlier life has left is never taken for a record of
 * this one, and neither is what somebody has typed. The records of a life are numbered from 0.
 *
 * <pre>
 * head    "TumultEv" | order 8 | mark 8 | checksum 4
 * record  mark 8 | number 4 | length 4 | checksum 4 | events | zeros up to a multiple of 8
 * </pre>
 */
final class LogForm {
  /** Where the first record is: no record shares a page with the head. */
  static final int START = 4096;

  static final int ALIGNED = 8;
  private static final long NAME = 0x54756d756c744576L; // TumultEv
  private static final int HEAD_SUM = 24;
  private static final int NUMBER = 8;
  private static final int LENGTH = 12;
  private static final int SUM = 16;
  private static final int EVENTS = 20;

  private final Bytes bytes = new Bytes();

  /**
   * Which life of a file this is.
   *
   * @param order a later one has a higher
   */
  record Life(long order, long mark) {}

  /** Lets its bytes be used without a copy. */
  private static final class Bytes extends ByteArrayOutputStream {
    byte[] all() {
      return buf;
    }
  }

  static ByteBuffer head(Life life) {
    ByteBuffer head = ByteBuffer.allocate(START);
    head.putLong(NAME).putLong(life.order).putLong(life.mark);
    head.putInt(sum(head)).rewind();
    return head;
  }

  /** The life that a file is in, by its head; of order 0, by its first record, without a head. */
  static Life life(ByteBuffer file) {
    if (file.limit() < START + EVENTS) {
      return new Life(0, 0);
    }
    return hasHead(file)
        ? new Life(file.getLong(8), file.getLong(16))
        : new Life(0, file.getLong(START));
  }

  private static boolean hasHead(ByteBuffer file) {
    return file.getLong(0) == NAME && file.getInt(HEAD_SUM) == sum(file);
  }

  /** The record of a commit, in a buffer that is good until the next is asked for. */
  ByteBuffer record(Life life, int number, List<Append> events) throws IOException {
    bytes.reset();
    bytes.write(new byte[EVENTS], 0, EVENTS);
    EventBytes.write(events, new DataOutputStream(bytes));
    int length = bytes.size() - EVENTS;
    bytes.write(new byte[ALIGNED], 0, padding(bytes.size()));
    ByteBuffer record = ByteBuffer.wrap(bytes.all(), 0, bytes.size());
    record.putLong(0, life.mark).putInt(NUMBER, number).putInt(LENGTH, length);
    return record.putInt(SUM, sum(record, 0, length));
  }

  private static int padding(int size) {
    return -size & (ALIGNED - 1);
  }

  /** The number of the record that is there, whole; -1 if there is none of this life. */
  static int number(ByteBuffer file, int at, Life life) {
    if (at + EVENTS > file.limit() || file.getLong(at) != life.mark || life.mark == 0) {
      return -1;
    }
    int length = length(file, at);
    boolean fits = length >= 0 && length <= file.limit() - at - EVENTS;
    return fits && file.getInt(at + SUM) == sum(file, at, length) ? file.getInt(at + NUMBER) : -1;
  }

  private static int length(ByteBuffer file, int at) {
    return file.getInt(at + LENGTH);
  }

  /** The events of the record that is there. */
  static byte[] events(ByteBuffer file, int at) {
    byte[] events = new byte[length(file, at)];
    file.get(at + EVENTS, events);
    return events;
  }

  /** Where the next record begins. */
  static int after(ByteBuffer file, int at) {
    int size = EVENTS + length(file, at);
    return at + size + padding(size);
  }

  private static int sum(ByteBuffer record, int at, int length) {
    CRC32C sum = new CRC32C();
    sum.update(record.slice(at, SUM));
    sum.update(record.slice(at + EVENTS, length));
    return (int) sum.getValue();
  }

  private static int sum(ByteBuffer head) {
    CRC32C sum = new CRC32C();
    sum.update(head.slice(0, HEAD_SUM));
    return (int) sum.getValue();
  }
}
