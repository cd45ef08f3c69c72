package tumult.server.entity;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tumult.server.tables.Bot;

/** Where bots think: on threads of their own, fewer than the machine has processors. */
final class BotThreads implements AutoCloseable {
  private static final int PATIENCE = 3;

  private final Bot bot;
  private final ExecutorService threads =
      Executors.newFixedThreadPool(
          Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
          Thread.ofPlatform().name("bot-", 0).daemon().factory());

  BotThreads(Bot bot) {
    this.bot = bot;
  }

  /** What the bot plans; fails if the bot fails or takes several times its budget. */
  CompletionStage<Bot.@Nullable Plan> plan(Bot.Turn turn) {
    return CompletableFuture.<Bot.@Nullable Plan>supplyAsync(() -> bot.plan(turn), threads)
        .orTimeout(PATIENCE * turn.budget().toMillis(), TimeUnit.MILLISECONDS);
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
