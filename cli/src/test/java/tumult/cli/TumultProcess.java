package tumult.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/** Tumult in a process of its own, which can be asked to end, as ctrl-C does. */
final class TumultProcess implements AutoCloseable {
  private final Process process;
  private final Reader out;

  TumultProcess(String... arguments) throws IOException {
    List<String> java =
        List.of(
            Path.of(System.getProperty("java.home", ""), "bin", "java").toString(),
            "--sun-misc-unsafe-memory-access=allow",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path", ""),
            Tumult.class.getName());
    process =
        new ProcessBuilder(Stream.concat(java.stream(), Stream.of(arguments)).toList())
            .redirectErrorStream(true)
            .start();
    out = new InputStreamReader(process.getInputStream(), UTF_8);
  }

  /** What it says, up to and with this. */
  String until(String end) throws IOException {
    StringBuilder said = new StringBuilder();
    while (said.indexOf(end) < 0) {
      int next = out.read();
      assertThat(next).as("'%s' was not said, but: %s", end, said).isNotNegative();
      said.append((char) next);
    }
    return said.toString();
  }

  /** Waits until it has written that much to a file. */
  void awaitFile(Path file, long size) throws IOException {
    while (!Files.exists(file) || Files.size(file) < size) {
      assertThat(process.isAlive()).as("it goes on").isTrue();
      LockSupport.parkNanos(10_000_000);
    }
  }

  /** What it still says when it is asked to end. */
  String lastWords() throws IOException {
    process.toHandle().destroy(); // the streams stay open
    StringWriter words = new StringWriter();
    out.transferTo(words);
    return words.toString();
  }

  /** All that it says until it ends of itself. */
  String allWords() throws IOException {
    StringWriter words = new StringWriter();
    out.transferTo(words);
    return words.toString();
  }

  /** How it ended. */
  int status() {
    return process.onExit().join().exitValue();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
