package tumult.cli.commands;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.games.Games;

/** The game that a command is about, as chosen on the command line. */
final class GameArgument {
  @Parameters(
      index = "0",
      paramLabel = "GAME",
      completionCandidates = Ids.class,
      description =
          "${COMPLETION-CANDIDATES}; or a full name such as \"kaos@1(seats=3,maxRounds=5)\"")
  private String name = "";

  @Option(names = "--seats", paramLabel = "N", description = "how many seats the table has")
  private @Nullable String seats;

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "an option of the game; see 'tumult games'")
  private List<String> options = new ArrayList<>();

  /** What a game may be called. */
  static final class Ids implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Games.ALL.keySet().iterator();
    }
  }

  /** Whether a word stands in place of the game; then there is nothing to choose about it. */
  boolean isWord(String word) {
    if (name.equals(word) && (seats != null || !options.isEmpty())) {
      throw new BadInput("%s: leave out --seats and --option".formatted(word));
    }
    return name.equals(word);
  }

  /** The game, every option checked. */
  Game<?, ?, ?> game() {
    List<String> chosen = new ArrayList<>(options);
    if (seats != null) {
      chosen.addFirst("seats=" + seats);
    }
    if (chosen.isEmpty()) {
      return Games.named(name);
    }
    if (name.contains("(")) {
      throw new BadInput(
          "%s carries its options already: leave out --seats and --option".formatted(name));
    }
    return Games.named(name + "(" + String.join(",", chosen) + ")");
  }
}
