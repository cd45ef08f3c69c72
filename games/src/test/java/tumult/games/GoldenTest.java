package tumult.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.engine.GameKind;
import tumult.engine.GameRecord;

/**
 * Games recorded once replay for ever. A record that no longer does means that a rule has changed:
 * then the game's version is raised, and the old records keep their old rules.
 */
final class GoldenTest {
  private static final Path FOLDER = Path.of("src/test/resources/golden");

  static List<Path> records() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".game")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("records")
  void a_recorded_game_replays_to_the_same_end(Path file) throws IOException {
    String text = Files.readString(file);
    GameRecord record = GameRecord.parse(text, Games.ALL);
    assertThat(GameRecord.of(record.replay(), record.names())).hasToString(text);
  }

  @Test
  void every_version_of_every_game_with_a_reference_has_recorded_games() throws IOException {
    Set<String> recorded =
        records().stream()
            .map(file -> file.getFileName().toString().replaceFirst("-[^-]*$", ""))
            .collect(Collectors.toSet());
    Set<String> proved = new HashSet<>();
    for (GameKind newest : TestedGames.all()) {
      if (!TestedGames.files("src/test/java", newest, "Reference.java").isEmpty()) {
        for (GameKind kind = newest; kind != null; kind = kind.before()) {
          proved.add(kind.id() + "_" + kind.version());
        }
      }
    }
    assertThat(recorded).isEqualTo(proved);
  }
}
