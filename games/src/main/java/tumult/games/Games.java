package tumult.games;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ServiceLoader;
import tumult.engine.Game;
import tumult.engine.GameKind;
import tumult.engine.GameProvider;
import tumult.engine.Setup;
import tumult.games.frappadingue.Frappadingue;
import tumult.games.haos.Haos;
import tumult.games.kaos.Kaos;
import tumult.games.maumau.MauMau;
import tumult.games.sequencedice.SequenceDice;

/**
 * The list of all games. A new game is one more line here; those that a {@link GameProvider} brings
 * from outside come after ours.
 */
public final class Games {
  /** Every game by its id. */
  public static final Map<String, GameKind> ALL =
      byId(
          MauMau.KIND, // one game a line
          SequenceDice.KIND,
          Kaos.KIND,
          Haos.KIND,
          Frappadingue.KIND);

  private Games() {}

  /** The game of a name such as {@code mau-mau} or {@code mau-mau@1(seats=4,rounds=3)}. */
  public static Game<?, ?, ?> named(String name) {
    Setup setup = Setup.parse(name, ALL);
    return setup.kind().maker().apply(setup);
  }

  private static Map<String, GameKind> byId(GameKind... kinds) {
    Map<String, GameKind> byId = new LinkedHashMap<>();
    Arrays.stream(kinds).forEach(kind -> byId.put(kind.id(), kind));
    ServiceLoader.load(GameProvider.class)
        .forEach(from -> byId.putIfAbsent(from.kind().id(), from.kind()));
    return Collections.unmodifiableMap(byId);
  }
}
