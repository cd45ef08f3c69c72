package tumult.testkit;

import tumult.engine.GameKind;
import tumult.engine.GameProvider;
import tumult.games.toydice.ToyDice;

/**
 * Adds Toy Dice to the games wherever the testkit is on the class path: a game with a dash in its
 * id that nobody has drawn, for the tests of everything around games.
 */
public final class ToyGame implements GameProvider {
  @Override
  public GameKind kind() {
    return ToyDice.KIND;
  }
}
