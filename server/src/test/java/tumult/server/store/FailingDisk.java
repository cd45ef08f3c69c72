package tumult.server.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;

/** A disk that takes no more after so many bytes, until there is room again; or does not sync. */
final class FailingDisk implements EventFile.Opener {
  private long room = Long.MAX_VALUE;
  private boolean syncs = true;

  synchronized void fullAfter(long bytes) {
    room = bytes;
  }

  synchronized void hasRoom() {
    room = Long.MAX_VALUE;
    syncs = true;
  }

  /** What is written arrives, but that is not said. */
  synchronized void doesNotSync() {
    syncs = false;
  }

  private synchronized int take(int bytes) throws IOException {
    if (room == 0) {
      throw new IOException("No space left on device");
    }
    int taken = (int) Math.min(room, bytes);
    room -= room == Long.MAX_VALUE ? 0 : taken;
    return taken;
  }

  private synchronized void sync() throws IOException {
    if (!syncs) {
      throw new IOException("Input/output error");
    }
  }

  @Override
  public FileChannel open(Path file) throws IOException {
    return new Channel(EventFile.Opener.plain(file));
  }

  private final class Channel extends FileChannel {
    private final FileChannel file;

    Channel(FileChannel file) {
      this.file = file;
    }

    @Override
    public int write(ByteBuffer bytes, long position) throws IOException {
      int taken = take(bytes.remaining());
      ByteBuffer part = bytes.slice(bytes.position(), taken);
      bytes.position(bytes.position() + taken);
      return file.write(part, position);
    }

    @Override
    public void force(boolean all) throws IOException {
      file.force(all);
      sync();
    }

    @Override
    public long size() throws IOException {
      return file.size();
    }

    @Override
    protected void implCloseChannel() throws IOException {
      file.close();
    }

    @Override
    public int read(ByteBuffer bytes) {
      throw new UnsupportedOperationException();
    }

    @Override
    public long read(ByteBuffer[] bytes, int offset, int length) {
      throw new UnsupportedOperationException();
    }

    @Override
    public int write(ByteBuffer bytes) {
      throw new UnsupportedOperationException();
    }

    @Override
    public long write(ByteBuffer[] bytes, int offset, int length) {
      throw new UnsupportedOperationException();
    }

    @Override
    public long position() {
      throw new UnsupportedOperationException();
    }

    @Override
    public FileChannel position(long position) {
      throw new UnsupportedOperationException();
    }

    @Override
    public FileChannel truncate(long size) {
      throw new UnsupportedOperationException();
    }

    @Override
    public long transferTo(long position, long count, WritableByteChannel target) {
      throw new UnsupportedOperationException();
    }

    @Override
    public long transferFrom(ReadableByteChannel source, long position, long count) {
      throw new UnsupportedOperationException();
    }

    @Override
    public int read(ByteBuffer bytes, long position) {
      throw new UnsupportedOperationException();
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long position, long size) {
      throw new UnsupportedOperationException();
    }

    @Override
    public FileLock lock(long position, long size, boolean shared) {
      throw new UnsupportedOperationException();
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) {
      throw new UnsupportedOperationException();
    }
  }
}
