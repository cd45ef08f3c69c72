package tumult.server.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.bots.Advice;
import tumult.engine.Refusal;
import tumult.engine.Remark;
import tumult.server.entity.Listener.Heard;
import tumult.server.store.Store;
import tumult.server.tables.Answer;
import tumult.server.tables.Door;
import tumult.server.tables.Measurement;
import tumult.server.tables.Subscriber;
import tumult.server.tables.WordedMessage;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.GameResult;
import tumult.table.Right;
import tumult.table.Standing;
import tumult.table.TableView;
import tumult.wire.EveningResults;

/**
 * What a node of an earlier version has written is understood, and what this one writes says all
 * that the earlier one would have said: so both can be in one cluster during an upgrade. What each
 * version wrote is kept in {@code crossing/N.txt}; {@code -Dcrossing.write=N} writes it, which is
 * done once, when a version is given out.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class CrossingVersionsTest {
  private static final Path KEPT = Path.of("src/test/resources/crossing");
  private static final ObjectMapper JSON = new ObjectMapper();

  /** What has a time of its node before it. */
  private static final Set<String> DATED = Set.of("ask1", "measured1");

  private static final Set<String> FINISHED = Set.of("worded1", "missed1");

  /** Times are the receiving node's when they arrive. */
  private static final Set<String> TIMES = Set.of("arrived", "at", "pinged");

  private static final int DATE_BYTES = 16;

  @AutoClose("terminate")
  private final ActorSystem<Void> system;

  private final CrossingSerializer serializer;
  private final ActorRef<Object> somebody;

  CrossingVersionsTest(@TempDir Path folder) {
    try (Store store = Store.inDirectory(folder)) {
      system = ActorSystem.create(Behaviors.empty(), "crossing", ShardedTables.settings(store));
    }
    serializer = new CrossingSerializer((ExtendedActorSystem) Adapter.toClassic(system));
    somebody = system.systemActorOf(Behaviors.<Object>ignore(), "somebody", Props.empty());
  }

  private List<Object> examples() {
    WordedMessage words =
        new WordedMessage(12, "id-1", "{\"ø\":1}".getBytes(StandardCharsets.UTF_8), true);
    TableView view = CrossingTest.playing().view("anna");
    List<Object> all = new ArrayList<>();
    for (Command command :
        List.of(
            new Command.Play("lay r8", 4),
            new Command.React("take", 3, 251.5, 0.1, true),
            new Command.NewKey(Right.SCREEN),
            new Command.Sit(1, "Anna", "fox", "luck"))) {
      Ask ask = new Ask("anna", List.of("key"), 1, "fresh", command);
      all.add(new Request.AskTable(ask, "id", 5_000, somebody.unsafeUpcast()));
    }
    for (Measurement measured :
        List.of(
            new Measurement.Pinged(5_000),
            new Measurement.Ponged(5_000, 47_000),
            new Measurement.Sent(9, 6_000),
            new Measurement.ShookHands(800))) {
      all.add(new Request.Measured("anna", measured));
    }
    all.addAll(
        List.of(
            new Request.Look("anna", somebody.unsafeUpcast()),
            new Request.Results(somebody.unsafeUpcast()),
            new Request.Knock("anna", List.of("a key"), somebody.unsafeUpcast()),
            new Request.CountGames(somebody.unsafeUpcast()),
            new Request.Advise("anna", 4, somebody.unsafeUpcast()),
            new Advice(List.of(new Advice.Choice("lay r8", 612, 14, Remark.of("why"))), false),
            new Request.Subscribe(
                "anna", 3, new Subscriber.Shown(5, true), somebody.unsafeUpcast(), null),
            new Request.Show("anna", somebody.unsafeUpcast()),
            new Request.LetGo("anna", 7),
            new Request.Wake(),
            new Request.Expire(),
            new Heard.Worded(words, true),
            new Heard.MissedWords(List.of(words, new WordedMessage(13, "", new byte[0], false))),
            new Heard.Fall(3),
            new Heard.Welcome(somebody.unsafeUpcast()),
            new Heard.Lost(),
            new Answer.Accepted(7, 99),
            new Answer.Refused(
                new Decision.Refused(Refusal.Common.NOT_YOUR_TURN, "mau-mau", "more")),
            view,
            new Door(view, null, true, false),
            new EveningResults(
                List.of(
                    new GameResult(
                        1,
                        "mau-mau@1(seats=2)",
                        5,
                        6,
                        List.of(new GameResult.Player("a", "A", "fox", 0, 3, true, false, 10)))),
                1,
                List.of(new Standing("a", "A", "fox", 10, 1, 1, true)),
                List.of())));
    return all;
  }

  private String line(Object crossing) {
    return "%s %s"
        .formatted(
            serializer.manifest(crossing),
            Base64.getEncoder().encodeToString(serializer.toBinary(crossing)));
  }

  private static List<String> kept(String version) throws IOException {
    return Files.readAllLines(KEPT.resolve(version + ".txt"));
  }

  @Test
  void everything_that_crosses_is_kept_for_the_next_version() throws IOException {
    String version = System.getProperty("crossing.write", "");
    if (!version.isEmpty()) {
      Files.createDirectories(KEPT);
      Files.write(KEPT.resolve(version + ".txt"), examples().stream().map(this::line).toList());
    }
    assertThat(
            kept(version.isEmpty() ? "2" : version).stream()
                .map(line -> line.split(" ")[0])
                .collect(Collectors.toSet()))
        .isEqualTo(Set.copyOf(CrossingSerializer.NAMES.values()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2"})
  void what_an_earlier_version_wrote_is_understood_and_said_again(String version)
      throws IOException {
    for (String line : kept(version)) {
      String name = line.split(" ")[0];
      byte[] written = Base64.getDecoder().decode(line.split(" ")[1]);
      byte[] again = serializer.toBinary(serializer.fromBinary(written, name));
      if (FINISHED.contains(name)) {
        assertThat(again).as(line).isEqualTo(written);
      } else {
        assertSaysAll(json(name, again), json(name, written), name);
      }
    }
  }

  private static JsonNode json(String name, byte[] bytes) throws IOException {
    return JSON.readTree(
        DATED.contains(name) ? Arrays.copyOfRange(bytes, DATE_BYTES, bytes.length) : bytes);
  }

  /** More may be said, but nothing less and nothing else. */
  private static void assertSaysAll(JsonNode now, JsonNode before, String where) {
    if (!before.isObject()) {
      assertThat(now).as(where).isEqualTo(before);
      return;
    }
    before
        .properties()
        .forEach(part -> {
          String inside = where + "." + part.getKey();
          assertThat(now.has(part.getKey())).as(inside).isTrue();
          if (!TIMES.contains(part.getKey())) {
            assertSaysAll(now.get(part.getKey()), part.getValue(), inside);
          }
        });
  }

  @Test
  void what_only_a_newer_version_knows_is_refused_and_nothing_else_happens() {
    byte[] newer = "{\"person\":\"anna\",\"ply\":7}".getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> serializer.fromBinary(newer, "sing1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("of a newer Tumult: sing1");
    byte[] ask =
        serializer.toBinary(
            new Request.AskTable(
                Ask.of("anna", 1, new Command.Stand()), "id", 5_000, somebody.unsafeUpcast()));
    byte[] strange =
        new String(ask, StandardCharsets.ISO_8859_1)
            .replace("\"Stand\"", "\"Sings\"")
            .getBytes(StandardCharsets.ISO_8859_1);
    assertThat(strange).isNotEqualTo(ask);
    assertThatThrownBy(() -> serializer.fromBinary(strange, "ask1")).hasMessageContaining("Sings");
    assertThat(serializer.fromBinary(ask, "ask1")).isInstanceOf(Request.AskTable.class);
  }
}
