package tumult.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A new game compiles, and its tests are green. */
final class NewGameTest {
  private static final String LIST = "games/src/main/java/tumult/games/Games.java";

  @TempDir private Path root = Path.of("");

  @BeforeEach
  void furnish() throws IOException {
    for (String folder :
        List.of(
            "testkit/src/main/java/tumult/games/toydice",
            "testkit/src/test/java/tumult/games/toydice",
            "testkit/src/main/resources/tumult/games/toydice",
            "testkit/src/main/resources/tumult/rules/toy-dice")) {
      try (Stream<Path> files = Files.list(Path.of("..", folder))) {
        for (Path file : files.toList()) {
          copy(folder + "/" + file.getFileName());
        }
      }
    }
    copy(LIST);
  }

  private void copy(String file) throws IOException {
    Files.createDirectories(root.resolve(file).resolveSibling("."));
    Files.copy(Path.of("..", file), root.resolve(file));
  }

  @Test
  void a_new_game_is_green() throws Exception {
    List<Path> files = NewGame.write(root, "lucky-sevens");
    List<String> sources =
        files.stream()
            .filter(file -> file.toString().endsWith(".java"))
            .map(file -> root.resolve(file).toString())
            .toList();
    assertThat(sources).hasSize(3);
    String classes = Files.createDirectory(root.resolve("classes")).toString();
    List<String> arguments = Stream.concat(Stream.of("-d", classes), sources.stream()).toList();
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, arguments.toArray(String[]::new)))
        .isZero();
    URL[] urls = {Path.of(classes).toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, getClass().getClassLoader())) {
      runTests(loader.loadClass("tumult.games.luckysevens.LuckySevensTest"));
    }
  }

  private static void runTests(Class<?> type) throws Exception {
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    GameContract<?, ?, ?> tests = (GameContract<?, ?, ?>) constructor.newInstance();
    for (Method test : type.getDeclaredMethods()) {
      if (test.isAnnotationPresent(Test.class)) {
        test.setAccessible(true);
        test.invoke(tests);
      }
    }
    tests
        .laws()
        .flatMap(law -> law.getChildren().map(DynamicTest.class::cast))
        .forEach(NewGameTest::run);
  }

  private static void run(DynamicTest test) {
    try {
      test.getExecutable().execute();
    } catch (Throwable failure) {
      throw new AssertionError(test.getDisplayName(), failure);
    }
  }

  @Test
  void it_is_called_by_its_name_everywhere() throws IOException {
    for (Path file : NewGame.write(root, "lucky-sevens")) {
      assertThat(file.toString()).doesNotContainIgnoringCase("toy");
      assertThat(Files.readString(root.resolve(file))).doesNotContainIgnoringCase("toy");
    }
    assertThat(root.resolve("docs/rules/lucky-sevens/en.md"))
        .content()
        .startsWith("# Lucky Sevens\n");
  }

  @Test
  void the_list_of_games_has_it_as_its_last() throws IOException {
    String before = Files.readString(root.resolve(LIST));
    NewGame.write(root, "lucky-sevens");
    NewGame.write(root, "bingo");
    assertThat(root.resolve(LIST))
        .content()
        .contains("LuckySevens.KIND,\n          Bingo.KIND);")
        .startsWith(before.substring(0, before.indexOf("import tumult.games.")))
        .contains("import tumult.games.bingo.Bingo;\nimport tumult.games.frappadingue")
        .endsWith(before.substring(before.indexOf("private Games()")));
  }

  @ParameterizedTest
  @CsvSource({
    "'', is no id for a game",
    "Lucky, is no id for a game",
    "lucky-, is no id for a game",
    "lucky_7, is no id for a game",
    "new, means something else",
    "toy-dice, means something else",
    "common, means something else"
  })
  void an_id_that_cannot_be_is_refused(String id, String why) {
    assertThatThrownBy(() -> NewGame.write(root, id)).hasMessageContaining(why);
  }

  @Test
  void a_game_that_is_there_is_never_written_over() throws IOException {
    NewGame.write(root, "lucky-sevens");
    assertThatThrownBy(() -> NewGame.write(root, "luckysevens")).hasMessageContaining("already");
    assertThatThrownBy(() -> NewGame.write(root, "lucky-sevens"))
        .hasMessage("there is a game 'lucky-sevens' already");
  }
}
