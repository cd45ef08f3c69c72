package tumult.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.client.FreePort;

/** What a host is told about a machine, and by which status. */
final class DoctorTest {
  @TempDir private Path folder = Path.of("");

  private CommandResult doctor(String... options) {
    String[] all = new String[options.length + 3];
    all[0] = "doctor";
    all[1] = "--data";
    all[2] = folder.resolve("data").toString();
    System.arraycopy(options, 0, all, 3, options.length);
    return CommandResult.to(all);
  }

  @Test
  void a_machine_that_can_serve_is_told_so_line_by_line() throws IOException {
    CommandResult result = doctor();
    assertThat(result.status()).isZero();
    assertThat(result.out())
        .contains("Java", "port", "phones", "disk", "memory", "files", "clock", "One can serve");
    assertThat(folder).as("left as it was").isEmptyDirectory();
  }

  @Test
  void a_port_that_is_taken_is_in_the_way_if_no_other_will_do() throws IOException {
    try (ServerSocket taken = new ServerSocket(0)) {
      CommandResult result = doctor("--port", "" + taken.getLocalPort());
      assertThat(result.status()).isOne();
      assertThat(result.out()).contains("is taken", "choose another", "One cannot serve");
    }
  }

  @Test
  void a_place_that_is_no_folder_is_in_the_way() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    CommandResult result = CommandResult.to("doctor", "--data", file.toString());
    assertThat(result.status()).isOne();
    assertThat(result.out()).contains("no    disk", "--data FOLDER");
  }

  @Test
  void a_database_that_does_not_answer_is_in_the_way() throws IOException {
    int nobody = FreePort.next();
    CommandResult result = doctor("--db", "jdbc:postgresql://127.0.0.1:%d/x".formatted(nobody));
    assertThat(result.status()).isOne();
    assertThat(result.out()).contains("no    database", "start it");
  }

  @Test
  void nobody_listens_so_nothing_is_ready() throws IOException {
    int nobody = FreePort.next();
    CommandResult result = CommandResult.to("ready", "--port", "" + nobody);
    assertThat(result.status()).isOne();
    assertThat(result.out()).contains("not ready: nobody answers at 127.0.0.1:" + nobody);
  }
}
