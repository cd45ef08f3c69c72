package tumult.server.store;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

final class SqliteJournalTest extends JournalLaws {
  private static @TempDir Path folder;

  @Override
  Store open() {
    return Store.inDirectory(folder);
  }
}
