package tumult.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Ways of a race to 3, counted by hand. From 0 a roll of 1 leads to 1 or 2 and a roll of 2 to 2; so
 * each first turn has 3 ways. From 1 a roll of 1 leads to 2 or to the goal, a roll of 2 to the
 * goal; from 2 every roll leads to the goal.
 */
final class PerftTest {
  private final SprintGame race = SprintGame.to(3);
  private final Perft<SprintState> perft = new Perft<>(race);

  @ParameterizedTest
  @CsvSource({
    "0, 1", //
    "1, 2", // two rolls
    "2, 3", // seat 0 stands on 1, 2 or 2
    "3, 6", "4, 9", // and seat 1 on 1, 2 or 2
    "5, 18", "6, 21", // for each of seat 1's three: 3 ways from 1, 2 from 2, 2 from 2
    "7, 24", // for each of those three: one race goes on with two rolls, six ways are over
  })
  void the_ways_are_as_many_as_counted_by_hand(int depth, long ways) {
    assertThat(perft.count(race.newState(), depth)).isEqualTo(ways);
  }

  @Test
  void the_ways_are_divided_by_the_first_step() {
    assertThat(perft.divide(race.newState(), 2)).isEqualTo(Map.of("* roll 1", 2L, "* roll 2", 1L));
    assertThat(perft.divide(race.read(Position.parse("turn=0 rolled=1 places=1,0")), 2))
        .isEqualTo(Map.of("0 walk", 2L, "0 run", 1L));
  }

  @Test
  void the_parts_sum_up_to_the_whole() {
    for (int depth = 1; depth < 9; depth++) {
      long sum = perft.divide(race.newState(), depth).values().stream().mapToLong(n -> n).sum();
      assertThat(sum).isEqualTo(perft.count(race.newState(), depth));
    }
  }

  @Test
  void a_finished_game_goes_on_in_one_way_and_has_no_first_step() {
    SprintState over = race.read(Position.parse("turn=1 rolled=0 places=3,0"));
    assertThat(perft.count(over, 5)).isEqualTo(1);
    assertThat(perft.divide(over, 5)).isEmpty();
  }

  @Test
  void counting_leaves_the_position_alone() {
    SprintState state = race.newState();
    perft.count(state, 6);
    assertThat(race.write(state)).hasToString("turn=0 rolled=0 places=0,0");
  }

  @Test
  void fewer_steps_than_none_cannot_be_counted() {
    assertThatThrownBy(() -> perft.count(race.newState(), -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no way has -1 steps");
  }

  @Test
  void the_ways_of_no_step_cannot_be_divided() {
    assertThatThrownBy(() -> perft.divide(race.newState(), 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no way has -1 steps");
  }
}
