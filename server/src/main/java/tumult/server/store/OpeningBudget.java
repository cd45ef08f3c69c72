package tumult.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import tumult.server.tables.Unavailable;

/**
 * How many tables may still be opened, counted by all nodes together in their database: so many at
 * once, and one more every so many seconds. What is kept of an address is a time, and only until
 * its budget is full again.
 */
public final class OpeningBudget {
  private static final String FORGET =
      """
      delete from opening_budget where address in
        (select address from opening_budget where until < now() for update skip locked)
      """;

  /** The time until which a budget is used up moves on by one table, unless it is too far ahead. */
  private static final String SPEND =
      """
      insert into opening_budget (address, until) values (?, now() + make_interval(secs => ?))
      on conflict (address) do update
      set until = greatest(opening_budget.until, now()) + make_interval(secs => ?)
      where opening_budget.until <= now() + make_interval(secs => ?)
      """;

  private static final String ALL = "all";

  private final DataSource connections;
  private final int atOnce;
  private final int secondsPerTable;
  private final int hosts;

  /**
   * @param atOnce tables that one address may open
   * @param secondsPerTable after which it may open one more
   * @param hosts all addresses together may open as many as so many single ones
   */
  public OpeningBudget(DataSource connections, int atOnce, int secondsPerTable, int hosts) {
    this.connections = connections;
    this.atOnce = atOnce;
    this.secondsPerTable = secondsPerTable;
    this.hosts = hosts;
  }

  /** Whether an address, hashed, may open one more table now. */
  public boolean spend(String address) {
    try (Connection connection = connections.getConnection();
        Statement forget = connection.createStatement()) {
      forget.executeUpdate(FORGET);
      connection.setAutoCommit(false);
      boolean spent =
          spend(connection, address, secondsPerTable)
              && spend(connection, ALL, (double) secondsPerTable / hosts);
      if (spent) {
        connection.commit();
      } else {
        connection.rollback();
      }
      return spent;
    } catch (SQLException away) {
      throw new Unavailable("the database does not answer");
    }
  }

  private boolean spend(Connection connection, String whose, double seconds) throws SQLException {
    double most = (double) atOnce * secondsPerTable;
    try (PreparedStatement spend = connection.prepareStatement(SPEND)) {
      spend.setString(1, whose);
      spend.setDouble(2, seconds);
      spend.setDouble(3, seconds);
      spend.setDouble(4, most - seconds);
      return spend.executeUpdate() == 1;
    }
  }
}
