package tumult.bots;

import java.util.List;
import java.util.function.Consumer;

/**
 * Work that is done at the same time, on a thread for each. In a page, where there are no threads,
 * another class takes the place of this one.
 */
final class Together {
  private Together() {}

  /** Lets all of them do it, and waits until they have. */
  static <T> void each(List<T> workers, Consumer<T> work) {
    List<Thread> threads =
        workers.stream()
            .map(worker -> Thread.ofPlatform().start(() -> work.accept(worker)))
            .toList();
    threads.forEach(Together::await);
  }

  private static void await(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
