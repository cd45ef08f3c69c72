package tumult.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tumult.engine.GameKind;

/** The games that tests of all games look at: all of them, or the one that {@code -Dgame} names. */
final class TestedGames {
  private TestedGames() {}

  /** Those of this module: Toy Dice, which the testkit brings, lives there with its tests. */
  static List<GameKind> all() {
    String only = System.getProperty("game", "");
    return Games.ALL.values().stream()
        .filter(kind -> only.isEmpty() || kind.id().equals(only))
        .filter(kind -> Files.isDirectory(Path.of("src/main/java/tumult/games", room(kind))))
        .toList();
  }

  /** The package of a game is its id without dashes. */
  static String room(GameKind kind) {
    return kind.id().replace("-", "");
  }

  /** The files of a game's room, main or test, whose names end so. */
  static List<Path> files(String sources, GameKind kind, String ending) {
    Path folder = Path.of(sources, "tumult/games", room(kind));
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    } catch (IOException unreadable) {
      throw new AssertionError("there is no folder " + folder, unreadable);
    }
  }

  /** The classes of a game's room, main or test, whose names end so. */
  static List<Class<?>> classes(String sources, GameKind kind, String ending) {
    return files(sources, kind, ending + ".class").stream()
        .map(file -> file.getFileName().toString().replace(".class", ""))
        .<Class<?>>map(name -> named("tumult.games." + room(kind) + "." + name))
        .toList();
  }

  private static Class<?> named(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException notCompiled) {
      throw new AssertionError(notCompiled);
    }
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new AssertionError("there is no " + file, unreadable);
    }
  }
}
