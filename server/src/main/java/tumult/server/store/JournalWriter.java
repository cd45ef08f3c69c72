package tumult.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one thread that writes what all tables keep.
 *
 * <p>It takes all that waits, writes it in one transaction, and has everybody told. While the disk
 * works, the next lot gathers. So the more there is to write the more goes at once. After a crowd a
 * moment is left for the next one to gather: else a fast disk would be asked thousands of times a
 * second, for a handful each time. Who is nearly alone never waits.
 */
public final class JournalWriter implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(JournalWriter.class);

  /** Where so many wrote at once, more will soon. */
  private static final int CROWD = 4;

  private static final long MOMENT_NANOS = 2_000_000;

  private static final Lot END = new Lot(List.of(), failure -> {});

  private final JournalConnection journal;
  private final Executor answers;
  private final LinkedTransferQueue<Lot> waiting = new LinkedTransferQueue<>();
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile boolean closing;

  /**
   * @param answers where everybody is told, all whose lots went together in one task
   */
  public JournalWriter(JournalConnection journal, Executor answers) {
    this.journal = journal;
    this.answers = answers;
    Thread.ofPlatform().name("journal").daemon().start(this::work);
  }

  /** Writes all of it or nothing. */
  public void write(List<Change> changes, Consumer<@Nullable Exception> answer) {
    waiting.add(new Lot(changes, answer));
  }

  private void work() {
    try {
      boolean crowded = false;
      while (!closing || !waiting.isEmpty()) {
        if (crowded) {
          LockSupport.parkNanos(MOMENT_NANOS);
        }
        List<Lot> lots = new ArrayList<>();
        lots.add(waiting.take());
        waiting.drainTo(lots);
        commit(lots);
        crowded = lots.size() >= CROWD;
      }
    } catch (InterruptedException nobody) {
      Thread.currentThread().interrupt();
    } finally {
      end();
    }
  }

  private void commit(List<Lot> lots) {
    try {
      journal.commit(lots, this::tell);
    } catch (Throwable broken) { // no memory: who comes after these may have better luck
      LOG.error("events could not be written", broken);
      Exception failure = new IllegalStateException("could not be written", broken);
      lots.forEach(lot -> lot.answer().accept(failure));
    }
  }

  private void tell(Runnable word) {
    try {
      answers.execute(word);
    } catch (RejectedExecutionException stopped) {
      word.run(); // only those are left who do not mind
    }
  }

  private void end() {
    try {
      journal.settle();
    } catch (SQLException | RuntimeException away) {
      // it is on disk, and will be settled by whoever writes next
    }
    journal.close();
    ended.countDown();
  }

  /** Writes what still waits, and puts all of it where it is kept for good. */
  @Override
  public void close() {
    closing = true;
    waiting.add(END);
    try {
      ended.await();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
