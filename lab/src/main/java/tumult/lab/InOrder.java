package tumult.lab;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;

/**
 * Work that several threads do, piece by piece, and whose results are told in the order of the
 * pieces, as if one had done it all.
 *
 * @param <T> what a piece of work results in
 */
public final class InOrder<T> {
  /** How far the threads may be ahead of the slowest one, in pieces for each. */
  private static final int AHEAD = 64;

  private final LongFunction<T> work;
  private final Predicate<T> listener;
  private final long count;
  private final Semaphore ahead;
  private final AtomicLong next = new AtomicLong();
  private final Map<Long, T> early = new HashMap<>();
  private long told;
  private volatile boolean stopped;
  private @Nullable Throwable failure;

  /**
   * @param count how many pieces there are
   * @param work does one, by its number
   * @param listener hears the results; says whether to go on
   */
  public InOrder(long count, int threads, LongFunction<T> work, Predicate<T> listener) {
    this.count = count;
    this.work = work;
    this.listener = listener;
    ahead = new Semaphore(AHEAD * threads);
  }

  private void stop() {
    stopped = true;
    ahead.release(1 << 20); // nobody waits any more
  }

  public void run(int threads) {
    List<Thread> workers =
        IntStream.range(0, threads)
            .mapToObj(i -> Thread.ofPlatform().daemon().name("lab-" + i).start(this::work))
            .toList();
    try {
      for (Thread worker : workers) {
        worker.join();
      }
    } catch (InterruptedException hurried) {
      stop();
      Thread.currentThread().interrupt();
    }
    synchronized (this) {
      if (failure instanceof BadInput bad) {
        throw bad; // somebody's program, say
      }
      if (failure != null) {
        throw new IllegalStateException("a game could not be played to its end", failure);
      }
    }
  }

  private void work() {
    try {
      ahead.acquire();
      for (long i = next.getAndIncrement(); i < count && !stopped; i = next.getAndIncrement()) {
        T result = work.apply(i);
        if (!stopped) {
          done(i, result);
        }
        ahead.acquire();
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error bug) {
      fail(bug);
    }
  }

  private synchronized void done(long number, T result) {
    early.put(number, result);
    for (T one = early.remove(told); one != null && !stopped; one = early.remove(++told)) {
      ahead.release();
      if (!listener.test(one)) {
        stop();
      }
    }
  }

  private synchronized void fail(Throwable bug) {
    failure = bug;
    stop();
  }
}
