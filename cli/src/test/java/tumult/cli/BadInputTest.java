package tumult.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.cli.drawings.Layout;
import tumult.games.Messages;

/** Bad input is answered in one line that says what would be right, and nothing is half done. */
final class BadInputTest {
  private static final String SHORT_RECORD =
      """
      tumult record 1
      game sequence-dice@1(seats=2,length=6)
      seat 0 Anna
      seat 1 Bo
      * roll 3+4
      * roll 1+1
      * roll 2+3
      0 place a3
      end running scores 0,0
      """;

  @TempDir private Path folder = Path.of("");

  private static void assertRefused(CommandResult answer, String... hints) {
    assertThat(answer.status()).as(answer.err()).isEqualTo(2);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err().lines()).hasSize(1);
    assertThat(answer.err()).startsWith("tumult: ").contains(hints);
  }

  @Test
  void a_place_where_nothing_can_be_kept_is_named_in_one_line() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    assertRefused(CommandResult.to("serve", "--data", file.toString()), "file is no folder");
    assertRefused(CommandResult.to("serve", "--data", file + "/in"), "cannot be used");
    Path data = Files.createDirectory(folder.resolve("data"));
    Files.writeString(data.resolve("tumult.db"), "no database".repeat(100));
    assertRefused(CommandResult.to("serve", "--data", data.toString()), "tumult.db cannot be used");
    assertRefused(
        CommandResult.to("backup", file + "/in", "--data", data.toString()), "cannot be written");
  }

  @Test
  void a_port_that_is_taken_and_a_folder_that_is_are_named_in_one_line() throws IOException {
    try (ServerSocket taken = new ServerSocket(0);
        TumultProcess first =
            new TumultProcess("serve", "--port", "0", "--data", folder.resolve("a").toString())) {
      String port = Integer.toString(taken.getLocalPort());
      String other = folder.resolve("b").toString();
      assertRefused(CommandResult.to("serve", "--port", port, "--data", other), port + " is taken");
      assertRefused(
          CommandResult.to("serve", "--port", "0", "--metrics-port", port, "--data", other),
          port + " is taken");
      first.until("Tumult is on");
      assertRefused(
          CommandResult.to("serve", "--port", "0", "--data", folder.resolve("a").toString()),
          "in use by another Tumult server");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "serve --port 99999                             | --port 99999: must be 0–65535",
        "serve --metrics-port -1                        | --metrics-port -1: must be 0–65535",
        "doctor --port 0                                | --port 0: must be 1–65535",
        "doctor --db mysql://here                       | must be like jdbc:postgresql:",
        "ready --port 99999                             | --port 99999: must be 1–65535",
        "ready --wait -1                                | --wait -1: must be 0–3600",
        "serve --port soon                              | must be a whole number",
        "bench server --beside no.jar                   | must be a jar of Tumult",
        "serve --bind 203.0.113.7 --data target/none    | this machine has no such address",
        "serve --base-url tumult.example                | must be like https://tumult.example",
        "serve --db mysql://x                           | must be like jdbc:postgresql:",
        "serve --db jdbc:postgresql://127.0.0.1:1/x?password=secret --data target/none | cannot be used",
        "serve --loud                                   | '--loud'",
        "dance                                          | no command 'dance'; try serve",
        "help dance                                     | 'dance'",
        "play                                           | GAME",
        "play poker                                     | no game 'poker': the games are mau-mau",
        "play kaos(                                     | 'kaos(' names no game",
        "play kaos@7                                    | version is 1, not 7",
        "play mau-mau --seats 9                         | seats=9: must be 2–8",
        "play mau-mau --seats many                      | seats=many: must be 2–8",
        "play mau-mau --seats 3 --option seats=4        | seats is given twice",
        "play mau-mau --option rounds=0                 | rounds=0: must be 1–20",
        "play mau-mau --option rounds=2 --option rounds=3 | rounds is given twice",
        "play mau-mau --option rounds                   | expected name=value",
        "play mau-mau --option trumps=2                 | no option 'trumps': it has seats, rounds",
        "play kaos(seats=3) --seats 3                   | carries its options already",
        "play mau-mau --seat 0                          | --seat 0: must be 1–4",
        "play mau-mau --seat 5                          | --seat 5: must be 1–4",
        "play mau-mau --seed soon                       | --seed",
        "play mau-mau --others rude                     | --others: there is no bot 'rude': the bots",
        "outlook kaos --games 3                         | --games 3: must be 100–10000000",
        "outlook kaos --learn x                         | --learn: only sequence-dice has something to learn, not kaos",
        "outlook haos                                   | haos is a race: nobody looks ahead",
        "arena mau-mau --a best --b thumb               | --a: there is no bot 'best': the bots are",
        "play mau-mau --lang tlh                        | must be one of en, da, de, fr, nb, uk",
        "play mau-mau --transcript x.jsonl              | --transcript goes with --auto",
        "play mau-mau --auto --transcript x --record x  | the same file",
        "play mau-mau --cheat                           | '--cheat'",
        "perft                                          | GAME",
        "perft poker                                    | no game 'poker'",
        "perft kaos --seats 1                           | seats=1: must be 2–6",
        "perft kaos --depth 21                          | --depth 21: must be 0–20",
        "perft kaos --depth deep                        | --depth",
        "perft kaos --position nonsense                 | --position: 'nonsense' is no field",
        "perft sequence-dice --position phase=nap       | --position",
        "replay                                         | FILE",
        "replay missing.game                            | missing.game: there is no such file",
        "signature --games 0                            | --games 0: must be at least 1",
        "solve                                          | GAME",
        "solve poker                                    | no game 'poker'",
        "solve kaos                                     | kaos is not solved: only frappadingue is",
        "solve frappadingue --option wheels=4           | no option 'wheels': it has seats, copies",
        "solve frappadingue --option copies=4           | copies=4: must be 5–20",
        "solve frappadingue --target soon               | target=soon: must be 500–20000",
        "solve frappadingue --target -2000              | target=-2000: must be 500–20000",
        "solve frappadingue --target 600 --option target=700 | target is given twice",
        "solve frappadingue(copies=5) --target 600      | carries its options already",
        "solve frappadingue --width 0                   | --width 0.0: must be 0.0001–100",
        "solve frappadingue --width NaN                 | --width NaN: must be 0.0001–100",
        "solve frappadingue --trials -1                 | --trials -1: must be 0–1000000000",
        "solve frappadingue --json no/such/folder/x.json | no folder",
        "games --lang tlh                               | must be one of en, da, de, fr, nb, uk",
        "bench --json no/such/folder/x.json             | no folder",
      })
  void bad_arguments_are_refused_in_one_line(String arguments, String hint) {
    assertRefused(CommandResult.to(arguments.split(" +")), hint);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--transcript", "--record"})
  void a_file_that_cannot_be_written_is_refused_before_playing(String option) throws IOException {
    String lost = folder.resolve("lost/evening").toString();
    assertRefused(
        CommandResult.to("play", "kaos", "--auto", option, lost), option, "there is no folder");
    assertRefused(
        CommandResult.to("play", "kaos", "--auto", option, folder.toString()),
        option,
        "is a folder");
    assertThat(files()).isEmpty();
  }

  @Test
  void what_is_refused_leaves_no_file_behind() throws IOException {
    String good = folder.resolve("good.jsonl").toString();
    String bad = folder.resolve("lost/evening").toString();
    assertRefused(
        CommandResult.to("play", "kaos", "--auto", "--transcript", good, "--record", bad),
        "--record");
    assertThat(files()).isEmpty();
  }

  @Test
  void a_written_game_replaces_the_old_one_and_leaves_nothing_else() throws IOException {
    Path file = Files.writeString(folder.resolve("evening.game"), "old");
    CommandResult answer =
        CommandResult.to("play", "kaos", "--auto", "--seed", "1", "--record", file.toString());
    assertThat(answer.status()).as(answer.err()).isZero();
    assertThat(files()).containsExactly(file);
    assertThat(CommandResult.to("replay", file.toString(), "--quiet").status()).isZero();
  }

  @Test
  void earlier_rules_are_played_if_they_are_named() throws IOException {
    Path file = folder.resolve("evening.game");
    CommandResult answer =
        CommandResult.to(
            "play", "haos@1", "--seats", "2", "--auto", "--seed", "1", "--record", file.toString());
    assertThat(answer.status()).as(answer.err()).isZero();
    assertThat(Files.readString(file)).contains("game haos@1(seats=2,");
    assertThat(CommandResult.to("replay", file.toString(), "--quiet").status()).isZero();
    assertRefused(
        CommandResult.to("play", "haos@3", "--auto"), "haos: rules versions are 1 and 2, not 3");
  }

  private java.util.List<Path> files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.toList();
    }
  }

  @Test
  void a_record_is_replayed_to_any_ply() throws IOException {
    String file = written(SHORT_RECORD);
    assertThat(CommandResult.to("replay", file).out())
        .contains("0 place a3", "end running scores 0,0");
    assertThat(CommandResult.to("replay", file, "--ply", "3").out()).doesNotContain("place a3");
    assertRefused(CommandResult.to("replay", file, "--ply", "5"), "ply 5: the record has 0–4");
    assertRefused(CommandResult.to("replay", file, "--ply", "-1"), "ply -1: the record has 0–4");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "tumult record 1      | tumult record 2     | line 1: expected 'tumult record 1'",
        "game sequence-dice@1 | game sequence-dice@9 | line 2: sequence-dice: the rules version is",
        "game sequence-dice@1 | game poker@1        | line 2: there is no game 'poker'",
        "seats=2              | seats=7             | line 2: sequence-dice: option seats=7",
        "seat 1 Bo            | seat 2 Bo           | line 4: expected 'seat 1' and a name",
        "0 place a3           | 1 place a3          | line 8, ply 4: '1 place a3' is not legal",
        "0 place a3           | 0 place a1          | line 8, ply 4: '0 place a1' is not legal",
        "0 place a3           | 0 hop a3            | line 8, ply 4",
        "0 place a3           | place a3            | line 8, ply 4: 'place' is no actor",
        "0 place a3           | 0                   | line 8, ply 4: '0' is no ply",
        "end running          | end won 0           | line 9: the record says",
        "end running          | stop running        | line 9: the record breaks off here",
      })
  void a_record_with_a_mistake_is_refused_naming_the_line(String right, String wrong, String hint)
      throws IOException {
    String file = written(SHORT_RECORD.replace(right, wrong));
    assertRefused(CommandResult.to("replay", file), file, hint);
  }

  @Test
  void a_record_cut_off_anywhere_is_refused() throws IOException {
    for (int length = 0; length < SHORT_RECORD.length(); length++) {
      assertRefused(
          CommandResult.to("replay", written(SHORT_RECORD.substring(0, length))), "line ");
    }
  }

  @Test
  void what_is_no_record_at_all_is_refused() throws IOException {
    assertRefused(CommandResult.to("replay", folder.toString()), "is a folder");
    Path binary = Files.write(folder.resolve("noise"), new byte[] {(byte) 0xC3, 0x28, 0, 7});
    assertRefused(CommandResult.to("replay", binary.toString()), "is no text");
  }

  private String written(String record) throws IOException {
    return Files.writeString(folder.resolve("short.game"), record).toString();
  }

  @Test
  void asked_for_help_it_says_what_there_is() {
    CommandResult answer = CommandResult.to("--help");
    assertThat(answer.status()).isZero();
    assertThat(answer.out()).contains("serve", "play", "replay", "perft");
    assertThat(answer.out()).contains("--port", "--data", "--db");
  }

  @Test
  void the_help_fits_on_one_screen_and_the_list_of_games_in_its_columns() {
    assertThat(CommandResult.to("--help").out().lines())
        .hasSizeLessThan(24)
        .allMatch(BadInputTest::fits);
    for (String language : Messages.LANGUAGES) {
      assertThat(CommandResult.to("games", "--lang", language).out().lines())
          .allMatch(BadInputTest::fits);
    }
  }

  private static boolean fits(String line) {
    return line.length() <= Layout.WIDTH;
  }
}
