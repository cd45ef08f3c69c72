package tumult.games.haos;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tumult.engine.Rng;

/** How fast and how surely hands of each level are, over many tries. */
final class ReactionTimesTest {
  private static final int TRIES = 20_000;

  private static int[] reactions(int level, int piles) {
    Rng rng = new Rng(level, piles);
    return IntStream.range(0, TRIES)
        .map(i -> ReactionTimes.of(level).reaction(piles, rng))
        .sorted()
        .toArray();
  }

  private static int median(int level, int piles) {
    return reactions(level, piles)[TRIES / 2];
  }

  @ParameterizedTest
  @CsvSource({"1, 720, 770", "2, 560, 590", "3, 480, 505", "4, 415, 440", "5, 365, 385"})
  void a_better_level_is_faster(int level, int atLeast, int atMost) {
    assertThat(median(level, 2)).isBetween(atLeast, atMost);
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "3", "4", "5"})
  void times_are_skewed_to_the_right_and_never_inhuman(int level) {
    int[] times = reactions(level, 2);
    int middle = times[TRIES / 2];
    assertThat(times[TRIES * 95 / 100] - middle)
        .isGreaterThan(3 * (middle - times[TRIES / 20]) / 2);
    assertThat(times[0]).isGreaterThan(100);
  }

  @Test
  void many_players_make_everybody_slower() {
    assertThat(median(2, 10) - median(2, 2)).isBetween(190, 210);
  }

  @Test
  void errors_become_rarer_with_skill_and_more_frequent_with_many_players() {
    assertThat(overlooked(1, 2)).isBetween(230, 270);
    assertThat(overlooked(2, 2)).isBetween(90, 110);
    assertThat(overlooked(2, 10)).isBetween(165, 195);
    assertThat(overlooked(5, 2)).isBetween(10, 20);
  }

  @Test
  void look_alikes_fool_more_often_than_others() {
    assertThat(fooled(2, true)).isBetween(19, 31);
    assertThat(fooled(2, false)).isBetween(0, 4);
    assertThat(fooled(5, true)).isBetween(6, 14);
  }

  @Test
  void a_seed_repeats() {
    assertThat(reactions(2, 4)).isEqualTo(reactions(2, 4));
  }

  /** How often in a thousand times. */
  private static int overlooked(int level, int piles) {
    Rng rng = new Rng(3);
    return (int)
            IntStream.range(0, TRIES)
                .filter(i -> ReactionTimes.of(level).overlook(piles, rng))
                .count()
        * 1_000
        / TRIES;
  }

  private static int fooled(int level, boolean family) {
    Rng rng = new Rng(4);
    return (int)
            IntStream.range(0, TRIES)
                .filter(i -> ReactionTimes.of(level).mistake(family, 2, rng))
                .count()
        * 1_000
        / TRIES;
  }
}
