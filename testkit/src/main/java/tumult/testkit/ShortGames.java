package tumult.testkit;

import java.util.Collection;
import java.util.Map;
import java.util.stream.Stream;
import tumult.engine.GameKind;
import tumult.engine.Option;

/** Games that end soon, for tests that play every game there is to its end. */
public final class ShortGames {
  /** What makes a long game short; a game that is short already needs nothing. */
  private static final Map<String, String> SHORT =
      Map.of("mau-mau", ",rounds=1", "kaos", ",maxRounds=2", "frappadingue", ",target=500");

  private ShortGames() {}

  /** Each of these games, for so many players or as near to it as the game allows. */
  public static Stream<String> of(Collection<GameKind> kinds, int seats) {
    return kinds.stream().map(kind -> name(kind, seats));
  }

  private static String name(GameKind kind, int seats) {
    Option option = kind.options().getFirst();
    int count = Math.clamp(seats, option.least(), option.most());
    return "%s(seats=%d%s)".formatted(kind.id(), count, SHORT.getOrDefault(kind.id(), ""));
  }
}
