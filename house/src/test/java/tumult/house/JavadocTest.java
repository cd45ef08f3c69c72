package tumult.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.DocumentationTool;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The comments of all main classes are sound: javadoc has nothing to complain about. */
final class JavadocTest {
  /** Every kind of fault, but not that a comment is missing: names say most of what there is. */
  private static final String FAULTS = "-Xdoclint:all,-missing";

  @TempDir private Path folder = Path.of("");

  @Test
  void javadoc_builds_without_a_warning() throws IOException {
    DocumentationTool javadoc = ToolProvider.getSystemDocumentationTool();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = javadoc.getStandardFileManager(found, null, null)) {
      List<Path> sources =
          SourceTree.files(".java").stream()
              .filter(file -> file.toString().contains("/src/main/java/"))
              .toList();
      StringWriter rest = new StringWriter();
      boolean built =
          javadoc
              .getTask(
                  rest,
                  files,
                  found,
                  null,
                  List.of(
                      FAULTS,
                      "-private",
                      "-quiet",
                      "-classpath",
                      System.getProperty("java.class.path"),
                      "-d",
                      folder.toString()),
                  files.getJavaFileObjectsFromPaths(sources))
              .call();
      List<String> faults =
          found.getDiagnostics().stream()
              .filter(fault -> fault.getKind() != Diagnostic.Kind.NOTE)
              .map(Diagnostic::toString)
              .toList();
      assertThat(faults).isEmpty();
      assertThat(built).as(rest.toString()).isTrue();
    }
  }
}
