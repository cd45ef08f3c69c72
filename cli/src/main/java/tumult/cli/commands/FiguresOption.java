package tumult.cli.commands;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tumult.engine.BadInput;

/** A file for the figures of a measurement; where it cannot be written, nothing is measured. */
final class FiguresOption {
  @Option(names = "--json", paramLabel = "FILE", description = "also write the figures to a file")
  private @Nullable Path json;

  /** What gives the figures, and says them to people. */
  @FunctionalInterface
  interface Measurement {
    Object figures() throws IOException;
  }

  /** Measures, and keeps the figures if they are wanted. */
  void of(Measurement measurement) {
    try (OutputFile file = OutputFile.named("--json", json)) {
      Object figures = measurement.figures();
      if (file != null) {
        file.write(JsonFile.text(figures) + "\n");
        file.finish();
      }
    } catch (IOException broken) {
      throw new BadInput("the measurement failed: " + broken.getMessage());
    }
  }
}
