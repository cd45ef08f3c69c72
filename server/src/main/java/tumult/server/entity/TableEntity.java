package tumult.server.entity;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
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
import tumult.bots.Advice;
import tumult.server.store.Journal;
import tumult.server.store.JournalEntry;
import tumult.server.store.Lobby;
import tumult.server.store.Records;
import tumult.server.tables.Answer;
import tumult.server.tables.Delays;
import tumult.server.tables.Door;
import tumult.server.tables.LobbyTable;
import tumult.server.tables.TableMonitor;
import tumult.server.tables.Unavailable;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.Event;
import tumult.table.Guest;
import tumult.table.Phase;
import tumult.table.Right;
import tumult.table.TableRefusal;
import tumult.table.records.FairRecord;
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
      Journal journal,
      Lobby lobby,
      Records records,
      Reliving recalls,
      Reliving coaching,
      Executor checks,
      BotThreads bots,
      Delays delays,
      InstantSource clock,
      boolean oneOfSeveral,
      AtomicInteger tablesInMemory,
      TableMonitor monitor) {}

  private static final Answer DAMAGED = new Answer.Refused(Decision.refused(TableRefusal.DAMAGED));
  private static final String TURN_HAS_PASSED = "the turn has passed";
  private static final int EVENTS_PER_SNAPSHOT = 500;
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
  private final HintsUnderWay hints;
  private boolean recovering = true;
  private boolean checked;
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
    this.clock = new TableClock(shared.clock, timers, shared.oneOfSeveral);
    this.bots = new BotPlayers(shared, context, timers);
    this.touches = new PendingTouches(timers, shared.delays.look(), context.getSelf());
    this.presence = new Presence(shared, context, timers);
    this.hints = new HintsUnderWay(shared.coaching);
    shared.tablesInMemory.incrementAndGet();
    timers.startTimerWithFixedDelay(REST, new Request.Idle(), shared.delays.idle());
  }

  @Override
  public InMemoryTable emptyState() {
    return new InMemoryTable(id, shared.games);
  }

  @Override
  public EventHandler<InMemoryTable, JournalEntry> eventHandler() {
    return (table, entry) ->
        recovering ? table.recover(entry, lastSequenceNumber(context)) : table.evolve(entry);
  }

  @Override
  public CommandHandler<Request, JournalEntry, InMemoryTable> commandHandler() {
    return (table, request) -> {
      needed |= !(request instanceof Request.Idle);
      if (request instanceof Request.Checked result) {
        return checked(table, result.extent());
      }
      if (!checked) {
        return Effect().stash();
      }
      return table.damage() == null ? handle(table, request) : refuse(request);
    };
  }

  /** Nothing is done before it is known that what was stored is whole. */
  private Effect<JournalEntry, InMemoryTable> checked(InMemoryTable table, Journal.Extent extent) {
    checked = true;
    String damage = table.damage();
    String loss = damage == null ? table.loss(extent) : null;
    if (damage != null) {
      String whole = "table {} is not served: {}; whole are its first {} events";
      context.getLog().error(whole, id, damage, table.table().number());
    } else if (loss != null) {
      context.getLog().error("table {} is served, but {}", id, loss);
    }
    if (damage == null && table.open()) {
      comeBack(table);
    }
    return Effect().none().thenUnstashAll();
  }

  /** Answers everybody that the table cannot be used. */
  private Effect<JournalEntry, InMemoryTable> refuse(Request request) {
    switch (request) {
      case Request.Wish wish -> wish.answer(StatusReply.success(DAMAGED));
      case Request.Question<?> question ->
          question.replyTo().tell(StatusReply.error("what was stored of this table is damaged"));
      case Request.Subscribe subscribe -> subscribe.listener().tell(new Listener.Heard.Lost());
      default -> {}
    }
    return request instanceof Request.Idle ? leaveMemory() : Effect().none();
  }

  private Effect<JournalEntry, InMemoryTable> handle(InMemoryTable table, Request request) {
    return switch (request) {
      case Request.Wish wish -> ask(table, clock.dated(wish));
      case Request.Look look -> answer(table, look, () -> table.table().view(look.person()));
      case Request.Knock knock -> answer(table, knock, () -> door(table, knock));
      case Request.Advise wish -> advise(table, wish);
      case Request.Advised(var wish, var advice, var failure) ->
          done(() -> advised(table, wish, advice, failure));
      case Request.Results wish -> answer(table, wish, table::evening);
      case Request.CountGames wish -> answer(table, wish, table.table()::gamesOver);
      case Request.Checked again -> Effect().none();
      case Request.Subscribe subscribe -> subscribe(table, subscribe);
      case Request.Show show -> done(() -> table.listeners().show(table.table(), show));
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
    recovering = false;
    context.pipeToSelf(
        CompletableFuture.supplyAsync(() -> shared.journal.extent(id), shared.checks),
        (extent, failure) ->
            new Request.Checked(
                failure == null ? extent : new Journal.Extent(table.table().number(), 0)));
  }

  private void comeBack(InMemoryTable table) {
    touches.happened(table, List.of());
    clock.recovered(table);
    bots.update(table);
    putInLobby(table);
    presence.countSoon();
  }

  private Effect<JournalEntry, InMemoryTable> ask(InMemoryTable table, Request.Wish request) {
    Answer known = table.answers().to(request.ask().who(), request.command());
    if (known != null) {
      request.answer(StatusReply.success(known));
      return Effect().none();
    }
    try {
      if (request.ask().command() instanceof Command.Hint
          && !hints.begin(table.table(), request.ask())) {
        request.answer(StatusReply.error("too many ask for a hint: try again"));
        return Effect().none();
      }
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
          answer -> request.answer(StatusReply.success(answer)));
    } catch (RuntimeException bug) {
      context.getLog().error("table {} cannot decide {}", id, request.ask().command(), bug);
      request.answer(StatusReply.error("the table could not decide"));
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
        presence.come(table, ask);
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
    shared.journal.reached(id, table.table().number());
    touches.happened(table, events);
    letGo &= events.stream().noneMatch(TableEntity::rolls);
    table.listeners().send(touches::shows);
    presence.dismiss(table, events);
    replyTo.accept(new Answer.Accepted(table.table().number(), table.table().time()));
    clock.update(table);
    bots.update(table);
    presence.happened(events);
    keepRecord(table, events);
    report(table, events);
  }

  private void keepRecord(InMemoryTable table, List<Event> events) {
    FairRecord record =
        events.stream().anyMatch(Event.Ended.class::isInstance) ? table.table().record() : null;
    if (record != null) {
      shared.records.put(record);
    }
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
      case Event.Hinted e -> false;
      default -> true;
    };
  }

  private <T> Effect<JournalEntry, InMemoryTable> answer(
      InMemoryTable table, Request.Question<T> question, Supplier<T> answer) {
    question
        .replyTo()
        .tell(StatusReply.success(table.open() ? Optional.of(answer.get()) : Optional.empty()));
    return table.open() ? Effect().none() : leaveMemory();
  }

  private static Door door(InMemoryTable table, Request.Knock knock) {
    Right right = table.table().right(knock.person(), knock.keys());
    boolean mayLookIn = table.table().mayLookIn(knock.person(), knock.keys());
    boolean dismissed = table.table().isDismissed(knock.person());
    return new Door(table.table().view(Ask.SERVER), right, mayLookIn, dismissed);
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

  /** Lets a coach think for somebody who has asked for it; nobody waits for that. */
  private Effect<JournalEntry, InMemoryTable> advise(InMemoryTable table, Request.Advise wish) {
    if (table.open() && table.table().mayBeAdvised(wish.person(), wish.ply())) {
      context.pipeToSelf(
          hints.advice(table.table(), wish.person()),
          (advice, failure) -> new Request.Advised(wish, advice, failure));
    } else {
      wish.replyTo().tell(StatusReply.error(TURN_HAS_PASSED));
    }
    return Effect().none();
  }

  /** Passes advice on, unless the turn has passed. */
  private static void advised(
      InMemoryTable table, Request.Advise wish, @Nullable Advice advice, @Nullable Throwable why) {
    if (!table.table().mayBeAdvised(wish.person(), wish.ply())) {
      wish.replyTo().tell(StatusReply.error(TURN_HAS_PASSED));
    } else if (advice == null) {
      String said = why instanceof Unavailable ? why.getMessage() : "there was no time to think";
      wish.replyTo().tell(StatusReply.error(said + ": try again"));
    } else {
      wish.replyTo().tell(StatusReply.success(Optional.of(advice)));
    }
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
        return Snapshot.of(table.past());
      }

      @Override
      public InMemoryTable fromJournal(Object snapshot) {
        return restored((Snapshot) snapshot);
      }
    };
  }

  /** The table that was stored; made from its events if the snapshot is none of today's. */
  private InMemoryTable restored(Snapshot snapshot) {
    try {
      return snapshot.restored(id, shared.games);
    } catch (RuntimeException unreadable) {
      context.getLog().info("table {} is made from its events: {}", id, unreadable.getMessage());
      InMemoryTable table = emptyState();
      shared.journal.tell(id, entry -> table.recover(entry, table.table().number() + 1));
      return table;
    }
  }
}
