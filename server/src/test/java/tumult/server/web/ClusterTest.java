package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.client.MergedView;
import tumult.server.client.Site;
import tumult.server.store.Store;
import tumult.server.store.Unusable;
import tumult.server.tables.Node;
import tumult.server.wire.Wire;
import tumult.table.Command;
import tumult.wire.FromClient;

/** Several nodes are one Tumult: whoever comes to any of them finds the same tables. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ClusterTest {
  private static final int NODES = 3;
  private static final int TABLES = 4;
  private static final String GAME = "sequence-dice(seats=2)";

  @TempDir private static Path folder;
  private EmbeddedPostgres postgres;
  private String database;
  private final List<TestServer> nodes = new ArrayList<>();

  /** All at once, as if somebody had counted to three. */
  @BeforeAll
  void start() throws IOException {
    postgres = EmbeddedPostgres.start();
    database = postgres.getJdbcUrl("postgres", "postgres");
    List<String> places = TestServer.freePlaces(NODES);
    String peers = String.join(",", places);
    IntStream.range(0, NODES)
        .mapToObj(i ->
            CompletableFuture.supplyAsync(() ->
                TestServer.asNode(
                    folder.resolve("node-" + i), database, Node.of(places.get(i), peers, "", ""))))
        .toList()
        .forEach(starting -> nodes.add(starting.join()));
  }

  @AfterAll
  void stop() throws IOException {
    nodes.forEach(TestServer::close);
    postgres.close();
  }

  /** Somebody who merges what has changed, and can always say how the table looks. */
  private static final class Watcher {
    private final Visitor visitor;
    private final MergedView view = new MergedView();
    private int read;

    Watcher(TestServer node, String name) {
      visitor = node.visitor(name).sparing();
    }

    /** The same person, who has come to another node. */
    Watcher(TestServer node, Watcher same) {
      Site site = new Site(node.base(), same.visitor.site().cookie());
      visitor = new Visitor(site, same.visitor.name()).sparing();
    }

    JsonNode view() throws IOException {
      List<String> frames = visitor.wire().frames();
      for (; read < frames.size(); read++) {
        view.hear(Wire.JSON.readTree(frames.get(read)));
      }
      return view.now();
    }

    JsonNode at(long number) {
      await().until(() -> view().path("number").asLong() >= number);
      return view.now();
    }

    /** The whole view, asked for when that number has been told. */
    JsonNode whole(long number) {
      at(number);
      visitor.wire().send(Wire.text(new FromClient.Look()));
      return visitor
          .wire()
          .until(
              () ->
                  visitor.wire().frames().stream()
                      .map(Watcher::tree)
                      .filter(frame -> frame.path("type").asText().equals("whole"))
                      .filter(frame -> frame.path("number").asLong() >= number)
                      .findFirst()
                      .orElse(null),
              "the whole view")
          .path("view");
    }

    private static JsonNode tree(String frame) {
      try {
        return Wire.JSON.readTree(frame);
      } catch (IOException impossible) {
        throw new IllegalStateException(impossible);
      }
    }

    List<String> moves() throws IOException {
      List<String> moves = new ArrayList<>();
      view().path("play").path("moves").forEach(move -> moves.add(move.textValue()));
      return moves;
    }

    long does(Command command) {
      String id = "w" + System.nanoTime();
      visitor.wire().send(Wire.text(new FromClient.Do(id, command)));
      return visitor
          .wire()
          .until(
              () ->
                  visitor.wire().frames().stream()
                      .map(Watcher::tree)
                      .filter(frame -> answers(frame, id))
                      .map(frame -> frame.path("number").asLong())
                      .findFirst()
                      .orElse(null),
              "that it is done: " + command);
    }

    private static boolean answers(JsonNode frame, String id) {
      boolean refused = !frame.has("number") && frame.path("id").asText().equals(id);
      assertThat(refused).as("%s", frame).isFalse();
      return frame.path("id").asText().equals(id) || frame.path("done").asText().equals(id);
    }
  }

  @Test
  void every_node_is_in_the_cluster_and_ready() {
    for (TestServer node : nodes) {
      assertThat(node.get("/ready")).isEqualTo("ready");
    }
  }

  @Test
  void a_server_alone_is_kept_out_and_says_why() {
    assertThatThrownBy(() -> Store.inPostgres(database))
        .isInstanceOf(Unusable.class)
        .hasMessageContaining("in use by another Tumult server");
  }

  @Test
  void a_table_is_played_from_two_nodes_and_goes_on_when_one_is_stopped() throws Exception {
    Set<Integer> homes = new HashSet<>();
    Map<String, List<Watcher>> tables = new LinkedHashMap<>();
    for (int table = 0; table < TABLES; table++) {
      int[] before = nodes.stream().mapToInt(node -> node.server().tables().inMemory()).toArray();
      Watcher anna = new Watcher(nodes.get(table % NODES), "Anna");
      Watcher bo = new Watcher(nodes.get((table + 1) % NODES), "Bo");
      String id = anna.visitor.opens(GAME).table();
      for (int i = 0; i < NODES; i++) {
        if (nodes.get(i).server().tables().inMemory() > before[i]) {
          homes.add(i);
        }
      }
      tables.put(id, List.of(anna, bo));
      anna.visitor.enters(id);
      bo.visitor.enters(id);
      anna.does(new Command.Sit(0, "Anna", "fox", ""));
      bo.does(new Command.Sit(1, "Bo", "owl", ""));
      long number = anna.does(new Command.Start());
      for (int move = 0; move < 3; move++) {
        anna.at(number);
        bo.at(number);
        Watcher mover = anna.moves().isEmpty() ? bo : anna;
        number = mover.does(new Command.Play(mover.moves().getFirst(), Command.ANY_PLY));
        for (Watcher each : List.of(anna, bo)) {
          assertThat(each.at(number)).isEqualTo(each.whole(number));
        }
      }
      for (TestServer node : nodes) {
        assertThat(node.get("/api/tables/" + id)).contains("\"taken\":2", "Anna");
        assertThat(node.get("/api/tables/" + id + "/evening")).contains("\"games\":0");
        await().until(() -> node.get("/api/tables").contains(id));
      }
    }
    assertThat(homes).as("tables live on several nodes").hasSizeGreaterThan(1);
    nodes.removeLast().close();
    for (Map.Entry<String, List<Watcher>> table : tables.entrySet()) {
      Watcher anna = new Watcher(nodes.get(0), table.getValue().get(0));
      Watcher bo = new Watcher(nodes.get(1), table.getValue().get(1));
      anna.visitor.enters(table.getKey());
      bo.visitor.enters(table.getKey());
      Watcher mover = anna.moves().isEmpty() ? bo : anna;
      long number = mover.does(new Command.Play(mover.moves().getFirst(), Command.ANY_PLY));
      for (Watcher each : List.of(anna, bo)) {
        assertThat(each.at(number)).isEqualTo(each.whole(number));
      }
    }
  }
}
