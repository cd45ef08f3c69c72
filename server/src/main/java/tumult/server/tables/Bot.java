package tumult.server.tables;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.Game;

/** Chooses moves for a seat. Called on threads of its own, several at once. */
@FunctionalInterface
public interface Bot {
  /** The move, in notation, that the seat should make. */
  String choose(Turn turn);

  /** What the seat should try where others may act as well; null to wait until that has changed. */
  default @Nullable Plan plan(Turn turn) {
    return new Plan(choose(turn), Duration.ZERO);
  }

  /**
   * What a bot knows when it has to choose.
   *
   * @param game the rules
   * @param seat its seat
   * @param level how well it should play, from 1
   * @param view everything its seat may know: the game's own view record
   * @param moves the legal moves in notation, at least one
   * @param budget how long it may think
   */
  record Turn(
      Game<?, ?, ?> game, int seat, int level, Object view, List<String> moves, Duration budget) {
    public Turn {
      moves = List.copyOf(moves);
    }
  }

  /**
   * A move in notation, and when it comes.
   *
   * @param after how long after the view was shown a person would make it, however long the bot
   *     thought; zero where that does not matter
   */
  record Plan(String move, Duration after) {}
}
