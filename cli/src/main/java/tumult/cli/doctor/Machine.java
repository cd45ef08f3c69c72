package tumult.cli.doctor;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.TimeUnit;

/** Memory, clock, and how many connections there may be. */
final class Machine {
  private static final long MEGABYTE = 1 << 20;
  private static final long LEAST_MEMORY = 384;
  private static final long ENOUGH_MEMORY = 900;
  private static final long ENOUGH_FILES = 4096;
  private static final Instant RELEASED = Instant.parse("2026-01-01T00:00:00Z");

  /** What a server keeps in its heap besides tables, and for a table with two people at it. */
  private static final long HEAP_OF_SERVER = 64;

  private static final double TABLES_PER_MEGABYTE = 4;

  private Machine() {}

  static Finding java() {
    return Finding.good(
        "Java",
        "%s on %s %s, %d processors"
            .formatted(
                System.getProperty("java.runtime.version"),
                System.getProperty("os.name"),
                System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors()),
        "nothing to do");
  }

  static Finding memory() {
    if (!(ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system)) {
      return Finding.doubtful("memory", "unknown", "a small server needs 512 MB");
    }
    long all = system.getTotalMemorySize() / MEGABYTE;
    long heap = Runtime.getRuntime().maxMemory() / MEGABYTE;
    long tables = (long) Math.max(0, (heap - HEAP_OF_SERVER) * TABLES_PER_MEGABYTE);
    String found =
        "%,d MB, of which Java takes up to %,d: room for %,d tables with people at them"
            .formatted(all, heap, tables);
    if (all < LEAST_MEMORY) {
      return Finding.bad("memory", found, "a small server needs 512 MB: use a larger machine");
    }
    return all < ENOUGH_MEMORY
        ? Finding.doubtful("memory", found, "enough for a few tables; 1 GB is comfortable")
        : Finding.good("memory", found, "for more give Java more: JAVA_TOOL_OPTIONS=-Xmx4g");
  }

  static Finding files() {
    if (!(ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix)) {
      return Finding.doubtful("files", "nobody knows how many may be open", "go on");
    }
    long most = unix.getMaxFileDescriptorCount();
    String found = "%,d may be open, one for each person and some".formatted(most);
    return most < ENOUGH_FILES
        ? Finding.doubtful("files", found, "for many people: ulimit -n 65536")
        : Finding.good("files", found, "nothing to do");
  }

  static Finding clock() {
    Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    if (now.isBefore(RELEASED)) {
      return Finding.doubtful("clock", now + ", which is past", "set it: date -u -s …");
    }
    return switch (synchronised()) {
      case "yes" -> Finding.good("clock", now + ", kept right by the network", "nothing to do");
      case "no" ->
          Finding.doubtful(
              "clock",
              now + ", kept right by nobody",
              "timedatectl set-ntp true, or install chrony");
      default ->
          Finding.good(
              "clock",
              now + "; whether somebody keeps it right is not known",
              "compare it with yours");
    };
  }

  /** What systemd says, whoever keeps the clock right: yes, no, or nothing. */
  private static String synchronised() {
    try {
      Process asked =
          new ProcessBuilder("timedatectl", "show", "--property=NTPSynchronized", "--value")
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      if (!asked.waitFor(2, TimeUnit.SECONDS)) {
        asked.destroyForcibly();
        return "";
      }
      return new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException noSuchProgram) {
      return "";
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      return "";
    }
  }
}
