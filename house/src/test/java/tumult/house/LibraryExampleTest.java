package tumult.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.games.Games;

/** The examples for those who use the library compile, run, and say what they should. */
final class LibraryExampleTest {
  private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
  private static final Pattern IN_A_COMMENT =
      Pattern.compile("<pre>\\{@code\n(.*?) \\* }</pre>", Pattern.DOTALL);

  /** The examples of the document, in its order. */
  private static final List<String> EXAMPLES = found(JAVA, "docs/library.md");

  @TempDir private Path folder = Path.of("");

  private static List<String> found(Pattern pattern, String file) {
    return pattern
        .matcher(SourceTree.read(SourceTree.ROOT.resolve(file)))
        .results()
        .map((MatchResult block) -> block.group(1))
        .toList();
  }

  /** What an example prints. */
  private List<String> run(String example) throws IOException, InterruptedException {
    Path source = Files.writeString(folder.resolve("Example.java"), example);
    String classes = System.getProperty("java.class.path");
    int wrong =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-cp", classes, "-d", folder.toString(), source.toString());
    assertThat(wrong).as("does not compile:%n%s", example).isZero();
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                folder + System.getProperty("path.separator") + classes,
                "Example")
            .redirectErrorStream(true)
            .start();
    String all = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(all).isZero();
    return all.lines().toList();
  }

  @Test
  void a_game_of_each_is_played_and_somebody_wins() throws IOException, InterruptedException {
    List<String> lines = run(EXAMPLES.get(0));
    assertThat(lines).hasSameSizeAs(Games.ALL.keySet());
    assertThat(lines).allMatch(line -> line.matches("[a-z-]+ is won by seat \\[\\d+(, \\d+)*]"));
  }

  @Test
  void the_odds_of_one_among_three_are_near_a_third() throws IOException, InterruptedException {
    assertThat(run(EXAMPLES.get(1)))
        .singleElement()
        .asString()
        .matches("Seat 0 wins 0.[2-5]\\d .*");
  }

  @Test
  void the_legal_moves_of_a_position_are_named() throws IOException, InterruptedException {
    assertThat(run(EXAMPLES.get(2)))
        .containsExactly(
            "place c1", "place f3", "place a4", "place d6", "place a1: NOT_OF_THE_SUM, R9");
  }

  @Test
  void a_thousand_games_are_stepped() throws IOException, InterruptedException {
    assertThat(run(EXAMPLES.get(3)))
        .singleElement()
        .asString()
        .matches("Seat 0 wins [456]\\d\\d of 1000 games");
  }

  @Test
  void the_package_documentation_has_the_first_example() {
    String comment =
        found(IN_A_COMMENT, "engine/src/main/java/tumult/engine/package-info.java").getFirst();
    String example =
        comment
            .lines()
            .map(line -> line.replaceFirst("^ \\* ?", ""))
            .collect(Collectors.joining("\n"));
    assertThat(example + "\n").isEqualTo(EXAMPLES.getFirst());
  }
}
