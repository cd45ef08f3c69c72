package tumult.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The documents speak of things that exist. */
final class DocumentsTest {
  /** A class in back quotes, perhaps with a member: {@code Arbiter}, {@code State.play}. */
  private static final Pattern NAME = Pattern.compile("`([A-Z][a-z]\\w*)(?:\\.(\\w+))?`");

  /** Cards of Haos, which look like classes. */
  private static final Set<String> CARDS = Set.of("Grab", "Palm", "All", "Left");

  /** A name with these endings is a file. */
  private static final Set<String> ENDINGS = Set.of("java", "svelte", "ts", "md");

  private static final Pattern TYPE = Pattern.compile("\\b(?:class|record|interface|enum) (\\w+)");
  private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:)([^)#]+)(?:#[^)]*)?\\)");

  @Test
  void every_class_and_member_named_in_a_document_exists() {
    Map<String, String> sources = sourcesByType();
    Set<String> unknown = new TreeSet<>();
    for (Path document : SourceTree.files(".md")) {
      Matcher name = NAME.matcher(SourceTree.read(document));
      while (name.find()) {
        if (!exists(name.group(1), name.group(2), sources)) {
          unknown.add(SourceTree.ROOT.relativize(document) + ": " + name.group());
        }
      }
    }
    assertThat(unknown).isEmpty();
  }

  /** All that is written in the files that declare a type, by the type's name. */
  private static Map<String, String> sourcesByType() {
    Map<String, String> sources = new HashMap<>();
    Stream.of(".java", ".ts")
        .flatMap(ending -> SourceTree.files(ending).stream())
        .forEach(file -> {
          String source = SourceTree.read(file);
          Matcher type = TYPE.matcher(source);
          while (type.find()) {
            sources.merge(type.group(1), source, String::concat);
          }
        });
    return sources;
  }

  private static boolean exists(String type, @Nullable String member, Map<String, String> sources) {
    if (CARDS.contains(type) || (member != null && ENDINGS.contains(member))) {
      return true;
    }
    String source = sources.get(type);
    return source != null
        && (member == null || Pattern.compile("\\b" + member + "\\b").matcher(source).find());
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
