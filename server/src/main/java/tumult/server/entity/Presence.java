package tumult.server.entity;

import java.util.ArrayList;
import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.jspecify.annotations.Nullable;
import tumult.server.entity.Listener.Heard;
import tumult.server.store.Past;
import tumult.server.tables.Telling;
import tumult.server.wire.Wording;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Event;
import tumult.table.Guest;

/** Who is present: a person is, as long as they have a listener, and a while longer. */
final class Presence {
  private static final String COUNT = "count present";

  private final TableEntity.Shared shared;
  private final ActorContext<Request> context;
  private final TimerScheduler<Request> timers;

  Presence(
      TableEntity.Shared shared, ActorContext<Request> context, TimerScheduler<Request> timers) {
    this.shared = shared;
    this.context = context;
    this.timers = timers;
  }

  /** Looks again later after somebody has arrived: they may be gone without having listened. */
  void happened(List<Event> events) {
    if (events.stream().anyMatch(Event.Arrived.class::isInstance)) {
      countSoon();
    }
  }

  /**
   * Lets somebody look on who has come and not arrived; they may be gone without having listened.
   */
  void come(InMemoryTable table, Ask ask) {
    if (ask.command() instanceof Command.Come) {
      table.table().lookOn(ask);
      countSoon();
    }
  }

  /** Lets somebody listen whom the table has let in; null if it has not. */
  @Nullable Guest subscribe(InMemoryTable table, Request.Subscribe subscribe) {
    ActorRef<Heard> listener = subscribe.listener();
    Guest guest = table.open() ? table.table().visitor(subscribe.person()) : null;
    if (guest == null) {
      listener.tell(new Heard.Lost());
      return null;
    }
    if (table.listeners().has(guest.person(), listener)) {
      return guest; // asked again before the answer was there
    }
    listener.tell(new Heard.Welcome(context.getSelf()));
    recall(table, subscribe, guest);
    table.listeners().add(guest.person(), subscribe);
    context.watchWith(listener, new Request.Unsubscribe(guest.person(), listener));
    return guest;
  }

  /**
   * Tells somebody exactly what they have missed; off this thread, since anybody can ask for it at
   * any time. All that happens from now on comes after it.
   */
  private void recall(InMemoryTable table, Request.Subscribe subscribe, Guest guest) {
    ActorRef<Heard> listener = subscribe.listener();
    boolean looksOn = table.table().guest(guest.person()) == null;
    long number = table.table().number();
    if (subscribe.seen() == number) {
      listener.tell(missed(subscribe, List.of()));
      return;
    }
    Past.Chapters past = table.past();
    long seen = subscribe.seen() > number ? past.start() : subscribe.seen();
    if (seen < past.start()) {
      listener.tell(new Heard.Lost()); // so long ago that they are better shown the table anew
      return;
    }
    shared
        .recalls()
        .ask(
            table.table().id(),
            () ->
                missed(
                    subscribe,
                    subscribe.line() != null && subscribe.line().isClosed()
                        ? List.of()
                        : missed(table.table().id(), past, guest, looksOn, seen)))
        .whenComplete(
            (missed, failure) -> listener.tell(failure == null ? missed : new Heard.Lost()));
  }

  /** What was missed, in finished words for somebody at another node. */
  private static Heard missed(Request.Subscribe subscribe, List<Telling> missed) {
    if (!Listeners.isElsewhere(subscribe.listener())) {
      return new Heard.Missed(missed);
    }
    Wording wording = new Wording(subscribe.person(), subscribe.shown(), null);
    return new Heard.MissedWords(missed.stream().map(wording::word).toList());
  }

  private List<Telling> missed(
      String table, Past.Chapters past, Guest guest, boolean looksOn, long seen) {
    List<Telling> missed = new ArrayList<>();
    past.relive(
        table,
        shared.games(),
        seen,
        then -> {
          if (looksOn) {
            then.lookOn(guest); // nobody knows since when
          }
          missed.add(new Telling(then.message(guest.person())));
        });
    return missed;
  }

  void unsubscribe(InMemoryTable table, Request.Unsubscribe gone) {
    table.listeners().remove(gone.person(), gone.listener());
    if (!table.listeners().has(gone.person())) {
      table.table().lookAway(gone.person());
    }
    countSoon();
  }

  /** Who was asked to leave hears no more of this table. */
  void dismiss(InMemoryTable table, List<Event> events) {
    for (Event event : events) {
      if (event instanceof Event.Dismissed dismissed) {
        table.listeners().dismiss(dismissed.person());
      }
    }
  }

  void countSoon() {
    timers.startSingleTimer(COUNT, new Request.CountPresent(), shared.delays().grace());
  }

  /** Lets those leave who count as present but have no listener. */
  void count(InMemoryTable table) {
    table.table().onlookers().stream()
        .filter(person -> !table.listeners().has(person))
        .forEach(table.table()::lookAway);
    for (Guest guest : table.table().guests()) {
      if (guest.present() && !table.listeners().has(guest.person())) {
        context.getSelf().tell(new Request.Missing(guest.person()));
      }
    }
  }

  /** Lets somebody leave, unless they have come back. */
  @Nullable ServerAsk leave(InMemoryTable table, String person) {
    return table.listeners().has(person) ? null : ServerAsk.of(new Command.Leave(person));
  }

  /** Lets somebody arrive who listens again after having been away. */
  static @Nullable ServerAsk arrival(Guest guest) {
    return guest.present()
        ? null
        : ServerAsk.of(new Command.Arrive(guest.person(), guest.name(), guest.avatar()));
  }
}
