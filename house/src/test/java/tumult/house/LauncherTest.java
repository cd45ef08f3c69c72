package tumult.house;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the launcher says to those who start it, with stand-ins for all that it calls. */
final class LauncherTest {
  @TempDir private Path house = Path.of("");

  @BeforeEach
  void furnish() throws IOException {
    Files.copy(SourceTree.ROOT.resolve("tumult"), house.resolve("tumult"));
    script("jdk/bin/javac", "echo javac 25");
    script("jdk/bin/java", "while [ $# -gt 0 ]; do [ $1 = --learn ] && touch \"$2\"; shift; done");
    script(
        "tools/mvn",
        """
        echo '[INFO] Building cli 1.0 [9/9]'
        mkdir -p cli/target web/target
        echo $* >>calls
        case $* in *exec.skip*) ;; *) touch web/target/page.stamp ;; esac
        touch cli/target/tumult.jar\
        """);
    script("tools/node", "");
    script("tools/npm", "");
  }

  private void script(String name, String lines) throws IOException {
    Path file = house.resolve(name);
    Files.createDirectories(file.resolveSibling("."));
    Files.writeString(file, "#!/bin/sh\n" + lines + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /** What is on the terminal after the launcher has been started, outputs and errors together. */
  private String said(String... arguments) throws IOException, InterruptedException {
    ProcessBuilder launcher =
        new ProcessBuilder(Stream.concat(command(), Stream.of(arguments)).toList());
    launcher.redirectErrorStream(true);
    launcher.environment().put("JAVA_HOME", house.resolve("jdk").toString());
    launcher.environment().merge("PATH", house.resolve("tools") + ":", (old, ours) -> ours + old);
    Process process = launcher.start();
    String all = new String(process.getInputStream().readAllBytes(), UTF_8);
    process.waitFor();
    return all;
  }

  private Stream<String> command() {
    return List.of("bash", house.resolve("tumult").toString()).stream();
  }

  @Test
  void the_first_start_says_what_it_does_and_how_long_it_takes()
      throws IOException, InterruptedException {
    assertThat(said()).contains("First Tumult is built", "two to five minutes", "half a minute");
  }

  @Test
  void every_later_start_is_quiet() throws IOException, InterruptedException {
    said();
    assertThat(said()).isEmpty();
    assertThat(said("play", "kaos")).isEmpty();
  }

  @Test
  void a_build_that_fails_says_so_and_where_to_read_on() throws IOException, InterruptedException {
    script("tools/mvn", "echo '[ERROR] no such thing'; exit 1");
    assertThat(said()).contains("no such thing", "cli/target/build.log");
  }

  /** Writes a file as if it were changed a minute after all that is there. */
  private void change(String name) throws IOException {
    Path file = house.resolve(name);
    Files.createDirectories(file.resolveSibling("."));
    Files.writeString(file, "");
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(60)));
  }

  @Test
  void the_tools_of_the_page_belong_to_its_sources() throws IOException, InterruptedException {
    said();
    change("web/tools/properties.mjs");
    assertThat(said("play", "kaos")).as("the terminal needs no page").isEmpty();
    assertThat(said()).contains("building");
  }

  @Test
  void the_terminal_is_built_without_the_page_and_a_server_builds_it_then()
      throws IOException, InterruptedException {
    script("tools/node", "exit 1");
    assertThat(said("play", "kaos")).contains("First Tumult is built");
    assertThat(said("play", "kaos")).isEmpty();
    assertThat(house.resolve("calls")).content().containsOnlyOnce("-Dexec.skip=true");
    assertThat(said()).contains("Built.");
    assertThat(house.resolve("web/target/page.stamp")).exists();
    assertThat(said()).isEmpty();
  }

  @Test
  void when_only_a_game_has_changed_only_that_is_compiled()
      throws IOException, InterruptedException {
    Files.createDirectories(house.resolve("games/src/main/java/tumult/games/kaos"));
    said();
    change("games/target/classes/tumult/games/kaos/Kaos.class");
    change("games/target/classes/tumult/games/haos/Haos.class");
    change("games/src/main/java/tumult/games/kaos/Kaos.java");
    assertThat(said("play", "kaos")).contains("A game has changed");
    assertThat(house.resolve("games/target/classes/tumult/games/kaos")).doesNotExist();
    assertThat(house.resolve("games/target/classes/tumult/games/haos")).exists();
    change("engine/src/main/java/tumult/engine/Seat.java");
    change("games/target/classes/tumult/games/kaos/Kaos.class");
    assertThat(said("play", "kaos")).contains("Something has changed");
    assertThat(house.resolve("games/target/classes/tumult/games/kaos")).exists();
  }

  @Test
  void to_serve_no_tests_are_compiled() throws IOException, InterruptedException {
    script("tools/mvn", "echo \"[ERROR] $*\"; exit 1");
    assertThat(said()).contains("-Dmaven.test.skip=true");
  }

  @Test
  void the_tests_of_one_game_need_no_page() throws IOException, InterruptedException {
    Files.createDirectories(house.resolve("docs/rules/mau-mau"));
    script("tools/node", "exit 1");
    script(
        "tools/mvn",
        """
        echo $* >calls
        mkdir -p games/target/surefire-reports
        echo 'Tests run: 3, Failures: 0 -- in tumult.games.TextsTest' >games/target/surefire-reports/a.txt\
        """);
    assertThat(said("test", "mau-mau"))
        .endsWith("The tests of mau-mau are green: 3 in TextsTest.\n");
    assertThat(house.resolve("calls"))
        .content()
        .contains("-pl games -am test", "-Dgame=mau-mau", "tumult.games.maumau.*Test")
        .doesNotContain("useIncrementalCompilation=false");
    assertThat(said("test", "mau-mau")).hasLineCount(1);
    assertThat(house.resolve("calls")).content().contains("useIncrementalCompilation=false");
    assertThat(said("test", "poker")).contains("there is no game 'poker': the games are mau-mau");
  }

  @Test
  void red_tests_are_told_without_the_noise_of_maven() throws IOException, InterruptedException {
    Files.createDirectories(house.resolve("docs/rules/mau-mau"));
    script(
        "tools/mvn",
        """
        echo '[ERROR] R4 is broken'
        echo '[ERROR] Failed to execute goal org:maven-surefire-plugin:test: There are failures.'
        echo '[ERROR] Re-run Maven using the -X switch'
        exit 1\
        """);
    assertThat(said("test", "mau-mau"))
        .contains("R4 is broken", "the tests of mau-mau are red", "games/target/test.log")
        .doesNotContain("Re-run");
  }

  @Test
  void the_doctor_says_what_is_missing_before_anything_is_built()
      throws IOException, InterruptedException {
    script("tools/mvn", "echo Apache Maven 3.6.3");
    script("tools/node", "echo v22.1.0");
    assertThat(said("doctor"))
        .contains("ok    JDK       25", "no    Maven     3.6.3", "install Maven 3.8 or newer")
        .contains("ok    Node      22.1.0")
        .doesNotContain("One can");
    assertThat(house.resolve("cli")).as("nothing is built").doesNotExist();
    script("tools/mvn", "echo Apache Maven 3.9.11");
    assertThat(said("doctor")).contains("ok    Maven     3.9.11", "One can build and serve here");
    script("jdk/bin/java", "exit 1");
    assertThat(said("doctor")).doesNotContain("One can");
  }

  @Test
  void a_package_is_not_made_of_unknown_words() throws IOException, InterruptedException {
    Files.createDirectories(house.resolve("packaging"));
    Files.copy(SourceTree.ROOT.resolve("packaging/release"), house.resolve("packaging/release"));
    assertThat(said("package", "--thrice"))
        .isEqualTo("tumult: package --thrice: must be --try, --twice, or nothing\n");
  }
}
