package tumult.engine;

import java.util.List;

/**
 * Watches one game from its first action to its last for what its players can be proud of. Asked
 * only of games that are over, in which nothing is hidden any more.
 *
 * @param <S> the game's positions
 */
public interface Feats<S> {
  /** Every kind of feat that there can be. */
  List<Feat.Kind> kinds();

  /** What somebody has done by an action; the same or better may follow. */
  List<Feat> after(S before, int actor, int action, S after);

  /** Somebody else plays this seat from now on: what goes over several turns begins anew. */
  default void changesHands(int seat) {}

  /** Of a game that knows no feats. */
  static <S> Feats<S> none() {
    return new Feats<>() {
      @Override
      public List<Feat.Kind> kinds() {
        return List.of();
      }

      @Override
      public List<Feat> after(S before, int actor, int action, S after) {
        return List.of();
      }
    };
  }
}
