package tumult.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** One word per thing, one thing per word. */
final class NamesTest {
  /** A game's own rooms, where words mean what its rulebook says. */
  private static final Pattern ROOM = Pattern.compile("games/src/main/java/tumult/games/[^/]+/.*");

  @Test
  void no_two_main_classes_outside_the_games_rooms_share_a_name() {
    Map<String, Set<String>> byName = new TreeMap<>();
    for (String file : classes("/src/main/java/")) {
      if (!ROOM.matcher(file).matches()) {
        byName.computeIfAbsent(simpleName(file), name -> new TreeSet<>()).add(file);
      }
    }
    byName.values().removeIf(files -> files.size() == 1);
    assertThat(byName).isEmpty();
  }

  @Test
  void no_test_class_hides_a_main_class() {
    Set<String> hidden = new TreeSet<>(fullNames("/src/main/java/"));
    hidden.retainAll(fullNames("/src/test/java/"));
    assertThat(hidden).isEmpty();
  }

  private static List<String> classes(String root) {
    return SourceTree.files(".java").stream()
        .map(NamesTest::relative)
        .filter(file -> file.contains(root) && !file.endsWith("/package-info.java"))
        .toList();
  }

  private static List<String> fullNames(String root) {
    return classes(root).stream()
        .map(file -> file.substring(file.indexOf(root) + root.length()))
        .toList();
  }

  private static String relative(Path file) {
    return SourceTree.ROOT.relativize(file).toString().replace('\\', '/');
  }

  private static String simpleName(String file) {
    return file.substring(file.lastIndexOf('/') + 1);
  }
}
