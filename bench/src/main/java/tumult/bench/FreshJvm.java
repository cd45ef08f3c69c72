package tumult.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Runs a measurement in a JVM of its own: nothing run before can flatter or spoil a figure. */
final class FreshJvm {
  private FreshJvm() {}

  /** The lines that a class's main method prints. */
  static List<String> run(Class<?> main, List<String> arguments) {
    List<String> command =
        Stream.concat(
                Stream.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-Xmx256m",
                    "-cp",
                    System.getProperty("java.class.path"),
                    main.getName()),
                arguments.stream())
            .toList();
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new IllegalStateException("the measurement of " + arguments + " failed");
      }
      return output.lines().toList();
    } catch (IOException cannotStart) {
      throw new IllegalStateException("cannot start a JVM to measure in", cannotStart);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("stopped while measuring", stopped);
    }
  }
}
