package tumult.games.frappadingue;

import tumult.engine.Setup;
import tumult.games.Games;
import tumult.testkit.Scene;

/** The tables at which the tests sit. */
final class Tables {
  /** A counter that holds 35 cards: each rank's quinte, 12,400 points. */
  static final String QUINTES =
      "7,7,7,7,7/8,8,8,8,8/9,9,9,9,9/10,10,10,10,10/11,11,11,11,11/12,12,12,12,12/13,13,13,13,13";

  private Tables() {}

  /** A game with some options, such as {@code seats=2,copies=5}. */
  static Frappadingue game(String options) {
    return new Frappadingue(Setup.parse("frappadingue(" + options + ")", Games.ALL));
  }

  /** Three seats, the usual options, before the lot. */
  static Scene<FrappadingueState, FrappadingueView, FrappadingueMove> start() {
    return Scene.start(game("seats=3"));
  }

  /** Three seats and the usual options, in a position. */
  static Scene<FrappadingueState, FrappadingueView, FrappadingueMove> at(String position) {
    return at("seats=3", position);
  }

  static Scene<FrappadingueState, FrappadingueView, FrappadingueMove> at(
      String options, String position) {
    return Scene.at(game(options), position);
  }
}
