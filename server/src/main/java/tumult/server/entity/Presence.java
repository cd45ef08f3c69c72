package tumult.server.entity;

import java.util.ArrayList;
import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.jspecify.annotations.Nullable;
import tumult.server.entity.Listener.Heard;
import tumult.server.store.Past;
import tumult.table.Command;
import tumult.table.Event;
import tumult.table.Guest;
import tumult.table.Message;

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

  /** Lets somebody listen whom the table has let in; null if it has not. */
  @Nullable Guest subscribe(InMemoryTable table, Request.Subscribe subscribe) {
    ActorRef<Heard> listener = subscribe.listener();
    Guest guest = table.open() ? table.table().guest(subscribe.person()) : null;
    if (guest == null) {
      listener.tell(new Heard.Lost());
      return null;
    }
    listener.tell(new Heard.Welcome(context.getSelf()));
    recall(table, subscribe);
    table.listeners().add(guest.person(), listener);
    context.watchWith(listener, new Request.Unsubscribe(guest.person(), listener));
    return guest;
  }

  /**
   * Tells somebody exactly what they have missed; off this thread, since anybody can ask for it at
   * any time. All that happens from now on comes after it.
   */
  private void recall(InMemoryTable table, Request.Subscribe subscribe) {
    ActorRef<Heard> listener = subscribe.listener();
    long number = table.table().number();
    if (subscribe.seen() == number) {
      listener.tell(new Heard.Missed(List.of()));
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
                subscribe.gone().getAsBoolean()
                    ? List.<Message>of()
                    : missed(table.table().id(), past, subscribe.person(), seen))
        .whenComplete((missed, failure) ->
            listener.tell(failure == null ? new Heard.Missed(missed) : new Heard.Lost()));
  }

  private List<Message> missed(String table, Past.Chapters past, String person, long seen) {
    List<Message> missed = new ArrayList<>();
    past.relive(table, shared.games(), seen, then -> missed.add(then.message(person)));
    return missed;
  }

  void unsubscribe(InMemoryTable table, Request.Unsubscribe gone) {
    table.listeners().remove(gone.person(), gone.listener());
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
