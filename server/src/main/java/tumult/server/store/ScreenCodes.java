package tumult.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import tumult.server.tables.Unavailable;

/**
 * Short codes to be typed on a television, where no link can be sent: each leads to one table for a
 * while, and a table has one, whichever node gave it. A code that is gone is asked for anew.
 */
public final class ScreenCodes {
  public static final long LIFE = 15 * 60 * 1000;

  private static final String FORGET = "delete from screen_code where until <= ?";
  private static final String MAKE =
      """
      insert into screen_code (table_id, code, screen_key, invite, until) values (?, ?, ?, ?, ?)
      on conflict (table_id) do update set
        code = case
          when screen_code.screen_key = excluded.screen_key
            and screen_code.invite = excluded.invite then screen_code.code
          else excluded.code end,
        screen_key = excluded.screen_key, invite = excluded.invite, until = excluded.until
      returning code
      """;
  private static final String FIND =
      "select table_id, screen_key, invite from screen_code where code = ? and until > ?";

  private final DataSource connections;

  /**
   * Where a code leads.
   *
   * @param key the screen's
   * @param invite the key of the link for friends, which the screen shows; empty if it shall not
   */
  public record Screen(String table, String key, String invite) {}

  public ScreenCodes(DataSource connections) {
    this.connections = connections;
  }

  /**
   * The code that leads to a screen until its life has passed; the one there is, if it leads there
   * already, else the fresh one.
   */
  public String make(Screen screen, String fresh, long now) {
    try (Connection connection = connections.getConnection();
        PreparedStatement forget = connection.prepareStatement(FORGET);
        PreparedStatement make = connection.prepareStatement(MAKE)) {
      forget.setLong(1, now);
      forget.executeUpdate();
      make.setString(1, screen.table());
      make.setString(2, fresh);
      make.setString(3, screen.key());
      make.setString(4, screen.invite());
      make.setLong(5, now + LIFE);
      try (ResultSet row = make.executeQuery()) {
        row.next();
        return row.getString(1);
      }
    } catch (SQLException away) {
      throw new Unavailable("the database does not answer");
    }
  }

  /** Where a code leads; null if nowhere. */
  public @Nullable Screen find(String code, long now) {
    try (Connection connection = connections.getConnection();
        PreparedStatement find = connection.prepareStatement(FIND)) {
      find.setString(1, code);
      find.setLong(2, now);
      try (ResultSet row = find.executeQuery()) {
        return row.next() ? new Screen(row.getString(1), row.getString(2), row.getString(3)) : null;
      }
    } catch (SQLException away) {
      throw new Unavailable("the database does not answer");
    }
  }
}
