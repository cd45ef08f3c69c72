package tumult.server.entity;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tumult.server.entity.Listener.Heard;
import tumult.server.tables.Subscriber;

/**
 * The way of messages to a subscriber, in their order: until what was missed has come, everything
 * else waits.
 *
 * <p>A table at the same node speaks on it itself, without the {@link Listener}'s being woken: a
 * subscriber never blocks.
 */
final class DirectLine {
  private static final Logger LOG = LoggerFactory.getLogger(DirectLine.class);

  /** Who is so far behind before having caught up is better shown the table anew. */
  private static final int MOST_HELD = 256;

  private final Subscriber subscriber;
  private @Nullable ActorRef<Heard> listener;
  private volatile @Nullable ActorRef<Request> table;
  private @Nullable Deque<Heard> held = new ArrayDeque<>();
  private volatile boolean closed;

  DirectLine(Subscriber subscriber) {
    this.subscriber = subscriber;
  }

  Subscriber subscriber() {
    return subscriber;
  }

  /** Its listener is there, and hears when nothing can be said on it any more. */
  synchronized void begin(ActorRef<Heard> begun) {
    listener = begun;
  }

  /** The table at its other end, which stays where it is as long as somebody listens. */
  void lead(ActorRef<Request> to) {
    table = to;
  }

  /** Where it leads; null if that is not known, or no longer. */
  @Nullable ActorRef<Request> table() {
    return closed ? null : table;
  }

  /** Passes on what happens, or keeps it for later. */
  synchronized void hear(Heard heard) {
    Deque<Heard> waiting = held;
    if (closed) {
      return;
    }
    if (waiting == null) {
      passOn(heard);
    } else {
      waiting.add(heard);
      if (waiting.size() > MOST_HELD) {
        giveUp();
      }
    }
  }

  /** Passes on what was missed, and what has happened meanwhile. */
  synchronized void catchUp(List<? extends Heard> missed) {
    Deque<Heard> waiting = held;
    held = null;
    missed.forEach(this::passOn);
    if (waiting != null) {
      waiting.forEach(this::passOn);
    }
  }

  private void passOn(Heard heard) {
    if (closed) {
      return;
    }
    try {
      word(heard);
    } catch (RuntimeException bug) {
      LOG.error("a subscriber failed and hears no more", bug);
      giveUp();
    }
  }

  private void word(Heard heard) {
    switch (heard) {
      case Heard.Told told when told.opening() -> subscriber.open(told.telling());
      case Heard.Told told -> subscriber.tell(told.telling());
      case Heard.Worded worded when worded.opening() -> subscriber.open(worded.words());
      case Heard.Worded worded -> subscriber.tell(worded.words());
      case Heard.Fall fall -> subscriber.fall(fall.ply());
      default -> throw new IllegalStateException("not for a subscriber: " + heard);
    }
  }

  private void giveUp() {
    closed = true;
    if (listener != null) {
      listener.tell(new Heard.Lost());
    }
  }

  /** Nothing is said on it any more. */
  void close() {
    closed = true;
  }

  boolean isClosed() {
    return closed;
  }
}
