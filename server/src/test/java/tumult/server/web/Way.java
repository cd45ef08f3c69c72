package tumult.server.web;

import com.typesafe.config.ConfigFactory;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tumult.engine.Game;
import tumult.games.Games;
import tumult.server.tables.Delays;
import tumult.server.tables.Node;

/** How people come to a table. */
enum Way {
  /** They speak to the server that has it. */
  DIRECT,
  /** They speak to a node of a cluster, and all tables are at another. */
  THROUGH_ANOTHER_NODE;

  /** Few places for tables, which stay where they are. */
  private static final Map<String, String> SETTINGS =
      Map.of(
          "pekko.cluster.sharding.number-of-shards", "4",
          "pekko.cluster.sharding.rebalance-interval", "1 h");

  TestServer open(Path data) {
    return open(data, TestServer.PACE, Games::named);
  }

  TestServer open(Path data, Delays pace, Function<String, Game<?, ?, ?>> games) {
    return this == DIRECT ? TestServer.open(data, pace, games) : elsewhere(data, pace, games);
  }

  private static TestServer elsewhere(
      Path data, Delays pace, Function<String, Game<?, ?, ?>> games) {
    SETTINGS.forEach(System::setProperty);
    ConfigFactory.invalidateCaches();
    try {
      List<String> places = TestServer.freePlaces(2);
      String self = places.getFirst();
      String home = places.getLast();
      EmbeddedPostgres postgres = EmbeddedPostgres.start();
      String database = postgres.getJdbcUrl("postgres", "postgres");
      String peers = self + "," + home;
      TestServer first =
          TestServer.asNode(
              data.resolve("home"), database, Node.of(home, peers, "", ""), pace, games);
      takeAllPlaces(first);
      return TestServer.asNode(
              data.resolve("door"), database, Node.of(self, peers, "", ""), pace, games)
          .behind(List.of(first, postgres));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    } finally {
      SETTINGS.keySet().forEach(System::clearProperty);
      ConfigFactory.invalidateCaches();
    }
  }

  /** Asks for tables that do not exist: where they would be is decided by that. */
  private static void takeAllPlaces(TestServer home) {
    for (int i = 0; i < 40; i++) {
      home.server().tables().door("nowhere-" + i, "", List.of()).toCompletableFuture().join();
    }
  }
}
