package tumult.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files of the repository, whatever module a test runs in. */
final class SourceTree {
  static final Path ROOT = root();

  private SourceTree() {}

  private static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("LICENSE"))) {
      Path parent = folder.getParent();
      if (parent == null) {
        throw new IllegalStateException("not inside the repository");
      }
      folder = parent;
    }
    return folder;
  }

  /** All files with this ending, build output left out. */
  static List<Path> files(String ending) {
    try (Stream<Path> paths = Files.walk(ROOT)) {
      return paths
          .filter(path -> path.toString().endsWith(ending))
          .filter(
              path -> !ROOT.relativize(path).toString().matches(".*\\b(target|node_modules)/.*"))
          .sorted()
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
