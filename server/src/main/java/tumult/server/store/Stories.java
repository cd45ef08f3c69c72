package tumult.server.store;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tumult.bots.Story;

/**
 * What games that are over were about, each kept once it was worked out. One that is lost, or
 * cannot be read, can be worked out anew.
 */
public final class Stories {
  private static final Logger LOG = LoggerFactory.getLogger(Stories.class);
  private static final String PUT =
      "insert into game_story (table_id, game, content) values (?, ?, ?)"
          + " on conflict (table_id, game) do update set content = excluded.content";
  private static final String FIND =
      "select content from game_story where table_id = ? and game = ?";
  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .build();

  private final DataSource connections;

  public Stories(DataSource connections) {
    this.connections = connections;
  }

  /** Keeps the story of a table's game. */
  public void put(String table, int game, Story story) {
    try (Connection connection = connections.getConnection();
        PreparedStatement put = connection.prepareStatement(PUT)) {
      byte[] json = JSON.writeValueAsBytes(story);
      put.setString(1, table);
      put.setInt(2, game);
      put.setBytes(3, Packed.pack(json, json.length));
      put.executeUpdate();
    } catch (SQLException | IOException failed) {
      LOG.warn("the story of a game is not kept: {}", failed.getMessage());
    }
  }

  /** The story of a table's game, if it was kept. */
  public Optional<Story> find(String table, int game) {
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

  private static Optional<Story> read(byte[] content) {
    try {
      return Optional.of(JSON.readValue(Packed.unpack(content), Story.class));
    } catch (IOException | IllegalArgumentException unreadable) {
      return Optional.empty();
    }
  }
}
