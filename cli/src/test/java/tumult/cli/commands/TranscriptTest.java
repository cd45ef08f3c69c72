package tumult.cli.commands;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.cli.CommandResult;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Games;
import tumult.testkit.ShortGames;

/** A transcript can be followed from outside, by its JSON alone. */
final class TranscriptTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder = Path.of("");

  private List<JsonNode> transcript(String game, int seed) throws IOException {
    Path file = folder.resolve("game.jsonl");
    CommandResult answer =
        CommandResult.to(
            "play", game, "--auto", "--seed", "" + seed, "--transcript", file.toString());
    assertThat(answer.status()).as(answer.err()).isZero();
    List<JsonNode> lines = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      lines.add(JSON.readTree(line));
    }
    return lines;
  }

  static Stream<String> games() {
    return Stream.concat(ShortGames.of(Games.ALL.values(), 3), Stream.of("haos(seats=2)"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_move_is_legal_and_leads_to_the_next_state(String game) throws IOException {
    List<JsonNode> lines = transcript(game, 4);
    follow(Games.named(lines.getFirst().get("game").asText()), lines);
  }

  private static <S extends State<S>, V, M> void follow(Game<S, V, M> game, List<JsonNode> lines) {
    Match<S, V, M> match = new Match<>(game);
    for (JsonNode line : lines.subList(0, lines.size() - 1)) {
      JsonNode state = JSON.valueToTree(game.write(match.state()).fields());
      assertThat(line.get("state")).isEqualTo(state);
      assertThat(line.get("ply").asInt()).isEqualTo(match.plies().size() + 1);
      String move = line.get("move").get("text").asText();
      assertThat(line.get("legal").findValuesAsText("text")).contains(move);
      int actor = Seat.parse(line.get("actor").asText(), game.seats());
      assertThat(match.play(actor, game.action(game.parse(move)))).isNull();
    }
    JsonNode end = lines.getLast();
    assertThat(match.state().over()).isTrue();
    assertThat(end.get("actor").isNull()).isTrue();
    assertThat(end.get("move").isNull()).isTrue();
    assertThat(end.get("winners")).isNotEmpty();
    assertThat(end.get("state").toString())
        .isEqualTo(JsonFile.text(game.write(match.state()).fields()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"mau-mau", "sequence-dice", "kaos", "haos", "frappadingue"})
  void nothing_appears_or_is_lost(String game) throws IOException {
    List<JsonNode> states =
        transcript(game, 7).stream()
            .map(line -> line.get("state"))
            .filter(TranscriptTest::laidOut)
            .toList();
    for (JsonNode state : states) {
      assertThat(things(game, state))
          .as(state.toString())
          .isEqualTo(things(game, states.getFirst()));
    }
  }

  /** Whether everything lies on the table: before and after a round it is just in the box. */
  private static boolean laidOut(JsonNode state) {
    return Stream.of("discards", "stock", "chaosPile", "openings", "deck").anyMatch(state::has);
  }

  /** Everything on the table, counted from the fields of a state. */
  private static Object things(String game, JsonNode state) {
    return switch (game) {
      case "mau-mau" -> count(texts(state, "hands", "discards", "pile"));
      case "sequence-dice" ->
          List.of(
              state.get("chips").get(0).size() + state.get("stock").get(0).asInt(),
              state.get("chips").get(1).size() + state.get("stock").get(1).asInt());
      case "kaos" ->
          List.of(
              count(texts(state, "hands", "pile", "under")),
              count(texts(state, "chaosPile", "chaosUnder", "saved", "using")),
              sum(state, "chips", "pot"));
      case "haos" ->
          sum(state, "unseen", "lefts")
              + texts(state, "returned", "piles", "totem")
                  .flatMap(group -> Stream.of(group.split("\\+")))
                  .count();
      case "frappadingue" ->
          sum(state, "deck")
              + texts(state, "counter").count()
              + (state.get("phase").asText().equals("choose") ? 0 : texts(state, "deal").count());
      default -> throw new IllegalArgumentException("nobody has said what there is in " + game);
    };
  }

  private static Map<String, Long> count(Stream<String> things) {
    return things.collect(groupingBy(thing -> thing, counting()));
  }

  private static long sum(JsonNode state, String... fields) {
    return texts(state, fields).mapToLong(Long::parseLong).sum();
  }

  /** All texts and numbers in some fields, however deep. */
  private static Stream<String> texts(JsonNode state, String... fields) {
    return Stream.of(fields).filter(state::has).flatMap(field -> leaves(state.get(field)));
  }

  private static Stream<String> leaves(JsonNode node) {
    return node.isArray()
        ? node.valueStream().flatMap(TranscriptTest::leaves)
        : Stream.of(node.asText());
  }
}
