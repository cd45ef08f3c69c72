package tumult.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The Python package keeps what it promises; its tests are in clients/python/tests. */
@Timeout(300)
final class PythonTest {
  private static final String PYTHON = "python3";

  @Test
  void the_tests_of_the_package_are_green() throws IOException, InterruptedException {
    assumeTrue(isThere(), "python3 is missing");
    ProcessBuilder tests =
        new ProcessBuilder(PYTHON, "-B", "-m", "unittest", "discover", "tests")
            .directory(Path.of("..", "clients", "python").toFile())
            .redirectErrorStream(true);
    tests.environment().put("TUMULT_COMMAND", command());
    Process process = tests.start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    assertThat(said).contains("OK");
  }

  private static boolean isThere() throws InterruptedException {
    try {
      return new ProcessBuilder(PYTHON, "--version").start().waitFor() == 0;
    } catch (IOException missing) {
      System.err.println("SKIPPED: there is no python3 here, so the Python package is not tested");
      return false;
    }
  }

  /** How the package starts the classes under test, as a list in JSON. */
  private static String command() {
    List<String> java =
        List.of(
            Path.of(System.getProperty("java.home", ""), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path", ""),
            Tumult.class.getName());
    return java.stream().map(word -> "\"" + word + "\"").collect(Collectors.joining(",", "[", "]"));
  }
}
