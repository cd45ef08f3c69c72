package tumult.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RngTest {
  @Test
  void seed_0_gives_the_published_numbers_of_splitmix64() {
    assertThat(numbers(new Rng(0), 4))
        .containsExactly(
            0xE220A8397B1DCDAFL, 0x6E789E6AA1B965F4L, 0x06C45D188009454FL, 0xF88BB8A8724C81ECL);
  }

  @Test
  void the_numbers_of_a_seed_never_change() {
    assertThat(numbers(new Rng(2026), 3))
        .containsExactly(0xDD94F11027B22669L, 0xA50496C010ED9669L, 0x3517325F8146E6E3L);
    assertThat(numbers(new Rng(2026, 7), 3))
        .containsExactly(0x553459C83EB35B74L, 0x9B522CB5E1E01634L, 0x6188B55BDA6FFAA1L);
    assertThat(below(new Rng(2026), 6, 12)).containsExactly(5, 3, 1, 0, 0, 2, 5, 5, 0, 3, 5, 2);
  }

  @Test
  void a_number_below_1_is_0() {
    assertThat(below(new Rng(1), 1, 1_000)).containsOnly(0);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 6, 7, 36, 104, 1 << 16, (1 << 30) + 1, Integer.MAX_VALUE})
  void every_number_is_within_its_bound(int bound) {
    assertThat(IntStream.of(below(new Rng(2, bound), bound, 2_000)))
        .allMatch(n -> n >= 0 && n < bound);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, -6, Integer.MIN_VALUE})
  void there_is_no_number_below_0_or_less(int bound) {
    assertThatThrownBy(() -> new Rng(3).below(bound))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no number from 0 is below %d", bound);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 6, 36, 110})
  void every_number_is_equally_likely(int bound) {
    int draws = 2_000 * bound;
    int[] counts = new int[bound];
    for (int n : below(new Rng(4, bound), bound, draws)) {
      counts[n]++;
    }
    assertThat(IntStream.of(counts))
        .allMatch(count -> Math.abs(count - 2_000) < 5 * Math.sqrt(2_000));
  }

  @Test
  void a_generator_set_to_another_goes_on_as_that_one_would() {
    Rng one = new Rng(5);
    numbers(one, 10);
    Rng other = new Rng(6);
    other.set(one);
    assertThat(numbers(other, 20)).isEqualTo(numbers(one, 20));
  }

  @Test
  void a_generator_set_to_another_leaves_that_one_alone() {
    Rng one = new Rng(5);
    Rng other = new Rng(6);
    other.set(one);
    numbers(other, 10);
    assertThat(numbers(one, 3)).isEqualTo(numbers(new Rng(5), 3));
  }

  @Test
  void the_games_of_a_seed_and_the_seeds_of_a_game_all_differ() {
    List<Long> first = new ArrayList<>();
    for (long seed = 0; seed < 100; seed++) {
      for (long game = 0; game < 100; game++) {
        first.add(new Rng(seed, game).next());
      }
    }
    assertThat(first).doesNotHaveDuplicates();
  }

  @Test
  void neighbouring_games_have_unrelated_dice() {
    int same =
        (int)
            IntStream.range(0, 6_000)
                .filter(n -> new Rng(8, n).below(6) == new Rng(8, n + 1).below(6))
                .count();
    assertThat(same).isBetween(1_000 - 150, 1_000 + 150);
  }

  private static long[] numbers(Rng rng, int count) {
    return LongStream.generate(rng::next).limit(count).toArray();
  }

  private static int[] below(Rng rng, int bound, int count) {
    return IntStream.generate(() -> rng.below(bound)).limit(count).toArray();
  }
}
