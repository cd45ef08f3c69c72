package tumult.games.frappadingue;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.games.frappadingue.Tables.at;

import org.junit.jupiter.api.Test;

/** What can be told of Frappadingue with a number. */
final class FrappadingueFeatsTest {
  @Test
  void a_drive_is_as_bold_as_what_could_have_been_banked() {
    assertThat(at("phase=choose counter=8,8 deal=8,8,9,7,9").feats("0 redeal"))
        .containsExactly("drive 0 200");
  }

  @Test
  void who_must_drive_on_is_not_bold() {
    assertThat(at("phase=choose counter=8,8,12 deal=8,8,12,7,9").feats("0 redeal")).isEmpty();
  }

  @Test
  void what_is_banked_in_a_turn() {
    assertThat(at("phase=choose counter=10,10,10 deal=10,10,10,7,9").feats("0 score"))
        .containsExactly("bank 0 300");
  }

  @Test
  void what_is_lost_is_none() {
    var scene = at("phase=choose counter=8,8,12 deal=8,8,12,7,9").play("0 redeal");
    assertThat(scene.feats("* card X", "* card 8")).isEmpty();
  }
}
