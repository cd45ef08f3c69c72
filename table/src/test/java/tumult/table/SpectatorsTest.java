package tumult.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tumult.engine.Seat;
import tumult.table.steps.LogLine;

/** What those see who have no seat. */
final class SpectatorsTest {
  private static final String GAME = "mau-mau(seats=2,rounds=1)";

  private static TableScene playing(Spectators spectators) {
    return TableScene.open(GAME, Visibility.PUBLIC, spectators, 0)
        .seated("bo", "cleo")
        .does("anna", new Command.Start());
  }

  @Test
  void a_spectator_sees_what_a_spectator_may_and_no_legal_move() {
    TableScene scene = playing(Spectators.OPEN);
    assertThat(scene.play("anna").view()).isEqualTo(scene.table.gameView(Seat.SPECTATOR));
    assertThat(scene.play("anna").moves()).isEmpty();
    assertThat(scene.play("bo").view()).isEqualTo(scene.table.gameView(0));
  }

  @Test
  void nobody_is_told_a_card_that_another_seat_has_drawn() {
    TableScene scene = playing(Spectators.OPEN);
    List<LogLine> bo = scene.table.message("bo").log();
    assertThat(bo).contains(new LogLine("mau-mau.card", List.of("*", "?")));
    assertThat(bo.stream().filter(line -> line.arguments().contains("?"))).hasSize(5);
    assertThat(scene.table.message("anna").log().stream())
        .filteredOn(line -> line.arguments().contains("?"))
        .hasSize(10);
  }

  @Test
  void a_stranger_sees_only_who_sits_there() {
    TableScene scene = playing(Spectators.OPEN);
    assertThat(scene.table.view("stranger").play()).isNull();
    assertThat(scene.told("stranger")).containsExactly("table.started");
  }

  @Test
  void spectators_see_nothing_of_the_game_if_the_host_wants_it_so() {
    TableScene scene = playing(Spectators.NONE).playsOn(3);
    assertThat(scene.table.view("anna").play()).isNull();
    assertThat(scene.told("anna")).isEmpty();
    assertThat(scene.told("bo")).isNotEmpty();
  }

  @Test
  void delayed_spectators_are_some_moves_behind() {
    TableScene scene = playing(Spectators.DELAYED);
    Object start = scene.table.gameView(Seat.SPECTATOR);
    scene.playsOn(Spectators.DELAY);
    assertThat(scene.play("anna").view()).isEqualTo(start);
    assertThat(scene.play("anna").behind()).isEqualTo(Spectators.DELAY);
    assertThat(scene.play("anna").deadlines()).isEmpty();
    assertThat(scene.told("anna")).isEmpty();
    Event.Played first = firstMove(scene);
    scene.playsOn(1);
    assertThat(scene.told("anna").getFirst()).isEqualTo("mau-mau." + verb(first.move()));
    assertThat(scene.play("anna").ply()).isEqualTo(1);
  }

  @Test
  void delayed_spectators_are_told_the_rest_when_the_game_ends() {
    TableScene scene = playing(Spectators.DELAYED).playsOn(5).does("bo", new Command.Resign());
    assertThat(scene.told("anna")).startsWith("table.ended").hasSizeGreaterThanOrEqualTo(6);
    assertThat(scene.play("anna").behind()).isZero();
    assertThat(scene.play("anna").view()).isEqualTo(scene.table.gameView(Seat.SPECTATOR));
    assertThat(scene.told("cleo")).containsExactly("table.ended");
  }

  @Test
  void delayed_spectators_never_see_a_move_that_was_taken_back() {
    TableScene scene =
        TableScene.open("frappadingue(seats=1)", Visibility.PUBLIC, Spectators.DELAYED, 0)
            .seated("bo")
            .does("anna", new Command.Start());
    Object start = scene.table.gameView(Seat.SPECTATOR);
    for (int i = 0; i < Spectators.DELAY + 3; i++) {
      scene.playsOn(1).does("bo", new Command.OfferUndo());
    }
    assertThat(scene.play("anna").view()).isEqualTo(start);
  }

  private static Event.Played firstMove(TableScene scene) {
    return scene.journal.stream()
        .filter(Event.Played.class::isInstance)
        .map(Event.Played.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static String verb(String move) {
    return move.split(" ", -1)[0];
  }
}
