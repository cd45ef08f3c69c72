package tumult.server.store;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tumult.table.records.FairRecord;

/**
 * The records of the games that are over, each written down once when it ends.
 *
 * <p>They follow the tables a moment later: packed on a thread of their own, and written by the
 * journal with other things that can wait. One that is lost, or cannot be read, can be made anew
 * from the journal.
 */
public final class Records implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Records.class);
  private static final int MOST_UNWRITTEN = 1000;
  private static final int END_WITHIN_SECONDS = 10;
  private static final String FIND =
      "select content from game_record where table_id = ? and game = ?";
  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .build();

  private final DataSource connections;
  private final JournalWriter journal;
  private final Map<Key, FairRecord> unwritten = new ConcurrentHashMap<>();
  private final ExecutorService packing =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("records").daemon().factory());
  private volatile boolean behind;

  private record Key(String table, int game) {}

  public Records(DataSource connections, JournalWriter journal) {
    this.connections = connections;
    this.journal = journal;
  }

  /** Keeps the record of a game; if too many wait to be written, not this one. */
  public void put(FairRecord record) {
    Key key = new Key(record.table(), record.number());
    if (unwritten.size() < MOST_UNWRITTEN) {
      unwritten.put(key, record);
      try {
        packing.execute(() -> pack(key, record));
      } catch (RejectedExecutionException closed) {
        unwritten.remove(key, record);
      }
    }
  }

  private void pack(Key key, FairRecord record) {
    try {
      byte[] json = JSON.writeValueAsBytes(record);
      Change kept = new Change.Keep(key.table, key.game, Packed.pack(json, json.length));
      journal.write(
          List.of(kept),
          failure -> {
            unwritten.remove(key, record);
            report(failure);
          });
    } catch (IOException unwritable) {
      unwritten.remove(key, record);
      report(unwritable);
    }
  }

  private void report(@Nullable Exception failure) {
    if (failure != null && !behind) {
      LOG.warn("records of games are not kept at present: {}", failure.getMessage());
    }
    behind = failure != null;
  }

  /** The record of a game, if it was kept. */
  public Optional<FairRecord> find(String table, int game) {
    FairRecord fresh = unwritten.get(new Key(table, game));
    if (fresh != null) {
      return Optional.of(fresh);
    }
    try (Connection connection = connections.getConnection();
        PreparedStatement select = connection.prepareStatement(FIND)) {
      select.setString(1, table);
      select.setInt(2, game);
      try (ResultSet row = select.executeQuery()) {
        return row.next() ? read(row.getBytes(1)) : Optional.empty();
      }
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  private static Optional<FairRecord> read(byte[] content) {
    try {
      return Optional.of(JSON.readValue(Packed.unpack(content), FairRecord.class));
    } catch (IOException | IllegalArgumentException unreadable) {
      return Optional.empty();
    }
  }

  /** Hands over what is still to be written. */
  @Override
  public void close() {
    packing.shutdown();
    try {
      packing.awaitTermination(END_WITHIN_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
