package tumult.games.kaos;

import java.util.Map;
import tumult.engine.Setup;
import tumult.testkit.Scene;

/** Tables of Kaos to try things at. */
final class KaosScenes {
  private KaosScenes() {}

  /** The game with options such as {@code seats=2,blanks=0}. */
  static Kaos game(String options) {
    return new Kaos(Setup.parse("kaos(" + options + ")", Map.of("kaos", Kaos.KIND)));
  }

  /** A scene that begins in a position. */
  static Scene<KaosState, KaosView, KaosMove> at(String options, String position) {
    return Scene.at(game(options), position);
  }

  /** A scene that begins before anything has happened. */
  static Scene<KaosState, KaosView, KaosMove> start(String options) {
    return Scene.start(game(options));
  }
}
