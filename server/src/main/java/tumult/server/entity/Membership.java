package tumult.server.entity;

import java.sql.SQLException;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.StreamSupport;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.ClusterEvent.MemberDowned;
import org.apache.pekko.cluster.ClusterEvent.MemberEvent;
import org.apache.pekko.cluster.ClusterEvent.MemberRemoved;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import org.apache.pekko.cluster.typed.JoinSeedNodes;
import org.apache.pekko.cluster.typed.Subscribe;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tumult.server.store.NodeRegister;
import tumult.server.store.Unusable;
import tumult.server.tables.Node;

/** This server's place among the nodes of a cluster, which may be the only one. */
final class Membership implements AutoCloseable {
  /** What a member's role begins with that tells its name in the register. */
  static final String ROLE = "node-";

  private static final Logger LOG = LoggerFactory.getLogger(Membership.class);
  private static final Duration ALONE_WITHIN = Duration.ofSeconds(30);
  private static final Duration ASK_AGAIN = Duration.ofSeconds(2);
  private static final int ATTEMPTS = 15;
  private static final int END_SECONDS = 20;
  private static final Duration FENCE_AGAIN = Duration.ofMillis(500);

  private final ActorSystem<Void> system;
  private final Cluster cluster;
  private final CompletableFuture<String> lost = new CompletableFuture<>();
  private volatile boolean leaving;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("membership").daemon().factory());

  Membership(ActorSystem<Void> system) {
    this.system = system;
    this.cluster = Cluster.get(system);
    system
        .getWhenTerminated()
        .whenComplete((done, failure) -> {
          if (!leaving) {
            lost.complete(
                "this node could no longer agree with the others and has left them: start it again");
          }
        });
  }

  /** Makes this node a cluster of one. */
  void joinSelf() {
    CompletableFuture<Void> up = up();
    cluster.manager().tell(Join.create(cluster.selfMember().address()));
    up.orTimeout(ALONE_WITHIN.toSeconds(), TimeUnit.SECONDS).join();
  }

  private CompletableFuture<Void> up() {
    CompletableFuture<Void> up = new CompletableFuture<>();
    org.apache.pekko.cluster.Cluster.get(system.classicSystem())
        .registerOnMemberUp(() -> up.complete(null));
    return up;
  }

  /**
   * Joins the others, or founds the cluster where there is none. The database decides that: never
   * two of them do.
   *
   * @param gone is called when a node is
   * @param wake is called after that at one of the others: its tables are to go on
   */
  void join(Node node, NodeRegister here, Runnable gone, Runnable wake) {
    // Else the line to the others would be cut as soon as the process is asked to end.
    CoordinatedShutdown.get(system).addJvmShutdownHook(this::awaitEnd);
    system.systemActorOf(watch(here, gone, wake), "membership", Props.empty());
    CompletableFuture<Void> up = up();
    List<Address> others =
        node.peers().stream()
            .filter(place -> !place.equals(node.self()))
            .map(place -> new Address("pekko", system.name(), place.host(), place.port()))
            .toList();
    try {
      for (int attempt = 0; attempt < ATTEMPTS && !up.isDone(); attempt++) {
        if (here.enter()) {
          cluster.manager().tell(Join.create(cluster.selfMember().address()));
        } else if (attempt == 0 && !others.isEmpty()) {
          cluster.manager().tell(new JoinSeedNodes(others));
        }
        awaitShortly(up);
      }
      if (!up.isDone()) {
        throw new Unusable(
            "other nodes have this database, and none of %s has let this one in: start them with the same --peers, or correct --node and --peers; all need keys of one authority, or none"
                .formatted(node.peers()));
      }
      here.settle(otherIds());
    } catch (SQLException failed) {
      throw new Unusable(
          "the cluster could not be joined: %s; try again".formatted(failed.getMessage()), failed);
    }
  }

  private void awaitEnd() {
    try {
      system.getWhenTerminated().toCompletableFuture().get(END_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException | ExecutionException tooLong) {
      LOG.warn("this node ends without having left the others in order");
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  private static void awaitShortly(CompletableFuture<Void> up) {
    try {
      up.get(ASK_AGAIN.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException notYet) {
      LOG.debug("not yet in a cluster");
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private Collection<String> otherIds() {
    Member self = cluster.selfMember();
    return StreamSupport.stream(cluster.state().getMembers().spliterator(), false)
        .filter(member -> !member.uniqueAddress().equals(self.uniqueAddress()))
        .map(Membership::id)
        .toList();
  }

  /** A member's name in the register. */
  private static String id(Member member) {
    return member.getRoles().stream()
        .filter(role -> role.startsWith(ROLE))
        .map(role -> role.substring(ROLE.length()))
        .findFirst()
        .orElse("");
  }

  /** Sees to it that nodes that are taken for dead write no more, and that their tables go on. */
  private Behavior<MemberEvent> watch(NodeRegister here, Runnable gone, Runnable wake) {
    return Behaviors.setup(context -> {
      cluster.subscriptions().tell(Subscribe.create(context.getSelf(), MemberEvent.class));
      return Behaviors.receive(MemberEvent.class)
          .onMessage(MemberDowned.class, event -> then(() -> fence(here, event.member())))
          .onMessage(MemberRemoved.class, event -> then(() -> removed(here, event, gone, wake)))
          .onAnyMessage(event -> Behaviors.same())
          .build();
    });
  }

  private Behavior<MemberEvent> then(Runnable work) {
    thread.execute(work);
    return Behaviors.same();
  }

  private void removed(NodeRegister here, MemberRemoved event, Runnable gone, Runnable wake) {
    gone.run();
    if (event.previousStatus().equals(MemberStatus.down())) {
      fence(here, event.member());
    }
    if (cluster.selfMember().address().equals(cluster.state().getLeader())) {
      wake.run();
    }
  }

  /**
   * While the database is away nobody can write, and no table can wake: then as soon as it is back.
   */
  private void fence(NodeRegister here, Member gone) {
    if (gone.uniqueAddress().equals(cluster.selfMember().uniqueAddress())) {
      return;
    }
    while (!leaving) {
      try {
        here.fence(id(gone));
        return;
      } catch (SQLException away) {
        LOG.warn("a node that is gone cannot be kept from writing yet: {}", away.getMessage());
        pause();
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(FENCE_AGAIN);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether this node is in the cluster now, and hears the others. */
  boolean isUp() {
    return cluster.selfMember().status().equals(MemberStatus.up()) && !cluster.isTerminated();
  }

  /** How many nodes the cluster has, as far as this one sees. */
  int size() {
    return (int)
        StreamSupport.stream(cluster.state().getMembers().spliterator(), false)
            .filter(member -> member.status().equals(MemberStatus.up()))
            .count();
  }

  /** Completes with a sentence when this node is no longer in the cluster. */
  CompletableFuture<String> lost() {
    return lost;
  }

  /** This node is about to stop, of its own accord. */
  void leave() {
    leaving = true;
  }

  @Override
  public void close() {
    thread.shutdown();
  }
}
