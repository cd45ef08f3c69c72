package tumult.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * A folder that belongs to one running server alone.
 *
 * <p>The operating system holds the lock, so that it goes when the process does, however that ends.
 */
final class DataDirectory implements Store.Guard {
  /**
   * The folders that this process has. Asked first, because even to open and close the file once
   * more would end this process's own lock on it; and kept here, because a channel that nobody
   * refers to any more is closed by the garbage collector, and the lock with it.
   */
  private static final Map<Path, DataDirectory> OURS = new ConcurrentHashMap<>();

  private static final String LOCK = "server.lock";

  private final Path folder;
  private final FileChannel guard;

  /** Takes the folder, which is made if it is not there. */
  DataDirectory(Path wanted) {
    try {
      folder = Files.createDirectories(wanted).toRealPath();
      if (OURS.putIfAbsent(folder, this) != null) {
        throw inUse(process());
      }
      guard = lockOrLetGo(folder.resolve(LOCK));
    } catch (IOException impossible) {
      throw new Unusable(
          "the data directory %s cannot be used: %s; choose one that can be written with --data"
              .formatted(wanted, reason(impossible)),
          impossible);
    }
  }

  /** What the file system says, in a few words. */
  static String reason(IOException impossible) {
    return switch (impossible) {
      case AccessDeniedException denied -> "no permission for " + denied.getFile();
      case FileAlreadyExistsException file -> file.getFile() + " is no folder";
      case NoSuchFileException missing -> "there is no " + missing.getFile();
      case FileSystemException failed when failed.getReason() == null ->
          failed.getFile() + " cannot be made or read";
      default -> String.valueOf(impossible.getMessage());
    };
  }

  private Unusable inUse(String owner) {
    return new Unusable(
        "the data directory %s is in use by another Tumult server (%s): stop it or use another directory"
            .formatted(folder, owner));
  }

  private FileChannel lockOrLetGo(Path file) throws IOException {
    try {
      return lock(file);
    } catch (IOException | Unusable failed) {
      OURS.remove(folder);
      throw failed;
    }
  }

  private FileChannel lock(Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    if (channel.tryLock() == null) {
      channel.close();
      throw inUse(Files.readString(file));
    }
    channel.truncate(0);
    channel.write(ByteBuffer.wrap(process().getBytes(StandardCharsets.UTF_8)));
    return channel;
  }

  /** Whether there is nothing in the folder but the lock. */
  boolean isEmpty() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.allMatch(file -> file.endsWith(LOCK));
    }
  }

  /** The file that keeps everything. */
  static Path database(Path folder) {
    return folder.resolve("tumult.db");
  }

  private static String process() {
    return "process " + ProcessHandle.current().pid();
  }

  @Override
  public void close() {
    OURS.remove(folder);
    try {
      guard.close();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
