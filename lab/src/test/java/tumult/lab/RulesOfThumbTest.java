package tumult.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.games.Games;
import tumult.testkit.ShortGames;

/** Rules of thumb are worth following. */
final class RulesOfThumbTest {
  private static final int BLOCKS = 100;

  private static double share(String game, String first, String second) {
    return Meeting.share(game, first, second, BLOCKS, 1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mau-mau(seats=2)                | 0.75",
        "mau-mau(seats=8)                | 0.75",
        "sequence-dice(seats=2)          | 0.70",
        "sequence-dice(seats=4)          | 0.65",
        "kaos(seats=2)                   | 0.85",
        "kaos(seats=6,maxRounds=12)      | 0.75",
        "haos(seats=2)                   | 0.95",
        "haos(seats=10)                  | 0.90",
        "frappadingue(seats=2)           | 0.85",
        "frappadingue(seats=8)           | 0.85",
      })
  void the_rule_of_thumb_beats_random_play_clearly(String game, double atLeast) {
    assertThat(share(game, "thumb", "random")).isGreaterThan(atLeast);
  }

  static Stream<String> games() {
    return ShortGames.of(Games.ALL.values(), 3);
  }

  /** For a game that is not listed here, too; one without a rule of thumb plays at random. */
  @ParameterizedTest
  @MethodSource("games")
  void no_rule_of_thumb_is_worse_than_random_play(String game) {
    assertThat(share(game, "thumb", "random")).isGreaterThan(0.35);
  }

  @ParameterizedTest
  @CsvSource({"mau-mau", "sequence-dice", "'kaos(seats=4,maxRounds=12)'", "haos", "frappadingue"})
  void a_beginner_is_between_the_two(String game) {
    assertThat(share(game, "thumb", "beginner")).isGreaterThan(0.55);
    assertThat(share(game, "beginner", "random")).isGreaterThan(0.55);
  }

  @Test
  void who_play_alike_share_and_a_seed_repeats() {
    assertThat(share("mau-mau(seats=2)", "thumb", "thumb")).isBetween(0.4, 0.6);
    assertThat(share("haos", "thumb", "beginner")).isEqualTo(share("haos", "thumb", "beginner"));
  }
}
