package tumult.server.entity;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
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
import tumult.server.tables.WordedMessage;

/** The actor that passes a table's messages on to one subscriber. */
final class Listener extends AbstractBehavior<Listener.Heard> {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /** A table that moves between nodes may not have got the word: one comes again, then. */
  private static final Duration PATIENCE_OF_NODE = Duration.ofSeconds(4);

  /** Who is so far behind before having caught up is better shown the table anew. */
  private static final int MOST_HELD = 256;

  /** What a listener hears. */
  sealed interface Heard {
    /** What can come from another node. */
    sealed interface FromAnywhere extends Heard {}

    /** What only the listener's own node has to say to it. */
    sealed interface FromHere extends Heard, NoSerializationVerificationNeeded {}

    /** What has happened; {@code opening} if it shows an opening of a race. */
    record Told(Telling telling, boolean opening) implements FromHere {}

    /** The same from another node, in finished words. */
    record Worded(WordedMessage words, boolean opening) implements FromAnywhere {}

    /** The dice fall. */
    record Fall(int ply) implements FromAnywhere {}

    /** What was missed: comes once, and everything else after it. */
    record Missed(List<Telling> tellings) implements FromHere {}

    /** The same from another node. */
    record MissedWords(List<WordedMessage> words) implements FromAnywhere {}

    /** The table has accepted the listener; this is the table, to be watched in turn. */
    record Welcome(ActorRef<Request> table) implements FromAnywhere {}

    /** There is no such table, or it has gone from memory, or it does not answer. */
    record Lost() implements FromAnywhere {}

    /** The table is no longer where it was. */
    record Moved() implements FromHere {}

    /** The subscriber wants no more messages. */
    record Enough() implements FromHere {}

    /** The subscriber wants to see the view to which the next changes belong. */
    record Look() implements FromHere {}
  }

  private final RecipientRef<Request> table;
  private final String person;
  private final Subscriber subscriber;
  private final AtomicBoolean gone;
  private final Deque<Heard> held = new ArrayDeque<>();
  private boolean upToDate;

  private Listener(
      ActorContext<Heard> context,
      RecipientRef<Request> table,
      String person,
      Subscriber subscriber,
      AtomicBoolean gone) {
    super(context);
    this.table = table;
    this.person = person;
    this.subscriber = subscriber;
    this.gone = gone;
  }

  /**
   * @param moves whether the table may be on its way to another node
   */
  static Behavior<Heard> of(
      RecipientRef<Request> table, String person, long seen, Subscriber subscriber, boolean moves) {
    return Behaviors.setup(context -> {
      context.setReceiveTimeout(
          moves ? PATIENCE_OF_NODE : PATIENCE, moves ? new Heard.Moved() : new Heard.Lost());
      AtomicBoolean gone = new AtomicBoolean();
      table.tell(
          new Request.Subscribe(person, seen, subscriber.shown(), context.getSelf(), gone::get));
      return new Listener(context, table, person, subscriber, gone);
    });
  }

  @Override
  public Receive<Heard> createReceive() {
    return newReceiveBuilder()
        .onMessage(Heard.Told.class, this::hear)
        .onMessage(Heard.Worded.class, this::hear)
        .onMessage(Heard.Fall.class, this::hear)
        .onMessage(Heard.Missed.class, missed -> catchUp(missed.tellings, this::told))
        .onMessage(Heard.MissedWords.class, missed -> catchUp(missed.words, this::worded))
        .onMessage(Heard.Welcome.class, this::welcome)
        .onMessage(Heard.Lost.class, lost -> end(Subscriber::end))
        .onMessage(Heard.Moved.class, moved -> end(Subscriber::moved))
        .onMessage(Heard.Enough.class, enough -> Behaviors.stopped())
        .onMessage(Heard.Look.class, look -> look())
        .onSignal(PostStop.class, stopped -> stop())
        .build();
  }

  /** Passes on what happens; until what was missed has come, it waits. */
  private Behavior<Heard> hear(Heard heard) {
    if (upToDate) {
      return passOn(List.of(heard));
    }
    held.add(heard);
    return held.size() > MOST_HELD ? end(Subscriber::end) : this;
  }

  private Heard told(Telling telling) {
    return new Heard.Told(telling, false);
  }

  private Heard worded(WordedMessage words) {
    return new Heard.Worded(words, false);
  }

  private <T> Behavior<Heard> catchUp(List<T> missed, Function<T, Heard> form) {
    upToDate = true;
    List<Heard> all = new ArrayList<>(missed.size() + held.size());
    missed.forEach(message -> all.add(form.apply(message)));
    all.addAll(held);
    held.clear();
    return passOn(all);
  }

  /** What is asked after everything else is answered after everything else. */
  private Behavior<Heard> look() {
    table.tell(new Request.Show(person, getContext().getSelf()));
    return this;
  }

  private void word(Heard heard) {
    switch (heard) {
      case Heard.Told(Telling telling, boolean opening) when opening -> subscriber.open(telling);
      case Heard.Told told -> subscriber.tell(told.telling);
      case Heard.Worded(WordedMessage words, boolean opening) when opening ->
          subscriber.open(words);
      case Heard.Worded worded -> subscriber.tell(worded.words);
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
      return end(Subscriber::end);
    }
  }

  private Behavior<Heard> welcome(Heard.Welcome welcome) {
    getContext().cancelReceiveTimeout();
    getContext()
        .watchWith(
            welcome.table,
            Listeners.isElsewhere(welcome.table) ? new Heard.Moved() : new Heard.Lost());
    return this;
  }

  private Behavior<Heard> stop() {
    gone.set(true);
    return this;
  }

  private Behavior<Heard> end(Consumer<Subscriber> word) {
    try {
      word.accept(subscriber);
    } catch (RuntimeException bug) {
      getContext().getLog().error("a subscriber failed at its end", bug);
    }
    return Behaviors.stopped();
  }
}
