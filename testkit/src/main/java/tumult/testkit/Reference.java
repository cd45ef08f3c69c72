package tumult.testkit;

import java.util.List;
import java.util.Map;

/**
 * A second implementation of a game, slow and obvious, written from its rules alone.
 *
 * <p>It speaks only notation, so that it shares no code with the game it checks.
 */
public interface Reference {
  /** Chance as an actor. */
  String CHANCE = "*";

  /** The arbiter of a race game as an actor. */
  String ARBITER = "!";

  /**
   * Everything that may happen now: actor → move → weight. An actor is a seat number as text,
   * {@link #CHANCE} or {@link #ARBITER}; a seat's moves weigh 1, chance's moves weigh the number of
   * equally likely ways they can come about. Empty when the game is over.
   */
  Map<String, Map<String, Integer>> legal();

  /** Plays one of the legal moves. */
  void play(String actor, String move);

  /** The score of every seat, now. */
  List<Integer> scores();

  /** The seats that won or share the win; empty while the game goes on. */
  List<Integer> winners();
}
