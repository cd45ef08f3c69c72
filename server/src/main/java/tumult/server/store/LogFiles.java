package tumult.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tumult.server.store.Change.Append;
import tumult.server.store.LogForm.Life;

/**
 * The files of the log: one that is written, those that are to be settled, and a spare one.
 *
 * <p>Who writes waits for nobody but the disk: files are made and begun anew by who settles.
 */
final class LogFiles implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(LogFiles.class);
  private static final SecureRandom RANDOM = new SecureRandom();

  private final Path database;
  private final EventFile.Opener opener;

  /** Those that are written no more, and what is in each. */
  private final List<EventFile> full = new ArrayList<>();

  private final List<Path> damaged = new ArrayList<>();
  private final Object writing = new Object();
  private EventFile current;
  private @Nullable EventFile spare;
  private long order;

  /** Begins with what another server has left, should it have been killed. */
  LogFiles(Path database, EventFile.Opener opener) throws IOException {
    this.database = database;
    this.opener = opener;
    for (LogContent left : LogContent.all(database)) {
      take(left);
    }
    current = fresh();
  }

  private void take(LogContent left) {
    order = Math.max(order, left.life().order());
    EventFile file = new EventFile(left.file(), opener);
    file.events().addAll(left.events());
    full.add(file);
    if (left.brokenAt() > 0) {
      damaged.add(left.file());
      LOG.error(
          "{} is damaged from byte {} on: events that were stored are missing, and the tables"
              + " concerned will say so; what can be read of it is taken over",
          left.file(),
          left.brokenAt());
    }
  }

  private EventFile fresh() throws IOException {
    int number = 1;
    while (Files.exists(LogContent.file(database, number))) {
      number++;
    }
    EventFile file = new EventFile(LogContent.file(database, number), opener);
    try {
      file.begin(nextLife());
      return file;
    } catch (IOException failed) {
      delete(file);
      throw failed;
    }
  }

  private Life nextLife() {
    order++;
    return new Life(order, RANDOM.nextLong() | 1); // never 0, which is what empty room has
  }

  /** Writes events as one record; whether there are so many by now that they should be settled. */
  boolean append(List<Append> events, int enough) throws IOException {
    synchronized (writing) {
      current.append(events);
      return current.isNearlyFull() || current.events().size() >= enough;
    }
  }

  /** Lets what is written from now on go elsewhere; all that was written before is given. */
  List<Append> turn() throws IOException {
    synchronized (writing) {
      current.wipe();
      if (current.isEmpty()) {
        return events();
      }
    }
    EventFile next = spare == null ? fresh() : spare;
    spare = next; // until nothing can fail any more
    synchronized (writing) {
      current.wipe();
      full.add(current);
      current = next;
    }
    spare = null;
    return events();
  }

  /** What is in the files that are written no more. */
  List<Append> events() {
    List<Append> events = new ArrayList<>();
    full.forEach(file -> events.addAll(file.events()));
    return events;
  }

  /** Lets the files go that are written no more, since all that was in them is in the journal. */
  void release() {
    while (!full.isEmpty()) {
      release(full.removeFirst());
    }
  }

  private void release(EventFile file) {
    try {
      if (damaged.remove(file.path())) {
        setAside(file.path());
      } else if (spare == null) {
        file.begin(nextLife());
        spare = file;
      } else {
        delete(file);
      }
    } catch (IOException impossible) {
      delete(file);
    }
  }

  /** Somebody may want to look at it. */
  private static void setAside(Path file) throws IOException {
    Path aside = file.resolveSibling(file.getFileName() + ".damaged");
    Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
  }

  private static void delete(EventFile file) {
    file.close();
    try {
      Files.deleteIfExists(file.path());
    } catch (IOException kept) {
      LOG.warn("{} is of no more use, and cannot be deleted: {}", file.path(), kept.getMessage());
    }
  }

  /** Removes a log with all that is in it. */
  static void clear(Path database) throws IOException {
    for (Path file : LogContent.files(database)) {
      Files.delete(file);
    }
  }

  /** Closes the files; those that nobody needs any more are deleted. */
  @Override
  public void close() {
    synchronized (writing) {
      full.forEach(EventFile::close);
      if (spare != null) {
        delete(spare);
      }
      if (current.events().isEmpty()) {
        delete(current);
      } else {
        current.close();
      }
    }
  }
}
