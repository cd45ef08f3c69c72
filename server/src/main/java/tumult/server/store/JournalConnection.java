package tumult.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tumult.server.store.Change.Append;
import tumult.server.store.Change.Stored;

/**
 * The events and snapshots of all tables, by one connection that only one thread uses.
 *
 * <p>The connection is made when it is needed and given up after a failure. What fails on one that
 * was there already is tried once more on a new one, so that a database may be restarted without
 * anybody noticing; nothing can happen twice by that, because no number can be stored twice. While
 * the database cannot be reached everything fails at once, but for one attempt in a while.
 */
public final class JournalConnection implements AutoCloseable {
  private static final long REST = TimeUnit.MILLISECONDS.toNanos(500);

  private final String url;
  private final String node;
  private final @Nullable EventLog log;
  private final Unsettled unsettled;
  private @Nullable JournalStatements open;
  private @Nullable SQLException unreachable;
  private long lastAttempt;

  /**
   * @param node this one's in the register of a cluster, outside of which it must not write; empty
   *     for a server alone
   * @param log where events go first; null if they go into the journal at once
   */
  JournalConnection(String url, String node, @Nullable EventLog log) {
    this.url = url;
    this.node = node;
    this.log = log;
    unsettled = log == null ? new Unsettled() : log.unsettled();
  }

  /** Writes all of it or nothing. When this returns, it is on disk. */
  public void write(List<Change> changes) throws SQLException {
    CompletableFuture<Optional<Exception>> done = new CompletableFuture<>();
    Lot lot = new Lot(changes, failure -> done.complete(Optional.ofNullable(failure)));
    commit(List.of(lot), Runnable::run);
    Optional<Exception> failure = done.join();
    if (failure.isPresent()) {
      throw failure.get() instanceof SQLException known
          ? known
          : new SQLException(failure.get().getMessage(), failure.get());
    }
  }

  /**
   * Writes the events of all lots together. Each is answered when all of it is on disk: at once, or
   * a moment later where there is something else in it and a log, which has room for events only.
   *
   * @param answers where those are told that are answered at once, in one task
   */
  void commit(List<Lot> lots, Executor answers) {
    Exception failure = written(lots);
    List<Lot> answered = failure == null ? keptBeside(lots) : lots;
    answers.execute(() -> answered.forEach(lot -> lot.answer().accept(failure)));
  }

  /** Lets the log see to what is no event; those in which there is nothing else. */
  private List<Lot> keptBeside(List<Lot> lots) {
    EventLog to = log;
    if (to == null) {
      return lots;
    }
    List<Lot> whole = new ArrayList<>(lots.size());
    for (Lot lot : lots) {
      if (lot.isEvents()) {
        whole.add(lot);
      } else {
        to.keep(lot.beside());
      }
    }
    return whole;
  }

  private @Nullable Exception written(List<Lot> lots) {
    try {
      if (log == null) {
        writeAtOnce(lots.stream().flatMap(lot -> lot.changes().stream()).toList());
      } else {
        List<Append> events = new ArrayList<>(lots.size());
        lots.forEach(lot -> lot.addEventsTo(events));
        append(log, events);
      }
      return null;
    } catch (SQLException | RuntimeException failed) {
      return failed;
    }
  }

  private void append(EventLog to, List<Append> events) throws SQLException {
    if (!events.isEmpty()) {
      to.append(events, id -> perform(statements -> statements.highest(id)));
    }
  }

  /** Writes everything in one transaction of the database. */
  void writeAtOnce(List<Change> changes) throws SQLException {
    perform(statements -> {
      statements.write(changes);
      return changes;
    });
  }

  /** Puts everything where it is kept for good: before the end, or before somebody else looks. */
  public void settle() throws SQLException {
    if (log != null) {
      log.settle();
    }
  }

  /** The highest number that an event of this id ever had; 0 without any. */
  public long highest(String id) throws SQLException {
    long logged = unsettled.highest(id);
    return Math.max(logged, perform(statements -> statements.highest(id)));
  }

  /** Events in their order, from one number to another, so many at most. */
  public List<Append> events(String id, long from, long to, long most) throws SQLException {
    List<Append> logged = unsettled.of(id);
    List<Append> settled = perform(statements -> statements.events(id, from, to, most));
    return Unsettled.joined(settled, logged, from, to).stream().limit(most).toList();
  }

  /** The newest snapshot of an id. */
  Optional<Stored> newest(String id) throws SQLException {
    return perform(statements -> statements.newest(id));
  }

  @FunctionalInterface
  private interface Work<T> {
    T with(JournalStatements statements) throws SQLException;
  }

  private <T> T perform(Work<T> work) throws SQLException {
    JournalStatements before = open;
    if (before != null) {
      try {
        return work.with(before);
      } catch (SQLException broken) {
        close();
      }
    }
    try {
      return work.with(connect());
    } catch (SQLException failed) {
      close();
      throw failed;
    }
  }

  private JournalStatements connect() throws SQLException {
    if (unreachable != null && System.nanoTime() - lastAttempt < REST) {
      throw new SQLException("the database could not be reached a moment ago", unreachable);
    }
    lastAttempt = System.nanoTime();
    try {
      Connection fresh = DriverManager.getConnection(url, patience());
      checkMember(fresh);
      JournalStatements statements = new JournalStatements(fresh);
      unreachable = null;
      open = statements;
      return statements;
    } catch (SQLException failed) {
      unreachable = failed;
      throw failed;
    }
  }

  /**
   * Makes sure that this node is one of the cluster: those that were taken for dead are not in the
   * register, and their connections were ended after that.
   */
  private void checkMember(Connection fresh) throws SQLException {
    if (node.isEmpty()) {
      return;
    }
    try (PreparedStatement select =
        fresh.prepareStatement("select 1 from cluster_node where id = ?")) {
      select.setString(1, node);
      if (!select.executeQuery().next()) {
        fresh.close();
        throw new SQLException("this node is no longer one of the cluster");
      }
    }
  }

  /** Seconds that PostgreSQL has for an answer; SQLite's address says its own. */
  private Properties patience() {
    Properties properties = new Properties();
    if (url.startsWith("jdbc:postgresql:")) {
      properties.setProperty("connectTimeout", "3");
      properties.setProperty("socketTimeout", "10");
      properties.setProperty("reWriteBatchedInserts", "true");
    }
    return properties;
  }

  @Override
  public void close() {
    JournalStatements statements = open;
    open = null;
    if (statements != null) {
      statements.close();
    }
  }
}
