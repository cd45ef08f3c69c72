package tumult.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(120)
final class ArenaTest {
  @TempDir private Path folder = Path.of("");

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private static CommandResult arena(String... words) {
    return CommandResult.to(
        java.util.stream.Stream.concat(
                java.util.stream.Stream.of(
                    "arena", "sequence-dice", "--seats", "2", "--a", "thumb", "--b", "random"),
                java.util.stream.Stream.of(words))
            .toArray(String[]::new));
  }

  @Test
  void the_better_one_wins_more() throws IOException {
    CommandResult answer = arena("--blocks", "40", "--json", file("a.json"));
    assertThat(answer.status()).as(answer.err()).isZero();
    assertThat(answer.out()).contains("80 games in 40 blocks", "a  thumb", "b  random");
    assertThat(Files.readString(folder.resolve("a.json")))
        .contains(
            "\"seats\":2",
            "\"bots\":[\"thumb\",\"random\"]",
            "\"blocks\":40",
            "\"games\":80",
            "\"score\":[",
            "\"low\":[",
            "\"high\":[");
  }

  @Test
  void what_was_begun_goes_on_from_its_file() throws IOException {
    arena("--blocks", "30", "--json", file("whole.json"));
    arena("--blocks", "10", "--json", file("part.json"), "--threads", "3");
    assertThat(arena("--blocks", "30", "--json", file("part.json")).out()).contains("30 blocks");
    assertThat(Files.readString(folder.resolve("part.json")))
        .isEqualTo(Files.readString(folder.resolve("whole.json")));
    CommandResult other = arena("--blocks", "30", "--seed", "9", "--json", file("part.json"));
    assertThat(other.status()).isEqualTo(2);
    assertThat(other.err()).contains("is about another meeting; --force begins anew");
  }

  @Test
  void parts_are_joined_to_what_one_run_gives() throws IOException {
    arena("--blocks", "11", "--json", file("whole.json"));
    arena("--blocks", "11", "--part", "1/2", "--json", file("1.json"));
    arena("--blocks", "11", "--part", "2/2", "--json", file("2.json"));
    CommandResult joined =
        CommandResult.to("merge", file("2.json"), file("1.json"), "--json", file("both.json"));
    assertThat(joined.status()).as(joined.err()).isZero();
    assertThat(Files.readString(folder.resolve("both.json")))
        .isEqualTo(Files.readString(folder.resolve("whole.json")));
  }

  @Test
  void a_clear_difference_is_found_early() {
    assertThat(arena("--sprt").out()).contains("thumb is better");
  }

  @ParameterizedTest
  @CsvSource({
    "--blocks 0, must be at least 1",
    "--blocks 5 --sprt, choose one",
    "--sprt --c thumb, is for two bots",
    "--margin 0, must be 0.1–50",
    "--c nobody, there is no bot 'nobody'",
    "--c 9, 'levels are 1–5, not 9'"
  })
  void nonsense_is_refused_in_one_line(String words, String hint) {
    CommandResult answer = arena(words.split(" "));
    assertThat(answer.status()).as(answer.out()).isEqualTo(2);
    assertThat(answer.err().lines()).hasSize(1);
    assertThat(answer.err()).contains(hint);
  }
}
