package tumult.cli.doctor;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Set;

/**
 * The place where all tables are kept: is it there, is it large, and is it kept when it says so?
 */
final class Disk {
  private static final int WRITES = 60;
  private static final int BLOCK = 4096;
  private static final long MEGABYTE = 1 << 20;
  private static final long LEAST_FREE = 100 * MEGABYTE;
  private static final long ENOUGH_FREE = 1024 * MEGABYTE;

  /** No disk that can be bought writes a block and says so within this time, in milliseconds. */
  private static final double TOO_GOOD = 0.01;

  /** From here on everybody feels it, in milliseconds: every move waits for it. */
  private static final double SLOW = 50;

  private static final Set<String> IN_MEMORY = Set.of("tmpfs", "ramfs", "devtmpfs");
  private static final Set<String> FAR = Set.of("nfs", "nfs4", "cifs", "smb3", "9p", "fuse.sshfs");

  private Disk() {}

  static Finding of(Path data) {
    Path wanted = data.toAbsolutePath().normalize();
    Path there = existing(wanted);
    String owner = owner(wanted.resolve("server.lock"));
    if (!owner.isEmpty()) {
      return Finding.doubtful(
          "disk",
          "%s is in use by another Tumult (%s)".formatted(wanted, owner),
          "stop that one, or use another folder: --data FOLDER");
    }
    if (!Files.isDirectory(there)) {
      return Finding.bad("disk", there + " is no folder", "choose one: --data FOLDER");
    }
    try {
      return judge(wanted, there.toFile().getUsableSpace(), type(there), milliseconds(there));
    } catch (IOException impossible) {
      return Finding.bad(
          "disk",
          "%s cannot be written".formatted(wanted),
          "choose a folder that can: --data FOLDER");
    }
  }

  /** What kind of disk a folder is on; some systems do not say. */
  private static String type(Path folder) {
    try {
      return Files.getFileStore(folder).type();
    } catch (IOException unknown) {
      return "a disk";
    }
  }

  private static Path existing(Path wanted) {
    Path there = wanted;
    while (there.getParent() != null && !Files.exists(there)) {
      there = there.getParent();
    }
    return there;
  }

  /** Who has locked a data folder; empty if nobody has. */
  private static String owner(Path lock) {
    if (!Files.isRegularFile(lock)) {
      return "";
    }
    try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
        FileLock ours = channel.tryLock()) {
      return ours == null ? Files.readString(lock).strip() : "";
    } catch (IOException unreadable) {
      return "";
    }
  }

  /** How long writes took until the disk said that they are kept, the shortest first. */
  private static double[] milliseconds(Path folder) throws IOException {
    Path file = Files.createTempFile(folder, "tumult-doctor", ".tmp");
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      double[] times = new double[WRITES];
      for (int i = 0; i < WRITES; i++) {
        long begin = System.nanoTime();
        channel.write(ByteBuffer.allocate(BLOCK));
        channel.force(true);
        times[i] = (System.nanoTime() - begin) / 1e6;
      }
      Arrays.sort(times);
      return times;
    } finally {
      Files.delete(file);
    }
  }

  private static Finding judge(Path wanted, long free, String type, double[] times) {
    double usual = times[WRITES / 2];
    String found =
        "%s: %,d MB free on %s; kept after %.2f ms (p50), %.2f ms (p95)"
            .formatted(wanted, free / MEGABYTE, type, usual, times[WRITES * 95 / 100]);
    if (free < LEAST_FREE) {
      return Finding.bad("disk", found, "make room, or use another disk: --data FOLDER");
    }
    if (IN_MEMORY.contains(type)) {
      return Finding.doubtful(
          "disk", found, "this is memory, and empty after a restart: --data on a disk");
    }
    if (FAR.contains(type)) {
      return Finding.doubtful(
          "disk",
          found,
          "SQLite wants a disk of this machine: --data there, or --db for PostgreSQL");
    }
    if (type.equals("overlay")) {
      return Finding.doubtful(
          "disk", found, "this goes when the container does: --data in a volume");
    }
    if (usual < TOO_GOOD) {
      return Finding.doubtful(
          "disk", found, "too fast to be true: a power failure may lose what was acknowledged");
    }
    if (usual > SLOW) {
      return Finding.doubtful("disk", found, "every move waits as long: use a faster disk");
    }
    if (free < ENOUGH_FREE) {
      return Finding.doubtful("disk", found, "an evening needs little, a year does not: make room");
    }
    return Finding.good("disk", found, "another folder: --data FOLDER; back it up: tumult backup");
  }
}
