package tumult.games.haos;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tumult.engine.Setup;
import tumult.games.Games;
import tumult.games.Lesson;
import tumult.testkit.Scene;

/** A mistaken touch is a legal move: what is taught as right must be none, and the wrong one. */
final class HaosLessonTest {
  private static final Lesson LESSON = Objects.requireNonNull(Lesson.of(Haos.KIND));

  private static List<String> remarks(Lesson.Scene scene, String move) {
    Haos game = new Haos(Setup.parse(LESSON.game(), Games.ALL));
    return Scene.at(game, scene.position()).remarks(Lesson.LEARNER + " " + move);
  }

  @Test
  void no_touch_that_is_taught_is_a_mistake_and_every_other_one_is() {
    int touches = 0;
    for (Lesson.Scene scene : LESSON.scenes()) {
      for (Lesson.Answer right : scene.right()) {
        assertThat(remarks(scene, right.move())).noneMatch(told -> told.startsWith("mistake"));
      }
      for (String wrong : scene.wrong()) {
        assertThat(remarks(scene, wrong)).anyMatch(told -> told.startsWith("mistake 0"));
        touches++;
      }
    }
    assertThat(touches).isPositive();
  }
}
