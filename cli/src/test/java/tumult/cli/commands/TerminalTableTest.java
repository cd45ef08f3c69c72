package tumult.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.cli.CommandResult;
import tumult.cli.drawings.Layout;
import tumult.games.Games;
import tumult.games.Messages;

/** A person at the terminal: typing moves, asking why, leaving. */
final class TerminalTableTest {
  private static Iterable<String> games() {
    return Games.ALL.keySet();
  }

  @ParameterizedTest
  @MethodSource("games")
  void the_end_of_the_input_leaves_politely(String game) {
    CommandResult answer = CommandResult.to("play", game, "--seed", "1", "--lang", "en");
    assertThat(answer.status()).isZero();
    assertThat(answer.out()).endsWith("You left the table. See you!\n");
    assertThat(answer.err()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_game_is_played_in_every_language_within_80_columns(String game) {
    for (String language : Messages.LANGUAGES) {
      CommandResult answer =
          CommandResult.typing("1\n\n".repeat(60), "play", game, "--seed", "2", "--lang", language);
      assertThat(answer.status()).isZero();
      assertThat(answer.out().lines().skip(1).map(line -> line.replaceFirst("^.* > ", "")))
          .filteredOn(line -> line.length() > Layout.WIDTH)
          .isEmpty();
      Messages terminal = Messages.of("terminal", language);
      assertThat(answer.out()).doesNotContain(terminal.text("seat", 0));
    }
  }

  @Test
  void a_game_goes_to_its_end() {
    CommandResult answer =
        CommandResult.typing(
            "1\n".repeat(2000), "play", "sequence-dice", "--seed", "1", "--lang", "en");
    assertThat(answer.out())
        .containsPattern("★ (Seat 1 \\(you\\)|Bolt): 1\n")
        .containsPattern("What the game was about\n(Seat 1 .*[▁█].*\n)")
        .contains("Where it turned:")
        .doesNotContain("left");
  }

  @Test
  void a_question_mark_says_what_the_moves_promise() {
    CommandResult answer =
        CommandResult.typing("?\nq\n", "play", "sequence-dice", "--seed", "3", "--lang", "en");
    assertThat(answer.out()).contains("What each move promises").containsPattern("★ +\\d+ .* % ±");
  }

  @Test
  void a_coach_looks_at_a_record_and_at_nothing_that_is_over(@TempDir Path folder) {
    String file = folder.resolve("a.game").toString();
    CommandResult.to("play", "toy-dice", "--auto", "--seed", "1", "--record", file);
    assertThat(CommandResult.to("coach", file, "--ply", "1", "--lang", "en").out())
        .containsPattern("★ +1 roll");
    assertThat(CommandResult.to("coach", file).status()).isEqualTo(2);
    assertThat(CommandResult.to("coach", file).err()).contains("over");
    assertThat(CommandResult.to("coach", file, "--ply", "0").err()).contains("luck acts");
    assertThat(CommandResult.to("coach", file, "--ply", "1", "--iterations", "0").status())
        .isEqualTo(2);
    assertThat(CommandResult.to("replay", file, "--story", "--lang", "en").out())
        .contains("What the game was about");
    assertThat(CommandResult.to("replay", file, "--story", "--playouts", "0").status())
        .isEqualTo(2);
    assertThat(CommandResult.to("replay", file, "--story", "--ply", "2").err())
        .contains("not over");
  }

  @Test
  void a_refusal_is_explained_by_its_rule() {
    CommandResult answer =
        CommandResult.typing(
            "place c3\n?\nq\n", "play", "sequence-dice", "--seed", "3", "--lang", "en");
    assertThat(answer.out())
        .contains("Your chip goes on a space with the sum you rolled. (type ? for the rule)")
        .contains("R9 (printed) Roll both dice, then put a chip");
  }

  @Test
  void a_rule_is_told_in_the_language_of_the_player() {
    CommandResult answer =
        CommandResult.typing(
            "place c3\n?\nq\n", "play", "sequence-dice", "--seed", "3", "--lang", "da");
    assertThat(answer.out()).contains("R9 (printed) ").doesNotContain("Roll both dice");
  }

  @Test
  void a_game_that_nobody_has_drawn_is_shown_field_by_field() {
    CommandResult answer =
        CommandResult.typing("roll\nq\n", "play", "toy-dice", "--seed", "3", "--lang", "da");
    assertThat(answer.out())
        .contains("I puljen: ", "Terningen viser ", "scores: (Plads 1 0) (Bolt 15)", "roll (Slå)")
        .doesNotContain("View[", "field.");
  }

  @Test
  void what_is_no_move_is_answered_and_asked_again() {
    CommandResult answer =
        CommandResult.typing(
            "99\nplace z9\n?\nhop\nq\n", "play", "sequence-dice", "--seed", "3", "--lang", "en");
    assertThat(answer.status()).isZero();
    assertThat(answer.out())
        .contains("Please choose a number from 1 to 4.")
        .contains("“place z9” is no move of this game. What you can do now:\n  1 place ")
        .contains("“hop” is no move of this game.", "See you!");
  }

  @ParameterizedTest
  @ValueSource(strings = {"?", "help"})
  void help_lists_what_this_player_can_do_now(String asked) {
    CommandResult answer =
        CommandResult.typing(asked + "\nq\n", "play", "kaos", "--seed", "3", "--lang", "en");
    assertThat(answer.out())
        .contains("What you can do now:\n  1 call    2 draw\n", "? right after a refusal")
        .doesNotContain("die blank", "card 7");
  }

  @Test
  void sensible_company_waits_in_haos_until_you_open() {
    CommandResult answer =
        CommandResult.typing("\n".repeat(200), "play", "haos", "--seed", "5", "--lang", "en");
    assertThat(answer.out()).contains("Nobody moves: it is up to you.");
  }

  @Test
  void who_waits_in_haos_mostly_sees_the_others_flip() {
    CommandResult answer =
        CommandResult.typing(
            "open\n\n\n\n".repeat(50),
            "play",
            "haos",
            "--seed",
            "5",
            "--seats",
            "6",
            "--lang",
            "en");
    String bot = "(Bolt|Rusty|Sparky|Boing|Gizmo) ";
    assertThat(count(bot + "flips", answer))
        .isGreaterThan(2 * count(bot + "(grabs|lays a palm)", answer));
  }

  private static long count(String sentence, CommandResult answer) {
    return Pattern.compile(sentence)
        .matcher(answer.out().replaceAll("\\s+", " "))
        .results()
        .count();
  }
}
