package tumult.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Who ends a program in the middle is told what is kept, and how to go on. */
@Timeout(120)
final class InterruptTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void ctrl_c_in_a_game_keeps_what_was_played() throws IOException {
    String file = folder.resolve("evening.game").toString();
    try (TumultProcess play =
        new TumultProcess("play", "mau-mau", "--seed", "1", "--lang", "en", "--record", file)) {
      play.until("Seat 1 (you) > ");
      assertThat(play.lastWords())
          .contains("You left the table.", "To watch it again: ./tumult replay " + file);
    }
    assertThat(CommandResult.to("replay", file).out()).contains("end running");
  }

  @Test
  void the_end_of_the_input_keeps_what_was_played() {
    String file = folder.resolve("an evening.game").toString();
    CommandResult answer =
        CommandResult.typing("1\n", "play", "kaos", "--lang", "en", "--record", file);
    assertThat(answer.out()).endsWith("To watch it again: ./tumult replay '%s'%n".formatted(file));
    assertThat(CommandResult.to("replay", file, "--quiet").status()).isZero();
  }

  @Test
  void ctrl_c_stops_a_server_that_says_where_all_is_kept() throws IOException {
    String data = folder.resolve("data").toString();
    try (TumultProcess server = new TumultProcess("serve", "--port", "0", "--data", data)) {
      server.until("Stop with ctrl-C");
      assertThat(server.lastWords())
          .contains("all tables are kept in " + data)
          .contains("To go on: ./tumult serve --port 0 --data " + data);
    }
  }
}
