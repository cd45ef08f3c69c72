package tumult.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tumult.engine.Refusal;
import tumult.engine.Seat;
import tumult.engine.Setup;
import tumult.testkit.highcard.HighCard;
import tumult.testkit.highcard.HighCardState;

final class SceneTest {
  private static final Setup SETUP = HighCard.kind(HighCard::new).setup(Map.of());
  private static final HighCard GAME = new HighCard(SETUP);
  private static final String CHOICE =
      "phase=choice first=0 turn=0 left=1,2,2,1 discards=0,0,0,0 hands=1,4";

  @Test
  void a_scene_is_played_in_notation() {
    var scene = Scene.start(GAME).play("* first 1", "* card 4", "* card 1", "1 keep", "0 swap");
    assertThat(scene)
        .hasToString("phase=draw first=1 turn=0 left=1,2,2,1 discards=1,0,0,0 hands=0,4");
    assertThat(scene.actors()).containsExactly(Seat.CHANCE);
    assertThat(scene.legal(Seat.CHANCE)).containsExactly("card 1", "card 2", "card 3", "card 4");
    assertThat(scene.weight("card 2")).isEqualTo(2);
    assertThat(scene.weight("card 4")).isEqualTo(1);
    assertThat(scene.play("* card 4").winners()).containsExactly(0, 1);
  }

  @Test
  void a_scene_begins_in_any_position() {
    var scene = Scene.at(GAME, CHOICE);
    assertThat(scene.legal(0)).containsExactly("keep", "swap");
    assertThat(scene.legal(1)).isEmpty();
    assertThat(scene.field("hands")).isEqualTo("1,4");
    assertThat(scene.view(0).hands()).containsExactly(1, -1);
  }

  @Test
  void a_refusal_is_told() {
    assertThat(Scene.at(GAME, CHOICE).refusal("1 keep")).isEqualTo(Refusal.Common.NOT_YOUR_TURN);
    assertThat(Scene.at(GAME, CHOICE).refusal("0 card 1")).isEqualTo(Refusal.Common.NOT_NOW);
  }

  @Test
  void playing_what_is_refused_fails() {
    assertThatThrownBy(() -> Scene.at(GAME, CHOICE).play("1 keep"))
        .isInstanceOf(AssertionError.class)
        .hasMessage("1 keep refused: NOT_YOUR_TURN in " + CHOICE);
  }

  @Test
  void expecting_a_refusal_of_what_is_legal_fails() {
    assertThatThrownBy(() -> Scene.at(GAME, CHOICE).refusal("0 keep"))
        .isInstanceOf(AssertionError.class)
        .hasMessage("0 keep is legal in " + CHOICE);
  }

  @Test
  void a_refusal_that_changes_the_position_fails() {
    HighCard broken =
        new HighCard(
            SETUP,
            game ->
                new HighCardState(game) {
                  @Override
                  public Refusal why(int seat, int action) {
                    turn = 1;
                    return super.why(seat, action);
                  }
                });
    assertThatThrownBy(() -> Scene.at(broken, CHOICE).refusal("0 card 1"))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("0 card 1 was refused and changed " + CHOICE);
  }
}
