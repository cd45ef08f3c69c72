package tumult.server.entity;

import java.sql.SQLException;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.UntypedAbstractActor;
import org.apache.pekko.persistence.JournalProtocol.RecoverySuccess;
import org.apache.pekko.persistence.JournalProtocol.ReplayMessages;
import org.apache.pekko.persistence.JournalProtocol.ReplayMessagesFailure;
import org.apache.pekko.persistence.JournalProtocol.ReplayedMessage;
import org.apache.pekko.persistence.PersistentRepr;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.serialization.SerializationExtension;
import tumult.server.store.Change.Append;
import tumult.server.store.JournalConnection;

/** Tells a table its events when it comes back to memory, while others go on being written. */
final class JournalReader extends UntypedAbstractActor {
  private final Serialization serialization = SerializationExtension.get(getContext().getSystem());
  private final JournalConnection journal;

  JournalReader(String url, String node) {
    journal = new JournalConnection(url, node);
  }

  @Override
  public void onReceive(Object message) {
    if (message instanceof ReplayMessages wish) {
      tell(wish, replay(wish));
    } else {
      unhandled(message);
    }
  }

  private Object replay(ReplayMessages wish) {
    try {
      long highest = journal.highest(wish.persistenceId());
      long to = Math.min(wish.toSequenceNr(), highest);
      for (Append event :
          journal.events(wish.persistenceId(), wish.fromSequenceNr(), to, wish.max())) {
        tell(wish, new ReplayedMessage(event(event)));
      }
      return new RecoverySuccess(highest);
    } catch (SQLException | RuntimeException failed) {
      return new ReplayMessagesFailure(failed);
    }
  }

  private PersistentRepr event(Append stored) {
    return PersistentRepr.apply(
            StoredForm.read(stored.event(), serialization),
            stored.event().number(),
            stored.event().id(),
            "",
            false,
            ActorRef.noSender(),
            stored.writer())
        .withTimestamp(stored.event().time());
  }

  private static void tell(ReplayMessages wish, Object answer) {
    wish.persistentActor().tell(answer, ActorRef.noSender());
  }

  @Override
  public void postStop() {
    journal.close();
  }
}
