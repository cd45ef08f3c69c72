package tumult.server.entity;

import java.time.Duration;
import org.apache.pekko.actor.NoSerializationVerificationNeeded;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.RecipientRef;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import tumult.server.tables.Subscriber;
import tumult.server.tables.Telling;

/** The actor that passes a table's messages on to one subscriber. */
final class Listener extends AbstractBehavior<Listener.Heard> {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /** What a listener hears. */
  sealed interface Heard extends NoSerializationVerificationNeeded {
    /** What has happened; {@code opening} if it shows an opening of a race. */
    record Told(Telling telling, boolean opening) implements Heard {}

    /** The dice fall. */
    record Fall(int ply) implements Heard {}

    /** The table has accepted the listener; this is the table, to be watched in turn. */
    record Welcome(ActorRef<Request> table) implements Heard {}

    /** There is no such table, or it has gone from memory, or it does not answer. */
    record Lost() implements Heard {}

    /** The subscriber wants no more messages. */
    record Enough() implements Heard {}
  }

  private final Subscriber subscriber;

  private Listener(ActorContext<Heard> context, Subscriber subscriber) {
    super(context);
    this.subscriber = subscriber;
  }

  static Behavior<Heard> of(
      RecipientRef<Request> table, String person, long seen, Subscriber subscriber) {
    return Behaviors.setup(context -> {
      context.setReceiveTimeout(PATIENCE, new Heard.Lost());
      table.tell(new Request.Subscribe(person, seen, context.getSelf()));
      return new Listener(context, subscriber);
    });
  }

  @Override
  public Receive<Heard> createReceive() {
    return newReceiveBuilder()
        .onMessage(Heard.Told.class, this::tell)
        .onMessage(Heard.Fall.class, this::fall)
        .onMessage(Heard.Welcome.class, this::welcome)
        .onMessage(Heard.Lost.class, lost -> end())
        .onMessage(Heard.Enough.class, enough -> Behaviors.stopped())
        .build();
  }

  private Behavior<Heard> tell(Heard.Told told) {
    return passOn(() -> {
      if (told.opening) {
        subscriber.open(told.telling);
      } else {
        subscriber.tell(told.telling);
      }
    });
  }

  private Behavior<Heard> fall(Heard.Fall fall) {
    return passOn(() -> subscriber.fall(fall.ply));
  }

  private Behavior<Heard> passOn(Runnable word) {
    try {
      word.run();
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

  private Behavior<Heard> end() {
    try {
      subscriber.end();
    } catch (RuntimeException bug) {
      getContext().getLog().error("a subscriber failed at its end", bug);
    }
    return Behaviors.stopped();
  }
}
