package tumult.cli.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tumult.games.Games;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.Spectators;
import tumult.table.Table;
import tumult.table.Visibility;
import tumult.table.steps.GameCache;
import tumult.wire.FromClient;

/** What can be typed at a live table before a game and between two. */
final class LiveCommandsTest {
  private static final String FRESH = "7f".repeat(32);
  private final Table table = new Table("kitchen", new GameCache(Games::named));
  private final FromClient.Hello hello =
      new FromClient.Hello("kitchen", List.of(), "Anna", "fox", 0, 0);

  LiveCommandsTest() {
    does(
        "anna",
        new Command.Open("kaos(seats=3)", Visibility.PUBLIC, Spectators.NONE, 30, "Anna", "fox"));
    does(Ask.SERVER, new Command.Arrive("bo", "Bo Li", "owl"));
    does("bo", new Command.Sit(1, "Bo Li", "owl", ""));
  }

  private void does(String who, Command command) {
    assertThat(table.decide(new Ask(who, List.of(), 1, FRESH, command)))
        .isInstanceOfSatisfying(
            Decision.Accepted.class, accepted -> accepted.events().forEach(table::evolve));
  }

  private Object typed(String line) {
    Command command = new LiveCommands(table.view("anna"), hello).command(line);
    return command == null ? "nothing" : command;
  }

  @Test
  void empty_seats_are_filled_or_closed() {
    assertThat(typed("/fill")).isEqualTo(new Command.FillSeats(2));
    assertThat(typed("/closeseats")).isEqualTo(new Command.CloseSeats());
  }

  @Test
  void another_game_is_played_for_the_same_spectators_at_the_same_pace() {
    assertThat(typed("/game mau-mau(seats=3)"))
        .isEqualTo(new Command.ChangeGame("mau-mau(seats=3)", Spectators.NONE, 30));
  }

  @Test
  void a_seat_is_named_by_its_number_or_by_who_sits_there() {
    assertThat(typed("/nudge 2")).isEqualTo(new Command.Nudge(1));
    assertThat(typed("/nudge bo li")).isEqualTo(new Command.Nudge(1));
    assertThat(typed("/standin Bo Li")).isEqualTo(new Command.StandIn(1));
    assertThat(typed("/dismiss Bo Li")).isEqualTo(new Command.Dismiss("bo"));
  }

  @Test
  void nobody_and_no_seat_are_not_understood() {
    assertThat(
            List.of(typed("/nudge 9"), typed("/nudge"), typed("/standin Zoe"), typed("/dismiss")))
        .containsOnly("nothing");
  }
}
