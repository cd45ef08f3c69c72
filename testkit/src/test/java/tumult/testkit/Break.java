package tumult.testkit;

import java.util.function.Function;
import tumult.engine.Setup;
import tumult.testkit.highcard.HighCard;
import tumult.testkit.highcard.HighCardState;

/**
 * High card with one thing wrong.
 *
 * @param name what is wrong
 * @param law the law that must notice
 * @param maker makes the broken game
 */
record Break(String name, String law, Function<Setup, HighCard> maker) {
  static final String LEGAL = "legal lists ascend and only actors have them";
  static final String REFUSAL = "what is not legal is refused and changes nothing";
  static final String CODEC = "moves, codes and notation agree";
  static final String SAME = "a copy is the same position";
  static final String COPY = "copies are independent";
  static final String THREAD = "the same seed gives the same game on any thread";
  static final String NOTATION = "positions survive being written and read";
  static final String DAMAGE = "a damaged position is explained";
  static final String RECORD = "records replay to any ply";
  static final String CHANCE = "chance is exhaustive and follows its weights";
  static final String CONSERVED = "everything is in exactly one place";
  static final String ENDING = "every game ends and its winners have the best score";
  static final String HOSTILE = "a game ends under hostile play";
  static final String EXTREME = "no luck leads to what cannot be read";
  static final String ROTATION = "everybody one seat further changes nothing else";
  static final String VIEW = "nobody sees what is hidden";
  static final String WHOSE = "a view that is not everybody's says whose it is";
  static final String SEEN = "what is seen of a move tells no more than the view";
  static final String REVEALS = "what reveals nothing looks the same in every world";
  static final String VARIES = "hidden things vary if there are any";
  static final String POSTERIOR = "imagine matches the exact posterior";

  static Break state(String name, String law, Function<HighCard, HighCardState> states) {
    return new Break(name, law, setup -> new HighCard(setup, states));
  }
}
