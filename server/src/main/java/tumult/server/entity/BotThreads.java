package tumult.server.entity;

import java.security.SecureRandom;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import tumult.bots.Bot;
import tumult.bots.Budget;
import tumult.bots.ThumbBot;
import tumult.bots.Turn;
import tumult.engine.Plan;
import tumult.engine.Rng;

/**
 * Where bots think: on threads of their own, fewer than the machine has processors. When there is
 * more to think about than they can do in time, bots play weaker, by the rule of thumb, and not
 * later.
 */
final class BotThreads implements AutoCloseable {
  private static final int PATIENCE = 3;

  /** So many may wait for a thread. */
  static final int QUEUE = 64;

  /** With less time than this left, in milliseconds, nobody begins to think. */
  private static final int LEAST = 20;

  /** So many threads may be lost to bots that do not come to an end. */
  private static final int MOST_LOST = 8;

  private final IntFunction<Bot> bots;
  private final long seed = new SecureRandom().nextLong();
  private final AtomicLong asked = new AtomicLong();
  private final int size = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  private final ThreadPoolExecutor threads =
      new ThreadPoolExecutor(
          size,
          size + MOST_LOST,
          1,
          TimeUnit.MINUTES,
          new ArrayBlockingQueue<>(QUEUE),
          Thread.ofPlatform().name("bot-", 0).daemon().factory());

  /** For those who have no time to think. */
  private final ExecutorService hurried =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("hurried-bot").daemon().factory());

  /** How many threads are in the hands of bots whose time is over. */
  private int lost;

  /** The bot of each level. */
  BotThreads(IntFunction<Bot> bots) {
    this.bots = bots;
    threads.setMaximumPoolSize(size);
  }

  /** What a bot of a level plans; fails if it fails or takes several times its budget. */
  CompletionStage<@Nullable Plan> plan(int level, Turn<?, ?> turn) {
    Thought thought = new Thought(level, turn, luck());
    try {
      threads.execute(thought);
    } catch (RejectedExecutionException full) {
      hurried.execute(thought::hurry);
    }
    long patience = (long) PATIENCE * turn.budget().millis();
    return thought
        .plan
        .orTimeout(patience, TimeUnit.MILLISECONDS)
        .whenComplete((plan, failure) -> thought.end());
  }

  /** Luck for one choice, which nobody can predict. */
  Rng luck() {
    return new Rng(seed, asked.getAndIncrement());
  }

  /** A thread is lost, or found again: there is one more in its place, or one fewer. */
  private synchronized void lose(int more) {
    lost += more;
    int wanted = size + Math.min(lost, MOST_LOST);
    if (wanted > threads.getMaximumPoolSize()) {
      threads.setMaximumPoolSize(wanted);
      threads.setCorePoolSize(wanted);
    } else {
      threads.setCorePoolSize(wanted);
      threads.setMaximumPoolSize(wanted);
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
    hurried.shutdownNow();
  }

  /** One choice that is asked for. */
  private final class Thought implements Runnable {
    private final CompletableFuture<@Nullable Plan> plan = new CompletableFuture<>();
    private final int level;
    private final Turn<?, ?> turn;
    private final Rng rng;
    private final long deadline;
    private @Nullable Thread thinker;
    private boolean overdue;

    Thought(int level, Turn<?, ?> turn, Rng rng) {
      this.level = level;
      this.turn = turn;
      this.rng = rng;
      this.deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(turn.budget().millis());
    }

    @Override
    public void run() {
      int left = (int) TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
      if (left < LEAST) {
        hurry();
      } else if (begin()) {
        answer(bots.apply(level), turn.within(Budget.millis(left)));
        finish();
      }
    }

    void hurry() {
      answer(new ThumbBot(level), turn);
    }

    private void answer(Bot bot, Turn<?, ?> question) {
      try {
        plan.complete(bot.choose(question, rng));
      } catch (RuntimeException | Error failure) {
        plan.completeExceptionally(failure);
      }
    }

    private synchronized boolean begin() {
      thinker = plan.isDone() ? null : Thread.currentThread();
      return thinker != null;
    }

    private synchronized void finish() {
      thinker = null;
      Thread.interrupted(); // meant for this thought, not for the next one
      if (overdue) {
        lose(-1);
      }
    }

    /** There is an answer, or no more time for one. */
    private synchronized void end() {
      if (thinker != null && !thinker.equals(Thread.currentThread())) {
        overdue = true;
        thinker.interrupt();
        lose(1);
      }
    }
  }
}
