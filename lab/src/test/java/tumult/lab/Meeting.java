package tumult.lab;

import java.util.List;
import tumult.bots.Bot;
import tumult.bots.Bots;
import tumult.bots.Budget;
import tumult.engine.Game;
import tumult.engine.State;
import tumult.games.Games;

/** Two bots in the arena, for tests. */
final class Meeting {
  private Meeting() {}

  /** The part of the wins that goes to the first of two bots. */
  static double share(String game, String first, String second, int blocks, long seed) {
    return share(Games.named(game), Bots.named(first), Bots.named(second), blocks, seed);
  }

  static <S extends State<S>> double share(
      Game<S, ?, ?> game, Bot first, Bot second, int blocks, long seed) {
    Arena<S> arena = new Arena<>(game, List.of(first, second), Budget.ANY, seed);
    Score score = new Score(2, arena.gamesPerBlock());
    arena.run(
        0,
        blocks,
        1,
        wins -> {
          score.add(wins);
          return true;
        });
    return score.share(0).mean();
  }
}
