package tumult.server.entity;

import java.util.ArrayList;
import java.util.List;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.persistence.AtomicWrite;
import org.apache.pekko.persistence.JournalProtocol.WriteMessageFailure;
import org.apache.pekko.persistence.JournalProtocol.WriteMessageRejected;
import org.apache.pekko.persistence.JournalProtocol.WriteMessageSuccess;
import org.apache.pekko.persistence.JournalProtocol.WriteMessages;
import org.apache.pekko.persistence.JournalProtocol.WriteMessagesFailed;
import org.apache.pekko.persistence.JournalProtocol.WriteMessagesSuccessful$;
import org.apache.pekko.persistence.PersistentEnvelope;
import org.apache.pekko.persistence.PersistentRepr;
import org.apache.pekko.serialization.Serialization;
import org.jspecify.annotations.Nullable;
import scala.jdk.javaapi.CollectionConverters;
import tumult.server.store.Change;
import tumult.server.store.Change.Append;
import tumult.server.store.Lot;

/** The events that one actor wants to have written, and the answers it expects. */
final class EventLot {
  private final WriteMessages wish;
  private final ActorRef journal;
  private final List<Change> changes = new ArrayList<>();
  private final List<Write> writes = new ArrayList<>();

  /**
   * Events that are stored all or not at all.
   *
   * @param rejected why they cannot be stored, by nobody's fault but their own
   */
  private record Write(List<PersistentRepr> events, @Nullable Exception rejected) {}

  private EventLot(WriteMessages wish, ActorRef journal) {
    this.wish = wish;
    this.journal = journal;
  }

  /** What is to be written; once it is on disk, or cannot be, the actor is told. */
  static Lot of(WriteMessages wish, Serialization serialization, ActorRef journal) {
    EventLot lot = new EventLot(wish, journal);
    for (PersistentEnvelope envelope : CollectionConverters.asJava(wish.messages())) {
      lot.add((AtomicWrite) envelope, serialization);
    }
    return new Lot(lot.changes, lot::answer);
  }

  private void add(AtomicWrite write, Serialization serialization) {
    List<PersistentRepr> events = CollectionConverters.asJava(write.payload());
    List<Append> appends = new ArrayList<>(events.size());
    try {
      for (PersistentRepr event : events) {
        appends.add(
            new Append(
                StoredForm.of(
                    event.persistenceId(),
                    event.sequenceNr(),
                    System.currentTimeMillis(),
                    event.payload(),
                    serialization),
                event.writerUuid()));
      }
      changes.addAll(appends);
      writes.add(new Write(events, null));
    } catch (Exception unwritable) {
      writes.add(new Write(events, unwritable));
    }
  }

  private void answer(@Nullable Exception failure) {
    tell(
        failure == null
            ? WriteMessagesSuccessful$.MODULE$
            : new WriteMessagesFailed(failure, writes.size()),
        journal);
    for (Write write : writes) {
      for (PersistentRepr event : write.events) {
        tell(answer(event, write.rejected, failure), event.sender());
      }
    }
  }

  private Object answer(
      PersistentRepr event, @Nullable Exception rejected, @Nullable Exception failure) {
    int instance = wish.actorInstanceId();
    if (failure != null) {
      return new WriteMessageFailure(event, failure, instance);
    }
    return rejected == null
        ? new WriteMessageSuccess(event, instance)
        : new WriteMessageRejected(event, rejected, instance);
  }

  private void tell(Object answer, ActorRef sender) {
    wish.persistentActor().tell(answer, sender);
  }
}
