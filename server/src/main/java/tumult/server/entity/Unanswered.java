package tumult.server.entity;

import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What tables at other nodes have been asked and have not answered. It may have got lost with a
 * node, or on its way while the table moved: it is asked again a few times. A table knows what it
 * has done already, and answers that again.
 */
final class Unanswered {
  /** How long after it was asked; rarer each time, in case the table is only slow. */
  private static final List<Duration> AGAIN =
      Stream.of(400, 800, 1_200, 2_000, 3_500, 6_000).map(Duration::ofMillis).toList();

  private static final Duration FORGOTTEN = Duration.ofSeconds(10);

  private final BiConsumer<String, Request> tables;
  private final Queue<Asked> asked = new ConcurrentLinkedQueue<>();

  /** Something that a table is asked. */
  static final class Asked {
    private final String table;
    private final long at = System.nanoTime();
    private @Nullable Request request;
    private volatile boolean answered;
    private int times;

    Asked(String table) {
      this.table = table;
    }

    <T extends Request> T by(T wish) {
      request = wish;
      return wish;
    }

    private boolean isOver() {
      return answered || System.nanoTime() - at > FORGOTTEN.toNanos();
    }

    private boolean isDue() {
      return times < AGAIN.size() && System.nanoTime() - at > AGAIN.get(times).toNanos();
    }
  }

  /**
   * @param tables is told what to ask of whom
   */
  Unanswered(BiConsumer<String, Request> tables) {
    this.tables = tables;
  }

  /** Remembers something until it is answered. */
  <T> CompletionStage<T> until(Asked one, CompletionStage<T> answer) {
    asked.add(one);
    return answer.whenComplete((done, failed) -> one.answered = true);
  }

  /** Asks again for what is due; to be called now and then, by one thread. */
  void look() {
    asked.removeIf(Asked::isOver);
    for (Asked each : asked) {
      if (each.isDue()) {
        each.times++;
        ask(each);
      }
    }
  }

  /** Asks again for all of it: a node is gone. */
  void askAll() {
    asked.stream().filter(each -> !each.isOver()).forEach(this::ask);
  }

  private void ask(Asked one) {
    if (one.request != null) {
      tables.accept(one.table, one.request);
    }
  }
}
