package tumult.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Dice that are added up. */
final class DiceTest {
  @Test
  void one_die_shows_each_face_in_one_way() {
    Dice die = new Dice(1);
    assertThat(die.least()).isEqualTo(1);
    assertThat(die.most()).isEqualTo(6);
    assertThat(IntStream.rangeClosed(-1, 8).map(die::weight))
        .containsExactly(0, 0, 1, 1, 1, 1, 1, 1, 0, 0);
  }

  @Test
  void two_dice_show_seven_in_six_ways_of_36() {
    Dice dice = new Dice(2);
    assertThat(dice.weight(7)).isEqualTo(6);
    assertThat(dice.weight(2)).isEqualTo(1);
    assertThat(dice.weight(11)).isEqualTo(2);
    assertThat(IntStream.rangeClosed(2, 12).map(dice::weight).sum()).isEqualTo(36);
  }

  @Test
  void sums_fall_as_often_as_their_weight_says() {
    Dice dice = new Dice(2);
    Rng rng = new Rng(7);
    int[] counts = new int[13];
    for (int i = 0; i < 36_000; i++) {
      counts[dice.sum(rng)]++;
    }
    for (int sum = 2; sum <= 12; sum++) {
      assertThat(counts[sum] / 1_000.0).isBetween(dice.weight(sum) * 0.9, dice.weight(sum) * 1.1);
    }
  }
}
