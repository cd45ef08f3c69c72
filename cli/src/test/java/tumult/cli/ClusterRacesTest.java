package tumult.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.bench.cluster.ClusterRaces;
import tumult.bench.races.LiveRace;
import tumult.bench.races.LiveRaces;

/** Rivals at two nodes whose clocks say different times. */
final class ClusterRacesTest {
  private static final long CLEAR = 100_000;

  @Test
  void the_clearly_faster_person_wins_at_whichever_node_near_or_far(@TempDir Path folder)
      throws IOException {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      String database = postgres.getJdbcUrl("postgres", "postgres");
      LiveRaces live = ClusterRaces.run(database, 24, 8, 20, 300, folder);
      List<LiveRace> clear = live.races().stream().filter(race -> race.gap() >= CLEAR).toList();
      assertThat(clear).isNotEmpty();
      assertThat(clear.stream().filter(race -> race.winner() == race.faster()).count())
          .as("right ones of %s (a machine may stall now and then)", clear)
          .isGreaterThanOrEqualTo(Math.ceilDiv(clear.size() * 4, 5));
      assertThat(live.races()).as("the far one wins, too").anyMatch(race -> race.winner() == 1);
      assertThat(live.races()).as("and the near one").anyMatch(race -> race.winner() == 0);
    }
  }
}
