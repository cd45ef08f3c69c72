package tumult.server.entity;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.pekko.actor.NoSerializationVerificationNeeded;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.RecipientRef;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import tumult.server.tables.Subscriber;
import tumult.server.tables.Telling;
import tumult.table.Message;

/** The actor that passes a table's messages on to one subscriber. */
final class Listener extends AbstractBehavior<Listener.Heard> {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /** Who is so far behind before having caught up is better shown the table anew. */
  private static final int MOST_HELD = 256;

  /** What a listener hears. */
  sealed interface Heard extends NoSerializationVerificationNeeded {
    /** What has happened; {@code opening} if it shows an opening of a race. */
    record Told(Telling telling, boolean opening) implements Heard {}

    /** The dice fall. */
    record Fall(int ply) implements Heard {}

    /** What was missed: comes once, and everything else after it. */
    record Missed(List<Message> messages) implements Heard {}

    /** The table has accepted the listener; this is the table, to be watched in turn. */
    record Welcome(ActorRef<Request> table) implements Heard {}

    /** There is no such table, or it has gone from memory, or it does not answer. */
    record Lost() implements Heard {}

    /** The subscriber wants no more messages. */
    record Enough() implements Heard {}
  }

  private final Subscriber subscriber;
  private final AtomicBoolean gone;
  private final Deque<Heard> held = new ArrayDeque<>();
  private boolean upToDate;

  private Listener(ActorContext<Heard> context, Subscriber subscriber, AtomicBoolean gone) {
    super(context);
    this.subscriber = subscriber;
    this.gone = gone;
  }

  static Behavior<Heard> of(
      RecipientRef<Request> table, String person, long seen, Subscriber subscriber) {
    return Behaviors.setup(context -> {
      context.setReceiveTimeout(PATIENCE, new Heard.Lost());
      AtomicBoolean gone = new AtomicBoolean();
      table.tell(new Request.Subscribe(person, seen, context.getSelf(), gone::get));
      return new Listener(context, subscriber, gone);
    });
  }

  @Override
  public Receive<Heard> createReceive() {
    return newReceiveBuilder()
        .onMessage(Heard.Told.class, this::hear)
        .onMessage(Heard.Fall.class, this::hear)
        .onMessage(Heard.Missed.class, this::catchUp)
        .onMessage(Heard.Welcome.class, this::welcome)
        .onMessage(Heard.Lost.class, lost -> end())
        .onMessage(Heard.Enough.class, enough -> Behaviors.stopped())
        .onSignal(PostStop.class, stopped -> stop())
        .build();
  }

  /** Passes on what happens; until what was missed has come, it waits. */
  private Behavior<Heard> hear(Heard heard) {
    if (upToDate) {
      return passOn(List.of(heard));
    }
    held.add(heard);
    return held.size() > MOST_HELD ? end() : this;
  }

  private Behavior<Heard> catchUp(Heard.Missed missed) {
    upToDate = true;
    List<Heard> all = new ArrayList<>(missed.messages.size() + held.size());
    missed.messages.forEach(message -> all.add(new Heard.Told(new Telling(message), false)));
    all.addAll(held);
    held.clear();
    return passOn(all);
  }

  private void word(Heard heard) {
    switch (heard) {
      case Heard.Told(Telling telling, boolean opening) when opening -> subscriber.open(telling);
      case Heard.Told told -> subscriber.tell(told.telling);
      case Heard.Fall fall -> subscriber.fall(fall.ply);
      default -> throw new IllegalStateException("not for a subscriber: " + heard);
    }
  }

  private Behavior<Heard> passOn(List<Heard> words) {
    try {
      words.forEach(this::word);
      return this;
    } catch (RuntimeException bug) {
      getContext().getLog().error("a subscriber failed and hears no more", bug);
      return end();
    }
  }

  private Behavior<Heard> welcome(Heard.Welcome welcome) {
    getContext().cancelReceiveTimeout();
    getContext().watchWith(welcome.table, new Heard.Lost());
    return this;
  }

  private Behavior<Heard> stop() {
    gone.set(true);
    return this;
  }

  private Behavior<Heard> end() {
    try {
      subscriber.end();
    } catch (RuntimeException bug) {
      getContext().getLog().error("a subscriber failed at its end", bug);
    }
    return Behaviors.stopped();
  }
}
