package tumult.table;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.GameKind;

/** The games that tables play: made once for all tables that play the same. Shared by threads. */
public final class GameShelf {
  /** Nobody fills the memory by opening tables with ever other options. */
  private static final int MOST_SHARED = 256;

  private final Function<String, Game<?, ?, ?>> maker;
  private final Map<String, Title<?, ?, ?>> titles = new ConcurrentHashMap<>();

  /**
   * A shelf of the games that {@code maker} makes; it complains about a name by {@link BadInput}.
   */
  public GameShelf(Function<String, Game<?, ?, ?>> maker) {
    this.maker = maker;
  }

  /** The game of which new tables can be opened: by the newest of its rules. */
  GameKind newest(String id) {
    return maker.apply(id).setup().kind();
  }

  Title<?, ?, ?> title(String name) {
    Title<?, ?, ?> title = titles.get(name);
    if (title == null) {
      title = new Title<>(maker.apply(name));
      if (titles.size() < MOST_SHARED) {
        titles.put(title.name(), title);
      }
    }
    return title;
  }
}
