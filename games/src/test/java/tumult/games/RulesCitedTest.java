package tumult.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.engine.GameKind;
import tumult.testkit.Rule;

/**
 * Every numbered rule of every game is proved by a test that cites it, no test cites another, and
 * every language has them all.
 */
final class RulesCitedTest {
  private static final Pattern FIGURE = Pattern.compile("\\d+");
  private static final Pattern NUMBERED =
      Pattern.compile("(?m)^- \\*\\*R(\\d+)\\*\\* \\((printed|ruling)\\)");

  static List<GameKind> games() {
    return TestedGames.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_numbered_rule_is_cited_by_a_test(GameKind kind) {
    Set<Integer> written = rules(kind, "en").keySet();
    assertThat(written).as("rules of %s", kind.id()).isNotEmpty();
    Set<Integer> cited = cited(kind);
    assertThat(without(written, cited)).as("rules of %s that no test cites", kind.id()).isEmpty();
    assertThat(without(cited, written)).as("rules that %s does not have", kind.id()).isEmpty();
  }

  private static Set<Integer> without(Set<Integer> rules, Set<Integer> others) {
    Set<Integer> rest = new TreeSet<>(rules);
    rest.removeAll(others);
    return rest;
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_language_has_the_same_rules(GameKind kind) {
    for (String language : Messages.LANGUAGES) {
      assertThat(rules(kind, language))
          .as("rules of %s in %s", kind.id(), language)
          .containsExactlyInAnyOrderEntriesOf(rules(kind, "en"));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_language_has_the_same_chapters_tables_and_drawings(GameKind kind) {
    for (String language : Messages.LANGUAGES) {
      assertThat(figures(kind, language))
          .as("chapters, tables and drawings in the rules of %s in %s", kind.id(), language)
          .isEqualTo(figures(kind, "en"));
    }
  }

  /** The figures of each line of a table or drawing; a chapter has none. */
  private static List<List<String>> figures(GameKind kind, String language) {
    List<List<String>> lines = new ArrayList<>();
    boolean drawing = false;
    for (String line :
        TestedGames.read(Path.of("../docs/rules", kind.id(), language + ".md")).split("\n")) {
      drawing ^= line.startsWith("```");
      if (drawing || line.startsWith("|") || line.startsWith("## ")) {
        Matcher figure = FIGURE.matcher(line.replaceAll("(?<=\\d)[.,\\h](?=\\d{3}\\b)", ""));
        lines.add(figure.results().map(MatchResult::group).toList());
      }
    }
    return lines;
  }

  /** The numbers of the rules, and whether each is printed or ours. */
  private static Map<Integer, String> rules(GameKind kind, String language) {
    Map<Integer, String> rules = new TreeMap<>();
    Path file = Path.of("../docs/rules", kind.id(), language + ".md");
    Matcher rule = NUMBERED.matcher(TestedGames.read(file));
    while (rule.find()) {
      assertThat(rules.put(Integer.valueOf(rule.group(1)), rule.group(2)))
          .as("R%s is there once in %s", rule.group(1), file)
          .isNull();
    }
    return rules;
  }

  private static Set<Integer> cited(GameKind kind) {
    Set<Integer> cited = new TreeSet<>();
    for (Class<?> tests : TestedGames.classes("target/test-classes", kind, "Test")) {
      for (Method test : tests.getDeclaredMethods()) {
        Rule rule = test.getAnnotation(Rule.class);
        if (rule != null) {
          Arrays.stream(rule.value()).forEach(cited::add);
        }
      }
    }
    return cited;
  }
}
