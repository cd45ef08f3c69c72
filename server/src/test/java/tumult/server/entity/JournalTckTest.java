package tumult.server.entity;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.pekko.persistence.CapabilityFlag;
import org.apache.pekko.persistence.japi.journal.JavaJournalSpec;
import org.apache.pekko.persistence.japi.snapshot.JavaSnapshotStoreSpec;
import org.junit.jupiter.api.Test;
import org.scalatest.Suite;
import org.scalatest.tools.Runner;
import tumult.server.store.Store;

/** Pekko's own tests of what a journal and a snapshot store must do, on ours in both databases. */
final class JournalTckTest {
  private static Config inPostgres = ConfigFactory.empty();

  @Test
  void the_journal_does_what_pekko_expects() {
    assertPasses(JournalSpec.class);
  }

  @Test
  void the_snapshot_store_does_what_pekko_expects() {
    assertPasses(SnapshotSpec.class);
  }

  @Test
  void so_they_do_in_postgresql() throws IOException {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start();
        Store store = Store.inPostgres(postgres.getJdbcUrl("postgres", "postgres"))) {
      inPostgres = ShardedTables.settings(store);
      assertPasses(PostgresJournalSpec.class);
      assertPasses(PostgresSnapshotSpec.class);
    }
  }

  private static void assertPasses(Class<? extends Suite> spec) {
    assertThat(Runner.run(new String[] {"-s", spec.getName(), "-oNCXEHLOPQRMWF"})).isTrue();
  }

  private static Config settings() {
    try {
      Path folder = Files.createTempDirectory("tumult-tck");
      folder.toFile().deleteOnExit();
      return ShardedTables.settings(Store.inDirectory(folder));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** The journal's specification; public because ScalaTest makes it. */
  public static class JournalSpec extends JavaJournalSpec {
    public JournalSpec() {
      this(settings());
    }

    JournalSpec(Config settings) {
      super(settings);
    }

    @Override
    public CapabilityFlag supportsRejectingNonSerializableObjects() {
      return CapabilityFlag.on();
    }
  }

  /** The same in PostgreSQL. */
  public static final class PostgresJournalSpec extends JournalSpec {
    public PostgresJournalSpec() {
      super(inPostgres);
    }
  }

  /** The snapshot store's specification. */
  public static final class SnapshotSpec extends JavaSnapshotStoreSpec {
    public SnapshotSpec() {
      super(settings());
    }
  }

  /** The same in PostgreSQL. */
  public static final class PostgresSnapshotSpec extends JavaSnapshotStoreSpec {
    public PostgresSnapshotSpec() {
      super(inPostgres);
    }
  }
}
