package tumult.games;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;
import tumult.engine.GameKind;
import tumult.engine.Notation;

/**
 * The first minute of a game: a few prepared positions, in each of which the learner, on the first
 * seat, does one thing. A file {@code lesson.txt} beside the game's texts:
 *
 * <pre>
 * # R6
 * game mau-mau(seats=3)
 * scene turn=0 discards=r5 hands=…
 *   right lay r8
 *     then 1 draw
 *     then * card g2
 *   wrong draw
 * </pre>
 *
 * What is said is in the game's texts: in the first scene {@code lesson.1}, after what is right
 * {@code lesson.1.right}, and after what is wrong, if that is named, {@code lesson.1.wrong}.
 *
 * @param game the name of a setup
 */
public record Lesson(String game, List<Scene> scenes) {
  /** The seat of the learner. */
  public static final int LEARNER = 0;

  /**
   * A position in which something is to be done.
   *
   * @param position in notation
   * @param right what the learner is to do: one thing, or any of several
   * @param wrong what is legal too, and answered with what would come of it
   */
  public record Scene(String position, List<Answer> right, List<String> wrong) {}

  /**
   * A move of the learner, in notation.
   *
   * @param then what happens after it: plies, those of chance too
   */
  public record Answer(String move, List<String> then) {}

  /** The lesson of a game; null if it has none. */
  public static @Nullable Lesson of(GameKind kind) {
    String place = kind.id().replace("-", "") + "/lesson.txt";
    try (var stream = Lesson.class.getResourceAsStream(place)) {
      return stream == null
          ? null
          : parse(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Reads a lesson; what it teaches is not looked at. */
  static Lesson parse(String text) {
    String game = "";
    List<Scene> scenes = new ArrayList<>();
    for (String full : Notation.lines(text)) {
      String line = full.strip();
      String[] words = line.split(" +", 2);
      String rest = words.length == 1 ? "" : words[1];
      switch (words[0]) {
        case "", "#" -> {}
        case "game" -> game = rest;
        case "scene" -> scenes.add(new Scene(rest, new ArrayList<>(), new ArrayList<>()));
        case "right" -> last(scenes, line).right().add(new Answer(rest, new ArrayList<>()));
        case "wrong" -> last(scenes, line).wrong().add(rest);
        case "then" -> last(last(scenes, line).right(), line).then().add(rest);
        default ->
            throw new BadInput(
                "'%s': must begin with game, scene, right, then, wrong or #".formatted(line));
      }
    }
    return new Lesson(game, List.copyOf(scenes));
  }

  private static <T> T last(List<T> before, String line) {
    if (before.isEmpty()) {
      throw new BadInput("'%s': nothing that it belongs to comes before it".formatted(line));
    }
    return before.getLast();
  }
}
