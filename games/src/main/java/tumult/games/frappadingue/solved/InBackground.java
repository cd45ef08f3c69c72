package tumult.games.frappadingue.solved;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.Future.State;
import java.util.function.Supplier;

/** Something that is worked out while nobody waits for it. */
final class InBackground<T> {
  private final CompletableFuture<T> result;

  InBackground(Supplier<T> work, Executor background) {
    result = CompletableFuture.supplyAsync(work, background);
  }

  /** A thread that nobody waits for. */
  static Executor thread() {
    return Executors.newSingleThreadExecutor(Thread.ofPlatform().name("solver").daemon().factory());
  }

  /** Whether it is worked out. */
  boolean isReady() {
    return result.state() == State.SUCCESS;
  }

  /** Whether it is worked out, or has failed. */
  boolean isDone() {
    return result.isDone();
  }

  /** What came out; waits for it. */
  T get() {
    return result.join();
  }
}
