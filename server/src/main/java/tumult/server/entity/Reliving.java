package tumult.server.entity;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tumult.server.tables.Unavailable;

/**
 * Where the past is looked up: on threads of its own and never on those of the tables, one thing at
 * a time for each table, the tables in turn. Beyond what may wait, one is told to come back.
 */
final class Reliving implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final ExecutorService threads;
  private final int mostPerTable;
  private final int mostWaiting;
  private final Map<String, Deque<Task<?>>> waiting = new LinkedHashMap<>();
  private final Set<String> busy = new HashSet<>();
  private int count;

  private record Task<T>(String table, Supplier<T> work, CompletableFuture<T> answer) {
    /** Works it out, unless nobody waits for it any more. */
    void run() {
      if (!answer.isDone()) {
        try {
          answer.complete(work.get());
        } catch (RuntimeException failed) {
          answer.completeExceptionally(failed);
        }
      }
    }
  }

  /**
   * @param atOnce how many are at work at the same time
   * @param mostPerTable how many may wait for the same table
   * @param mostWaiting how many may wait in all
   */
  Reliving(String name, int atOnce, int mostPerTable, int mostWaiting) {
    this.mostPerTable = mostPerTable;
    this.mostWaiting = mostWaiting;
    threads =
        Executors.newFixedThreadPool(
            atOnce, Thread.ofPlatform().name(name + "-", 0).daemon().factory());
  }

  /** What comes of some work for a table; in time, or it is not begun any more. */
  <T> CompletionStage<T> ask(String table, Supplier<T> work) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    if (takesIn(new Task<>(table, work, answer))) {
      threads.execute(this::workOff);
    } else {
      answer.completeExceptionally(
          new Unavailable("too many want to see what has happened: ask again a little later"));
    }
    return answer.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS);
  }

  private synchronized boolean takesIn(Task<?> task) {
    if (count >= mostWaiting) {
      dropAbandoned();
    }
    Deque<Task<?>> same = waiting.computeIfAbsent(task.table, table -> new ArrayDeque<>());
    boolean fits = count < mostWaiting && same.size() < mostPerTable;
    if (fits) {
      same.add(task);
      count++;
    }
    return fits;
  }

  private void dropAbandoned() {
    waiting.values().forEach(tasks -> tasks.removeIf(task -> task.answer.isDone()));
    count = waiting.values().stream().mapToInt(Deque::size).sum();
  }

  private void workOff() {
    for (Task<?> next = take(); next != null; next = take()) {
      try {
        next.run();
      } finally {
        done(next);
      }
    }
  }

  /** The next task of a table that nobody works for now; that table is then the last in turn. */
  private synchronized @Nullable Task<?> take() {
    waiting.values().removeIf(Deque::isEmpty);
    for (Map.Entry<String, Deque<Task<?>>> each : waiting.entrySet()) {
      if (!busy.contains(each.getKey())) {
        Deque<Task<?>> tasks = each.getValue();
        Task<?> task = tasks.removeFirst();
        waiting.remove(task.table);
        waiting.put(task.table, tasks);
        busy.add(task.table);
        count--;
        return task;
      }
    }
    return null;
  }

  private synchronized void done(Task<?> task) {
    busy.remove(task.table);
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
