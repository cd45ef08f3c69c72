package tumult.lab.report;

import java.util.function.BiConsumer;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import tumult.lab.InOrder;

/**
 * Games on several threads that are added up in lots of one size, in their order: so even sums of
 * fractions are the same for any number of threads.
 */
final class Lots {
  private static final int SIZE = 10;

  private Lots() {}

  /**
   * Everything about so many games.
   *
   * @param empty what is known of no games
   * @param play plays the game of a number, and adds it to what is known
   * @param join adds what is known of later games
   */
  static <T> T of(
      int games, int threads, Supplier<T> empty, ObjIntConsumer<T> play, BiConsumer<T, T> join) {
    T all = empty.get();
    new InOrder<T>(
            (games + SIZE - 1) / SIZE,
            threads,
            lot -> {
              T some = empty.get();
              int first = (int) lot * SIZE;
              for (int game = first; game < Math.min(games, first + SIZE); game++) {
                play.accept(some, game);
              }
              return some;
            },
            some -> {
              join.accept(all, some);
              return true;
            })
        .run(threads);
    return all;
  }
}
