package tumult.games.kaos;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.games.kaos.KaosScenes.at;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a sensible player would do. */
final class KaosThumbTest {
  @Test
  void a_right_call_is_made() {
    var scene = at("seats=2", "phase=raise turn=0 die=blank hands=12,12,9/3");
    scene.play("0 pass", "1 draw", "* card 2", "* die blank", "1 pass");
    assertThat(scene.advice(0, 1)).isEqualTo("call");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "no wrong call                  | phase=start turn=0 hands=12,12,9/3 | draw",
        "36 is kept                     | phase=start turn=0 hands=12,12,12/3 | skip",
        "more than 36 is not made worse | phase=start turn=0 hands=12,12,12,5/3 | skip",
        "a good hand raises             | phase=raise turn=0 die=blank hands=12,12,11/3 | raise 3",
        "a bad hand does not            | phase=raise turn=0 die=blank hands=12,4/3 | pass",
        "too high a hand does not       | phase=raise turn=0 die=blank hands=12,12,12,4/3 | pass",
        "a good hand takes no Dare      | phase=dare turn=0 die=dare hands=12,12,11/3 | decline",
        "too high a hand takes it       | phase=dare turn=0 die=dare hands=12,12,12,9/3 | take",
        "36 is taken from the pile      | phase=take turn=0 die=decide hands=12,12,3/3 | take 9",
        "a good hand is left alone | phase=use turn=0 die=blank hands=12,12,9/3 saved=chance/- |"
            + " done",
        "the poor swap chips | phase=use turn=0 die=blank hands=5/3 chips=8,50 saved=switch/- |"
            + " switch",
        "the rich do not | phase=use turn=0 die=blank hands=5/3 chips=50,8 saved=switch/- | done",
        "too high a hand comes down | phase=use turn=0 die=blank hands=12,12,12,4/3 saved=chance/-"
            + " | chance 4 drop",
      })
  void it_does_the_sensible_thing(String why, String position, String move) {
    assertThat(at("seats=2", position).advice(0, 1)).as(why).isEqualTo(move);
  }

  @Test
  void the_strongest_looking_hand_is_reset() {
    var scene = at("seats=3", "phase=use turn=0 die=blank hands=5/3/12,8,9,4 saved=reset/-/-");
    assertThat(scene.advice(0, 1)).isEqualTo("reset 2");
  }
}
