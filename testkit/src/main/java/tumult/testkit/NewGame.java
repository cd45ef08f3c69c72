package tumult.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * Writes a new game: Toy Dice under another name, with all that a game needs. The launcher runs
 * this from its source, {@code ./tumult new-game ID}, so that nothing has to be built before.
 */
public final class NewGame {
  private static final String ROOMS = "games/src/main/java/tumult/games/";
  private static final String RULES = "docs/rules/";
  private static final Path LIST = Path.of(ROOMS, "Games.java");

  private final Path root;
  private final String id;
  private final String room;
  private final String name;
  private final String title;

  private NewGame(Path root, String id) {
    this.root = root;
    this.id = id;
    room = id.replace("-", "");
    List<String> words = Arrays.stream(id.split("-", -1)).map(NewGame::capitalised).toList();
    name = String.join("", words);
    title = String.join(" ", words);
  }

  /**
   * Writes a game into the repository.
   *
   * @param arguments where the repository is, and the game's id
   */
  public static void main(String[] arguments) throws IOException {
    try {
      List<Path> files = write(Path.of(arguments[0]), arguments.length > 1 ? arguments[1] : "");
      files.forEach(file -> System.out.println("  " + file));
      System.out.printf(
          "%d files, and a line in %s. Now: ./tumult test %s%n",
          files.size(), LIST.getFileName(), arguments[1]);
    } catch (IllegalArgumentException refused) {
      System.err.println("tumult: " + refused.getMessage());
      System.exit(1);
    }
  }

  /** Writes a game of this id into a repository; says which files are new. */
  static List<Path> write(Path root, String id) throws IOException {
    NewGame game = new NewGame(root, id);
    game.check();
    List<Path> files = new ArrayList<>();
    files.addAll(game.copy("testkit/src/main/java/tumult/games/toydice", ROOMS + game.room));
    files.addAll(
        game.copy(
            "testkit/src/test/java/tumult/games/toydice",
            "games/src/test/java/tumult/games/" + game.room));
    files.addAll(
        game.copy(
            "testkit/src/main/resources/tumult/games/toydice",
            "games/src/main/resources/tumult/games/" + game.room));
    files.addAll(game.copy("testkit/src/main/resources/tumult/rules/toy-dice", RULES + id));
    game.list();
    return files;
  }

  private static String capitalised(String word) {
    return word.isEmpty() ? "" : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  private void check() {
    if (!id.matches("[a-z]+(-[a-z]+)*")) {
      throw new IllegalArgumentException(
          "'%s' is no id for a game: expected letters a–z, a dash between two words, e.g. lucky-sevens"
              .formatted(id));
    }
    if (SourceVersion.isKeyword(room) || Set.of("toydice", "common", "table").contains(room)) {
      throw new IllegalArgumentException("'%s' means something else already".formatted(id));
    }
    if (Files.exists(root.resolve(ROOMS + room)) || Files.exists(root.resolve(RULES + id))) {
      throw new IllegalArgumentException("there is a game '%s' already".formatted(id));
    }
  }

  private List<Path> copy(String from, String to) throws IOException {
    List<Path> copies = new ArrayList<>();
    Files.createDirectories(root.resolve(to));
    try (Stream<Path> files = Files.list(root.resolve(from)).sorted()) {
      for (Path file : files.toList()) {
        Path copy = Path.of(to, renamed(file.getFileName().toString()));
        Files.writeString(root.resolve(copy), renamed(Files.readString(file)));
        copies.add(copy);
      }
    }
    return copies;
  }

  private String renamed(String text) {
    return text.replace("ToyDice", name)
        .replace("Toy Dice", title)
        .replace("toy-dice", id)
        .replace("toydice", room);
  }

  /** Adds the game to the list of all games, as its last. */
  private void list() throws IOException {
    Path file = root.resolve(LIST);
    String source = Files.readString(file);
    String line = "          %s.KIND);".formatted(name);
    String listed = source.replaceFirst("\\.KIND\\);", ".KIND,\n" + line);
    String imported = "import tumult.games.%s.%s;".formatted(room, name);
    String imports =
        Stream.concat(listed.lines().filter(NewGame::importsGame), Stream.of(imported))
            .sorted()
            .collect(Collectors.joining("\n"));
    String first = listed.lines().filter(NewGame::importsGame).findFirst().orElseThrow();
    Files.writeString(
        file,
        listed
                .lines()
                .filter(each -> each.equals(first) || !importsGame(each))
                .map(each -> each.equals(first) ? imports : each)
                .collect(Collectors.joining("\n"))
            + "\n");
  }

  private static boolean importsGame(String line) {
    return line.startsWith("import tumult.games.");
  }
}
