package tumult.server.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import tumult.server.store.Change.Append;
import tumult.server.store.Change.Stored;

/**
 * Where SQLite keeps events until there are enough of them to be sorted into the journal.
 *
 * <p>In the journal the events of a table lie together, so with many tables nearly every event
 * would change pages of its own. Here all that is committed together is one row at the end. Sorted
 * by the thousand, many events share a page. Nobody waits for the thousand: they go into the
 * journal a few with every commit, in its transaction, and leave the log when the last of them is
 * there.
 */
final class EventLog {
  /** Reading so many takes some milliseconds. */
  private static final int ENOUGH = 2000;

  /** For every event that comes so many go, and some at least: the log is short again soon. */
  private static final int GO_FOR_ONE = 4;

  private static final int GO_AT_LEAST = 50;

  private static final String ADD = "insert into event_log (events) values (?)";
  private static final String ALL = "select events from event_log order by ordering";
  private static final String END = "select coalesce(max(ordering), 0) from event_log";
  private static final String CLEAR = "delete from event_log where ordering <= ?";

  private final PreparedStatement add;
  private final PreparedStatement end;
  private final PreparedStatement clear;

  /** Those of which none is in the journal yet, unless somebody died between the first and last. */
  private List<Append> waiting = new ArrayList<>();

  /** Those that are on their way into the journal, in its order. */
  private final Deque<Append> going = new ArrayDeque<>();

  /** The row with the last of them. */
  private long goingTo;

  private final Map<String, Long> latest = new HashMap<>();

  /** The journal's own highest number of an id. */
  @FunctionalInterface
  interface Numbers {
    long highest(String id) throws SQLException;
  }

  /** Begins with what an earlier connection has left. */
  EventLog(Connection connection) throws SQLException {
    add = connection.prepareStatement(ADD);
    end = connection.prepareStatement(END);
    clear = connection.prepareStatement(CLEAR);
    tell(
        connection,
        each -> {
          waiting.add(each);
          latest.put(each.event().id(), each.event().number());
        });
  }

  /** Whether a database has one. */
  static boolean isIn(Connection connection) throws SQLException {
    return connection.getMetaData().getURL().startsWith("jdbc:sqlite:");
  }

  /** Writes events into one row, if none of their numbers has been stored before. */
  void append(List<Append> events, Numbers settled) throws SQLException {
    if (events.isEmpty()) {
      return;
    }
    for (Append each : events) {
      check(each.event(), settled);
    }
    add.setBytes(1, bytes(events));
    add.executeUpdate();
    waiting.addAll(events);
  }

  private void check(Stored event, Numbers settled) throws SQLException {
    Long known = latest.get(event.id());
    if (event.number() <= (known == null ? settled.highest(event.id()) : known)) {
      throw new SQLException(
          "event %d of %s is stored already".formatted(event.number(), event.id()));
    }
    latest.put(event.id(), event.number());
  }

  /**
   * Takes what is to go into the journal with this commit; what is there already must be left.
   *
   * @param come how many have been appended
   */
  List<Append> take(int come) throws SQLException {
    if (going.isEmpty() && waiting.size() >= ENOUGH) {
      begin();
    }
    List<Append> taken = new ArrayList<>();
    for (int left = Math.max(GO_AT_LEAST, GO_FOR_ONE * come);
        left > 0 && !going.isEmpty();
        left--) {
      taken.add(going.remove());
    }
    if (going.isEmpty() && !taken.isEmpty()) {
      end();
    }
    return taken;
  }

  /** Takes all that is in it. */
  List<Append> takeAll() throws SQLException {
    List<Append> taken = new ArrayList<>(going);
    going.clear();
    begin();
    taken.addAll(going);
    going.clear();
    end();
    return taken;
  }

  private void begin() throws SQLException {
    waiting.sort(
        Comparator.comparing((Append each) -> each.event().id())
            .thenComparingLong(each -> each.event().number()));
    going.addAll(waiting);
    waiting = new ArrayList<>();
    try (ResultSet row = end.executeQuery()) {
      goingTo = row.getLong(1);
    }
  }

  private void end() throws SQLException {
    clear.setLong(1, goingTo);
    clear.executeUpdate();
    latest
        .keySet()
        .retainAll(waiting.stream().map(each -> each.event().id()).collect(Collectors.toSet()));
  }

  /** The events of an id that are still in the log, in their order. */
  static List<Append> of(String id, Connection connection) throws SQLException {
    List<Append> found = new ArrayList<>();
    if (isIn(connection)) {
      tell(
          connection,
          each -> {
            if (each.event().id().equals(id)) {
              found.add(each);
            }
          });
    }
    return found;
  }

  /** Tells all that is in the log. */
  static void tell(Connection connection, Consumer<Append> listener) throws SQLException {
    try (Statement select = connection.createStatement();
        ResultSet rows = select.executeQuery(ALL)) {
      while (rows.next()) {
        tell(rows.getBytes(1), listener);
      }
    }
  }

  private static byte[] bytes(List<Append> events) throws SQLException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(events.size() * 512);
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      for (Append each : events) {
        Stored event = each.event();
        out.writeUTF(event.id());
        out.writeLong(event.number());
        out.writeLong(event.time());
        out.writeInt(event.serializer());
        out.writeUTF(event.manifest());
        out.writeUTF(each.writer());
        out.writeInt(event.bytes().length);
        out.write(event.bytes());
      }
    } catch (IOException tooLong) {
      throw new SQLException("an event cannot be stored", tooLong);
    }
    return bytes.toByteArray();
  }

  private static void tell(byte[] row, Consumer<Append> listener) throws SQLException {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(row))) {
      while (in.available() > 0) {
        String id = in.readUTF();
        long number = in.readLong();
        long time = in.readLong();
        int serializer = in.readInt();
        String manifest = in.readUTF();
        String writer = in.readUTF();
        byte[] content = in.readNBytes(in.readInt());
        Stored event = new Stored(id, number, time, serializer, manifest, content);
        listener.accept(new Append(event, writer));
      }
    } catch (IOException damaged) {
      throw new SQLException("what was committed together cannot be read", damaged);
    }
  }
}
