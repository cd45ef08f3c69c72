package tumult.lab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.games.Games;

/** What games promise to those who look ahead is about what then comes. */
final class CalibrationTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"mau-mau(seats=2)", "sequence-dice(seats=2)", "kaos(seats=2,maxRounds=6)"})
  void an_outlook_knows_something_and_does_not_exaggerate(String game) {
    Calibration<?> calibration = new Calibration<>(Games.named(game), 2_000, 1);
    assertThat(calibration.error()).isLessThan(calibration.ignorance());
    assertThat(calibration.slope()).isBetween(0.6, 1.6);
  }
}
