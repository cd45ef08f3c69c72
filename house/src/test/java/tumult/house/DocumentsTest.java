package tumult.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The documents speak of things that exist. */
final class DocumentsTest {
  /** A word in back quotes that looks like a class: {@code GameContract}, {@code MauMauState}. */
  private static final Pattern CLASS_NAME = Pattern.compile("`([A-Z][a-z]+(?:[A-Z][a-z]+)+)`");

  private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:)([^)#]+)(?:#[^)]*)?\\)");

  @Test
  void every_class_named_in_a_document_exists() {
    Set<String> classes =
        SourceTree.files(".java").stream()
            .map(file -> file.getFileName().toString().replace(".java", ""))
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> unknown = new TreeSet<>();
    for (Path document : SourceTree.files(".md")) {
      Matcher name = CLASS_NAME.matcher(SourceTree.read(document));
      while (name.find()) {
        if (!classes.contains(name.group(1))) {
          unknown.add(SourceTree.ROOT.relativize(document) + ": " + name.group(1));
        }
      }
    }
    assertThat(unknown).isEmpty();
  }

  @Test
  void every_link_in_a_document_leads_somewhere() {
    Set<String> broken = new TreeSet<>();
    for (Path document : SourceTree.files(".md")) {
      Matcher link = LINK.matcher(SourceTree.read(document));
      while (link.find()) {
        if (!Files.exists(document.resolveSibling(link.group(1)))) {
          broken.add(SourceTree.ROOT.relativize(document) + ": " + link.group(1));
        }
      }
    }
    assertThat(broken).isEmpty();
  }
}
