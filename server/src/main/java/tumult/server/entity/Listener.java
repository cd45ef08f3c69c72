package tumult.server.entity;

import java.time.Duration;
import java.util.List;
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

/**
 * The actor that listens to a table for one subscriber. What happens at a table of the same node
 * comes by the {@link DirectLine}, past it.
 */
final class Listener extends AbstractBehavior<Listener.Heard> {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /** A table that moves between nodes may not have got the word: it is asked again, then. */
  private static final Duration PATIENCE_OF_NODE = Duration.ofMillis(600);

  private static final int ASKED_BY_NODE = 7;

  /** What a listener hears. */
  sealed interface Heard {
    /** What can come from another node. */
    sealed interface FromAnywhere extends Heard {}

    /** What only the listener's own node has to say to it. */
    sealed interface FromHere extends Heard, NoSerializationVerificationNeeded {}

    /** What has happened, by the line; {@code opening} if it shows an opening of a race. */
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

    /** The table has not answered yet. */
    record Silence() implements FromHere {}

    /** The subscriber wants no more messages. */
    record Enough() implements FromHere {}

    /** The subscriber wants to see the view to which the next changes belong. */
    record Look() implements FromHere {}
  }

  private final RecipientRef<Request> table;
  private final Request.Subscribe wish;
  private final DirectLine line;
  private final boolean moves;
  private int asked;

  private Listener(
      ActorContext<Heard> context,
      RecipientRef<Request> table,
      Request.Subscribe wish,
      DirectLine line,
      boolean moves) {
    super(context);
    this.table = table;
    this.wish = wish;
    this.line = line;
    this.moves = moves;
  }

  /**
   * @param moves whether the table may be on its way to another node
   */
  static Behavior<Heard> of(
      RecipientRef<Request> table, String person, long seen, DirectLine line, boolean moves) {
    return Behaviors.setup(context -> {
      context.setReceiveTimeout(moves ? PATIENCE_OF_NODE : PATIENCE, new Heard.Silence());
      line.begin(context.getSelf());
      Request.Subscribe wish =
          new Request.Subscribe(person, seen, line.subscriber().shown(), context.getSelf(), line);
      return new Listener(context, table, wish, line, moves).ask();
    });
  }

  private Listener ask() {
    asked++;
    table.tell(wish);
    return this;
  }

  @Override
  public Receive<Heard> createReceive() {
    return newReceiveBuilder()
        .onMessage(Heard.Worded.class, this::hear)
        .onMessage(Heard.Fall.class, this::hear)
        .onMessage(Heard.Missed.class, missed -> catchUp(missed.tellings, Listener::told))
        .onMessage(Heard.MissedWords.class, missed -> catchUp(missed.words, Listener::worded))
        .onMessage(Heard.Welcome.class, this::welcome)
        .onMessage(Heard.Lost.class, lost -> end(Subscriber::end))
        .onMessage(Heard.Moved.class, moved -> end(Subscriber::moved))
        .onMessage(Heard.Silence.class, silence -> silence())
        .onMessage(Heard.Enough.class, enough -> Behaviors.stopped())
        .onMessage(Heard.Look.class, look -> look())
        .onSignal(PostStop.class, stopped -> stop())
        .build();
  }

  private Behavior<Heard> hear(Heard heard) {
    line.hear(heard);
    return this;
  }

  private static Heard told(Telling telling) {
    return new Heard.Told(telling, false);
  }

  private static Heard worded(WordedMessage words) {
    return new Heard.Worded(words, false);
  }

  private <T> Behavior<Heard> catchUp(List<T> missed, Function<T, Heard> form) {
    line.catchUp(missed.stream().map(form).toList());
    return this;
  }

  /** What is asked after everything else is answered after everything else. */
  private Behavior<Heard> look() {
    table.tell(new Request.Show(wish.person(), getContext().getSelf()));
    return this;
  }

  private Behavior<Heard> welcome(Heard.Welcome welcome) {
    if (!moves) {
      line.lead(welcome.table);
    }
    getContext().cancelReceiveTimeout();
    getContext()
        .watchWith(
            welcome.table,
            Listeners.isElsewhere(welcome.table) ? new Heard.Moved() : new Heard.Lost());
    return this;
  }

  private Behavior<Heard> silence() {
    if (!moves) {
      return end(Subscriber::end);
    }
    return asked < ASKED_BY_NODE ? ask() : end(Subscriber::moved);
  }

  private Behavior<Heard> stop() {
    line.close();
    return this;
  }

  private Behavior<Heard> end(Consumer<Subscriber> word) {
    line.close();
    try {
      word.accept(line.subscriber());
    } catch (RuntimeException bug) {
      getContext().getLog().error("a subscriber failed at its end", bug);
    }
    return Behaviors.stopped();
  }
}
