package tumult.games.kaos;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.games.kaos.KaosScenes.at;

import org.junit.jupiter.api.Test;

/** The log says where the chips have gone. */
final class KaosRemarksTest {
  @Test
  void a_wrong_call_costs_a_chip_for_each_of_the_others() {
    var scene = at("seats=3", "phase=start turn=0 turns=3 hands=9,2/3/4");
    assertThat(scene.remarks("0 call")).containsExactly("wrong-call 0 2");
    assertThat(scene.remarks("0 draw")).isEmpty();
  }

  @Test
  void a_right_call_brings_the_pot() {
    var scene = at("seats=2", "phase=raise turn=0 die=blank hands=12,12,9/3");
    scene.play("0 pass", "1 draw", "* card 2", "* die blank", "1 pass");
    String pot = scene.field("pot");
    assertThat(scene.remarks("0 call")).containsExactly("round-over 0 " + pot);
  }
}
