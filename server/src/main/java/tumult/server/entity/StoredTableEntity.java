package tumult.server.entity;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.UUID;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.ExtensibleBehavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.Signal;
import org.apache.pekko.actor.typed.TypedActorContext;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.jspecify.annotations.Nullable;
import tumult.server.store.Journal;
import tumult.server.store.JournalEntry;
import tumult.server.store.Past;
import tumult.server.store.StoredTable;
import tumult.server.store.StoredTable.NumberedEntry;
import tumult.server.store.StoredTable.Snapshot;

/**
 * A table's actor as far as it is kept on disk: it comes back to memory from what is stored, and
 * what happens is stored before anything else is done.
 *
 * <p>An event happens to the table in memory just before it is written. That makes no difference to
 * anybody: until the write is confirmed every other request waits and nothing is sent, and if it
 * fails this actor and what it has in memory are gone.
 */
abstract class StoredTableEntity extends ExtensibleBehavior<Request> {
  private static final int EVENTS_PER_SNAPSHOT = 500;

  /** Whoever comes after that many has to ask again. */
  private static final int MOST_WAITING = 4096;

  private final TableEntity.Shared shared;
  private final String id;
  private final ActorContext<Request> context;
  private final String life = UUID.randomUUID().toString().substring(0, 8);
  private final Queue<Request> waiting = new ArrayDeque<>(2);
  private @Nullable InMemoryTable table;
  private @Nullable Runnable onceStored;
  private long kept;
  private boolean stopping;

  StoredTableEntity(TableEntity.Shared shared, String id, ActorContext<Request> context) {
    this.shared = shared;
    this.id = id;
    this.context = context;
    ActorRef<Request> self = context.getSelf();
    shared
        .reader()
        .read(id)
        .whenComplete((stored, failure) -> self.tell(new Request.Read(stored, failure)));
  }

  /** The table is in memory, as far as it could be read. */
  abstract void recovered(InMemoryTable known, Journal.Extent extent);

  /** The next request, while nothing is being stored. */
  abstract void handle(InMemoryTable known, Request request);

  /** It is in memory no more. */
  abstract void stopped();

  @Override
  public final Behavior<Request> receive(TypedActorContext<Request> itself, Request request) {
    switch (request) {
      case Request.Read(var stored, var failure) -> {
        return stored == null ? unreadable(failure) : recover(stored);
      }
      case Request.Written(var failure) -> {
        return written(failure);
      }
      case Request.Stop stop -> stopping = true;
      default -> take(request);
    }
    return next();
  }

  private void take(Request request) {
    if (waiting.size() < MOST_WAITING) {
      waiting.add(request);
    }
  }

  /** Does what waits, one after the other, until something has to be stored. */
  private Behavior<Request> next() {
    InMemoryTable known = table;
    while (known != null && onceStored == null && !waiting.isEmpty()) {
      handle(known, waiting.remove());
    }
    return stopping && onceStored == null ? Behaviors.stopped() : this;
  }

  /** Stores what happens to the table now; then goes on with {@code next}. */
  final void append(InMemoryTable known, List<JournalEntry> entries, Runnable next) {
    long first = known.table().number() + 1;
    entries.forEach(known::evolve);
    onceStored = next;
    ActorRef<Request> self = context.getSelf();
    shared
        .writer()
        .write(
            StoredTable.append(id, first, entries, life),
            failure ->
                self.tell(failure == null ? Request.Written.WELL : new Request.Written(failure)));
  }

  private Behavior<Request> written(@Nullable Throwable failure) {
    InMemoryTable known = table;
    Runnable then = onceStored;
    if (failure != null || known == null || then == null) {
      String lost = "table {} comes back from what is stored: an event could not be: {}";
      context.getLog().warn(lost, id, failure == null ? "" : failure.getMessage());
      return Behaviors.stopped();
    }
    onceStored = null;
    keepPast(known.table().number(), known);
    then.run();
    return next();
  }

  /** Packs the past on another thread, now and then. */
  private void keepPast(long number, InMemoryTable known) {
    if (number / EVENTS_PER_SNAPSHOT > kept / EVENTS_PER_SNAPSHOT) {
      Past.Chapters past = known.past();
      shared
          .packing()
          .execute(() -> shared.writer().write(StoredTable.keep(id, number, past), failure -> {}));
    }
    kept = number;
  }

  private Behavior<Request> unreadable(@Nullable Throwable failure) {
    Throwable cause = failure == null || failure.getCause() == null ? failure : failure.getCause();
    String why = cause == null ? "" : cause.getMessage();
    context.getLog().error("table {} cannot be read: {}", id, why);
    return Behaviors.stopped();
  }

  private Behavior<Request> recover(StoredTable stored) {
    Snapshot snapshot = stored.snapshot();
    InMemoryTable known =
        snapshot == null ? new InMemoryTable(id, shared.games()) : restored(snapshot);
    for (NumberedEntry each : stored.events()) {
      known.recover(each.entry(), each.number());
    }
    kept = known.table().number();
    table = known;
    recovered(known, stored.extent());
    return next();
  }

  /** The table that was stored; made from its events if the snapshot is none of today's. */
  private InMemoryTable restored(Snapshot snapshot) {
    try {
      return InMemoryTable.of(id, shared.games(), snapshot);
    } catch (RuntimeException unreadable) {
      context.getLog().info("table {} is made from its events: {}", id, unreadable.getMessage());
      InMemoryTable made = new InMemoryTable(id, shared.games());
      shared.journal().tell(id, entry -> made.recover(entry, made.table().number() + 1));
      return made;
    }
  }

  @Override
  public final Behavior<Request> receiveSignal(TypedActorContext<Request> itself, Signal signal) {
    if (signal instanceof PostStop) {
      stopped();
    }
    return this;
  }
}
