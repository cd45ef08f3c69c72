package tumult.server.entity;

import io.zonky.test.db.postgres.junit5.EmbeddedPostgresExtension;
import io.zonky.test.db.postgres.junit5.SingleInstancePostgresExtension;
import org.junit.jupiter.api.extension.RegisterExtension;
import tumult.server.store.Store;

final class PostgresTablesTest extends TablesContract {
  @RegisterExtension
  static final SingleInstancePostgresExtension POSTGRES =
      EmbeddedPostgresExtension.singleInstance();

  @Override
  Store openStore() {
    return Store.inPostgres(POSTGRES.getEmbeddedPostgres().getJdbcUrl("postgres", "postgres"));
  }
}
