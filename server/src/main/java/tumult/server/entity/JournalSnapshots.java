package tumult.server.entity;

import com.typesafe.config.Config;
import java.sql.SQLException;
import java.util.Optional;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.dispatch.Futures;
import org.apache.pekko.persistence.SelectedSnapshot;
import org.apache.pekko.persistence.SnapshotMetadata;
import org.apache.pekko.persistence.SnapshotSelectionCriteria;
import org.apache.pekko.persistence.snapshot.japi.SnapshotStore;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.serialization.SerializationExtension;
import scala.concurrent.Future;
import scala.concurrent.Promise;
import tumult.server.store.Change;
import tumult.server.store.Change.Snapshots;
import tumult.server.store.Change.Stored;
import tumult.server.store.JournalConnection;
import tumult.server.store.Records;

/** The tables' snapshots: read here, and written by the journal together with its events. */
public final class JournalSnapshots extends SnapshotStore {
  private final Serialization serialization = SerializationExtension.get(context().system());
  private final Records.Writer writer = JournalWriter.of(Adapter.toTyped(context().system()));
  private final JournalConnection journal;

  /** Made by Pekko. */
  public JournalSnapshots(Config config) {
    journal = new JournalConnection(config.getString("url"), config.getString("node"));
  }

  @Override
  public Future<Optional<SelectedSnapshot>> doLoadAsync(
      String id, SnapshotSelectionCriteria criteria) {
    try {
      return Futures.successful(journal.newest(these(id, criteria)).map(this::selected));
    } catch (SQLException | RuntimeException failed) {
      return Futures.failed(failed);
    }
  }

  private SelectedSnapshot selected(Stored snapshot) {
    return SelectedSnapshot.create(
        new SnapshotMetadata(snapshot.id(), snapshot.number(), snapshot.time()),
        StoredForm.read(snapshot, serialization));
  }

  @Override
  public Future<Void> doSaveAsync(SnapshotMetadata metadata, Object snapshot) {
    return write(
        new Change.Save(
            StoredForm.of(
                metadata.persistenceId(),
                metadata.sequenceNr(),
                metadata.timestamp(),
                snapshot,
                serialization)));
  }

  @Override
  public Future<Void> doDeleteAsync(SnapshotMetadata metadata) {
    long number = metadata.sequenceNr();
    return write(
        new Change.Forget(
            new Snapshots(metadata.persistenceId(), number, number, 0, Long.MAX_VALUE)));
  }

  @Override
  public Future<Void> doDeleteAsync(String id, SnapshotSelectionCriteria criteria) {
    return write(new Change.Forget(these(id, criteria)));
  }

  private static Snapshots these(String id, SnapshotSelectionCriteria criteria) {
    return new Snapshots(
        id,
        criteria.minSequenceNr(),
        criteria.maxSequenceNr(),
        criteria.minTimestamp(),
        criteria.maxTimestamp());
  }

  @SuppressWarnings("NullAway") // there is nothing else that a Void could be
  private Future<Void> write(Change change) {
    Promise<Void> onDisk = Futures.promise();
    writer.write(
        change,
        failure -> {
          if (failure == null) {
            onDisk.success(null);
          } else {
            onDisk.failure(failure);
          }
        });
    return onDisk.future();
  }

  @Override
  public void postStop() {
    journal.close();
  }
}
