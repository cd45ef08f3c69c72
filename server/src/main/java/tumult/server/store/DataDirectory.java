package tumult.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * A folder that belongs to one running server alone.
 *
 * <p>The operating system holds the lock, so that it goes when the process does, however that ends.
 */
final class DataDirectory implements AutoCloseable {
  private final FileChannel guard;

  /** Takes the folder, which is made if it is not there. */
  DataDirectory(Path folder) {
    Path file = folder.resolve("server.lock");
    try {
      Files.createDirectories(folder);
      guard =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      if (lock() == null) {
        String owner = Files.readString(file).strip();
        guard.close();
        throw new InUse(folder, owner);
      }
      guard.truncate(0);
      guard.write(ByteBuffer.wrap(process().getBytes(StandardCharsets.UTF_8)), 0);
    } catch (IOException impossible) {
      throw new UncheckedIOException("the data directory %s".formatted(folder), impossible);
    }
  }

  private @Nullable FileLock lock() throws IOException {
    try {
      return guard.tryLock();
    } catch (OverlappingFileLockException sameProcess) {
      return null;
    }
  }

  private static String process() {
    return "process %d%n".formatted(ProcessHandle.current().pid());
  }

  @Override
  public void close() {
    try {
      guard.close();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** Another server has the folder. */
  static final class InUse extends IllegalStateException {
    InUse(Path folder, String owner) {
      super(
          "the data directory %s is in use by another Tumult server (%s): stop that one, or give this one another directory"
              .formatted(folder.toAbsolutePath(), owner));
    }
  }
}
