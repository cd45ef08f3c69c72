package tumult.games.sequencedice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tumult.testkit.Scene;

/** What can be told of Sequence Dice with a number. */
final class SequenceDiceFeatsTest {
  private static Scene<SequenceDiceState, SequenceDiceView, SequenceDiceMove> two(String position) {
    return Scene.at(new SequenceDice(SequenceDice.KIND.setup(Map.of("seats", "2"))), position);
  }

  @Test
  void twos_and_twelves_are_rolls_one_after_the_other() {
    assertThat(
            two("turn=0 chips=-/-")
                .feats(
                    "* roll 6+6",
                    "0 place c3",
                    "* roll 1+1",
                    "0 place a1",
                    "* roll 3+4",
                    "0 place b2",
                    "* roll 3+4"))
        .containsExactly("rolls 0 1", "rolls 0 2", "rolls 0 3", "rolls 1 1");
  }

  @Test
  void after_a_roll_that_cannot_be_used_the_next_one_begins_anew() {
    assertThat(two("turn=0 chips=b2,e2,b5,e5/-").feats("* roll 3+4", "* roll 4+5"))
        .containsExactly("rolls 0 1", "rolls 1 1");
  }

  @Test
  void chips_of_others_are_counted_for_the_whole_game() {
    assertThat(
            two("turn=0 chips=a1/b2,e2,b5,e5")
                .feats(
                    "* roll 4+6",
                    "0 remove b2",
                    "* roll 3+4",
                    "1 place b2",
                    "* roll 3+4",
                    "0 replace b2"))
        .contains("raid 0 1", "raid 0 2")
        .noneMatch(feat -> feat.startsWith("raid 1"));
  }
}
