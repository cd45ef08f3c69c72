package tumult.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.bots.Bot;
import tumult.bots.Bots;
import tumult.bots.ThumbBot;
import tumult.engine.Plan;
import tumult.games.Games;

/**
 * The short form of the ladders in {@code docs/bots.md}. Seeds are fixed, so that nothing here
 * fails by chance. After a change that leaves the strength alone, but not the games, the shares
 * measured there would miss a bound of 45 % with a probability of at most 1 %, by the normal
 * approximation.
 */
final class LevelsTest {
  private static double share(String game, String first, String second, int games) {
    return MirroredGames.share(Games.named(game), Bots.named(first), Bots.named(second), games, 1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mau-mau(seats=2)            | 2 | 400",
        "mau-mau(seats=2)            | 3 | 400",
        "mau-mau(seats=2)            | 4 | 200",
        "sequence-dice(seats=2)      | 2 | 400",
        "sequence-dice(seats=2)      | 3 | 400",
        "sequence-dice(seats=2)      | 4 | 80",
        "kaos(seats=2,maxRounds=12)  | 2 | 400",
        "kaos(seats=2,maxRounds=12)  | 3 | 400",
        "frappadingue(seats=2)       | 2 | 400",
        "frappadingue(seats=2)       | 3 | 400",
        "haos(seats=2)               | 2 | 60",
        "haos(seats=2)               | 3 | 60",
        "haos(seats=2)               | 4 | 60",
        "haos(seats=2)               | 5 | 60",
      })
  void a_level_beats_the_one_below(String game, int level, int games) {
    assertThat(share(game, "level-" + level, "level-" + (level - 1), games)).isGreaterThan(0.45);
  }

  /** Opens when it must, and never lays hand on the totem. */
  private static final Bot PASSIVE =
      (turn, rng) ->
          IntStream.of(turn.actions())
              .filter(action -> turn.game().text(action).equals("open"))
              .mapToObj(action -> new Plan(action, 1_000))
              .findAny()
              .orElse(null);

  @ParameterizedTest
  @ValueSource(strings = {"haos(seats=2)", "haos(seats=4)"})
  void never_touching_the_totem_is_no_good_plan(String game) {
    for (int level = 1; level <= 5; level++) {
      assertThat(MirroredGames.share(Games.named(game), PASSIVE, new ThumbBot(level), 60, 1))
          .as("against level " + level)
          .isLessThan(0.45);
    }
  }
}
