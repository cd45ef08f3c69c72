package tumult.bench.fairness;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LiveRacesTest {
  private static final long CLEAR = 100_000;

  @Test
  void the_clearly_faster_person_wins_through_real_sockets_near_or_far(@TempDir Path data)
      throws IOException {
    LiveRaces live = LiveRaces.run(24, 8, 20, 300, data);
    assertThat(live.races()).hasSizeGreaterThanOrEqualTo(24);
    assertThat(live.races().stream().filter(race -> race.gap() >= CLEAR))
        .isNotEmpty()
        .allMatch(race -> race.winner() == race.faster());
    assertThat(live.races()).as("the far one wins, too").anyMatch(race -> race.winner() == 1);
  }
}
