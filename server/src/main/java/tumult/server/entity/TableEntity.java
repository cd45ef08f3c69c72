package tumult.server.entity;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding.Passivate;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding.ShardCommand;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityContext;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.pattern.StatusReply;
import org.jspecify.annotations.Nullable;
import tumult.bots.Advice;
import tumult.server.store.Journal;
import tumult.server.store.JournalEntry;
import tumult.server.store.JournalReader;
import tumult.server.store.JournalWriter;
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

/** The actor of one table, the only place where something happens to it: append, evolve, send. */
final class TableEntity extends StoredTableEntity {
  static final EntityTypeKey<Request> KEY = EntityTypeKey.create(Request.class, "table");

  /** What all tables share. */
  record Shared(
      GameCache games,
      Journal journal,
      JournalReader reader,
      JournalWriter writer,
      Executor packing,
      Lobby lobby,
      Records records,
      Reliving recalls,
      Reliving coaching,
      BotThreads bots,
      Delays delays,
      InstantSource clock,
      boolean oneOfSeveral,
      AtomicInteger tablesInMemory,
      TableMonitor monitor) {}

  private static final Answer DAMAGED = new Answer.Refused(Decision.refused(TableRefusal.DAMAGED));
  private static final String TURN_HAS_PASSED = "the turn has passed";
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
    super(shared, entity.getEntityId(), context);
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
  void handle(InMemoryTable table, Request request) {
    needed |= !(request instanceof Request.Idle);
    if (table.damage() == null) {
      serve(table, request);
    } else {
      refuse(request);
    }
  }

  /** Nothing is done before it is known whether what was stored is whole. */
  @Override
  void recovered(InMemoryTable table, Journal.Extent extent) {
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
  }

  /** Answers everybody that the table cannot be used. */
  private void refuse(Request request) {
    switch (request) {
      case Request.Wish wish -> wish.answer(StatusReply.success(DAMAGED));
      case Request.Question<?> question ->
          question.replyTo().tell(StatusReply.error("what was stored of this table is damaged"));
      case Request.Subscribe subscribe -> subscribe.listener().tell(new Listener.Heard.Lost());
      default -> {}
    }
    if (request instanceof Request.Idle) {
      leaveMemory();
    }
  }

  private void serve(InMemoryTable table, Request request) {
    switch (request) {
      case Request.Wish wish -> ask(table, clock.dated(wish));
      case Request.Look look -> answer(table, look, () -> table.table().view(look.person()));
      case Request.Knock knock -> answer(table, knock, () -> door(table, knock));
      case Request.Advise wish -> advise(table, wish);
      case Request.Advised(var wish, var advice, var failure) ->
          advised(table, wish, advice, failure);
      case Request.Results wish -> answer(table, wish, table::evening);
      case Request.CountGames wish -> answer(table, wish, table.table()::gamesOver);
      case Request.Subscribe subscribe -> subscribe(table, subscribe);
      case Request.Show show -> table.listeners().show(table.table(), show);
      case Request.Unsubscribe gone -> presence.unsubscribe(table, gone);
      case Request.Expire expire -> expire(table);
      case Request.Measured at -> measured(table, at);
      case Request.LetGo sign -> letGo(table, sign);
      case Request.Judge judge -> carryOut(table, touches.judge(table));
      case Request.Due due -> due(table);
      case Request.CountPresent count -> presence.count(table);
      case Request.Missing missing -> carryOut(table, presence.leave(table, missing.person()));
      case Request.BotBegins begins -> bots.ask(table, begins.turn());
      case Request.BotPlans plans -> bots.plan(plans.turn(), plans.plan());
      case Request.BotChose chose -> carryOut(table, bots.play(table, chose, touches));
      case Request.BotFailed failed -> bots.replace(table, failed);
      case Request.Idle idle -> idle(table);
      case Request.Wake wake -> {}
      case Request.Read read -> {}
      case Request.Written written -> {}
      case Request.Stop stop -> {}
    }
  }

  @Override
  void stopped() {
    shared.tablesInMemory.decrementAndGet();
    shared.monitor.seated(-taken);
  }

  private void comeBack(InMemoryTable table) {
    touches.happened(table, List.of());
    clock.recovered(table);
    bots.update(table);
    putInLobby(table);
    presence.countSoon();
  }

  /**
   * What the table is to decide.
   *
   * @param who the person whose command is behind it
   * @param id that command's; empty for none
   * @param then gets the table's answer
   */
  private record Wanted(Ask ask, String who, String id, Consumer<Answer> then) {}

  private void ask(InMemoryTable table, Request.Wish request) {
    Answer known = table.answers().to(request.ask().who(), request.command());
    if (known != null) {
      request.answer(StatusReply.success(known));
      return;
    }
    Wanted wanted;
    Decision decision;
    try {
      wanted = wanted(table, request);
      decision = wanted == null ? null : table.table().decide(wanted.ask);
    } catch (RuntimeException bug) {
      context.getLog().error("table {} cannot decide {}", id, request.ask().command(), bug);
      request.answer(StatusReply.error("the table could not decide"));
      return;
    }
    if (wanted != null && decision != null) {
      happen(table, wanted, decision);
    }
  }

  /** What has to be decided now that somebody asks for something; null if nothing, or later. */
  private @Nullable Wanted wanted(InMemoryTable table, Request.Wish request) {
    Ask ask = request.ask();
    if (ask.command() instanceof Command.Hint && !hints.begin(table.table(), ask)) {
      request.answer(StatusReply.error("too many ask for a hint: try again"));
      return null;
    }
    if (touches.isTouch(ask.command())) {
      ServerAsk verdict = touches.touch(table, request);
      return verdict == null ? null : wanted(verdict);
    }
    return touches.holdsBack(ask.command(), request)
        ? null
        : new Wanted(
            ask, ask.who(), request.command(), said -> request.answer(StatusReply.success(said)));
  }

  private Wanted wanted(ServerAsk wish) {
    Ask ask = Ask.of(Ask.SERVER, clock.now(), wish.command());
    return new Wanted(ask, wish.who(), wish.id(), wish.then());
  }

  /** Asks the table for what the server wants of it, if there is such a thing. */
  private void carryOut(InMemoryTable table, @Nullable ServerAsk wish) {
    if (wish != null) {
      Wanted wanted = wanted(wish);
      happen(table, wanted, table.table().decide(wanted.ask));
    }
  }

  /** Lets happen what the table has decided: append, evolve, send. */
  private void happen(InMemoryTable table, Wanted wanted, Decision decision) {
    switch (decision) {
      case Decision.Refused refused -> {
        Answer answer = new Answer.Refused(refused);
        table.answers().keep(wanted.who, wanted.id, answer);
        wanted.then.accept(answer);
        restUnlessOpen(table);
      }
      case Decision.Accepted accepted when accepted.events().isEmpty() -> {
        presence.come(table, wanted.ask);
        wanted.then.accept(new Answer.Accepted(table.table().number(), clock.now()));
      }
      case Decision.Accepted accepted -> {
        long decided = System.nanoTime();
        append(
            table,
            entries(accepted.events(), wanted.who, wanted.id),
            () -> {
              shared.monitor.appended(System.nanoTime() - decided);
              happened(table, accepted.events(), wanted.then);
            });
      }
    }
  }

  /** A table at which nothing has happened yet need not stay in memory. */
  private void restUnlessOpen(InMemoryTable table) {
    if (!table.open()) {
      leaveMemory();
    }
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
    if (any(events, TableEntity::concernsLobby)) {
      putInLobby(table);
    }
    shared.journal.reached(id, table.table().number());
    touches.happened(table, events);
    letGo &= !any(events, TableEntity::rolls);
    table.listeners().send(touches::shows);
    presence.dismiss(table, events);
    replyTo.accept(new Answer.Accepted(table.table().number(), table.table().time()));
    clock.update(table);
    bots.update(table);
    presence.happened(events);
    keepRecord(table, events);
    report(table, events);
  }

  /** Like a stream's, for the one event that there nearly always is. */
  private static boolean any(List<Event> events, Predicate<Event> such) {
    for (Event event : events) {
      if (such.test(event)) {
        return true;
      }
    }
    return false;
  }

  private void keepRecord(InMemoryTable table, List<Event> events) {
    FairRecord record = any(events, Event.Ended.class::isInstance) ? table.table().record() : null;
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

  private <T> void answer(InMemoryTable table, Request.Question<T> question, Supplier<T> answer) {
    question
        .replyTo()
        .tell(StatusReply.success(table.open() ? Optional.of(answer.get()) : Optional.empty()));
    restUnlessOpen(table);
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
  private void advise(InMemoryTable table, Request.Advise wish) {
    if (table.open() && table.table().mayBeAdvised(wish.person(), wish.ply())) {
      context.pipeToSelf(
          hints.advice(table.table(), wish.person()),
          (advice, failure) -> new Request.Advised(wish, advice, failure));
    } else {
      wish.replyTo().tell(StatusReply.error(TURN_HAS_PASSED));
    }
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
  private void due(InMemoryTable table) {
    if (touches.isRaceOn()) {
      clock.waitForVerdict();
      carryOut(table, touches.judge(table));
    } else {
      carryOut(table, clock.struck(table));
    }
  }

  /** Closes a table at which nobody has begun a game, and nobody has been for long. */
  private void expire(InMemoryTable table) {
    boolean unwanted =
        table.open()
            && table.lobbyTable().present() == 0
            && table.table().phase() == Phase.GATHERING
            && table.table().results().isEmpty()
            && clock.now() - table.table().time() > Lobby.KEPT_FOR;
    if (unwanted) {
      carryOut(table, ServerAsk.of(new Command.Close()));
    }
  }

  /** Lets somebody listen whom the table has let in; with that they are present. */
  private void subscribe(InMemoryTable table, Request.Subscribe subscribe) {
    Guest guest = presence.subscribe(table, subscribe);
    if (guest == null) {
      restUnlessOpen(table);
      return;
    }
    touches.connected(table.table().seatOf(guest.person()));
    carryOut(table, Presence.arrival(guest));
  }

  private void idle(InMemoryTable table) {
    boolean busy = needed || !table.listeners().isEmpty() || clock.isSet() || !bots.isIdle();
    needed = false;
    if (!busy) {
      leaveMemory();
    }
  }

  private void leaveMemory() {
    shard.tell(new Passivate<>(context.getSelf()));
  }
}
