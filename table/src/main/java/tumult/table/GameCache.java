package tumult.table;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import tumult.engine.BadInput;
import tumult.engine.Game;

/** The games that tables play: made once for all tables that play the same. Shared by threads. */
public final class GameCache {
  /** Nobody fills the memory by opening tables with ever other options. */
  private static final int MOST_SHARED = 256;

  private final Function<String, Game<?, ?, ?>> maker;
  private final Map<String, CachedGame<?, ?, ?>> titles = new ConcurrentHashMap<>();

  /**
   * A shelf of the games that {@code maker} makes; it complains about a name by {@link BadInput}.
   */
  public GameCache(Function<String, Game<?, ?, ?>> maker) {
    this.maker = maker;
  }

  CachedGame<?, ?, ?> title(String name) {
    CachedGame<?, ?, ?> title = titles.get(name);
    if (title == null) {
      title = new CachedGame<>(maker.apply(name));
      if (titles.size() < MOST_SHARED) {
        titles.put(title.name(), title);
      }
    }
    return title;
  }
}
