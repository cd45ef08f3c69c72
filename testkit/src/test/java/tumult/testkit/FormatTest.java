package tumult.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions;
import com.google.googlejavaformat.java.RemoveUnusedImports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** All Java sources are formatted; {@code ./tumult format} formats them. */
final class FormatTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  @Test
  void every_source_is_formatted() throws IOException, FormatterException {
    List<Path> unformatted = new ArrayList<>();
    for (Path file : sources()) {
      String source = Files.readString(file);
      String formatted = format(source);
      if (!formatted.equals(source)) {
        if (Boolean.getBoolean("format.apply")) {
          Files.writeString(file, formatted);
        } else {
          unformatted.add(ROOT.relativize(file));
        }
      }
    }
    assertThat(unformatted).as("not formatted; './tumult format' does it").isEmpty();
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(
              file -> !ROOT.relativize(file).toString().matches(".*\\b(target|node_modules)/.*"))
          .toList();
    }
  }

  private static String format(String source) throws FormatterException {
    String ordered =
        ImportOrderer.reorderImports(
            RemoveUnusedImports.removeUnusedImports(source), JavaFormatterOptions.Style.GOOGLE);
    return new Formatter().formatSource(ordered);
  }
}
