package tumult.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.GameKind;
import tumult.engine.Match;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.testkit.Scene;

/** A lesson teaches nothing that the rules refuse, and leaves no kind of decision out. */
final class LessonsTest {
  private static final int FEWEST = 4;
  private static final int MOST = 8;
  private static final int STEPS = 100_000;
  private static final Set<String> OURS =
      Set.of("mau-mau", "sequence-dice", "kaos", "haos", "frappadingue");

  /** A game may have no lesson; ours have one. */
  static List<GameKind> taught() {
    return TestedGames.all().stream().filter(kind -> Lesson.of(kind) != null).toList();
  }

  private static Lesson lesson(GameKind kind) {
    return Objects.requireNonNull(Lesson.of(kind));
  }

  @ParameterizedTest
  @MethodSource("taught")
  void a_lesson_is_short_and_by_the_newest_rules(GameKind kind) {
    Lesson lesson = lesson(kind);
    assertThat(lesson.scenes()).hasSizeBetween(FEWEST, MOST);
    assertThat(Games.named(lesson.game()).setup().kind()).isEqualTo(kind);
  }

  @ParameterizedTest
  @MethodSource("taught")
  void what_is_taught_can_be_played(GameKind kind) {
    Lesson lesson = lesson(kind);
    for (Lesson.Scene scene : lesson.scenes()) {
      Game<?, ?, ?> game = Games.named(lesson.game());
      assertThat(scene.right()).as(scene.position()).isNotEmpty();
      scene.right().forEach(answer -> assertPlays(game, scene.position(), answer));
      assertThat(legal(game, scene.position()))
          .as(scene.position())
          .containsAll(scene.wrong())
          .doesNotHaveDuplicates();
      assertThat(scene.wrong())
          .doesNotContainAnyElementsOf(scene.right().stream().map(Lesson.Answer::move).toList())
          .doesNotHaveDuplicates();
    }
  }

  /** Nobody waits for luck in the end: what it brings is part of the lesson. */
  private static <S extends State<S>, V, M> void assertPlays(
      Game<S, V, M> game, String position, Lesson.Answer answer) {
    Scene<S, V, M> played = Scene.at(game, position).play(Lesson.LEARNER + " " + answer.move());
    answer.then().forEach(played::play);
    assertThat(played.actors()).as("%s in %s", answer, position).doesNotContain(Seat.CHANCE);
  }

  private static <S extends State<S>, V, M> List<String> legal(Game<S, V, M> game, String from) {
    return Scene.at(game, from).legal(Lesson.LEARNER);
  }

  @ParameterizedTest
  @MethodSource("taught")
  void every_kind_of_decision_is_met(GameKind kind) {
    Lesson lesson = lesson(kind);
    Set<String> met = new TreeSet<>();
    for (Lesson.Scene scene : lesson.scenes()) {
      scene.right().forEach(answer -> met.add(verb(answer.move())));
      scene.wrong().forEach(move -> met.add(verb(move)));
    }
    assertThat(met).isEqualTo(decisions(Games.named(lesson.game())));
  }

  /** The verbs of all moves that people make, if games are played at random for long enough. */
  private static <S extends State<S>, V, M> Set<String> decisions(Game<S, V, M> game) {
    Set<String> verbs = new TreeSet<>();
    Rng rng = new Rng(1);
    Match<S, V, M> match = new Match<>(game);
    for (int step = 0; step < STEPS; step++) {
      if (match.state().over()) {
        match = new Match<>(game);
      }
      Match.Ply ply = match.random(rng);
      if (ply.actor() < game.seats()) {
        verbs.add(verb(game.text(ply.action())));
      }
    }
    return verbs;
  }

  /** A touch for an earlier opening is the same decision: {@code grab} of {@code grab@prev}. */
  private static String verb(String move) {
    return move.split("[ @]", 2)[0];
  }

  @Test
  void a_line_that_nobody_understands_is_refused_with_what_would_be_right() {
    assertThatThrownBy(() -> Lesson.parse("game mau-mau\nleft lay r8"))
        .isInstanceOf(BadInput.class)
        .hasMessage("'left lay r8': must begin with game, scene, right, then, wrong or #");
    for (String early : List.of("right draw", "wrong draw", "then 1 draw")) {
      assertThatThrownBy(() -> Lesson.parse(early))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("nothing that it belongs to");
    }
  }

  /** The keys of what a lesson says. */
  static Set<String> texts(GameKind kind) {
    Lesson lesson = Lesson.of(kind);
    Set<String> keys = new TreeSet<>();
    for (int n = 1; lesson != null && n <= lesson.scenes().size(); n++) {
      keys.addAll(List.of("lesson." + n, "lesson." + n + ".right"));
      if (!lesson.scenes().get(n - 1).wrong().isEmpty()) {
        keys.add("lesson." + n + ".wrong");
      }
    }
    return keys;
  }

  @Test
  void our_games_have_lessons() {
    assertThat(taught().stream().map(GameKind::id))
        .containsAll(TestedGames.all().stream().map(GameKind::id).filter(OURS::contains).toList());
  }
}
