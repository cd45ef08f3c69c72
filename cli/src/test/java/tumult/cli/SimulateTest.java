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
final class SimulateTest {
  @TempDir private Path folder = Path.of("");

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void a_simulation_is_told_in_words_and_kept_in_files() throws IOException {
    CommandResult answer =
        CommandResult.to(
            "simulate",
            "kaos",
            "--seats",
            "3",
            "--games",
            "40",
            "--bots",
            "thumb,random,1",
            "--json",
            file("k.json"),
            "--csv",
            file("k.csv"));
    assertThat(answer.status()).as(answer.err()).isZero();
    assertThat(answer.out())
        .contains(
            "40 games", "seat 1  thumb", "seat 2  random", "seat 3  1", "% of the wins", "hash ");
    assertThat(Files.readAllLines(folder.resolve("k.csv")))
        .hasSize(41)
        .startsWith("game,decisions,winners,score_0,score_1,score_2");
    assertThat(Files.readString(folder.resolve("k.json")))
        .contains("\"games\":40", "\"bots\":[\"thumb\",\"random\",\"1\"]", "\"hash\":\"");
  }

  @Test
  void parts_are_joined_to_what_one_run_gives() throws IOException {
    CommandResult.to("simulate", "mau-mau", "--games", "1001", "--json", file("all.json"));
    for (int part = 1; part <= 3; part++) {
      CommandResult.to(
          "simulate",
          "mau-mau",
          "--games",
          "1001",
          "--part",
          part + "/3",
          "--threads",
          "" + part,
          "--json",
          file(part + ".json"));
    }
    CommandResult joined =
        CommandResult.to(
            "merge", file("3.json"), file("1.json"), file("2.json"), "--json", file("joined.json"));
    assertThat(joined.status()).as(joined.err()).isZero();
    assertThat(Files.readString(folder.resolve("joined.json")))
        .isEqualTo(Files.readString(folder.resolve("all.json")));
  }

  @Test
  void parts_that_do_not_belong_together_are_refused() {
    CommandResult.to("simulate", "kaos", "--games", "9", "--part", "1/3", "--json", file("1.json"));
    CommandResult.to("simulate", "kaos", "--games", "9", "--part", "3/3", "--json", file("3.json"));
    CommandResult.to(
        "simulate",
        "kaos",
        "--games",
        "9",
        "--part",
        "2/3",
        "--seed",
        "5",
        "--json",
        file("2.json"));
    assertThat(CommandResult.to("merge", file("1.json"), file("3.json")).err())
        .contains("numbers 3–5 are in none of the files");
    assertThat(CommandResult.to("merge", file("1.json"), file("1.json")).err())
        .contains("number 0 is in another file");
    assertThat(CommandResult.to("merge", file("1.json"), file("2.json")).err())
        .contains("is of something else");
    assertThat(CommandResult.to("merge", file("none.json")).err()).contains("cannot be read");
    assertThat(CommandResult.to("merge", file("none.json")).status()).isEqualTo(2);
  }

  @Test
  void a_file_that_is_no_part_is_refused() throws IOException {
    for (String text :
        new String[] {"", "[]", "{}", "{\"game\":1}", "{\"bots\":[\"a\"],\"totals\":{}}"}) {
      Files.writeString(folder.resolve("wrong.json"), text);
      CommandResult answer = CommandResult.to("merge", file("wrong.json"));
      assertThat(answer.status()).as(text).isEqualTo(2);
      assertThat(answer.err()).startsWith("tumult: ").contains("wrong.json");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "--games 0, must be at least 1",
    "--threads 0, must be 1–1024",
    "--part 4/3, there is no such part",
    "--part x, must be such as 3/10",
    "--bots nobody, there is no bot 'nobody'",
    "--bots 7, 'levels are 1–5, not 7'",
    "'--bots thumb,thumb,thumb', but there are 2 seats"
  })
  void nonsense_is_refused_in_one_line(String option, String hint) {
    CommandResult answer =
        CommandResult.to(
            "simulate", "mau-mau", "--seats", "2", option.split(" ")[0], option.split(" ")[1]);
    assertThat(answer.status()).isEqualTo(2);
    assertThat(answer.err().lines()).hasSize(1);
    assertThat(answer.err()).contains(hint);
  }

  @Test
  void a_file_that_is_there_is_kept() throws IOException {
    Files.writeString(folder.resolve("old.json"), "old");
    String[] words = {"simulate", "kaos", "--games", "2", "--json", file("old.json")};
    assertThat(CommandResult.to(words).err()).contains("is there already; --force writes over it");
    assertThat(folder.resolve("old.json")).hasContent("old");
  }

  @Test
  void ctrl_c_gives_what_there_is() throws IOException {
    try (TumultProcess endless =
        new TumultProcess("simulate", "kaos", "--games", "1000000000", "--csv", file("some.csv"))) {
      endless.awaitFile(folder.resolve(".some.csv.draft"), 100_000);
      assertThat(endless.lastWords()).contains("% of the wins", "hash ");
    }
    assertThat(folder.resolve("some.csv")).isNotEmptyFile();
  }
}
