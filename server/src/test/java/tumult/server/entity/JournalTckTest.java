package tumult.server.entity;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.Config;
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

/** Pekko's own tests of what a journal and a snapshot store must do, on our SQLite schema. */
final class JournalTckTest {
  @Test
  void the_journal_does_what_pekko_expects() {
    assertPasses(JournalSpec.class);
  }

  @Test
  void the_snapshot_store_does_what_pekko_expects() {
    assertPasses(SnapshotSpec.class);
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
  public static final class JournalSpec extends JavaJournalSpec {
    public JournalSpec() {
      super(settings());
    }

    @Override
    public CapabilityFlag supportsRejectingNonSerializableObjects() {
      return CapabilityFlag.on();
    }
  }

  /** The snapshot store's specification. */
  public static final class SnapshotSpec extends JavaSnapshotStoreSpec {
    public SnapshotSpec() {
      super(settings());
    }
  }
}
