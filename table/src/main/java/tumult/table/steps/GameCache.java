package tumult.table.steps;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.GameKind;

/** The games that tables play: made once for all tables that play the same. Shared by threads. */
public final class GameCache {
  /** A limit, so that nobody can fill the memory by asking for ever new options. */
  private static final int MOST_SHARED = 256;

  private final Function<String, Game<?, ?, ?>> maker;
  private final Map<String, CachedGame<?, ?, ?>> games = new ConcurrentHashMap<>();

  /**
   * A cache of the games that {@code maker} makes; it complains about a name by {@link BadInput}.
   */
  public GameCache(Function<String, Game<?, ?, ?>> maker) {
    this.maker = maker;
  }

  /** The game of which new tables can be opened: by the newest of its rules. */
  public GameKind newest(String id) {
    return maker.apply(id).setup().kind();
  }

  public CachedGame<?, ?, ?> game(String name) {
    CachedGame<?, ?, ?> cachedGame = games.get(name);
    if (cachedGame == null) {
      cachedGame = new CachedGame<>(maker.apply(name));
      if (games.size() >= MOST_SHARED) {
        games.clear(); // tables keep theirs; else what nobody plays would fill it for good
      }
      games.put(cachedGame.name(), cachedGame);
    }
    return cachedGame;
  }
}
