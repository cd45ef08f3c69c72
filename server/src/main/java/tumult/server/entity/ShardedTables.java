package tumult.server.entity;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import org.apache.pekko.util.Timeout;
import scala.concurrent.ExecutionContext;
import scala.concurrent.Future;
import tumult.server.entity.Listener.Heard;
import tumult.server.store.Lobby;
import tumult.server.store.Store;
import tumult.server.tables.Answer;
import tumult.server.tables.Bot;
import tumult.server.tables.Delays;
import tumult.server.tables.Door;
import tumult.server.tables.EveningResults;
import tumult.server.tables.LobbyTable;
import tumult.server.tables.Measurement;
import tumult.server.tables.Subscriber;
import tumult.server.tables.Subscription;
import tumult.server.tables.TableMonitor;
import tumult.server.tables.Tables;
import tumult.table.Ask;
import tumult.table.Table;
import tumult.table.TableView;
import tumult.table.records.FairRecord;
import tumult.table.steps.GameCache;

/** The live tables of a server that is, or could become, one of several. */
public final class ShardedTables implements Tables {
  private static final Duration ANSWER_WITHIN = Duration.ofSeconds(10);
  private static final Duration START_WITHIN = Duration.ofSeconds(30);
  private static final Duration STOP_WITHIN = Duration.ofSeconds(20);

  private final ActorSystem<Void> system;
  private final ClusterSharding sharding;
  private final Lobby lobby;
  private final BotThreads bots;
  private final Semaphore open = new Semaphore(Integer.MAX_VALUE);
  private final AtomicLong listeners = new AtomicLong();
  private final AtomicInteger inMemory = new AtomicInteger();
  private volatile boolean closing;

  private ShardedTables(
      Store store,
      GameCache games,
      Bot bot,
      Delays delays,
      InstantSource clock,
      TableMonitor monitor) {
    lobby = new Lobby(store.connections());
    bots = new BotThreads(bot);
    system = ActorSystem.create(Behaviors.empty(), "tumult", settings(store));
    sharding = ClusterSharding.get(system);
    TableEntity.Shared shared =
        new TableEntity.Shared(games, lobby, bots, delays, clock, inMemory, monitor);
    sharding.init(Entity.of(TableEntity.KEY, entity -> TableEntity.of(shared, entity)));
  }

  /** Starts the tables that a store keeps; those at which somebody was go on at once. */
  public static ShardedTables start(
      Store store,
      GameCache games,
      Bot bot,
      Delays delays,
      InstantSource clock,
      TableMonitor monitor) {
    ShardedTables tables = new ShardedTables(store, games, bot, delays, clock, monitor);
    tables.join();
    tables.lobby.lively().forEach(table -> tables.entity(table.id()).tell(new Request.Wake()));
    return tables;
  }

  static Config settings(Store store) {
    return ConfigFactory.parseMap(Map.of("tumult.url", store.url()))
        .withFallback(ConfigFactory.parseResources(ShardedTables.class, "tables.conf"))
        .withFallback(ConfigFactory.defaultReferenceUnresolved())
        .resolve();
  }

  /** Makes this node a cluster of one. */
  private void join() {
    Cluster cluster = Cluster.get(system);
    CompletableFuture<Void> up = new CompletableFuture<>();
    org.apache.pekko.cluster.Cluster.get(system.classicSystem())
        .registerOnMemberUp(() -> up.complete(null));
    cluster.manager().tell(Join.create(cluster.selfMember().address()));
    up.orTimeout(START_WITHIN.toSeconds(), TimeUnit.SECONDS).join();
  }

  @Override
  public CompletionStage<Answer> ask(String table, Ask ask, String command) {
    long arrived = Measurement.now();
    return whileOpen(() ->
        onTheSpot(
            entity(table)
                .asScala()
                .askWithStatus(
                    replyTo -> new Request.AskTable(ask, command, arrived, replyTo),
                    Timeout.create(ANSWER_WITHIN))));
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
    return whileOpen(
        () -> entity(table).ask(replyTo -> new Request.Look(person, replyTo), ANSWER_WITHIN));
  }

  @Override
  public CompletionStage<Optional<Door>> door(String table, String person, List<String> keys) {
    return whileOpen(() ->
        entity(table).ask(replyTo -> new Request.Knock(person, keys, replyTo), ANSWER_WITHIN));
  }

  @Override
  public CompletionStage<Optional<FairRecord>> record(String table, int game) {
    return whileOpen(
        () -> entity(table).ask(replyTo -> new Request.WriteDown(game, replyTo), ANSWER_WITHIN));
  }

  @Override
  public CompletionStage<Optional<EveningResults>> evening(String table) {
    return whileOpen(() -> entity(table).ask(Request.Results::new, ANSWER_WITHIN));
  }

  private <T> CompletionStage<T> whileOpen(Supplier<CompletionStage<T>> question) {
    if (closing || !open.tryAcquire()) {
      return CompletableFuture.failedStage(new IllegalStateException("the server is stopping"));
    }
    return question.get().whenComplete((answer, failure) -> open.release());
  }

  @Override
  public Subscription subscribe(String table, String person, long seen, Subscriber subscriber) {
    ActorRef<Heard> listener =
        system.systemActorOf(
            Listener.of(entity(table), person, seen, subscriber),
            "listener-" + listeners.incrementAndGet(),
            Props.empty());
    return new Subscription() {
      @Override
      public void measured(Measurement measurement) {
        entity(table).tell(new Request.Measured(person, measurement));
      }

      @Override
      public void letGo(int ply) {
        entity(table).tell(new Request.LetGo(person, ply));
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
  public void close() {
    closing = true;
    try {
      open.tryAcquire(Integer.MAX_VALUE, ANSWER_WITHIN.toSeconds(), TimeUnit.SECONDS);
      system.terminate();
      system
          .getWhenTerminated()
          .toCompletableFuture()
          .orTimeout(STOP_WITHIN.toSeconds(), TimeUnit.SECONDS)
          .join();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    } finally {
      bots.close();
      lobby.close();
    }
  }
}
