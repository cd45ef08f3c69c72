package tumult.games.kaos;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.games.kaos.KaosScenes.at;

import org.junit.jupiter.api.Test;

/** What can be told of Kaos with a number. */
final class KaosFeatsTest {
  @Test
  void a_dare_is_as_bold_as_the_pot_is_large() {
    var scene = at("seats=2", "phase=dare turn=0 die=dare hands=12,12,9/3 chips=20,20");
    assertThat(scene.field("pot")).isEqualTo("20");
    assertThat(scene.feats("0 take")).containsExactly("dare 0 20");
  }

  @Test
  void a_dare_that_is_declined_or_cannot_be_is_not_bold() {
    assertThat(at("seats=2", "phase=dare turn=0 die=dare hands=5/3").feats("0 decline")).isEmpty();
    assertThat(at("seats=2", "phase=dare turn=0 die=dare hands=5/3 chips=0,29").feats("0 take"))
        .isEmpty();
  }

  @Test
  void a_pot_is_of_who_wins_it_alone() {
    var scene = at("seats=2", "phase=raise turn=0 die=blank hands=12,12,9/3 chips=20,20");
    assertThat(scene.feats("0 pass", "1 draw", "* card 2", "* die blank", "1 raise 3", "0 call"))
        .containsExactly("pot 0 26");
  }
}
