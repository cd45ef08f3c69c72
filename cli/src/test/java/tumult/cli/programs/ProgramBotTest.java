package tumult.cli.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tumult.cli.CommandResult;

/** A good program plays, and bad ones neither stall us nor fill us. */
@Timeout(180)
final class ProgramBotTest {
  private static final String PYTHON = "python3";

  /** Who was killed is gone a moment later. */
  private static final Duration TO_BE_GONE = Duration.ofSeconds(30);

  @BeforeAll
  static void needs_python() {
    boolean there = false;
    try {
      there = new ProcessBuilder(PYTHON, "--version").start().waitFor() == 0;
    } catch (IOException missing) {
      System.err.println("SKIPPED: there is no python3 here, so no program is tried");
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
    assumeTrue(there, "python3 is missing");
  }

  @AfterEach
  void nobody_is_left_behind() {
    ProcessHandle.current()
        .descendants()
        .filter(ProgramBotTest::isOurs)
        .forEach(process -> assertThat(process.onExit()).succeedsWithin(TO_BE_GONE));
  }

  private static boolean isOurs(ProcessHandle process) {
    return process.isAlive() && process.info().commandLine().orElse("").contains("bad_bot.py");
  }

  private static String bad(String kind) {
    return PYTHON + " " + Path.of("src/test/resources/bots/bad_bot.py") + " '" + kind + "'";
  }

  private static CommandResult arena(String program, String... words) {
    List<String> all =
        new ArrayList<>(
            List.of("arena", "sequence-dice", "--seats", "2", "--a", program, "--b", "random"));
    all.addAll(List.of("--blocks", "2", "--threads", "2"));
    all.addAll(List.of(words));
    return CommandResult.to(all.toArray(String[]::new));
  }

  @Test
  void a_good_program_plays_in_arena_simulate_and_play() {
    CommandResult arena = arena(bad("good"));
    assertThat(arena.status()).as(arena.err()).isZero();
    assertThat(arena.err()).isEmpty();
    assertThat(arena.out()).contains("4 games in 2 blocks");
    CommandResult games =
        CommandResult.to(
            "simulate",
            "kaos",
            "--bots",
            bad("good"),
            "--games",
            "2",
            "--seats",
            "2",
            "--option",
            "maxRounds=2");
    assertThat(games.status()).as(games.err()).isZero();
    assertThat(games.out()).contains("2 games");
    CommandResult play =
        CommandResult.to("play", "mau-mau", "--auto", "--others", bad("good"), "--seed", "1");
    assertThat(play.status()).as(play.err()).isZero();
    assertThat(play.out()).contains("end ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "dies         | ended, saying 'I cannot go on'",
        "hangs        | did not answer in time",
        "closes       | did not answer in time",
        "talks        | lines that answer nothing",
        "endless      | said a line of more than 16,384 bytes",
        "impolite     | said 'Hello!' instead of ready (not JSON",
        "nonsense     | said 'lay r7': not JSON",
        "null         | null is nothing to say",
        "moveless     | at move: is missing",
        "illegal      | did not answer in time; before that it gave a wrong answer: 'fly away'",
        "stubborn     | 'fly away' is none of the moves: '",
        "early        | did not answer in time",
        "waits        | all wait for this seat: it may not wait",
        "deep         | missing, or of the",
        "hangs later  | did not answer in time",
        "dies later   | 'out of memory, say'"
      })
  void a_bad_program_is_given_up_with_a_reason(String kind, String reason) {
    CommandResult answer = arena(bad(kind), "--time", "400");
    assertThat(answer.status()).as(answer.out()).isEqualTo(2);
    assertThat(answer.err().lines()).hasSize(1);
    assertThat(answer.err()).contains(reason);
  }

  @Test
  void a_command_that_does_not_exist_is_named() {
    CommandResult answer = arena("./no-such-bot", "--time", "200");
    assertThat(answer.status()).isEqualTo(2);
    assertThat(answer.err()).contains("'./no-such-bot' ended").contains("not found");
  }

  @Test
  void the_kit_lets_the_examples_pass() {
    Path example = Path.of("..", "clients", "bots", "first_bot.py");
    CommandResult answer = CommandResult.to("bot-check", PYTHON + " " + example);
    assertThat(answer.status()).as(answer.out()).isZero();
    assertThat(answer.out()).contains("ok    haos", "It follows the protocol.");
  }

  @Test
  void the_java_example_passes() {
    Path java = Path.of(System.getProperty("java.home", ""), "bin", "java");
    Path example = Path.of("..", "clients", "bots", "FirstBot.java");
    CommandResult answer =
        CommandResult.to("bot-check", java + " " + example, "--game", "frappadingue");
    assertThat(answer.status()).as(answer.out()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "stubborn | is none of the moves",
        "waits    | all wait for this seat: it may not wait",
        "stays    | goes on for 2 seconds after its input has ended"
      })
  void the_kit_says_what_is_wrong(String kind, String reason) {
    CommandResult answer = CommandResult.to("bot-check", bad(kind), "--game", "frappadingue");
    assertThat(answer.status()).as(answer.out()).isEqualTo(1);
    assertThat(answer.out()).contains("WRONG", reason, "does not follow");
  }

  @Test
  void the_schema_in_the_documents_is_that_of_the_records() throws IOException {
    String schema =
        CommandResult.to(
                "bot-check",
                "--schema",
                "--game=mau-mau",
                "--game=sequence-dice",
                "--game=kaos",
                "--game=haos",
                "--game=frappadingue")
            .out();
    Path kept = Path.of("..", "docs", "bot-protocol.schema.json");
    if (Boolean.getBoolean("schema.apply")) {
      Files.writeString(kept, schema);
    }
    assertThat(Files.readString(kept)).isEqualTo(schema);
    assertThat(Stream.of("MauMauView", "HaosView", "againAfter")).allMatch(schema::contains);
  }
}
