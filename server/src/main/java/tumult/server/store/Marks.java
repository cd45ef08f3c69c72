package tumult.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How far tables have come, in a file beside the database.
 *
 * <p>A database that has lost its end, because its log was cut short, is whole and older, and
 * cannot say so itself. The file is a second behind at most, and holds the latest tables only.
 */
final class Marks implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Marks.class);
  private static final String FILE = "marks.txt";
  private static final int MOST_TABLES = 20_000;
  private static final int LARGEST_FILE = 1 << 20;
  private static final int PAUSE_MILLIS = 1000;

  private final @Nullable Path file;
  private final Map<String, Long> numbers =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
          return size() > MOST_TABLES;
        }
      };
  private final Map<String, Long> unwritten = new HashMap<>();
  private @Nullable ScheduledExecutorService writer;
  private @Nullable Future<?> writing;
  private boolean behind;

  private Marks(@Nullable Path file) {
    this.file = file;
  }

  /** For a database that looks after itself. */
  static Marks none() {
    return new Marks(null);
  }

  /** Those that were left in a folder, which go on from there. */
  static Marks in(Path folder) {
    Marks marks = new Marks(folder.resolve(FILE));
    marks.read();
    ScheduledExecutorService writer =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("marks").daemon().factory());
    marks.writing =
        writer.scheduleWithFixedDelay(
            marks::write, PAUSE_MILLIS, PAUSE_MILLIS, TimeUnit.MILLISECONDS);
    marks.writer = writer;
    return marks;
  }

  /** Forgets those of a folder, whose tables are others from now on. */
  static void clear(Path folder) throws IOException {
    Files.deleteIfExists(folder.resolve(FILE));
  }

  /** A table has come so far, on disk. */
  synchronized void note(String table, long number) {
    if (file != null) {
      numbers.put(table, number);
      unwritten.put(table, number);
    }
  }

  /** How far a table had come when last heard of, 0 if never. */
  synchronized long of(String table) {
    return numbers.getOrDefault(table, 0L);
  }

  private synchronized void read() {
    if (file != null && Files.exists(file)) {
      try (Stream<String> lines = Files.lines(file)) {
        lines.forEach(this::read);
      } catch (IOException | RuntimeException unreadable) {
        LOG.warn("{} cannot be read: {}", file, unreadable.getMessage());
      }
    }
  }

  private void read(String line) {
    int space = line.indexOf(' ');
    if (space > 0 && line.substring(space + 1).matches("[0-9]{1,18}")) {
      numbers.put(line.substring(0, space), Long.parseLong(line.substring(space + 1)));
    }
  }

  /** Nobody who notes something waits for the disk meanwhile. */
  private void write() {
    if (file == null) {
      return;
    }
    try {
      if (behind || (Files.exists(file) && Files.size(file) > LARGEST_FILE)) {
        Path fresh = file.resolveSibling(FILE + ".fresh");
        Files.writeString(fresh, all());
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
      } else {
        String latest = latest();
        if (!latest.isEmpty()) {
          Files.writeString(file, latest, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
      }
      behind = false;
    } catch (IOException failed) {
      if (!behind) {
        LOG.warn("{} cannot be written: {}", file, failed.getMessage());
      }
      behind = true;
    }
  }

  private synchronized String latest() {
    String text = text(unwritten);
    unwritten.clear();
    return text;
  }

  private synchronized String all() {
    unwritten.clear();
    return text(numbers);
  }

  private static String text(Map<String, Long> some) {
    StringBuilder text = new StringBuilder();
    some.forEach((table, number) -> text.append(table).append(' ').append(number).append('\n'));
    return text.toString();
  }

  @Override
  public void close() {
    if (writer != null && writing != null) {
      writing.cancel(false);
      writer.execute(this::write);
      writer.close();
    }
  }
}
