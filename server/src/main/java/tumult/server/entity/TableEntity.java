package tumult.server.entity;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding.Passivate;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding.ShardCommand;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityContext;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.pattern.StatusReply;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.RecoveryCompleted;
import org.apache.pekko.persistence.typed.SnapshotAdapter;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.Effect;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.RetentionCriteria;
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;
import tumult.server.entity.Listener.Heard;
import tumult.server.store.JournalEntry;
import tumult.server.store.Lobby;
import tumult.server.tables.Answer;
import tumult.server.tables.LobbyTable;
import tumult.server.tables.Delays;
import tumult.server.tables.TableMonitor;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.Event;
import tumult.table.GameCache;
import tumult.table.Guest;
import tumult.table.Table.BotTurn;

/**
 * The one place where something happens to a table: append, evolve, send.
 *
 * <p>Pekko lets an event happen to the table in memory just before it is written. Nobody can tell:
 * until the write is confirmed every other request waits and nothing is sent, and if it fails this
 * actor and what it has in memory are gone.
 */
final class TableEntity extends EventSourcedBehavior<Request, JournalEntry, InMemoryTable> {
  static final EntityTypeKey<Request> KEY = EntityTypeKey.create(Request.class, "table");

  /** What all tables share. */
  record House(
      GameCache shelf,
      Lobby lobby,
      BotThreads bots,
      Delays pace,
      InstantSource clock,
      AtomicInteger tablesInMemory,
      TableMonitor witness) {}

  private static final int EVENTS_PER_SNAPSHOT = 250;
  private static final int SNAPSHOTS_KEPT = 1;
  private static final String PRESENCE = "presence";
  private static final String REST = "rest";
  private static final String DUE_LATER = "due later";
  private static final Duration RULING_TIME = Duration.ofMillis(50);

  private final House house;
  private final String id;
  private final ActorContext<Request> context;
  private final TimerScheduler<Request> timers;
  private final ActorRef<ShardCommand> shard;
  private final Agenda agenda;
  private final PendingTouches races;
  private boolean needed = true;
  private int taken;

  static Behavior<Request> of(House house, EntityContext<Request> entity) {
    return Behaviors.setup(
        context -> Behaviors.withTimers(timers -> new TableEntity(house, entity, context, timers)));
  }

  private TableEntity(
      House house,
      EntityContext<Request> entity,
      ActorContext<Request> context,
      TimerScheduler<Request> timers) {
    super(PersistenceId.of(KEY.name(), entity.getEntityId()));
    this.house = house;
    this.id = entity.getEntityId();
    this.context = context;
    this.timers = timers;
    this.shard = entity.getShard();
    this.agenda = new Agenda(house, context, timers);
    this.races = new PendingTouches(timers, house.pace.look(), context.getSelf());
    house.tablesInMemory.incrementAndGet();
    timers.startTimerWithFixedDelay(REST, new Request.Idle(), house.pace.idle());
  }

  @Override
  public InMemoryTable emptyState() {
    return new InMemoryTable(id, house.shelf);
  }

  @Override
  public EventHandler<InMemoryTable, JournalEntry> eventHandler() {
    return InMemoryTable::evolve;
  }

  @Override
  public CommandHandler<Request, JournalEntry, InMemoryTable> commandHandler() {
    return (live, request) -> {
      needed |= !(request instanceof Request.Idle);
      return handle(live, request);
    };
  }

  private Effect<JournalEntry, InMemoryTable> handle(InMemoryTable live, Request request) {
    return switch (request) {
      case Request.AskTable ask -> ask(live, ask);
      case Request.Look look -> look(live, look);
      case Request.WriteDown wish -> writeDown(live, wish);
      case Request.Subscribe subscribe -> subscribe(live, subscribe);
      case Request.Unsubscribe gone -> unsubscribe(live, gone);
      case Request.Wake wake -> Effect().none();
      case Request.Measured at -> measured(live, at);
      case Request.Rule rule -> rule(live);
      case Request.Due due -> due(live);
      case Request.CountPresent count -> countPresent(live);
      case Request.Missing missing -> leave(live, missing.person());
      case Request.BotBegins begins -> askBot(live, begins.turn());
      case Request.BotPlans plans -> botPlans(plans);
      case Request.BotChose chose -> botPlay(live, chose);
      case Request.BotFailed failed -> replaceBot(live, failed);
      case Request.Idle idle -> idle(live);
    };
  }

  @Override
  public SignalHandler<InMemoryTable> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(RecoveryCompleted.instance(), this::recovered)
        .onSignal(PostStop.instance(), live -> leftMemory())
        .build();
  }

  private void leftMemory() {
    house.tablesInMemory.decrementAndGet();
    house.witness.seated(-taken);
  }

  private void recovered(InMemoryTable live) {
    if (live.open()) {
      races.happened(live, List.of());
      agenda.update(live);
      putInLobby(live);
      countPresentSoon();
    }
  }

  // What people ask

  private Effect<JournalEntry, InMemoryTable> ask(InMemoryTable live, Request.AskTable request) {
    Answer known = live.answers().to(request.ask().who(), request.command());
    if (known != null) {
      request.replyTo().tell(StatusReply.success(known));
      return Effect().none();
    }
    try {
      if (races.isTouch(request.ask().command())) {
        return touch(live, request);
      }
      if (races.holdsBack(request.ask().command(), request)) {
        return Effect().none();
      }
      return decide(
          live,
          request.ask(),
          request.ask().who(),
          request.command(),
          answer -> request.replyTo().tell(StatusReply.success(answer)));
    } catch (RuntimeException bug) {
      context.getLog().error("table {} cannot decide {}", id, request.ask().command(), bug);
      request.replyTo().tell(StatusReply.error("the table could not decide"));
      return Effect().none();
    }
  }

  private Effect<JournalEntry, InMemoryTable> serve(InMemoryTable live, Command command) {
    return serve(live, command, (now, answer) -> {});
  }

  /** Asks the table for something that only the server can ask for. */
  private Effect<JournalEntry, InMemoryTable> serve(
      InMemoryTable live, Command command, BiConsumer<InMemoryTable, Answer> then) {
    Ask ask = Ask.of(Ask.SERVER, house.clock.millis(), command);
    return decide(live, ask, Ask.SERVER, "", answer -> then.accept(live, answer));
  }

  /**
   * Lets the table decide.
   *
   * @param who the person whose command is behind it
   * @param command its id
   */
  private Effect<JournalEntry, InMemoryTable> decide(
      InMemoryTable live, Ask ask, String who, String command, Consumer<Answer> replyTo) {
    return switch (live.table().decide(ask)) {
      case Decision.Refused refused -> {
        Answer answer = new Answer.Refused(refused);
        live.answers().keep(who, command, answer);
        replyTo.accept(answer);
        yield live.open() ? Effect().none() : leaveMemory();
      }
      case Decision.Accepted accepted when accepted.events().isEmpty() -> {
        replyTo.accept(new Answer.Accepted(live.table().number()));
        yield Effect().none();
      }
      case Decision.Accepted accepted -> {
        long decided = System.nanoTime();
        yield Effect()
            .persist(entries(accepted.events(), who, command))
            .thenRun(now -> {
              house.witness.appended(System.nanoTime() - decided);
              happened(now, accepted.events(), replyTo);
            });
      }
    };
  }

  /** The events of one decision: stored together, the last names the command behind them. */
  private static List<JournalEntry> entries(List<Event> events, String who, String command) {
    int last = events.size() - 1;
    List<JournalEntry> entries = new ArrayList<>(events.size());
    for (Event event : events.subList(0, last)) {
      entries.add(JournalEntry.of(event, "", ""));
    }
    entries.add(JournalEntry.of(events.get(last), who, command));
    return entries;
  }

  private void happened(InMemoryTable live, List<Event> events, Consumer<Answer> replyTo) {
    if (events.stream().anyMatch(TableEntity::concernsLobby)) {
      putInLobby(live);
    }
    races.happened(live, events);
    live.audience().send(races::shows);
    replyTo.accept(new Answer.Accepted(live.table().number()));
    agenda.update(live);
    witness(live, events);
    if (events.stream().anyMatch(Event.Arrived.class::isInstance)) {
      countPresentSoon();
    }
  }

  private void witness(InMemoryTable live, List<Event> events) {
    long number = live.table().number() - events.size();
    for (Event event : events) {
      number++;
      house.witness.happened(id, number, event);
    }
  }

  private void putInLobby(InMemoryTable live) {
    LobbyTable entry = live.lobbyTable();
    house.lobby.put(entry);
    house.witness.seated(entry.taken() - taken);
    taken = entry.taken();
  }

  /** Whether the lobby may have to say something else after it: most events are moves and talk. */
  private static boolean concernsLobby(Event event) {
    return switch (event) {
      case Event.Played e -> false;
      case Event.Said e -> false;
      case Event.Emoted e -> false;
      default -> true;
    };
  }

  // Who was first

  private Effect<JournalEntry, InMemoryTable> measured(InMemoryTable live, Request.Measured at) {
    if (live.open()) {
      races.measured(live.table().seatOf(at.person()), at.measurement());
    }
    return Effect().none();
  }

  private Effect<JournalEntry, InMemoryTable> touch(InMemoryTable live, Request.AskTable request) {
    Answer refused = races.touch(live, request);
    if (refused != null) {
      live.answers().keep(request.ask().who(), request.command(), refused);
      request.replyTo().tell(StatusReply.success(refused));
    }
    return rule(live);
  }

  /** Lets the table know who was first, as soon as that can be said. */
  private Effect<JournalEntry, InMemoryTable> rule(InMemoryTable live) {
    PendingTouches.Verdict verdict = races.verdict(live);
    if (verdict == null) {
      return Effect().none();
    }
    Ask ask = Ask.of(Ask.SERVER, house.clock.millis(), verdict.word());
    return decide(
        live,
        ask,
        verdict.who(),
        verdict.command(),
        answer -> races.settle(live, verdict.first(), answer));
  }

  /** The clock has struck; it waits for a race that is being judged. */
  private Effect<JournalEntry, InMemoryTable> due(InMemoryTable live) {
    if (races.isRaceOn()) {
      context.getSelf().tell(new Request.Rule());
      timers.startSingleTimer(DUE_LATER, new Request.Due(), RULING_TIME);
      return Effect().none();
    }
    return serve(live, new Command.Tick(), agenda::ticked);
  }

  private Effect<JournalEntry, InMemoryTable> look(InMemoryTable live, Request.Look look) {
    look.replyTo()
        .tell(live.open() ? Optional.of(live.table().view(look.person())) : Optional.empty());
    return live.open() ? Effect().none() : leaveMemory();
  }

  private Effect<JournalEntry, InMemoryTable> writeDown(InMemoryTable live, Request.WriteDown wish) {
    wish.replyTo().tell(live.record(wish.game()));
    return live.open() ? Effect().none() : leaveMemory();
  }

  // Who listens

  /** Lets somebody listen whom the table has let in; with that they are present. */
  private Effect<JournalEntry, InMemoryTable> subscribe(InMemoryTable live, Request.Subscribe subscribe) {
    Guest guest = live.open() ? live.guest(subscribe.person()) : null;
    if (guest == null) {
      subscribe.listener().tell(new Heard.Lost());
      return live.open() ? Effect().none() : leaveMemory();
    }
    ActorRef<Heard> listener = subscribe.listener();
    listener.tell(new Heard.Welcome(context.getSelf()));
    live.recall(
        guest.person(), subscribe.seen(), message -> listener.tell(new Heard.Told(message, false)));
    races.connected(live.table().seatOf(guest.person()));
    live.audience().add(guest.person(), listener);
    context.watchWith(listener, new Request.Unsubscribe(guest.person(), listener));
    return guest.present() ? Effect().none() : serve(live, arrival(guest));
  }

  private static Command arrival(Guest guest) {
    return new Command.Arrive(guest.person(), guest.name(), guest.avatar());
  }

  private Effect<JournalEntry, InMemoryTable> unsubscribe(InMemoryTable live, Request.Unsubscribe gone) {
    live.audience().remove(gone.person(), gone.listener());
    countPresentSoon();
    return Effect().none();
  }

  private void countPresentSoon() {
    timers.startSingleTimer(PRESENCE, new Request.CountPresent(), house.pace.grace());
  }

  private Effect<JournalEntry, InMemoryTable> countPresent(InMemoryTable live) {
    live.missing().forEach(person -> context.getSelf().tell(new Request.Missing(person)));
    return Effect().none();
  }

  private Effect<JournalEntry, InMemoryTable> leave(InMemoryTable live, String person) {
    return live.audience().has(person) ? Effect().none() : serve(live, new Command.Leave(person));
  }

  // Bots

  private Effect<JournalEntry, InMemoryTable> askBot(InMemoryTable live, BotTurn turn) {
    agenda.askBot(live, turn);
    return Effect().none();
  }

  private Effect<JournalEntry, InMemoryTable> botPlans(Request.BotPlans plans) {
    agenda.plan(plans.turn(), plans.attempt());
    return Effect().none();
  }

  private Effect<JournalEntry, InMemoryTable> botPlay(InMemoryTable live, Request.BotChose chose) {
    BotTurn turn = chose.turn();
    var play = new Command.BotPlay(turn.seat(), chose.attempt().move(), turn.ply());
    if (agenda.awaits(turn) && races.isTouch(play) && !chose.attempt().after().isZero()) {
      Answer refused = races.touch(live, play, chose.attempt(), house.clock.millis());
      if (refused != null) {
        agenda.botPlayed(turn, refused);
      }
      return rule(live);
    }
    return races.holdsBack(play, chose)
        ? Effect().none()
        : serve(live, play, (now, answer) -> agenda.botPlayed(turn, answer));
  }

  private Effect<JournalEntry, InMemoryTable> replaceBot(InMemoryTable live, Request.BotFailed failed) {
    agenda.replaceBot(live, failed);
    return Effect().none();
  }

  // Rest

  private Effect<JournalEntry, InMemoryTable> idle(InMemoryTable live) {
    boolean atRest = !needed && live.audience().isEmpty() && agenda.isEmpty();
    needed = false;
    return atRest ? leaveMemory() : Effect().none();
  }

  private Effect<JournalEntry, InMemoryTable> leaveMemory() {
    shard.tell(new Passivate<>(context.getSelf()));
    return Effect().none();
  }

  @Override
  public RetentionCriteria retentionCriteria() {
    return RetentionCriteria.snapshotEvery(EVENTS_PER_SNAPSHOT, SNAPSHOTS_KEPT);
  }

  @Override
  public SnapshotAdapter<InMemoryTable> snapshotAdapter() {
    return new SnapshotAdapter<>() {
      @Override
      public Object toJournal(InMemoryTable live) {
        return live.snapshot();
      }

      @Override
      public InMemoryTable fromJournal(Object snapshot) {
        return new InMemoryTable(id, house.shelf, (Snapshot) snapshot);
      }
    };
  }
}
