package tumult.server.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tumult.server.store.Change.Append;
import tumult.server.store.LogForm.Life;

/**
 * What is in a file of the log.
 *
 * <p>The last record may be half written: the power was cut, and nobody has been told that it is
 * stored. If whole ones come after a broken one, the file is damaged: what was in it had been
 * stored. Those that are whole are read all the same; what is missing shows by the numbers of the
 * events, or by {@link Marks}.
 *
 * @param brokenAt where the first broken record is that had been whole; 0 if there is none
 */
record LogContent(Path file, Life life, List<Append> events, int brokenAt) {
  private static final String BETWEEN = "-events-";

  /** The files of a database's log, the earliest life first. */
  static List<LogContent> all(Path database) throws IOException {
    List<LogContent> all = new ArrayList<>();
    for (Path file : files(database)) {
      all.add(read(file));
    }
    all.sort(Comparator.comparingLong(content -> content.life.order()));
    return all;
  }

  /** The file of that number beside a database. */
  static Path file(Path database, int number) {
    return database.resolveSibling(database.getFileName() + BETWEEN + number);
  }

  /** Those that are there. */
  static List<Path> files(Path database) throws IOException {
    String begin = database.getFileName() + BETWEEN;
    try (Stream<Path> all = Files.list(database.toAbsolutePath().resolveSibling(""))) {
      return all.filter(file -> isNumbered(file.getFileName().toString(), begin)).toList();
    }
  }

  private static boolean isNumbered(String name, String begin) {
    return name.startsWith(begin) && name.substring(begin.length()).matches("[0-9]{1,9}");
  }

  static LogContent read(Path file) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
    return read(file, bytes, LogForm.life(bytes));
  }

  private static LogContent read(Path file, ByteBuffer bytes, Life life) throws IOException {
    List<Append> events = new ArrayList<>();
    int brokenAt = life.order() == 0 && life.mark() != 0 ? 1 : 0;
    int number = 0;
    int end = LogForm.START;
    for (int at = find(bytes, end, life, number); at >= 0; at = find(bytes, end, life, number)) {
      brokenAt = brokenAt == 0 && at > end ? end : brokenAt;
      EventBytes.tell(LogForm.events(bytes, at), events::add);
      number = LogForm.number(bytes, at, life) + 1;
      end = LogForm.after(bytes, at);
    }
    return new LogContent(file, life, events, brokenAt);
  }

  /** Where the next whole record is; -1 if there is none. */
  private static int find(ByteBuffer file, int from, Life life, int number) {
    for (int at = from; at < file.limit(); at += LogForm.ALIGNED) {
      if (LogForm.number(file, at, life) >= number) {
        return at;
      }
    }
    return -1;
  }

  /**
   * All events of a log that a server may be writing meanwhile, none without those before it that
   * are not in the database by then.
   *
   * <p>The latest file is read first: while it is written, those before it no longer are. One that
   * has begun another life since the first look has been settled.
   */
  static List<Append> ofRunning(Path database) throws IOException {
    List<LogContent> seen = all(database);
    List<Append> events = new ArrayList<>();
    for (LogContent each : seen.reversed()) {
      events.addAll(atRest(each).events);
    }
    return events;
  }

  /** Reads until it finds the same: a record that was being written is not a broken one. */
  private static LogContent atRest(LogContent seen) throws IOException {
    LogContent before = seen;
    while (true) {
      LogContent now;
      try {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(seen.file));
        now = read(seen.file, bytes, seen.life);
      } catch (NoSuchFileException settled) {
        return before;
      }
      if (now.brokenAt == before.brokenAt) {
        return now;
      }
      before = now;
    }
  }
}
