package tumult.server.entity;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.AutoClose;
import tumult.server.store.Store;

final class PostgresTablesTest extends TablesContract {
  @AutoClose private final EmbeddedPostgres postgres = startPostgres();

  private static EmbeddedPostgres startPostgres() {
    try {
      return EmbeddedPostgres.start();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  @Override
  Store openStore() {
    return Store.inPostgres(postgres.getJdbcUrl("postgres", "postgres"));
  }
}
