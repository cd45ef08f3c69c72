package tumult.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tumult.bench.cluster.ClusterLoad;

/**
 * Nodes are killed, stopped, frozen and cut off while people play: what was acknowledged is stored,
 * nothing has happened twice, and no table is written by a node that was taken for dead. {@code
 * ./tumult bench cluster} does the same for longer.
 */
final class ClusterLoadTest {
  private static final int FROZEN_SECONDS = 10;

  @ParameterizedTest
  @CsvSource({"3, 1, 1, 1, 1", "2, 1, 0, 0, 1"})
  void whatever_befalls_a_node_nothing_acknowledged_is_lost(
      int nodes, int kills, int stops, int freezes, int partitions, @TempDir Path folder)
      throws IOException {
    List<String> course = new ArrayList<>();
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      ClusterLoad load =
          ClusterLoad.run(
              new ClusterLoad.Settings(
                  postgres.getJdbcUrl("postgres", "postgres"),
                  "",
                  nodes,
                  4,
                  100,
                  kills,
                  stops,
                  freezes,
                  partitions,
                  FROZEN_SECONDS,
                  0),
              folder,
              course::add);
      assertThat(load.acknowledged()).isGreaterThan(100);
      assertThat(List.of(load.lost(), load.doubled(), load.stale()))
          .as("lost, doubled, stale in %s", course)
          .containsOnly(0L);
      assertThat(load.outages()).as("a killed node was missed").isNotEmpty();
    }
  }
}
