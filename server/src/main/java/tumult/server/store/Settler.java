package tumult.server.store;

import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tumult.server.store.Change.Append;

/**
 * The thread that writes into SQLite what need not be there at once: events that have been logged,
 * snapshots, and records of games.
 *
 * <p>Events are settled by the thousand. Everything else waits a moment for company, so that the
 * disk is waited for ten times a second at most; whoever wants to know is told when it is there.
 */
final class Settler implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Settler.class);

  /** So many at once are written before anybody notices that a processor is busy. */
  private static final int PIECE = 1024;

  private static final long MOST_REST_NANOS = TimeUnit.MILLISECONDS.toNanos(50);
  private static final int MOMENT_MILLIS = 100;
  private static final int AGAIN_MILLIS = 1000;

  private final JournalConnection journal;
  private final LogFiles files;
  private final Unsettled unsettled;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("settler").daemon().factory());
  private final AtomicBoolean due = new AtomicBoolean();
  private List<Lot> waiting = new ArrayList<>();
  private boolean behind;

  Settler(JournalConnection journal, LogFiles files, Unsettled unsettled) {
    this.journal = journal;
    this.files = files;
    this.unsettled = unsettled;
  }

  /** Settles what was there before, once the server has begun. */
  void begin() {
    if (unsettled.count() > 0) {
      again();
    }
  }

  private void again() {
    if (due.compareAndSet(false, true)) {
      var _ = thread.schedule(this::move, AGAIN_MILLIS, TimeUnit.MILLISECONDS);
    }
  }

  /** Settles what has been logged so far; nobody waits for it. */
  void soon() {
    if (due.compareAndSet(false, true)) {
      thread.execute(this::move);
    }
  }

  private void move() {
    Throwable failed = moved();
    due.set(false);
    report(failed);
    if (failed != null) {
      again();
    }
  }

  /** Says once that events cannot be settled, and once that they can again. */
  private void report(@Nullable Throwable failed) {
    if (failed != null && !behind) {
      LOG.warn("events stay in the log at present: {}", failed.getMessage());
    }
    if (failed == null && behind) {
      LOG.info("events are settled again");
    }
    behind = failed != null;
  }

  private @Nullable Throwable moved() {
    try {
      moveAll(MOST_REST_NANOS);
      return null;
    } catch (Throwable failed) { // no memory: tried again like everything else
      return failed;
    }
  }

  /** First what could not be settled before: no file is begun as long as another one cannot go. */
  private void moveAll(long mostRest) throws SQLException, IOException {
    moveEvents(files.events(), mostRest);
    moveEvents(files.turn(), mostRest);
  }

  private void moveEvents(List<Append> events, long mostRest) throws SQLException {
    Map<String, List<Append>> piece = new LinkedHashMap<>();
    List<Change> changes = new ArrayList<>();
    for (Map.Entry<String, List<Append>> each : Unsettled.byId(events).entrySet()) {
      piece.put(each.getKey(), each.getValue());
      changes.addAll(each.getValue());
      if (changes.size() >= PIECE) {
        movePiece(piece, changes, mostRest);
      }
    }
    movePiece(piece, changes, mostRest);
    files.release();
  }

  /** Settles the events of some tables, and then rests for as long as that took. */
  private void movePiece(Map<String, List<Append>> piece, List<Change> changes, long mostRest)
      throws SQLException {
    if (changes.isEmpty()) {
      return;
    }
    long begun = System.nanoTime();
    journal.writeAtOnce(changes);
    unsettled.remove(piece);
    piece.clear();
    changes.clear();
    if (unsettled.count() < 2 * EventLog.ENOUGH) {
      LockSupport.parkNanos(Math.min(System.nanoTime() - begun, mostRest));
    }
  }

  /** Writes that a moment later, and tells whoever wants to know. */
  void keep(Lot lot) {
    try {
      if (add(lot)) {
        var _ = thread.schedule(this::writeWaiting, MOMENT_MILLIS, TimeUnit.MILLISECONDS);
      }
    } catch (RejectedExecutionException closed) {
      refuse(closed);
    }
  }

  private void refuse(Exception closed) {
    take().forEach(lot -> lot.answer().accept(closed));
  }

  /** Whether it is the first. */
  private synchronized boolean add(Lot lot) {
    waiting.add(lot);
    return waiting.size() == 1;
  }

  private synchronized List<Lot> take() {
    List<Lot> taken = waiting;
    waiting = new ArrayList<>();
    return taken;
  }

  private void writeWaiting() {
    List<Lot> lots = take();
    List<Change> changes = lots.stream().flatMap(lot -> lot.changes().stream()).toList();
    Exception failed = written(changes);
    lots.forEach(lot -> lot.answer().accept(failed));
  }

  private @Nullable Exception written(List<Change> changes) {
    try {
      journal.writeAtOnce(changes);
      return null;
    } catch (SQLException | RuntimeException failed) {
      return failed;
    }
  }

  /** Writes everything, and returns when it is done. */
  void settle() throws SQLException {
    try {
      thread.submit(this::all).get();
    } catch (ExecutionException failed) {
      throw new SQLException(failed.getCause());
    } catch (RejectedExecutionException closed) {
      throw new SQLException("the log is closed", closed);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      throw new SQLException("interrupted while events were settled", hurried);
    }
  }

  private String all() throws SQLException, IOException {
    writeWaiting();
    moveAll(0);
    return "all is settled";
  }

  @Override
  public void close() {
    try {
      settle();
    } catch (SQLException away) {
      LOG.warn("events stay in the log: {}", away.getMessage());
    }
    thread.shutdownNow();
    refuse(new RejectedExecutionException("the log is closed"));
    journal.close();
  }
}
