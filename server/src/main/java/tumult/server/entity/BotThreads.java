package tumult.server.entity;

import java.security.SecureRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import tumult.bots.Bot;
import tumult.bots.Turn;
import tumult.engine.Plan;
import tumult.engine.Rng;

/** Where bots think: on threads of their own, fewer than the machine has processors. */
final class BotThreads implements AutoCloseable {
  private static final int PATIENCE = 3;

  private final IntFunction<Bot> bots;
  private final long seed = new SecureRandom().nextLong();
  private final AtomicLong asked = new AtomicLong();
  private final ExecutorService threads =
      Executors.newFixedThreadPool(
          Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
          Thread.ofPlatform().name("bot-", 0).daemon().factory());

  /** The bot of each level. */
  BotThreads(IntFunction<Bot> bots) {
    this.bots = bots;
  }

  /** What a bot of a level plans; fails if it fails or takes several times its budget. */
  CompletionStage<@Nullable Plan> plan(int level, Turn<?, ?> turn) {
    Rng rng = luck();
    return CompletableFuture.<@Nullable Plan>supplyAsync(
            () -> bots.apply(level).choose(turn, rng), threads)
        .orTimeout((long) PATIENCE * turn.budget().millis(), TimeUnit.MILLISECONDS);
  }

  /** Luck for one choice, which nobody can predict. */
  Rng luck() {
    return new Rng(seed, asked.getAndIncrement());
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
