package tumult.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.cli.CommandResult;

/** What {@code tumult solve} says and writes. */
final class SolveCommandTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void a_deck_of_one_s_own_is_solved_and_written_down() throws IOException {
    Path file = folder.resolve("solved.json");
    CommandResult answer =
        CommandResult.to(
            "solve",
            "frappadingue",
            "--option",
            "copies=5",
            "--option",
            "specials=0",
            "--target",
            "500",
            "--trials",
            "2000",
            "--json",
            file.toString());
    assertThat(answer.status()).as(answer.err()).isZero();
    assertThat(answer.out()).contains("One turn, from the whole deck", "A match for two to 500");
    JsonNode figures = new ObjectMapper().readTree(Files.readString(file));
    assertThat(figures.get("game").asText()).contains("seats=2", "copies=5", "target=500");
    double low = figures.get("turn_low").asDouble();
    assertThat(figures.get("turn_high").asDouble()).isBetween(low, low + 0.1);
    double first = figures.get("win_first").asDouble();
    assertThat(first).isBetween(0.4, 0.6);
    assertThat(figures.get("win_second").asDouble()).isEqualTo(1 - first);
    assertThat(figures.get("win_share").asDouble()).isBetween(0.5, 0.6);
    assertThat(figures.get("turn_hash").asText()).hasSize(16);
    assertThat(figures.get("match_hash").asText()).hasSize(16);
    assertThat(figures.get("trials")).hasSize(3);
  }
}
