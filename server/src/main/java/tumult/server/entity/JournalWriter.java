package tumult.server.entity;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.Props;
import org.apache.pekko.actor.UntypedAbstractActor;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.persistence.DeleteMessagesFailure;
import org.apache.pekko.persistence.DeleteMessagesSuccess;
import org.apache.pekko.persistence.JournalProtocol.DeleteMessagesTo;
import org.apache.pekko.persistence.JournalProtocol.ReplayMessages;
import org.apache.pekko.persistence.JournalProtocol.WriteMessages;
import org.apache.pekko.persistence.Persistence;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.serialization.SerializationExtension;
import org.jspecify.annotations.Nullable;
import tumult.server.store.Change;
import tumult.server.store.JournalConnection;
import tumult.server.store.Lot;
import tumult.server.store.Records;

/**
 * The journal: an actor with a thread of its own, the only one that writes what tables keep.
 *
 * <p>Its mailbox is the queue. The first thing to be written calls for a commit, which takes its
 * place behind everything that waits by then; all of that goes to the disk together, in one
 * transaction, and is then answered. While the disk works, the next lot gathers. So nobody waits
 * for company, and the more there is to write the more goes at once.
 *
 * <p>Only the answers to what is on disk leave from here; reading is left to {@link JournalReader},
 * which is asked when everything that came before is written.
 */
public final class JournalWriter extends UntypedAbstractActor {
  /** Takes its place in the mailbox behind all that waits. */
  private enum Commit {
    NOW
  }

  private final Serialization serialization = SerializationExtension.get(getContext().getSystem());
  private final JournalConnection journal;
  private final ActorRef reader;
  private final boolean publishes;
  private final List<Lot> waiting = new ArrayList<>();

  /** Made by Pekko. */
  public JournalWriter(Config config) {
    journal = new JournalConnection(config.getString("url"), config.getString("node"));
    publishes =
        Persistence.get(getContext().getSystem()).settings().internal().publishPluginCommands();
    reader =
        getContext()
            .actorOf(
                Props.create(JournalReader.class, config.getString("url"), config.getString("node"))
                    .withDispatcher(config.getString("replay-dispatcher")),
                "reader");
  }

  /** For what is written beside the events of tables. */
  static Records.Writer of(ActorSystem<?> system) {
    ActorRef journal = Persistence.get(system).journalFor("", ConfigFactory.empty());
    return new Records.Writer() {
      @Override
      public void write(Change change, Consumer<@Nullable Exception> answer) {
        journal.tell(new Lot(List.of(change), answer), ActorRef.noSender());
      }
    };
  }

  @Override
  public void onReceive(Object message) {
    switch (message) {
      case WriteMessages events -> gather(EventLot.of(events, serialization, getSelf()));
      case Lot lot -> gather(lot);
      case Commit now -> commit();
      case ReplayMessages wish -> {
        commit();
        reader.forward(wish, getContext());
      }
      case DeleteMessagesTo wish -> delete(wish);
      default -> unhandled(message);
    }
  }

  private void gather(Lot lot) {
    if (waiting.isEmpty()) {
      getSelf().tell(Commit.NOW, getSelf());
    }
    waiting.add(lot);
  }

  private void commit() {
    if (waiting.isEmpty()) {
      return;
    }
    List<Lot> lots = List.copyOf(waiting);
    waiting.clear();
    journal.commit(lots);
  }

  private void delete(DeleteMessagesTo wish) {
    long to = wish.toSequenceNr();
    gather(
        new Lot(
            List.of(new Change.Cut(wish.persistenceId(), to)),
            failure ->
                wish.persistentActor()
                    .tell(
                        failure == null
                            ? new DeleteMessagesSuccess(to)
                            : new DeleteMessagesFailure(failure, to),
                        getSelf())));
    if (publishes) {
      getContext().getSystem().getEventStream().publish(wish);
    }
  }

  @Override
  public void postStop() {
    commit();
    try {
      journal.settle();
    } catch (SQLException away) {
      // it is on disk, and will be settled by whoever writes next
    }
    journal.close();
  }
}
