package tumult.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The one thread that writes what all tables keep.
 *
 * <p>It takes all that waits, writes it in one transaction, and has everybody told. While the disk
 * works, the next lot gathers. So nobody waits for company, and the more there is to write the more
 * goes at once.
 */
public final class JournalWriter implements AutoCloseable {
  /**
   * What is written together.
   *
   * @param answer hears that it is on disk, or why it is not
   */
  private record Lot(List<? extends Change> changes, Consumer<@Nullable Exception> answer) {}

  private static final Lot END = new Lot(List.of(), failure -> {});

  private final JournalConnection journal;
  private final Executor answers;
  private final LinkedTransferQueue<Lot> waiting = new LinkedTransferQueue<>();
  private final CountDownLatch ended = new CountDownLatch(1);

  /**
   * @param answers where everybody is told, all whose lots went together in one task
   */
  public JournalWriter(JournalConnection journal, Executor answers) {
    this.journal = journal;
    this.answers = answers;
    Thread.ofPlatform().name("journal").daemon().start(this::work);
  }

  /** Writes all of it or nothing. */
  public void write(List<? extends Change> changes, Consumer<@Nullable Exception> answer) {
    waiting.add(new Lot(changes, answer));
  }

  private void work() {
    List<Lot> lots = new ArrayList<>();
    try {
      while (!lots.contains(END)) {
        lots = new ArrayList<>();
        lots.add(waiting.take());
        waiting.drainTo(lots);
        commit(lots);
      }
    } catch (InterruptedException nobody) {
      Thread.currentThread().interrupt();
    } finally {
      end();
    }
  }

  private void commit(List<Lot> lots) {
    List<Change> changes = new ArrayList<>(lots.size());
    lots.forEach(lot -> changes.addAll(lot.changes));
    Exception failure = changes.isEmpty() ? null : write(changes);
    tell(() -> lots.forEach(lot -> lot.answer.accept(failure)));
  }

  private void tell(Runnable word) {
    try {
      answers.execute(word);
    } catch (RejectedExecutionException stopped) {
      word.run(); // only those are left who do not mind
    }
  }

  private @Nullable Exception write(List<Change> changes) {
    try {
      journal.write(changes);
      return null;
    } catch (SQLException | RuntimeException failed) {
      return failed;
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
    waiting.add(END);
    try {
      ended.await();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
