package tumult.server.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.server.store.Change.Append;
import tumult.server.store.LogForm.Life;

/**
 * One file of the log while it is written: what is committed is on disk when {@link #append}
 * returns.
 *
 * <p>Its room is written with zeros before it is needed. So a commit overwrites bytes that the file
 * has already, and the system has nothing else to put down for it.
 *
 * <p>After a failure the file is opened anew, and the next record comes where the failed one was to
 * be. The failed one may be there whole, so that it has to be wiped before the file is left.
 */
final class EventFile implements AutoCloseable {
  static final int ROOM = 2 << 20;
  private static final int MORE_ROOM = 1 << 20;

  /** So the system keeps the file by pages, and a commit concerns two or three. */
  private static final int PAGE = 4096;

  private final Path path;
  private final Opener opener;
  private final LogForm form = new LogForm();
  private final List<Append> events = new ArrayList<>();
  private @Nullable FileChannel open;
  private Life life = new Life(0, 0);
  private int records;
  private long end;
  private long room;
  private boolean soiled;

  /** How a file is opened, to be read and written; made if it is not there. */
  @FunctionalInterface
  interface Opener {
    FileChannel open(Path file) throws IOException;

    static FileChannel plain(Path file) throws IOException {
      return FileChannel.open(
          file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }
  }

  /** A file that is not used at present; what it holds is of no more use to anybody. */
  EventFile(Path path, Opener opener) {
    this.path = path;
    this.opener = opener;
  }

  /** Begins a new life, on disk. */
  void begin(Life fresh) throws IOException {
    boolean isNew = Files.notExists(path);
    FileChannel channel = channel();
    room = channel.size();
    fill(channel, ROOM);
    write(channel, LogForm.head(fresh), 0);
    channel.force(true);
    if (isNew) {
      force(path.toAbsolutePath().resolveSibling(""));
    }
    life = fresh;
    records = 0;
    end = LogForm.START;
    events.clear();
  }

  /** A file's own bytes can be on disk, and its name not. */
  private static void force(Path folder) throws IOException {
    try (FileChannel names = FileChannel.open(folder, StandardOpenOption.READ)) {
      names.force(true);
    }
  }

  private FileChannel channel() throws IOException {
    FileChannel channel = open;
    if (channel == null) {
      if (life.order() > 0 && Files.notExists(path)) {
        throw new NoSuchFileException(path.toString()); // else what follows would have no head
      }
      channel = opener.open(path);
      open = channel;
    }
    return channel;
  }

  private void fill(FileChannel channel, long size) throws IOException {
    while (room < size) {
      write(channel, ByteBuffer.allocate(PAGE), room);
      room += PAGE;
    }
  }

  private static void write(FileChannel channel, ByteBuffer bytes, long at) throws IOException {
    long next = at;
    while (bytes.hasRemaining()) {
      next += channel.write(bytes, next);
    }
  }

  /** Writes events as one record. */
  void append(List<Append> more) throws IOException {
    ByteBuffer record = form.record(life, records, more);
    int size = record.remaining();
    soiled = true;
    put(record);
    soiled = false;
    end += size;
    records++;
    events.addAll(more);
  }

  /** Sees to it that nothing is found behind the last record. */
  void wipe() throws IOException {
    if (soiled) {
      put(ByteBuffer.allocate(LogForm.ALIGNED));
      soiled = false;
    }
  }

  private void put(ByteBuffer bytes) throws IOException {
    try {
      FileChannel channel = channel();
      if (end + bytes.remaining() > room) {
        fill(channel, end + bytes.remaining() + MORE_ROOM);
        channel.force(true);
      }
      write(channel, bytes, end);
      channel.force(false);
    } catch (IOException failed) {
      close();
      throw failed;
    }
  }

  Path path() {
    return path;
  }

  /** What has been written into it in this life. */
  List<Append> events() {
    return events;
  }

  boolean isEmpty() {
    return records == 0;
  }

  /** Whether there is little room left. */
  boolean isNearlyFull() {
    return end > ROOM - ROOM / 8;
  }

  @Override
  public void close() {
    try {
      if (open != null) {
        open.close();
      }
    } catch (IOException gone) {
      // what has been acknowledged was on disk before
    }
    open = null;
  }
}
