package tumult.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Which nodes are one cluster, as their database knows it.
 *
 * <p>Nobody can found a cluster while another is there: every node of a cluster holds a lock
 * together with the others, and who founds one must have it alone. A node has a row; when the
 * others take it for dead, its row and its connections to the database are ended before its tables
 * go on elsewhere, and without a row the journal is not written. So a node that was frozen or cut
 * off can neither store nor acknowledge anything when it comes back.
 */
public final class NodeRegister implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(NodeRegister.class);

  /** "Cluster", as one number: who is in a cluster shares it, who founds one has it alone. */
  private static final String LOCK = "x'436c7573746572'::bigint";

  private static final String NAMED = "tumult-node-";
  private static final String ENTER =
      "insert into cluster_node (id, address) values (?, ?) on conflict do nothing";
  private static final String IS_IN = "select count(*) from cluster_node where id = any (?)";
  private static final String LEAVE = "delete from cluster_node where id = ?";

  /** Another database of the same PostgreSQL may be another cluster's. */
  private static final String END_HERE =
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()";

  private static final String END = END_HERE + " and application_name = ?";
  private static final String END_ALL_OTHERS =
      END_HERE + " and application_name like '%s%%' and application_name <> ?".formatted(NAMED);
  private static final String TAKE_LEASE =
      """
      insert into cluster_lease (name, owner, until)
      select ?, id, now() + make_interval(secs => ?) from cluster_node where id = ?
      on conflict (name) do update set owner = excluded.owner, until = excluded.until
      where cluster_lease.owner = excluded.owner or cluster_lease.until < now()
        or not exists (select from cluster_node where id = cluster_lease.owner)
      """;
  private static final String GIVE_LEASE_BACK =
      "delete from cluster_lease where name = ? and owner = ?";
  private static final int ANSWER_SECONDS = 3;
  private static final int LOOK_MILLIS = 500;

  private final String url;
  private final String id;
  private final String address;
  private final CompletableFuture<String> lost = new CompletableFuture<>();
  private final ScheduledExecutorService watch =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("node register").daemon().factory());
  private @Nullable Connection connection;
  private boolean entered;

  /** A name that no node has ever had. */
  static String freshId() {
    return HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
  }

  /** The address of a database, on whose connections the database can see whose they are. */
  static String named(String url, String id) {
    return "%s%sApplicationName=%s%s".formatted(url, url.contains("?") ? "&" : "?", NAMED, id);
  }

  NodeRegister(String url, String id, String address) {
    this.url = url;
    this.id = id;
    this.address = address;
  }

  /** What this node is called in the register. */
  public String id() {
    return id;
  }

  /**
   * Enters this node. True if there is no cluster: then it must found one, and nobody else can
   * until it has {@link #settle settled} or ends.
   */
  public synchronized boolean enter() throws SQLException {
    entered = true;
    boolean founds = isTrue("select pg_try_advisory_lock(%s)".formatted(LOCK));
    if (founds) {
      execute("delete from cluster_node");
    }
    putRow();
    if (founds) {
      try (PreparedStatement end = connection().prepareStatement(END_ALL_OTHERS)) {
        end.setString(1, NAMED + id);
        end.execute();
      }
    }
    return founds;
  }

  /**
   * This node is in a cluster, together with these others. Without any of them in the register it
   * has joined one that is no longer there.
   */
  public synchronized void settle(Collection<String> others) throws SQLException {
    if (!isTrue("select pg_try_advisory_lock_shared(%s)".formatted(LOCK))) {
      throw new SQLException("another cluster is being founded in this database");
    }
    putRow(); // a founder may have cleared it meanwhile
    execute("select pg_advisory_unlock(%s)".formatted(LOCK)); // if it has founded; else nothing
    if (!others.isEmpty() && count(others) == 0) {
      throw new SQLException("the nodes that were joined no longer have this database");
    }
    var _ =
        watch.scheduleWithFixedDelay(this::look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
  }

  private void putRow() throws SQLException {
    try (PreparedStatement enter = connection().prepareStatement(ENTER)) {
      enter.setString(1, id);
      enter.setString(2, address);
      enter.executeUpdate();
    }
  }

  private int count(Collection<String> ids) throws SQLException {
    try (PreparedStatement count = connection().prepareStatement(IS_IN)) {
      count.setArray(1, connection().createArrayOf("varchar", ids.toArray()));
      try (ResultSet row = count.executeQuery()) {
        return row.next() ? row.getInt(1) : 0;
      }
    }
  }

  /** Sees to it that this node is still one of the cluster. */
  private synchronized void look() {
    if (lost.isDone()) {
      return;
    }
    try {
      boolean fresh = connection == null;
      if (count(List.of(id)) == 0) {
        lost.complete(
            "the other nodes took this one for dead, or a new cluster has begun: this one stops, start it again");
      } else if (fresh && !isTrue("select pg_try_advisory_lock_shared(%s)".formatted(LOCK))) {
        hangUp(); // somebody founds a cluster: in a moment it is known whether this node is in it
      }
    } catch (SQLException away) {
      LOG.debug("the database is away", away);
      hangUp();
    }
  }

  /** The others take a node for dead: from now on it can write nothing more. */
  public synchronized void fence(String node) throws SQLException {
    try (PreparedStatement leave = connection().prepareStatement(LEAVE);
        PreparedStatement end = connection().prepareStatement(END)) {
      leave.setString(1, node);
      leave.executeUpdate();
      end.setString(1, NAMED + node);
      end.execute();
    } catch (SQLException failed) {
      hangUp();
      throw failed;
    }
  }

  /** Takes a lease, if nobody else has it; a node that is taken for dead never gets it. */
  public synchronized boolean takeLease(String name, int seconds) throws SQLException {
    try (PreparedStatement take = connection().prepareStatement(TAKE_LEASE)) {
      take.setString(1, name);
      take.setInt(2, seconds);
      take.setString(3, id);
      return take.executeUpdate() == 1;
    } catch (SQLException failed) {
      hangUp();
      throw failed;
    }
  }

  /** Gives a lease back. */
  public synchronized void giveLeaseBack(String name) throws SQLException {
    try (PreparedStatement give = connection().prepareStatement(GIVE_LEASE_BACK)) {
      give.setString(1, name);
      give.setString(2, id);
      give.executeUpdate();
    } catch (SQLException failed) {
      hangUp();
      throw failed;
    }
  }

  /** Completes with a sentence when this node is no longer one of the cluster. */
  public CompletableFuture<String> lost() {
    return lost;
  }

  private Connection connection() throws SQLException {
    Connection open = connection;
    if (open == null) {
      Properties settings = new Properties();
      settings.setProperty("connectTimeout", Integer.toString(ANSWER_SECONDS));
      settings.setProperty("socketTimeout", Integer.toString(ANSWER_SECONDS));
      open = DriverManager.getConnection(url, settings);
      connection = open;
    }
    return open;
  }

  private void execute(String command) throws SQLException {
    try (Statement statement = connection().createStatement()) {
      statement.execute(command);
    }
  }

  private boolean isTrue(String question) throws SQLException {
    try (Statement statement = connection().createStatement();
        ResultSet row = statement.executeQuery(question)) {
      return row.next() && row.getBoolean(1);
    }
  }

  private void hangUp() {
    try {
      if (connection != null) {
        connection.close();
      }
    } catch (SQLException gone) {
      LOG.debug("gone already", gone);
    }
    connection = null;
  }

  /** Leaves the register: its tables are stored, and others may have them. */
  @Override
  public void close() {
    watch.shutdownNow();
    synchronized (this) {
      try {
        if (entered && !lost.isDone()) {
          entered = false;
          // at once: when the connection has ended the database does it too, but only soon after
          execute("select pg_advisory_unlock_all()");
          fence(id);
        }
      } catch (SQLException away) {
        LOG.debug("the database is away", away);
      }
      hangUp();
    }
  }
}
