package tumult.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import org.junit.jupiter.api.AutoClose;

final class PostgresJournalTest extends JournalLaws {
  @AutoClose private final EmbeddedPostgres postgres;

  PostgresJournalTest() throws IOException {
    postgres = EmbeddedPostgres.start();
  }

  @Override
  Store open() {
    return Store.inPostgres(postgres.getJdbcUrl("postgres", "postgres"));
  }
}
