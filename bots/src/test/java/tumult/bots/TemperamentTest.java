package tumult.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tumult.bots.Temperament.Taste;
import tumult.engine.Rng;

/** What bots are like: it shows among equal choices and in time, and nowhere else. */
final class TemperamentTest {
  private static final int ROBOTS = 19;

  /** The third is as good as the second, and less is settled by it; the last was given up. */
  private static final Estimates FOUND =
      new Estimates(
          new int[] {10, 11, 12, 13},
          new long[] {400, 400, 400, 50},
          new double[] {0.4, 0.6, 0.6, 0.7},
          new double[] {0.02, 0.01, 0.02, 0.1},
          1);

  private static int picked(Taste taste, int seed) {
    return new Temperament(taste, 100).pick(FOUND, new Rng(seed));
  }

  @Test
  void equal_choices_are_a_matter_of_taste() {
    assertThat(picked(Taste.STEADY, 1)).isEqualTo(1);
    assertThat(picked(Taste.CAUTIOUS, 1)).isEqualTo(1);
    assertThat(picked(Taste.BOLD, 1)).isEqualTo(2);
    assertThat(IntStream.range(0, 50).map(seed -> picked(Taste.WHIMSICAL, seed)))
        .containsOnly(1, 2)
        .contains(1, 2);
  }

  @Test
  void a_robot_is_always_the_same_and_all_kinds_are_there() {
    var robots = IntStream.range(0, ROBOTS).mapToObj(Temperament::of).toList();
    assertThat(IntStream.range(0, ROBOTS).mapToObj(Temperament::of)).isEqualTo(robots);
    assertThat(robots.stream().map(Temperament::taste)).containsAll(Arrays.asList(Taste.values()));
    assertThat(robots.stream().map(Temperament::pace).distinct()).hasSizeGreaterThan(5);
    assertThat(robots).allSatisfy(robot -> assertThat(robot.pace()).isBetween(65, 155));
  }

  @Test
  void the_same_occasion_takes_the_same_time() {
    Temperament slow = new Temperament(Taste.BOLD, 150);
    assertThat(slow.millis(900, 7)).isEqualTo(slow.millis(900, 7)).isBetween(1_100, 1_600);
    assertThat(IntStream.range(0, 9).map(ply -> slow.millis(900, ply)).distinct().count())
        .isGreaterThan(3);
    assertThat(slow.millis(0, 7)).isZero();
  }
}
