package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.engine.Game;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Games;
import tumult.server.wire.Wire;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Phase;
import tumult.table.TableView;
import tumult.table.records.FairRecord;
import tumult.testkit.ShortGames;
import tumult.wire.ToClient;

/**
 * Everybody is shown exactly what their seat may know: every view on the wire is compared with the
 * one that the rules give, in a replay of the game's record that knows nothing of the table.
 */
final class SightTest {
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

  @ParameterizedTest
  @MethodSource("games")
  void every_view_is_what_the_rules_let_that_seat_know(String name) throws Exception {
    Visitor host = house.visitor("Host");
    String table = host.opens(name).table();
    host.enters(table);
    List<Visitor> players = new ArrayList<>();
    for (int seat = 0; seat < Games.named(name).seats(); seat++) {
      Visitor player = house.visitor("Seat " + seat).enters(table);
      player.sits(seat);
      players.add(player);
    }
    long start = host.does(new Command.Start());
    players.forEach(player -> player.told(start));
    play(players);
    long last = players.stream().mapToLong(player -> player.view().number()).max().orElseThrow();
    String record = host.site().get("/api/tables/%s/records/1".formatted(table)).body();
    host.told(last);
    assertSeen(host, Seat.SPECTATOR, FairRecord.verify(record, Games::named));
    for (int seat = 0; seat < players.size(); seat++) {
      players.get(seat).told(last);
      assertSeen(players.get(seat), seat, FairRecord.verify(record, Games::named));
    }
  }

  /** Random moves until the game is over; a move that comes too late is no harm. */
  private static void play(List<Visitor> players) {
    Random random = new Random(4);
    while (true) {
      players.sort(Comparator.comparing(Visitor::name));
      long number = players.stream().mapToLong(player -> player.view().number()).max().orElse(0);
      players.forEach(player -> player.told(number));
      if (players.getFirst().view().phase() == Phase.OVER) {
        return;
      }
      List<Visitor> movers = players.stream().filter(one -> !one.moves().isEmpty()).toList();
      if (!movers.isEmpty()) {
        Visitor mover = movers.get(random.nextInt(movers.size()));
        List<String> moves = mover.moves();
        String move = moves.get(random.nextInt(moves.size()));
        if (mover.asks(new Command.Play(move, Command.ANY_PLY)) instanceof ToClient.Done done) {
          mover.told(done.number());
        }
      } else {
        lapse(players.getFirst().view().table());
      }
    }
  }

  /** Lets the time of a race game run out, as the clock would after a while. */
  private static void lapse(String table) {
    Ask ask = Ask.of(Ask.SERVER, 0, new Command.Arbitrate("lapse"));
    house.server().tables().ask(table, ask, "").toCompletableFuture().join();
  }

  private static void assertSeen(Visitor visitor, int seat, FairRecord record) {
    List<Sight> sights = sights(Games.named(record.game()), record, seat);
    int compared = 0;
    for (ToClient message : visitor.heard()) {
      if (message instanceof ToClient.Told told && told.view() != null) {
        TableView.Play play = told.view().play();
        if (play != null) {
          assertSeen(play, sights.get(play.ply()), told.view().phase() == Phase.OVER);
          compared++;
        }
      }
    }
    assertThat(compared).isGreaterThan(sights.size() / 2);
  }

  private static void assertSeen(TableView.Play play, Sight sight, boolean over) {
    assertThat(Wire.JSON.<JsonNode>valueToTree(play.view())).isEqualTo(sight.view);
    assertThat(play.moves()).isEqualTo(over ? List.of() : sight.moves);
  }

  /** What the rules show a seat, and let it do. */
  private record Sight(JsonNode view, List<String> moves) {}

  /** The sights of a seat after every move, the opening first. */
  private static <S extends State<S>, V, M> List<Sight> sights(
      Game<S, V, M> game, FairRecord record, int seat) {
    List<Sight> sights = new ArrayList<>();
    S state = game.newState();
    for (String step : record.moves()) {
      String[] words = step.split(" ", 2);
      int actor = Seat.parse(words[0], game.seats());
      if (actor != Seat.CHANCE) {
        sights.add(sight(game, state, seat));
      }
      state.play(actor, game.action(game.parse(words[1])));
    }
    sights.add(sight(game, state, seat));
    return sights;
  }

  private static <S extends State<S>, V, M> Sight sight(Game<S, V, M> game, S state, int seat) {
    int[] actions = new int[game.actionCount()];
    int count = seat == Seat.SPECTATOR ? 0 : state.actions(seat, actions);
    List<String> moves = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      moves.add(game.text(actions[i]));
    }
    JsonNode view = Objects.requireNonNull(Wire.JSON.valueToTree(game.view(state, seat)));
    return new Sight(view, moves);
  }
}
