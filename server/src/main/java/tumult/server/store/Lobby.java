package tumult.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tumult.server.tables.LobbyTable;
import tumult.table.Phase;
import tumult.table.Visibility;

/**
 * What the lobby knows of all tables that are not closed.
 *
 * <p>It follows the tables a moment later, many changes in one transaction. A change that is lost
 * in a crash is repeated when its table comes back to memory, because it then reports again.
 */
public final class Lobby implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Lobby.class);
  private static final int FLUSH_MILLIS = 1_000;
  private static final int LONGEST_LIST = 1_000;

  /** How long a list may be shown again while nothing has changed in the lobby. */
  private static final long SHOWN_AGAIN = Duration.ofSeconds(5).toMillis();

  /** The same where other nodes may change it. */
  private static final long SHOWN_AGAIN_BY_NODE = Duration.ofSeconds(1).toMillis();

  /** How long a database that is away is left alone: nobody has to wait for it in a queue. */
  private static final long ASKED_AGAIN = Duration.ofSeconds(1).toMillis();

  /** How long a table is listed after the last one has left. */
  static final long LISTED_FOR = Duration.ofMinutes(10).toMillis();

  /** How long a table is kept at which nobody ever began a game. */
  public static final long KEPT_FOR = Duration.ofDays(7).toMillis();

  private static final int CLEAR_SECONDS = 600;
  private static final int CLEARED_AT_ONCE = 1_000;
  private static final String PUT =
      """
      insert into lobby (id, number, game, host, phase, visibility, seats, taken, present, time)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      on conflict (id) do update set
        number = excluded.number, game = excluded.game, host = excluded.host,
        phase = excluded.phase, visibility = excluded.visibility, seats = excluded.seats,
        taken = excluded.taken, present = excluded.present, time = excluded.time
      where lobby.number <= excluded.number
      """;
  private static final String REMOVE = "delete from lobby where id = ?";
  private static final String LIST =
      """
      select * from (
        select * from (select * from lobby where visibility = 'PUBLIC' and present > 0
          order by present desc, time desc limit %1$d) as lively
        union all
        select * from (select * from lobby where visibility = 'PUBLIC' and present = 0 and time > ?
          order by time desc limit %1$d) as just_left
      ) as listed order by present desc, time desc limit %1$d
      """
          .formatted(LONGEST_LIST);
  private static final String LIVELY = "select * from lobby where present > ?";
  private static final String EMPTY =
      "select * from lobby where present = 0 and phase = 'GATHERING' and time < ? limit "
          + CLEARED_AT_ONCE;

  private final DataSource connections;
  private final InstantSource clock;
  private final long shownAgain;
  private final Map<String, LobbyTable> changed = new ConcurrentHashMap<>();
  private final ScheduledExecutorService writer =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("lobby").daemon().factory());
  private final Future<?> flushing;
  private boolean behind;
  private List<LobbyTable> listed = List.of();
  private long freshUntil;
  private long awayUntil;

  /**
   * @param shared whether other nodes write to it too
   */
  public Lobby(DataSource connections, InstantSource clock, boolean shared) {
    this.connections = connections;
    this.clock = clock;
    shownAgain = shared ? SHOWN_AGAIN_BY_NODE : SHOWN_AGAIN;
    flushing =
        writer.scheduleWithFixedDelay(
            this::flushOrLog, FLUSH_MILLIS, FLUSH_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** Notes how a table is now. */
  public void put(LobbyTable table) {
    changed.merge(table.id(), table, (old, fresh) -> old.number() > fresh.number() ? old : fresh);
  }

  /**
   * The public tables at which somebody is, or was until a while ago; those with most people first.
   * While the database is away it is the last list.
   */
  public synchronized List<LobbyTable> list() {
    long now = clock.millis();
    if ((now >= freshUntil || !changed.isEmpty()) && now >= awayUntil) {
      try {
        flush();
        listed = read(LIST, now - LISTED_FOR);
        freshUntil = now + shownAgain;
      } catch (IllegalStateException away) {
        LOG.debug("the last list is shown meanwhile", away);
        awayUntil = clock.millis() + ASKED_AGAIN;
      }
    }
    return listed;
  }

  /** The tables at which somebody was when last heard of. */
  public List<LobbyTable> lively() {
    return read(LIVELY, 0);
  }

  /** Names tables again and again at which nobody has begun a game, and nobody has been lately. */
  public void nameEmpty(Consumer<String> to) {
    var _ = writer.scheduleWithFixedDelay(() -> nameThem(to), 0, CLEAR_SECONDS, TimeUnit.SECONDS);
  }

  private void nameThem(Consumer<String> to) {
    try {
      read(EMPTY, clock.millis() - KEPT_FOR).forEach(table -> to.accept(table.id()));
    } catch (IllegalStateException failed) {
      LOG.debug("tried again later", failed);
    }
  }

  private List<LobbyTable> read(String query, long limit) {
    try (Connection connection = connections.getConnection();
        PreparedStatement select = connection.prepareStatement(query)) {
      select.setLong(1, limit);
      List<LobbyTable> tables = new ArrayList<>();
      ResultSet rows = select.executeQuery();
      while (rows.next()) {
        tables.add(table(rows));
      }
      return List.copyOf(tables);
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  private static LobbyTable table(ResultSet row) throws SQLException {
    return new LobbyTable(
        row.getString("id"),
        row.getLong("number"),
        row.getString("game"),
        row.getString("host"),
        Phase.valueOf(row.getString("phase")),
        Visibility.valueOf(row.getString("visibility")),
        row.getInt("seats"),
        row.getInt("taken"),
        row.getInt("present"),
        row.getLong("time"));
  }

  /** Says once that it is behind, and once that it no longer is. */
  private void flushOrLog() {
    try {
      flush();
      if (behind) {
        LOG.info("the lobby is up to date again");
      }
      behind = false;
    } catch (IllegalStateException failed) {
      if (!behind) {
        LOG.warn("the lobby is behind the tables: {}", failed.getMessage());
      }
      behind = true;
    }
  }

  private synchronized void flush() {
    List<LobbyTable> batch = List.copyOf(changed.values());
    if (batch.isEmpty()) {
      return;
    }
    try (Connection connection = connections.getConnection();
        PreparedStatement put = connection.prepareStatement(PUT);
        PreparedStatement remove = connection.prepareStatement(REMOVE)) {
      connection.setAutoCommit(false);
      for (LobbyTable table : batch) {
        if (table.phase() == Phase.CLOSED) {
          remove.setString(1, table.id());
          remove.addBatch();
        } else {
          fill(put, table);
          put.addBatch();
        }
      }
      put.executeBatch();
      remove.executeBatch();
      connection.commit();
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
    batch.forEach(table -> changed.remove(table.id(), table));
    freshUntil = 0;
  }

  private static void fill(PreparedStatement put, LobbyTable table) throws SQLException {
    put.setString(1, table.id());
    put.setLong(2, table.number());
    put.setString(3, table.game());
    put.setString(4, table.host());
    put.setString(5, table.phase().name());
    put.setString(6, table.visibility().name());
    put.setInt(7, table.seats());
    put.setInt(8, table.taken());
    put.setInt(9, table.present());
    put.setLong(10, table.time());
  }

  @Override
  public void close() {
    flushing.cancel(false);
    writer.shutdown();
    flushOrLog();
  }
}
