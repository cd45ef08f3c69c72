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

/** Ratings, odds and reports, by command. */
@Timeout(120)
final class LaboratoryTest {
  @TempDir private Path folder = Path.of("");

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void bots_are_rated_across_games_and_drawn() throws IOException {
    for (String game : new String[] {"kaos(seats=2,maxRounds=2)", "sequence-dice"}) {
      CommandResult met =
          CommandResult.to(
              "arena",
              game,
              "--a",
              "random",
              "--b",
              "1",
              "--c",
              "3",
              "--blocks",
              "6",
              "--json",
              file(game.substring(0, 4)));
      assertThat(met.status()).as(met.err()).isZero();
      assertThat(met.out()).contains("ratings, random = 0");
    }
    CommandResult ladder =
        CommandResult.to("ladder", file("kaos"), file("sequ"), "--svg", file("ladder.svg"));
    assertThat(ladder.status()).as(ladder.err()).isZero();
    assertThat(ladder.out()).contains("random", "0 (0 to 0)");
    assertThat(Files.readString(folder.resolve("ladder.svg"))).contains("<svg", ">random</text>");
  }

  @Test
  void the_odds_of_a_position_name_every_move() {
    CommandResult odds =
        CommandResult.to(
            "odds",
            "sequence-dice(seats=2)",
            "--games",
            "50",
            "--position",
            "phase=place turn=1 chips=e5/- dice=2+2");
    assertThat(odds.status()).as(odds.err()).isZero();
    assertThat(odds.out())
        .contains("seat 1", "seat 2", "50 games played on", "place c1", "place d6");
    CommandResult hidden =
        CommandResult.to("odds", "mau-mau(seats=2)", "--seat", "2", "--games", "20");
    assertThat(hidden.out()).contains("seat 2").doesNotContain("after each");
  }

  @Test
  void a_report_is_one_page_that_needs_nothing_else() throws IOException {
    CommandResult report =
        CommandResult.to(
            "report",
            "sequence-dice",
            "--games",
            "40",
            "--against",
            "length=5",
            "--out",
            file("r.html"));
    assertThat(report.status()).as(report.err()).isZero();
    assertThat(Files.readString(folder.resolve("r.html")))
        .contains("<svg", "Length", "Drama", "From random play", "prefers-color-scheme")
        .contains("1024 iterations", "Luck: dice", "roll 12", "First choices", "length=5 (R6)")
        .contains("<dt>R11</dt>", "not an option", "an option: length: 5–6")
        .doesNotContain("<script", "http:", "https:", "src=");
    CommandResult again =
        CommandResult.to("report", "sequence-dice", "--games", "40", "--out", file("r.html"));
    assertThat(again.status()).isEqualTo(2);
    assertThat(again.err()).contains("--force");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "odds kaos --seat 9                       | --seat 9: must be 1–4",
        "odds kaos --play best                    | must be thumb or random",
        "odds kaos --position x                   | --position",
        "ladder no-such-file                      | cannot be read",
        "report kaos --games 1 --out x.html       | --games 1: must be 40",
        "report all --seats 2 --out x.html        | all: leave out --seats and --option",
        "report all --out x.html                  | --out x.html: expected a folder",
        "report all --against x=1 --out .         | --against: all is every game as it is",
        "report kaos --threads 0 --out x.html     | --threads 0: must be 1",
        "bench blocks --blocks 1                  | --blocks 1: must be 10",
        "bench blocks --bots 1,2,3                | --bots 1,2,3: expected two",
        "report kaos --against x --out x.html     | expected name=value",
        "report kaos --against x=1 --out x.html   | kaos has no option 'x'",
        "bot-check                                | what starts the program is missing",
        "step kaos --games 0                      | --games 0: must be 1",
        "step kaos --numbers -1                   | --numbers -1: must be 0",
        "arena kaos --a 1 --b 2 --time 1          | --time 1: must be 10"
      })
  void nonsense_is_refused_in_one_line(String words, String hint) {
    CommandResult answer = CommandResult.to(words.strip().split(" +"));
    assertThat(answer.status()).as(answer.out()).isEqualTo(2);
    assertThat(answer.err().lines()).hasSize(1);
    assertThat(answer.err()).contains(hint);
    assertThat(Path.of("x.html")).doesNotExist();
  }
}
