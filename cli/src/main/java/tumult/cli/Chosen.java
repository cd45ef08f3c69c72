package tumult.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.Setup;
import tumult.games.Games;

/** The game that a command is about, as chosen on the command line. */
final class Chosen {
  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description = "the game: its id, or a full name such as \"kaos@1(seats=3,maxRounds=5)\"")
  private String name = "";

  @Option(names = "--seats", paramLabel = "N", description = "how many seats the table has")
  private @Nullable String seats;

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "an option of the game; see 'tumult games'")
  private Map<String, String> options = new LinkedHashMap<>();

  /** The game, every option checked. */
  Game<?, ?, ?> game() {
    Setup named = Setup.parse(name, Games.ALL);
    Map<String, String> chosen = new LinkedHashMap<>(options);
    if (seats != null && chosen.put("seats", seats) != null) {
      throw new BadInput("the number of seats is given twice");
    }
    if (chosen.isEmpty()) {
      return named.kind().maker().apply(named);
    }
    if (name.contains("(")) {
      throw new BadInput(
          "%s carries its options already: leave out --seats and --option".formatted(name));
    }
    return named.kind().game(chosen);
  }
}
