package tumult.server.entity;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
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
import org.jspecify.annotations.Nullable;
import tumult.server.store.JournalEntry;
import tumult.server.store.Lobby;
import tumult.server.tables.Answer;
import tumult.server.tables.Delays;
import tumult.server.tables.Door;
import tumult.server.tables.LobbyTable;
import tumult.server.tables.TableMonitor;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.Event;
import tumult.table.Guest;
import tumult.table.Phase;
import tumult.table.Right;
import tumult.table.steps.GameCache;

/**
 * The actor of one table, the only place where something happens to it: append, evolve, send.
 *
 * <p>Pekko lets an event happen to the table in memory just before it is written. That makes no
 * difference to anybody: until the write is confirmed every other request waits and nothing is
 * sent, and if it fails this actor and what it has in memory are gone.
 */
final class TableEntity extends EventSourcedBehavior<Request, JournalEntry, InMemoryTable> {
  static final EntityTypeKey<Request> KEY = EntityTypeKey.create(Request.class, "table");

  /** What all tables share. */
  record Shared(
      GameCache games,
      Lobby lobby,
      BotThreads bots,
      Delays delays,
      InstantSource clock,
      AtomicInteger tablesInMemory,
      TableMonitor monitor) {}

  private static final int EVENTS_PER_SNAPSHOT = 250;
  private static final int SNAPSHOTS_KEPT = 1;
  private static final String REST = "rest";

  private final Shared shared;
  private final String id;
  private final ActorContext<Request> context;
  private final ActorRef<ShardCommand> shard;
  private final TableClock clock;
  private final BotPlayers bots;
  private final PendingTouches touches;
  private final Presence presence;
  private boolean needed = true;
  private int taken;
  private boolean letGo;

  static Behavior<Request> of(Shared shared, EntityContext<Request> entity) {
    return Behaviors.setup(context ->
        Behaviors.withTimers(timers -> new TableEntity(shared, entity, context, timers)));
  }

  private TableEntity(
      Shared shared,
      EntityContext<Request> entity,
      ActorContext<Request> context,
      TimerScheduler<Request> timers) {
    super(PersistenceId.of(KEY.name(), entity.getEntityId()));
    this.shared = shared;
    this.id = entity.getEntityId();
    this.context = context;
    this.shard = entity.getShard();
    this.clock = new TableClock(shared.clock, timers);
    this.bots = new BotPlayers(shared, context, timers);
    this.touches = new PendingTouches(timers, shared.delays.look(), context.getSelf());
    this.presence = new Presence(shared, context, timers);
    shared.tablesInMemory.incrementAndGet();
    timers.startTimerWithFixedDelay(REST, new Request.Idle(), shared.delays.idle());
  }

  @Override
  public InMemoryTable emptyState() {
    return new InMemoryTable(id, shared.games);
  }

  @Override
  public EventHandler<InMemoryTable, JournalEntry> eventHandler() {
    return InMemoryTable::evolve;
  }

  @Override
  public CommandHandler<Request, JournalEntry, InMemoryTable> commandHandler() {
    return (table, request) -> {
      needed |= !(request instanceof Request.Idle);
      return handle(table, request);
    };
  }

  private Effect<JournalEntry, InMemoryTable> handle(InMemoryTable table, Request request) {
    return switch (request) {
      case Request.AskTable ask -> ask(table, clock.dated(ask));
      case Request.Look look -> look(table, look);
      case Request.Knock knock -> knock(table, knock);
      case Request.WriteDown wish -> writeDown(table, wish);
      case Request.Results wish -> results(table, wish);
      case Request.Subscribe subscribe -> subscribe(table, subscribe);
      case Request.Unsubscribe gone -> done(() -> presence.unsubscribe(table, gone));
      case Request.Wake wake -> Effect().none();
      case Request.Expire expire -> expire(table);
      case Request.Measured at -> done(() -> measured(table, at));
      case Request.LetGo sign -> done(() -> letGo(table, sign));
      case Request.Judge judge -> carryOut(table, touches.judge(table));
      case Request.Due due -> due(table);
      case Request.CountPresent count -> done(() -> presence.count(table));
      case Request.Missing missing -> carryOut(table, presence.leave(table, missing.person()));
      case Request.BotBegins begins -> done(() -> bots.ask(table, begins.turn()));
      case Request.BotPlans plans -> done(() -> bots.plan(plans.turn(), plans.plan()));
      case Request.BotChose chose -> carryOut(table, bots.play(table, chose, touches));
      case Request.BotFailed failed -> done(() -> bots.replace(table, failed));
      case Request.Idle idle -> idle(table);
    };
  }

  /** Something that is no event: nothing is stored. */
  private Effect<JournalEntry, InMemoryTable> done(Runnable work) {
    work.run();
    return Effect().none();
  }

  @Override
  public SignalHandler<InMemoryTable> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(RecoveryCompleted.instance(), this::recovered)
        .onSignal(PostStop.instance(), table -> leftMemory())
        .build();
  }

  private void leftMemory() {
    shared.tablesInMemory.decrementAndGet();
    shared.monitor.seated(-taken);
  }

  private void recovered(InMemoryTable table) {
    if (table.open()) {
      touches.happened(table, List.of());
      clock.recovered(table);
      bots.update(table);
      putInLobby(table);
      presence.countSoon();
    }
  }

  private Effect<JournalEntry, InMemoryTable> ask(InMemoryTable table, Request.AskTable request) {
    Answer known = table.answers().to(request.ask().who(), request.command());
    if (known != null) {
      request.replyTo().tell(StatusReply.success(known));
      return Effect().none();
    }
    try {
      if (touches.isTouch(request.ask().command())) {
        return carryOut(table, touches.touch(table, request));
      }
      if (touches.holdsBack(request.ask().command(), request)) {
        return Effect().none();
      }
      return decide(
          table,
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

  /** Asks the table for what the server wants of it, if there is such a thing. */
  private Effect<JournalEntry, InMemoryTable> carryOut(
      InMemoryTable table, @Nullable ServerAsk wish) {
    if (wish == null) {
      return Effect().none();
    }
    Ask ask = Ask.of(Ask.SERVER, clock.now(), wish.command());
    return decide(table, ask, wish.who(), wish.id(), wish.then());
  }

  /**
   * Lets the table decide: append, evolve, send.
   *
   * @param who the person whose command is behind it
   * @param command its id
   */
  private Effect<JournalEntry, InMemoryTable> decide(
      InMemoryTable table, Ask ask, String who, String command, Consumer<Answer> replyTo) {
    return switch (table.table().decide(ask)) {
      case Decision.Refused refused -> {
        Answer answer = new Answer.Refused(refused);
        table.answers().keep(who, command, answer);
        replyTo.accept(answer);
        yield table.open() ? Effect().none() : leaveMemory();
      }
      case Decision.Accepted accepted when accepted.events().isEmpty() -> {
        replyTo.accept(new Answer.Accepted(table.table().number(), clock.now()));
        yield Effect().none();
      }
      case Decision.Accepted accepted -> {
        long decided = System.nanoTime();
        yield Effect()
            .persist(entries(accepted.events(), who, command))
            .thenRun(now -> {
              shared.monitor.appended(System.nanoTime() - decided);
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

  private void happened(InMemoryTable table, List<Event> events, Consumer<Answer> replyTo) {
    if (events.stream().anyMatch(TableEntity::concernsLobby)) {
      putInLobby(table);
    }
    touches.happened(table, events);
    letGo &= events.stream().noneMatch(TableEntity::rolls);
    table.listeners().send(touches::shows);
    presence.dismiss(table, events);
    replyTo.accept(new Answer.Accepted(table.table().number(), table.table().time()));
    clock.update(table);
    bots.update(table);
    presence.happened(events);
    report(table, events);
  }

  private void report(InMemoryTable table, List<Event> events) {
    long number = table.table().number() - events.size();
    for (Event event : events) {
      number++;
      shared.monitor.happened(id, number, event);
    }
  }

  private void putInLobby(InMemoryTable table) {
    LobbyTable entry = table.lobbyTable();
    shared.lobby.put(entry);
    shared.monitor.seated(entry.taken() - taken);
    taken = entry.taken();
  }

  /** Whether the lobby may look different after it: most events are moves and talk. */
  private static boolean concernsLobby(Event event) {
    return switch (event) {
      case Event.Played e -> false;
      case Event.Said e -> false;
      case Event.Emoted e -> false;
      case Event.Nudged e -> false;
      default -> true;
    };
  }

  private Effect<JournalEntry, InMemoryTable> look(InMemoryTable table, Request.Look look) {
    look.replyTo()
        .tell(table.open() ? Optional.of(table.table().view(look.person())) : Optional.empty());
    return table.open() ? Effect().none() : leaveMemory();
  }

  private Effect<JournalEntry, InMemoryTable> knock(InMemoryTable table, Request.Knock knock) {
    if (!table.open()) {
      knock.replyTo().tell(Optional.empty());
      return leaveMemory();
    }
    Right right = table.table().right(knock.person(), knock.keys());
    boolean mayLookIn = table.table().mayLookIn(knock.person(), knock.keys());
    knock.replyTo().tell(Optional.of(new Door(table.table().view(Ask.SERVER), right, mayLookIn)));
    return Effect().none();
  }

  private Effect<JournalEntry, InMemoryTable> writeDown(
      InMemoryTable table, Request.WriteDown wish) {
    wish.replyTo().tell(table.record(wish.game()));
    return table.open() ? Effect().none() : leaveMemory();
  }

  private Effect<JournalEntry, InMemoryTable> results(InMemoryTable table, Request.Results wish) {
    wish.replyTo().tell(table.open() ? Optional.of(table.evening()) : Optional.empty());
    return table.open() ? Effect().none() : leaveMemory();
  }

  private void measured(InMemoryTable table, Request.Measured at) {
    if (table.open()) {
      touches.measured(table.table().seatOf(at.person()), at.measurement());
    }
  }

  /** Passes on that the dice were let go, once for a ply and only by whose turn it is. */
  private void letGo(InMemoryTable table, Request.LetGo sign) {
    if (!letGo && table.open() && table.table().isTurnOf(sign.person(), sign.ply())) {
      letGo = true;
      table.listeners().fall(table.table(), sign.ply());
    }
  }

  /** Whether chance may have acted in it. */
  private static boolean rolls(Event event) {
    return event instanceof Event.Played || event instanceof Event.Started;
  }

  /** A deadline has come; it waits for a race that is being judged. */
  private Effect<JournalEntry, InMemoryTable> due(InMemoryTable table) {
    if (touches.isRaceOn()) {
      clock.waitForVerdict();
      return carryOut(table, touches.judge(table));
    }
    return carryOut(table, clock.struck(table));
  }

  /** Closes a table at which nobody has begun a game, and nobody has been for long. */
  private Effect<JournalEntry, InMemoryTable> expire(InMemoryTable table) {
    boolean unwanted =
        table.open()
            && table.lobbyTable().present() == 0
            && table.table().phase() == Phase.GATHERING
            && table.table().results().isEmpty()
            && clock.now() - table.table().time() > Lobby.KEPT_FOR;
    return unwanted ? carryOut(table, ServerAsk.of(new Command.Close())) : Effect().none();
  }

  /** Lets somebody listen whom the table has let in; with that they are present. */
  private Effect<JournalEntry, InMemoryTable> subscribe(
      InMemoryTable table, Request.Subscribe subscribe) {
    Guest guest = presence.subscribe(table, subscribe);
    if (guest == null) {
      return table.open() ? Effect().none() : leaveMemory();
    }
    touches.connected(table.table().seatOf(guest.person()));
    return carryOut(table, Presence.arrival(guest));
  }

  private Effect<JournalEntry, InMemoryTable> idle(InMemoryTable table) {
    boolean busy = needed || !table.listeners().isEmpty() || clock.isSet() || !bots.isIdle();
    needed = false;
    return busy ? Effect().none() : leaveMemory();
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
      public Object toJournal(InMemoryTable table) {
        return table.snapshot();
      }

      @Override
      public InMemoryTable fromJournal(Object snapshot) {
        return new InMemoryTable(id, shared.games, (Snapshot) snapshot);
      }
    };
  }
}
