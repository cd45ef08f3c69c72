package tumult.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Whether what is decided could be stored now. It is tried by storing a little, on a connection and
 * a thread of its own: once a second at most, one try at a time, however many ask.
 */
public final class Readiness implements AutoCloseable {
  /** What {@link #problem} says when there is none. */
  public static final String NONE = "";

  private static final String SILENT = "the database does not answer";
  private static final String FULL = "the disk is full";
  private static final long FRESH = TimeUnit.SECONDS.toNanos(1);
  private static final int PATIENCE_SECONDS = 3;
  private static final int TRY_SECONDS = 1;

  /** Error codes of SQLite, the low byte of the long ones. */
  private static final int SQLITE_FULL = 13;

  private static final int SQLITE_IOERR = 10;
  private static final int SQLITE_BUSY = 5;

  private final Store store;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("ready").daemon().factory());
  private @Nullable Connection connection;
  private CompletableFuture<String> latest = CompletableFuture.completedFuture(SILENT);
  private long began = System.nanoTime() - 2 * FRESH;

  public Readiness(Store store) {
    this.store = store;
  }

  /** Why nothing could be stored, in words; {@link #NONE} if it could. */
  public String problem() {
    try {
      return latest().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException | ExecutionException unanswered) {
      return SILENT;
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      return SILENT;
    }
  }

  private synchronized CompletableFuture<String> latest() {
    long now = System.nanoTime();
    if (latest.isDone() && now - began > FRESH) {
      began = now;
      latest = CompletableFuture.supplyAsync(this::tryToStore, thread);
    }
    return latest;
  }

  /** A connection that was open before may have died with the database: then once more. */
  private String tryToStore() {
    boolean known = connection != null;
    String problem = store();
    return known && problem.equals(SILENT) ? store() : problem;
  }

  private String store() {
    try {
      if (connection == null) {
        connection = store.connect(TRY_SECONDS);
      }
      try (Statement statement = connection.createStatement()) {
        statement.execute(store.smallestWrite());
      }
      store.tryLog();
      return NONE;
    } catch (SQLException failed) {
      hangUp();
      return inWords(failed);
    }
  }

  static String inWords(SQLException failed) {
    String state = String.valueOf(failed.getSQLState());
    int code = failed.getErrorCode() & 0xff;
    if (code == SQLITE_FULL || state.equals("53100")) {
      return FULL;
    }
    if (code == SQLITE_IOERR) {
      return "the disk cannot be written";
    }
    boolean gone = code == SQLITE_BUSY || state.startsWith("08") || state.startsWith("57");
    return gone ? SILENT : "the database cannot be written";
  }

  private void hangUp() {
    if (connection != null) {
      try {
        connection.close();
      } catch (SQLException gone) {
        // that is why
      }
      connection = null;
    }
  }

  @Override
  public void close() {
    thread.execute(this::hangUp);
    thread.shutdown();
    try {
      thread.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
