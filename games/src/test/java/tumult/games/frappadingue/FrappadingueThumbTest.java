package tumult.games.frappadingue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static tumult.games.frappadingue.Tables.at;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tumult.engine.Setup;
import tumult.games.Games;

/** What a sensible player would do, and the odds it goes by. */
final class FrappadingueThumbTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a thousand is not risked on two cards | 8,8,8,7,9   | 0 place 8,8,8   | score",
        "five piles and little to lose         | 8,+5,-5,+10,-10 | 0 place 8   | redeal",
        "one pile is a bad bet                 | 8,8,8,8,9   | 0 place 8,8,8,8 | score",
      })
  void it_stops_or_goes_on_by_the_odds(String why, String deal, String step, String move) {
    var scene = at("phase=place deal=" + deal).play(step);
    assertThat(scene.advice(0, 1)).as(why).isEqualTo(move);
  }

  @Test
  void a_brelan_is_placed_whole() {
    assertThat(at("phase=place deal=8,8,8,7,9").advice(0, 1)).isEqualTo("place 8,8,8");
  }

  @Test
  void who_would_still_lose_goes_on() {
    var scene = at("phase=place deal=8,8,8,7,9 turn=2 scores=0,2500,0").play("2 place 8,8,8");
    assertThat(scene.advice(2, 1)).isEqualTo("redeal");
  }

  @Test
  void the_odds_of_one_pile_are_counted() {
    Setup setup = Setup.parse("frappadingue", Games.ALL);
    FrappadingueOptions options = FrappadingueOptions.of(setup);
    Odds odds = Odds.of(new Deck(options).cards(), 1, new Counter(options));
    assertThat(odds.survival()).isEqualTo(16.0 / 76, within(1e-9)); // eight 8s, eight 12s
    assertThat(odds.gain()).isEqualTo(75, within(1e-9));
  }
}
