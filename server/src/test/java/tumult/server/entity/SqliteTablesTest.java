package tumult.server.entity;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.store.Store;

final class SqliteTablesTest extends TablesContract {
  @TempDir static Path folder;

  @Override
  Store openStore() {
    return Store.inDirectory(folder);
  }
}
