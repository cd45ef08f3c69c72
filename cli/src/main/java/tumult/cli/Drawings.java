package tumult.cli;

import tumult.engine.Game;

/** The drawing of each game; a game without one is shown as plain text. */
final class Drawings {
  private Drawings() {}

  /** How this game is drawn. */
  static <V> Drawing<V> of(Game<?, V, ?> game) {
    return (view, seat, pen) -> String.valueOf(view);
  }
}
