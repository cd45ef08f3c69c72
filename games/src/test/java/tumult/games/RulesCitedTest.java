package tumult.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.testkit.Rule;

/**
 * Every numbered rule of every game is proved by a test that cites it, and no test cites another.
 */
final class RulesCitedTest {
  private static final Pattern NUMBERED =
      Pattern.compile("(?m)^- \\*\\*R(\\d+)\\*\\* \\((printed|ruling)\\)");

  static Set<String> ids() {
    return Games.ALL.keySet();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void every_numbered_rule_is_cited_by_a_test(String id) throws Exception {
    Set<Integer> written = new TreeSet<>();
    Matcher rule = NUMBERED.matcher(Files.readString(Path.of("../docs/rules/" + id + ".md")));
    while (rule.find()) {
      written.add(Integer.valueOf(rule.group(1)));
    }
    assertThat(written).as("rules of %s", id).isNotEmpty();
    assertThat(cited(id.replace("-", ""))).isEqualTo(written);
  }

  private static Set<Integer> cited(String room) throws IOException, ClassNotFoundException {
    Set<Integer> cited = new TreeSet<>();
    try (Stream<Path> files = Files.list(Path.of("src/test/java/tumult/games", room))) {
      for (Path file : files.filter(f -> f.toString().endsWith("Test.java")).toList()) {
        String name = file.getFileName().toString().replace(".java", "");
        for (Method test :
            Class.forName("tumult.games." + room + "." + name).getDeclaredMethods()) {
          Rule rule = test.getAnnotation(Rule.class);
          if (rule != null) {
            Arrays.stream(rule.value()).forEach(cited::add);
          }
        }
      }
    }
    return cited;
  }
}
