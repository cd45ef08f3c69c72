package tumult.bench.races;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LiveRacesTest {
  private static final long CLEAR = 100_000;

  @Test
  void the_clearly_faster_person_wins_through_real_sockets_near_or_far(@TempDir Path data)
      throws IOException {
    LiveRaces live = LiveRaces.run(24, 8, 20, 300, data);
    assertThat(live.races()).hasSizeGreaterThanOrEqualTo(24);
    List<LiveRace> clear = live.races().stream().filter(race -> race.gap() >= CLEAR).toList();
    assertThat(clear).isNotEmpty();
    assertThat(clear.stream().filter(race -> race.winner() == race.faster()).count())
        .as(
            "right ones of %s (by arrival about half would be; a machine may stall now and then)",
            clear)
        .isGreaterThanOrEqualTo(Math.ceilDiv(clear.size() * 4, 5));
    assertThat(live.races()).as("the far one wins, too").anyMatch(race -> race.winner() == 1);
  }
}
