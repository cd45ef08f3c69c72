package tumult.worker;

import java.util.Locale;
import tumult.games.Games;

/**
 * What the page's own trial is compared with: on each line a game, its signature over a thousand
 * seeded games, and how many decisions a second a JVM makes in random ones.
 */
public final class Rates {
  private static final int GAMES = 1000;
  private static final int ROUNDS = 5;

  private Rates() {}

  public static void main(String[] arguments) {
    for (String game : Games.ALL.keySet()) {
      System.out.printf(
          Locale.ROOT, "%s %s %.0f%n", game, Worker.signature(game, 1, GAMES), rate(game));
    }
  }

  /** That of the last round, when the compiler has done its work. */
  private static double rate(String game) {
    double rate = 0;
    for (int round = 0; round < ROUNDS; round++) {
      long begin = System.nanoTime();
      rate = Worker.decisions(game, GAMES) * 1e9 / (System.nanoTime() - begin);
    }
    return rate;
  }
}
