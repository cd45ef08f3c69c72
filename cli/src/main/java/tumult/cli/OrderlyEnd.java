package tumult.cli;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** The last work of a process, which must not keep it from ending. */
public final class OrderlyEnd {
  private OrderlyEnd() {}

  /**
   * Whether the work was done in time; if not, what all threads were doing is written to a file.
   */
  public static boolean within(Duration patience, Runnable work, Path threads) {
    Thread end = Thread.ofPlatform().name("end").daemon().start(work);
    try {
      if (end.join(patience)) {
        return true;
      }
      Files.createDirectories(threads.toAbsolutePath().getParent());
      Files.deleteIfExists(threads);
      ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
          .dumpThreads(
              threads.toAbsolutePath().toString(),
              HotSpotDiagnosticMXBean.ThreadDumpFormat.TEXT_PLAIN);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    } catch (IOException unwritable) {
      System.err.println(
          "tumult: " + threads + " could not be written: " + unwritable.getMessage());
    }
    return false;
  }
}
