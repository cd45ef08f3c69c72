package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.games.Games;
import tumult.server.client.MergedView;
import tumult.server.wire.Wire;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Phase;
import tumult.table.Spectators;
import tumult.table.Visibility;
import tumult.testkit.ShortGames;
import tumult.wire.FromClient;
import tumult.wire.ToClient;

/** Who is told only what has changed sees at every step what is shown to those who are told all. */
final class ChangesTest {
  @TempDir static Path data;
  private static TestServer house;

  @BeforeAll
  static void open() {
    house = TestServer.open(data);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  static Stream<String> games() {
    return ShortGames.of(Games.ALL.values(), 2);
  }

  /** Somebody with two devices: one is told everything, the other what has changed. */
  private static final class Both {
    private final Visitor whole;
    private final Visitor sparing;
    private final Map<Long, JsonNode> views = new HashMap<>();
    private final List<String> wrong = new ArrayList<>();
    private int compared;
    private long bytes;
    private long wholeBytes;

    Both(Visitor whole) {
      this.whole = whole;
      sparing = whole.sparing();
    }

    void comes(String table) {
      sparing.enters(table);
    }

    /** Compares all that both devices have heard; then the second one breaks. */
    void breaks(long until) throws JsonProcessingException {
      whole.told(until);
      if (sparing.welcome().number() < until) {
        sparing.hears(until);
      }
      for (String frame : whole.wire().frames()) {
        JsonNode message = Wire.JSON.readTree(frame);
        if (message.has("view") && message.path("type").asText().equals("told")) {
          wholeBytes +=
              views.put(message.path("number").asLong(), message.path("view")) == null
                  ? frame.length()
                  : 0;
        }
      }
      MergedView merged = new MergedView();
      for (String frame : sparing.wire().frames()) {
        JsonNode message = Wire.JSON.readTree(frame);
        if (!merged.hear(message)) {
          continue;
        }
        bytes += message.has("names") ? 0 : frame.length();
        JsonNode wanted = views.get(message.path("number").asLong());
        if (wanted != null) {
          compared++;
          if (!merged.now().equals(wanted)) {
            wrong.add("%s: %s and not %s".formatted(frame, merged.now(), wanted));
          }
        }
      }
      sparing.close();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void changes_lead_to_the_whole_view_at_every_step(String name) throws Exception {
    Random random = new Random(9);
    Visitor host = house.visitor("Host");
    String table = host.opens(name, Visibility.PUBLIC, Spectators.DELAYED).table();
    List<Both> all = new ArrayList<>(List.of(new Both(host.enters(table))));
    for (int seat = 0; seat < Games.named(name).seats(); seat++) {
      all.add(new Both(house.visitor("Seat " + seat).enters(table)));
    }
    for (Both each : all) {
      each.comes(table);
    }
    List<Visitor> players = all.stream().skip(1).map(each -> each.whole).toList();
    for (Visitor player : players) {
      player.sits(-1);
    }
    play(host, players, all, random);
    host.does(new Command.ChangeGame("frappadingue(seats=2)", Spectators.OPEN, 0));
    long last = host.does(new Command.Start());
    for (Both each : all) {
      each.breaks(last);
      assertThat(each.wrong).as(each.whole.name()).isEmpty();
      assertThat(each.compared).as(each.whole.name()).isGreaterThan(5); // games may be short
      assertThat(each.bytes).as(each.whole.name()).isLessThan(each.wholeBytes / 3);
    }
  }

  /** One game of random moves, talk, undos, broken lines and resumes. */
  private static void play(Visitor host, List<Visitor> players, List<Both> all, Random random)
      throws JsonProcessingException {
    long number = host.does(new Command.Start());
    while (true) {
      long now = number;
      players.forEach(player -> player.told(now));
      number = players.stream().mapToLong(player -> player.view().number()).max().orElse(now);
      if (players.getFirst().view().phase() == Phase.OVER) {
        return;
      }
      if (random.nextInt(12) == 0) {
        Both one = all.get(random.nextInt(all.size()));
        one.breaks(number);
        number = host.does(new Command.Emote("wave"));
        one.sparing.resumes(host.view().table(), random.nextBoolean() ? number - 1 : 0);
      }
      List<Visitor> movers = players.stream().filter(one -> !one.moves().isEmpty()).toList();
      if (movers.isEmpty()) {
        number = lapse(players.getFirst().view().table());
        continue;
      }
      Visitor mover = movers.get(random.nextInt(movers.size()));
      String move = mover.moves().get(random.nextInt(mover.moves().size()));
      if (mover.asks(new Command.Play(move, Command.ANY_PLY)) instanceof ToClient.Done done) {
        number = done.number();
      }
    }
  }

  /** Lets the time of a race game run out, as the clock would after a while. */
  private static long lapse(String table) {
    Ask ask = Ask.of(Ask.SERVER, 0, new Command.Arbitrate("lapse"));
    var answer = house.server().tables().ask(table, ask, "").toCompletableFuture().join();
    return ((tumult.server.tables.Answer.Accepted) answer).number();
  }

  @Test
  void what_happened_by_a_command_says_that_it_is_done() {
    Visitor whole = house.visitor("Ida");
    String table = whole.opens("frappadingue(seats=2)").table();
    Visitor ida = whole.sparing().enters(table);
    ida.wire().send(Wire.text(new FromClient.Do("a\"1\\", new Command.Sit(0, "Ida", "fox", ""))));
    ToClient.Changed changed =
        ida.wire()
            .until(
                () ->
                    ida.heard().stream()
                        .filter(ToClient.Changed.class::isInstance)
                        .map(ToClient.Changed.class::cast)
                        .findFirst()
                        .orElse(null),
                "what has changed");
    assertThat(changed.done()).isEqualTo("a\"1\\");
    assertThat(changed.log()).containsExactly("table.sat 0 Ida");
    int you = Objects.requireNonNull(ida.welcome().names()).indexOf("you");
    assertThat(changed.view()).containsEntry("" + you, 0);
    assertThat(ida.heard()).noneMatch(ToClient.Done.class::isInstance);
    assertThat(ida.newKey(tumult.table.Right.WATCH)).isNotEmpty();
  }

  @Test
  void the_whole_view_is_sent_when_it_is_asked_for() throws Exception {
    Visitor whole = house.visitor("Ida");
    String table = whole.opens("kaos(seats=2)").table();
    whole.enters(table);
    Visitor ida = whole.sparing().enters(table);
    long number = whole.sits(0);
    ida.hears(number);
    ida.wire().send("{\"type\":\"look\"}");
    ToClient.Whole shown =
        ida.wire()
            .until(
                () ->
                    ida.heard().stream()
                        .filter(ToClient.Whole.class::isInstance)
                        .map(ToClient.Whole.class::cast)
                        .findFirst()
                        .orElse(null),
                "the whole view");
    assertThat(shown.number()).isEqualTo(number);
    assertThat(Wire.JSON.<JsonNode>valueToTree(shown.view()))
        .isEqualTo(Wire.JSON.<JsonNode>valueToTree(whole.view()));
  }
}
