package tumult.games.sequencedice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tumult.engine.Setup;
import tumult.testkit.Scene;

/** The log says why the turn has passed, or has not. */
final class SequenceDiceRemarksTest {
  private static Scene<SequenceDiceState, SequenceDiceView, SequenceDiceMove> two(String position) {
    Setup setup = SequenceDice.KIND.setup(Map.of("seats", "2"));
    return Scene.at(new SequenceDice(setup), position);
  }

  @Test
  void a_roll_with_which_nothing_can_be_done_passes() {
    var scene = two("turn=0 chips=b2,e2,b5,e5/-");
    assertThat(scene.remarks("* roll 3+4")).containsExactly("passed 0");
  }

  @Test
  void a_12_brings_another_turn() {
    var scene = two("turn=0 chips=c3,d4/d3,c4").play("* roll 6+6");
    assertThat(scene.remarks("0 replace d3")).containsExactly("another-turn 0");
  }

  @Test
  void nothing_is_said_of_a_turn_like_any_other() {
    var scene = two("turn=0 chips=-/-");
    assertThat(scene.remarks("* roll 3+4")).isEmpty();
    assertThat(scene.remarks("0 place b2")).isEmpty();
  }
}
