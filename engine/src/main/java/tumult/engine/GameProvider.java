package tumult.engine;

/**
 * Brings a game from outside: a class on the class path that is named in {@code
 * META-INF/services/tumult.engine.GameProvider} adds its game to all the others.
 */
public interface GameProvider {
  /** The game before its options are chosen. */
  GameKind kind();
}
