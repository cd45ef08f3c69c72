package tumult.server.entity;

import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.apache.pekko.coordination.lease.LeaseException;
import org.apache.pekko.coordination.lease.LeaseSettings;
import org.apache.pekko.coordination.lease.javadsl.Lease;
import org.jspecify.annotations.Nullable;
import tumult.server.store.NodeRegister;

/**
 * The lease by which nodes that no longer hear each other find out who goes on: a row in the
 * database that all of them write to. It is held for a few seconds only, so that a second failure
 * soon after the first finds it free again. Who comes later than that, having been frozen, does not
 * get it either: the others have taken it out of the register.
 */
public final class PostgresLease extends Lease {
  /** The registers of this process, by the node's name: Pekko makes a lease from its settings. */
  private static final Map<String, NodeRegister> REGISTERS = new ConcurrentHashMap<>();

  private final LeaseSettings settings;
  private final int seconds;
  private final @Nullable NodeRegister register;
  private volatile boolean held;

  /** Made by Pekko. */
  public PostgresLease(LeaseSettings settings) {
    this.settings = settings;
    seconds = (int) settings.leaseConfig().getDuration("heartbeat-timeout").toSeconds();
    register = REGISTERS.get(settings.leaseConfig().getString("node"));
  }

  static void use(NodeRegister register) {
    REGISTERS.put(register.id(), register);
  }

  static void forget(NodeRegister register) {
    REGISTERS.remove(register.id());
  }

  @Override
  public LeaseSettings getSettings() {
    return settings;
  }

  @Override
  public CompletionStage<Boolean> acquire() {
    return CompletableFuture.supplyAsync(() -> {
      try {
        held = register != null && register.takeLease(settings.leaseName(), seconds);
        return held;
      } catch (SQLException away) {
        throw new LeaseException(String.valueOf(away.getMessage()));
      }
    });
  }

  @Override
  public CompletionStage<Boolean> acquire(Consumer<Optional<Throwable>> lost) {
    return acquire();
  }

  @Override
  public CompletionStage<Boolean> release() {
    held = false;
    return CompletableFuture.supplyAsync(() -> {
      try {
        if (register != null) {
          register.giveLeaseBack(settings.leaseName());
        }
        return true;
      } catch (SQLException away) {
        throw new LeaseException(String.valueOf(away.getMessage()));
      }
    });
  }

  @Override
  public boolean checkLease() {
    return held;
  }
}
