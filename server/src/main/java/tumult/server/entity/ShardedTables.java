package tumult.server.entity;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import org.apache.pekko.pattern.StatusReply;
import org.apache.pekko.util.Timeout;
import org.jspecify.annotations.Nullable;
import scala.concurrent.ExecutionContext;
import scala.concurrent.Future;
import tumult.bots.Advice;
import tumult.bots.Bot;
import tumult.bots.Story;
import tumult.server.entity.Listener.Heard;
import tumult.server.store.Journal;
import tumult.server.store.JournalReader;
import tumult.server.store.JournalWriter;
import tumult.server.store.Lobby;
import tumult.server.store.NodeRegister;
import tumult.server.store.Records;
import tumult.server.store.Store;
import tumult.server.store.Stories;
import tumult.server.store.Unusable;
import tumult.server.tables.Answer;
import tumult.server.tables.Delays;
import tumult.server.tables.Door;
import tumult.server.tables.LobbyTable;
import tumult.server.tables.Measurement;
import tumult.server.tables.Node;
import tumult.server.tables.Release;
import tumult.server.tables.Subscriber;
import tumult.server.tables.Subscription;
import tumult.server.tables.TableMonitor;
import tumult.server.tables.Tables;
import tumult.server.tables.Unavailable;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Event;
import tumult.table.Table;
import tumult.table.TableView;
import tumult.table.records.FairRecord;
import tumult.table.records.Replay;
import tumult.table.steps.GameCache;
import tumult.wire.EveningResults;

/** The live tables of a server that is, or could become, one of several. */
public final class ShardedTables implements Tables {
  static final int OLD_RECORDS_PER_TABLE = 32;
  private static final Duration ANSWER_WITHIN = Duration.ofSeconds(10);
  private static final List<Duration> ASKED_AGAIN =
      List.of(Duration.ofMillis(300), Duration.ofSeconds(1), Duration.ofSeconds(3));
  private static final Duration LOOKED_AFTER = Duration.ofMillis(200);
  private static final Duration STOP_WITHIN = Duration.ofSeconds(20);

  private final ActorSystem<Void> system;
  private final Membership membership;
  private final @Nullable NodeRegister register;
  private final boolean oneOfSeveral;
  private final Unanswered unanswered =
      new Unanswered((table, request) -> entity(table).tell(request));
  private final Patience patience = new Patience(ANSWER_WITHIN);
  private final ClusterSharding sharding;
  private final GameCache games;
  private final Journal journal;
  private final Lobby lobby;
  private final Records records;

  /** All people at a table may come back at once; it takes a millisecond or two for each. */
  private final Reliving recalls = new Reliving("recall", 1, 400, 4000);

  private final Reliving archive = new Reliving("archive", 2, OLD_RECORDS_PER_TABLE, 256);

  /** A person has one question at a time, and another that waits. */
  private final Reliving coaching = new Reliving("coach", 1, 1, 64);

  private final StoryBook stories;
  private final JournalReader reader;
  private final JournalWriter writer;

  /** Packs what tables keep of their past. */
  private final ExecutorService packing =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("packing").daemon().factory());

  private final BotThreads bots;
  private final Semaphore open = new Semaphore(Integer.MAX_VALUE);
  private final AtomicLong listeners = new AtomicLong();
  private final AtomicInteger inMemory = new AtomicInteger();
  private volatile boolean closing;

  private ShardedTables(
      Store store,
      @Nullable Node node,
      GameCache games,
      IntFunction<Bot> levels,
      Delays delays,
      InstantSource clock,
      TableMonitor monitor) {
    this.games = games;
    journal = store.journal();
    lobby = new Lobby(store.connections(), clock, node != null);
    stories = new StoryBook(new Stories(store.connections()), games);
    bots = new BotThreads(levels);
    register = store.register();
    oneOfSeveral = register != null;
    if (register != null) {
      PostgresLease.use(register);
    }
    if (node != null && node.isSecret()) {
      var _ =
          new NodeTls(Path.of(node.key()), Path.of(node.trust())); // says what is wrong with them
    }
    system = system(settings(store, node), node);
    reader = new JournalReader(store.journalConnection(), journal);
    writer = new JournalWriter(store.journalConnection(), system.executionContext()::execute);
    records = new Records(store.connections(), writer);
    membership = new Membership(system);
    sharding = ClusterSharding.get(system);
    TableEntity.Shared shared =
        new TableEntity.Shared(
            games,
            journal,
            reader,
            writer,
            packing,
            lobby,
            records,
            recalls,
            coaching,
            bots,
            delays,
            clock,
            node != null,
            inMemory,
            monitor);
    sharding.init(
        Entity.of(TableEntity.KEY, entity -> TableEntity.of(shared, entity))
            .withStopMessage(new Request.Stop()));
  }

  /** Starts the tables that a store keeps; those at which somebody was go on at once. */
  public static ShardedTables start(
      Store store,
      GameCache games,
      IntFunction<Bot> levels,
      Delays delays,
      InstantSource clock,
      TableMonitor monitor) {
    return start(store, null, games, levels, delays, clock, monitor);
  }

  /**
   * The same as one of several nodes.
   *
   * @param node this one; null for a server alone
   */
  public static ShardedTables start(
      Store store,
      @Nullable Node node,
      GameCache games,
      IntFunction<Bot> levels,
      Delays delays,
      InstantSource clock,
      TableMonitor monitor) {
    ShardedTables tables = new ShardedTables(store, node, games, levels, delays, clock, monitor);
    try {
      tables.join(node);
    } catch (RuntimeException failed) {
      tables.close();
      throw failed;
    }
    tables.patience.begin(tables.system);
    tables.wake();
    tables.lobby.nameEmpty(table -> tables.entity(table).tell(new Request.Expire()));
    return tables;
  }

  private void join(@Nullable Node node) {
    if (node == null || register == null) {
      membership.joinSelf();
    } else {
      membership.join(node, register, this::askAgain, this::wake);
      var _ =
          system
              .scheduler()
              .scheduleWithFixedDelay(
                  LOOKED_AFTER, LOOKED_AFTER, unanswered::look, system.executionContext());
    }
  }

  /** Wakes tables at which somebody was when last heard of: bots and clocks are to go on. */
  private void wake() {
    try {
      lobby.lively().forEach(table -> entity(table.id()).tell(new Request.Wake()));
    } catch (IllegalStateException away) {
      system.log().warn("tables wake only when somebody comes: {}", away.getMessage());
    }
  }

  private static ActorSystem<Void> system(Config settings, @Nullable Node node) {
    if (node != null) {
      checkPlace(settings.getConfig("pekko.remote.artery"), node);
    }
    try {
      return ActorSystem.create(Behaviors.empty(), "tumult", settings);
    } catch (RuntimeException failed) {
      if (node == null) {
        throw failed;
      }
      Throwable cause = failed;
      while (cause.getCause() != null) {
        cause = cause.getCause();
      }
      throw unusable(node, cause);
    }
  }

  /** Finds out what Pekko would say in more than one line. */
  private static void checkPlace(Config artery, Node node) {
    String host = artery.getString("bind.hostname");
    String port = artery.getString("bind.port");
    try (ServerSocket door = new ServerSocket()) {
      door.setReuseAddress(true);
      door.bind(
          new InetSocketAddress(
              host.isEmpty() ? node.self().host() : host,
              port.isEmpty() ? node.self().port() : Integer.parseInt(port)));
    } catch (IOException | IllegalArgumentException taken) {
      throw unusable(node, taken);
    }
  }

  private static Unusable unusable(Node node, Throwable cause) {
    return new Unusable(
        "--node %s cannot be used: %s; it must be an address of this machine and a free port"
            .formatted(node.self(), cause.getMessage()),
        cause);
  }

  static Config settings(Store store) {
    return settings(store, null);
  }

  /** A node may listen elsewhere than it is reached: in a container, behind a proxy. */
  private static Config overrides(@Nullable Node node) {
    return node == null
        ? ConfigFactory.empty()
        : ConfigFactory.systemProperties().withOnlyPath("pekko");
  }

  static Config settings(Store store, @Nullable Node node) {
    NodeRegister register = store.register();
    Map<String, Object> own = new HashMap<>();
    Config common = ConfigFactory.parseResources(ShardedTables.class, "tables.conf");
    if (node != null && register != null) {
      own.put("tumult.node", register.id());
      own.put("tumult.role", Membership.ROLE + register.id());
      own.put("pekko.cluster.app-version", Release.VERSION);
      own.put("pekko.remote.artery.canonical.hostname", node.self().host());
      own.put("pekko.remote.artery.canonical.port", node.self().port());
      if (node.isSecret()) {
        own.put("tumult.tls.key", node.key());
        own.put("tumult.tls.trust", node.trust());
        own.put("pekko.remote.artery.transport", "tls-tcp");
        own.put("pekko.remote.artery.ssl.ssl-engine-provider", NodeTls.class.getName());
      }
      common = ConfigFactory.parseResources(ShardedTables.class, "node.conf").withFallback(common);
    }
    return overrides(node)
        .withFallback(ConfigFactory.parseMap(own))
        .withFallback(common)
        .withFallback(ConfigFactory.defaultReferenceUnresolved())
        .resolve();
  }

  @Override
  public CompletionStage<Answer> ask(String table, Ask ask, String command) {
    long arrived = Measurement.now();
    boolean touch = ask.command() instanceof Command.React; // too late if asked again
    boolean opens = ask.command() instanceof Command.Open; // refused if asked again
    Unanswered.Asked asked = new Unanswered.Asked(table);
    return whileOpen(() -> {
      CompletionStage<Answer> answer =
          onTheSpot(
              entity(table)
                  .asScala()
                  .askWithStatus(
                      replyTo -> asked.by(new Request.AskTable(ask, command, arrived, replyTo)),
                      Timeout.create(ANSWER_WITHIN)));
      return touch || opens ? answer : noted(asked, answer);
    });
  }

  /** Asks a table that is known to be here, without looking for it. */
  private CompletionStage<Answer> askHere(ActorRef<Request> table, Ask ask, String command) {
    return whileOpen(() -> {
      CompletableFuture<Answer> answer = patience.answer();
      table.tell(new Request.AskHere(ask, command, Measurement.now(), answer));
      return answer;
    });
  }

  private <T> CompletionStage<T> noted(Unanswered.Asked asked, CompletionStage<T> answer) {
    return oneOfSeveral ? unanswered.until(asked, answer) : answer;
  }

  /** A node is gone, and with it what it was asked, until its tables have found a new place. */
  private void askAgain() {
    for (Duration pause : ASKED_AGAIN) {
      var _ = system.scheduler().scheduleOnce(pause, unanswered::askAll, system.executionContext());
    }
  }

  /** A stage that is completed in the thread that answers; Scala's own would use another thread. */
  private static <T> CompletionStage<T> onTheSpot(Future<T> future) {
    CompletableFuture<T> stage = new CompletableFuture<>();
    future.onComplete(
        answer ->
            answer.isSuccess()
                ? stage.complete(answer.get())
                : stage.completeExceptionally(answer.failed().get()),
        ExecutionContext.parasitic$.MODULE$);
    return stage;
  }

  @Override
  public CompletionStage<Optional<TableView>> view(String table, String person) {
    return whileOpen(() -> question(table, replyTo -> new Request.Look(person, replyTo)));
  }

  private <T> CompletionStage<Optional<T>> question(
      String table, Function<ActorRef<StatusReply<Optional<T>>>, Request.Question<T>> question) {
    Unanswered.Asked asked = new Unanswered.Asked(table);
    return noted(
            asked,
            entity(table)
                .<Optional<T>>askWithStatus(
                    replyTo -> asked.by(question.apply(replyTo)), ANSWER_WITHIN))
        .exceptionallyCompose(failure ->
            CompletableFuture.failedStage(
                failure instanceof StatusReply.ErrorMessage said
                    ? new Unavailable(String.valueOf(said.getMessage()))
                    : failure));
  }

  @Override
  public CompletionStage<Optional<Door>> door(String table, String person, List<String> keys) {
    return whileOpen(() -> question(table, replyTo -> new Request.Knock(person, keys, replyTo)));
  }

  @Override
  public CompletionStage<Optional<FairRecord>> record(String table, int game) {
    if (!Table.isId(table)) {
      throw new IllegalArgumentException("no table's id: " + table);
    }
    return whileOpen(() ->
        archive
            .ask(table, () -> records.find(table, game))
            .thenCompose(kept ->
                kept.isPresent() ? CompletableFuture.completedStage(kept) : remade(table, game)));
  }

  /** The record of a game of which none was kept, if it has ended: it is from before they were. */
  private CompletionStage<Optional<FairRecord>> remade(String table, int game) {
    return question(table, Request.CountGames::new)
        .thenCompose(over ->
            game >= 1 && game <= over.orElse(0)
                ? archive.ask(table, () -> relive(table, game))
                : CompletableFuture.completedStage(Optional.empty()));
  }

  /** Keeps the records of all games that were ever played at a table, and gives one. */
  private Optional<FairRecord> relive(String table, int game) {
    Optional<FairRecord> kept = records.find(table, game); // while this one waited
    if (kept.isPresent()) {
      return kept;
    }
    Map<Integer, FairRecord> found = new HashMap<>();
    Table past = new Table(table, games);
    journal.tell(
        table,
        entry -> {
          past.evolve(entry.event());
          FairRecord record = entry.event() instanceof Event.Ended ? past.record() : null;
          if (record != null) {
            found.put(record.number(), record);
            records.put(record);
          }
        });
    if (!found.containsKey(game)) {
      throw new Unavailable("what was stored of this game is damaged");
    }
    return Optional.ofNullable(found.get(game));
  }

  @Override
  public CompletionStage<Replay> replay(FairRecord record, int eyes) {
    return whileOpen(() ->
        archive.ask(record.table(), () -> Replay.of(record, games.game(record.game()), eyes)));
  }

  @Override
  public CompletionStage<Optional<Advice>> advice(String table, String person, int ply) {
    return whileOpen(() -> question(table, replyTo -> new Request.Advise(person, ply, replyTo)));
  }

  @Override
  public CompletionStage<Story> story(FairRecord record) {
    return whileOpen(() -> stories.of(record));
  }

  @Override
  public CompletionStage<Optional<EveningResults>> evening(String table) {
    return whileOpen(() -> question(table, Request.Results::new));
  }

  private <T> CompletionStage<T> whileOpen(Supplier<CompletionStage<T>> question) {
    if (closing || !open.tryAcquire()) {
      return CompletableFuture.failedStage(new IllegalStateException("the server is stopping"));
    }
    return question.get().whenComplete((answer, failure) -> open.release());
  }

  @Override
  public Subscription subscribe(String table, String person, long seen, Subscriber subscriber) {
    DirectLine line = new DirectLine(subscriber);
    ActorRef<Heard> listener =
        system.systemActorOf(
            Listener.of(entity(table), person, seen, line, oneOfSeveral),
            "listener-" + listeners.incrementAndGet(),
            Props.empty());
    return new Subscription() {
      @Override
      public @Nullable CompletionStage<Answer> ask(Ask ask, String command) {
        ActorRef<Request> here = line.table();
        return here == null ? null : askHere(here, ask, command);
      }

      @Override
      public void measured(Measurement measurement) {
        tell(new Request.Measured(person, measurement));
      }

      @Override
      public void letGo(int ply) {
        tell(new Request.LetGo(person, ply));
      }

      private void tell(Request request) {
        ActorRef<Request> here = line.table();
        if (here == null) {
          entity(table).tell(request);
        } else {
          here.tell(request);
        }
      }

      @Override
      public void look() {
        listener.tell(new Heard.Look());
      }

      @Override
      public void close() {
        listener.tell(new Heard.Enough());
      }
    };
  }

  private EntityRef<Request> entity(String table) {
    if (!Table.isId(table)) {
      throw new IllegalArgumentException("no table's id: " + table);
    }
    return sharding.entityRefFor(TableEntity.KEY, table);
  }

  @Override
  public List<LobbyTable> lobby() {
    return lobby.list();
  }

  @Override
  public int inMemory() {
    return inMemory.get();
  }

  @Override
  public boolean isUp() {
    return membership.isUp();
  }

  @Override
  public int nodes() {
    return membership.size();
  }

  @Override
  public CompletableFuture<String> lost() {
    return membership.lost();
  }

  @Override
  public void close() {
    closing = true;
    membership.leave();
    try {
      open.tryAcquire(Integer.MAX_VALUE, ANSWER_WITHIN.toSeconds(), TimeUnit.SECONDS);
      records.close();
      system.terminate();
      system
          .getWhenTerminated()
          .toCompletableFuture()
          .orTimeout(STOP_WITHIN.toSeconds(), TimeUnit.SECONDS)
          .join();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    } finally {
      membership.close();
      if (register != null) {
        PostgresLease.forget(register);
      }
      bots.close();
      recalls.close();
      archive.close();
      coaching.close();
      stories.close();
      packing.close();
      reader.close();
      writer.close();
      lobby.close();
    }
  }
}
